package bergerie.rules;

/** Counts things that happen in games, by name. */
@FunctionalInterface
public interface Counts {

  void add(String what, long howMany);

  default void one(String what) {
    add(what, 1);
  }
}
