package bergerie.table;

import bergerie.rules.Viewer;
import bergerie.table.match.Heard;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.match.Telling;
import java.util.List;

/** An event, and the match it happened in. */
record News<S, M, V>(Match<S, M, V> before, Logged logged) {

  /** What a viewer hears of them. */
  static <S, M, V> List<Heard> heard(List<News<S, M, V>> news, Viewer viewer) {
    return news.stream()
        .flatMap(one -> Telling.of(one.before(), one.logged(), viewer).stream())
        .toList();
  }
}
