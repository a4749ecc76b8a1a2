package bergerie.rules;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One of a few things that texts name: files, states, options and calls. For enums. */
public interface Named {

  /** Of the constant, which every enum has. */
  String name();

  /** As texts call it: its name in small letters, unless it says otherwise. */
  default String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The one that is called so, if any is. */
  static <N extends Named> Optional<N> find(N[] all, String id) {
    return find(List.of(all), id);
  }

  static <N extends Named> Optional<N> find(Collection<N> some, String id) {
    return some.stream().filter(one -> one.id().equals(id)).findFirst();
  }
}
