package bergerie.table;

import bergerie.table.match.Eyes;
import bergerie.table.match.Heard;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.match.Telling;
import java.util.List;

/** An event, the match it happened in, and what it has made of it. */
record News<S, M, V>(Match<S, M, V> before, Match<S, M, V> after, Logged logged) {

  /** What somebody hears of them. */
  static <S, M, V> List<Heard> heard(List<News<S, M, V>> news, Eyes eyes) {
    return news.stream()
        .flatMap(one -> Telling.of(one.before(), one.after(), one.logged(), eyes).stream())
        .toList();
  }
}
