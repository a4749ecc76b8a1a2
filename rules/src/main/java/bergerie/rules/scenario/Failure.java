package bergerie.rules.scenario;

/** What differs from a scenario, and on which line of its file. */
public record Failure(String title, int line, String message) {}
