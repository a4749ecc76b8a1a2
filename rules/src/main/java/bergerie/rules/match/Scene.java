package bergerie.rules.match;

import bergerie.rules.Actor;

/** The table at one moment of a replay. */
public sealed interface Scene<S, M> {

  /** The state then. */
  S state();

  record Opening<S, M>(S state) implements Scene<S, M> {}

  record Played<S, M>(S before, Actor actor, M move, S state) implements Scene<S, M> {}

  record TakenBack<S, M>(int steps, S state) implements Scene<S, M> {}
}
