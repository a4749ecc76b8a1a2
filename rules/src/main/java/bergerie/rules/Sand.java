package bergerie.rules;

import java.time.Duration;

/** A sand glass that runs. While a game shows the same glass, the same sand goes on running. */
public record Sand(int glass, Duration length) {}
