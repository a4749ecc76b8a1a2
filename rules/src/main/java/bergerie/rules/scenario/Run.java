package bergerie.rules.scenario;

/** What came of playing a scenario or a lesson: what it shows, or what does not hold. */
sealed interface Run<T> {

  record Held<T>(T shown) implements Run<T> {}

  record Broken<T>(Failure failure) implements Run<T> {}
}
