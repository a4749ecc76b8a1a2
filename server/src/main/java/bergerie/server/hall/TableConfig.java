package bergerie.server.hall;

import bergerie.bots.Coach;
import bergerie.table.Manners;
import bergerie.table.port.Random;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * How tables behave.
 *
 * @param fastest and
 * @param slowest how long bots take over a move while people watch
 * @param grace how long a seat may be empty before those present may let a bot play there
 * @param idle how long a table nobody sits at stays in memory
 * @param thinking however strong a bot is, nobody waits longer for it
 * @param glance how long a coach weighs a move that somebody is about to make
 * @param botThreads how many bots think at the same time
 * @param length how many events a match may have; a seat may speak a twentieth as often
 * @param seeds where the chance of new matches comes from, known to nobody
 * @param random what names, tokens and codes are made of, guessed by nobody
 * @param hours the clock on the wall, one for each house
 */
public record TableConfig(
    Duration fastest,
    Duration slowest,
    Duration grace,
    Duration idle,
    Duration thinking,
    Duration glance,
    int botThreads,
    int length,
    Supplier<String> seeds,
    Random random,
    Supplier<Hours> hours) {

  /** How many events a match may have, unless the host says otherwise. */
  public static final int USUAL_LENGTH = 10_000;

  /** They share the processors: who is given a second has it over in a second. */
  private static final int BOT_THREADS = 16;

  public static TableConfig standard() {
    return new TableConfig(
        Duration.ofMillis(600),
        Duration.ofMillis(1200),
        Duration.ofSeconds(45),
        Duration.ofSeconds(60),
        Duration.ofSeconds(2),
        Coach.GLANCE,
        BOT_THREADS,
        USUAL_LENGTH,
        Secrets::seed,
        Secrets::random,
        WallHours::new);
  }

  /** Bots that answer at once. */
  public TableConfig hasty() {
    return pace(Duration.ZERO);
  }

  /** Bots that take so long over every move. */
  public TableConfig pace(Duration next) {
    return new TableConfig(
        next, next, grace, idle, thinking, glance, botThreads, length, seeds, random, hours);
  }

  public TableConfig grace(Duration next) {
    return new TableConfig(
        fastest, slowest, next, idle, thinking, glance, botThreads, length, seeds, random, hours);
  }

  public TableConfig idle(Duration next) {
    return new TableConfig(
        fastest, slowest, grace, next, thinking, glance, botThreads, length, seeds, random, hours);
  }

  public TableConfig thinking(Duration next) {
    return new TableConfig(
        fastest, slowest, grace, idle, next, glance, botThreads, length, seeds, random, hours);
  }

  public TableConfig glance(Duration next) {
    return new TableConfig(
        fastest, slowest, grace, idle, thinking, next, botThreads, length, seeds, random, hours);
  }

  public TableConfig seeds(Supplier<String> next) {
    return new TableConfig(
        fastest, slowest, grace, idle, thinking, glance, botThreads, length, next, random, hours);
  }

  public TableConfig random(Random next) {
    return new TableConfig(
        fastest, slowest, grace, idle, thinking, glance, botThreads, length, seeds, next, hours);
  }

  public TableConfig length(int next) {
    return new TableConfig(
        fastest, slowest, grace, idle, thinking, glance, botThreads, next, seeds, random, hours);
  }

  public TableConfig hours(Supplier<Hours> next) {
    return new TableConfig(
        fastest, slowest, grace, idle, thinking, glance, botThreads, length, seeds, random, next);
  }

  Manners manners() {
    return new Manners(fastest, slowest, grace, length);
  }
}
