package bergerie.games.wolfwalkers.text;

import bergerie.telling.Beat;
import bergerie.telling.Sentence;
import java.util.List;

/** What a player does, in words and beats. */
record Account(Sentence line, List<Beat> beats) {

  Account(Sentence line, Beat... beats) {
    this(line, List.of(beats));
  }
}
