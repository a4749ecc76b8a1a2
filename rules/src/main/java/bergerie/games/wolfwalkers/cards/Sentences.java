package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;
import java.util.List;
import java.util.stream.Collectors;

/** Texts one after the other. */
final class Sentences {

  private Sentences() {}

  static Words joined(List<Words> sentences) {
    return joined(sentences, " ");
  }

  static Words joined(List<Words> parts, String between) {
    return new Words(
        parts.stream().map(Words::en).collect(Collectors.joining(between)),
        parts.stream().map(Words::fr).collect(Collectors.joining(between)));
  }
}
