package bergerie.table;

import bergerie.table.match.Eyes;
import bergerie.table.match.Heard;
import bergerie.table.match.Telling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells the same news to one after another, and what all may know but once. */
final class Recital<S, M, V> {

  private final List<News<S, M, V>> news;

  /**
   * What was told last of each event to those who know no more than others, if possible to none.
   */
  private final Map<Long, Heard> common = new HashMap<>();

  Recital(List<News<S, M, V>> news) {
    this.news = news;
  }

  /** What somebody hears of them. */
  List<Heard> heard(Eyes eyes) {
    List<Heard> all = new ArrayList<>();
    for (News<S, M, V> one : news) {
      heard(one, eyes).ifPresent(all::add);
    }
    return all;
  }

  private Optional<Heard> heard(News<S, M, V> one, Eyes eyes) {
    if (!Telling.isCommon(one.before(), one.after(), one.logged(), eyes.viewer())) {
      return Telling.of(one.before(), one.after(), one.logged(), eyes);
    }
    Optional<Heard> earlier = Optional.ofNullable(common.get(one.logged().seq()));
    Optional<Heard> heard =
        earlier.isPresent()
            ? earlier.map(it -> it.by(eyes.hearer(one.before())))
            : Telling.of(one.before(), one.after(), one.logged(), eyes);
    heard
        .filter(_ -> earlier.filter(it -> !it.isPersonal()).isEmpty())
        .ifPresent(it -> common.put(one.logged().seq(), it));
    return heard;
  }
}
