package bergerie.server.corpus;

import bergerie.games.Shelf;
import bergerie.games.sheepsheep.SheepSheep;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Setup;
import bergerie.rules.match.MatchRecord;
import bergerie.server.corpus.Plan.End;
import bergerie.server.corpus.Plan.Incident;
import bergerie.server.hall.HurriedHall;
import bergerie.server.store.Database;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Records;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Plays the matches of a new set, into a real database. */
final class MatchRecorder {

  /** How many of each game with any values together, beside those for what is new. */
  private static final int MIXED = 1;

  private static final int RESTARTED = 2;
  private static final int OWN_CARDS = 8;
  private static final int CONTINUED = 1;
  private static final int REMATCHES = 1;
  private static final int COUNTED = 2;
  private static final int IMPORTED = 2;

  private final List<Shelf> shelves;
  private final Database.Place place = Database.SQLITE.place();
  private final Plans plans = new Plans(2026);
  private final Set<String> known;
  private final List<String> tables = new ArrayList<>();
  private int tries;

  /**
   * @param known what earlier sets were played with
   */
  MatchRecorder(List<Shelf> shelves, Set<String> known) {
    this.shelves = shelves;
    this.known = known;
  }

  /** The database, and the tables in the order in which they were begun. */
  record Recorded(Database.Place place, List<String> tables) {}

  Recorded record() {
    Shelf usual = shelves.getFirst();
    restarted(usual);
    try (HurriedHall hall = new HurriedHall(place, usual)) {
      usual.games().forEach(game -> fresh(hall, game));
      usual.games().forEach(game -> continued(hall, game));
      usual.games().forEach(game -> calledOff(hall, game));
      usual.games().stream()
          .filter(game -> game.info().secrecy() != GameInfo.Secrecy.OPEN)
          .forEach(game -> unshown(hall, game));
      usual.games().stream()
          .filter(SheepSheep.class::isInstance)
          .forEach(game -> counted(hall, game));
    }
    shelves.stream().skip(1).forEach(this::ownCards);
    try (HurriedHall hall = new HurriedHall(place, usual)) {
      imported(hall);
    }
    return new Recorded(place, List.copyOf(tables));
  }

  /** Clocks run, the server goes away and comes back: the players get their time back. */
  private void restarted(Shelf usual) {
    List<Plan> interrupted = usual.games().stream().limit(RESTARTED).map(plans::slow).toList();
    List<String> begun = new ArrayList<>();
    try (HurriedHall hall = new HurriedHall(place, usual)) {
      interrupted.forEach(plan -> begun.add(Sitting.begin(hall, plan).play(6).table()));
    }
    // The one wait that no event can end.
    Sitting.pause(Duration.ofSeconds(2));
    try (HurriedHall hall = new HurriedHall(place, usual)) {
      for (int i = 0; i < begun.size(); i++) {
        Sitting.at(hall, interrupted.get(i), begun.get(i)).finish();
      }
    }
    tables.addAll(begun);
  }

  private void fresh(HurriedHall hall, Game<?, ?, ?> game) {
    String id = game.info().id();
    int rematches = 0;
    for (Setup setup : plans.news(game.info(), known, MIXED)) {
      Supplier<Plan> wish =
          rematches < REMATCHES
              ? () -> rematched(plan(game, id, setup))
              : () -> plan(game, id, setup);
      if (played(hall, wish).isPresent()) {
        rematches++;
      }
    }
  }

  /** SS-18: at random moves, nobody finds a group for long. */
  private void counted(HurriedHall hall, Game<?, ?, ?> game) {
    for (int i = 0; i < COUNTED; i++) {
      played(hall, () -> plans.ended(game, "counted " + tries++, End.COUNT_AGREED, 0));
    }
  }

  /** T-12: somebody goes away, and the others end it. */
  private void calledOff(HurriedHall hall, Game<?, ?, ?> game) {
    played(hall, () -> plans.ended(game, "called off " + tries++, End.CALLED_OFF, 8));
  }

  /** T-13: somebody does not show the share in the dice they are bound to. */
  private void unshown(HurriedHall hall, Game<?, ?, ?> game) {
    played(hall, () -> plans.ended(game, "unshown " + tries++, End.UNSHOWN, 0));
  }

  private Plan plan(Game<?, ?, ?> game, String name, Setup setup) {
    return plans.plan(game, name + " " + tries++, setup);
  }

  /** Plays until one is over in good time, and the rematch after it, whose table is answered. */
  private Optional<String> played(HurriedHall hall, Supplier<Plan> wish) {
    Plan plan = wish.get();
    Sitting<?, ?, ?> sitting = Sitting.begin(hall, plan).finish();
    while (!sitting.isOver()) {
      plan = wish.get();
      sitting = Sitting.begin(hall, plan).finish();
    }
    tables.add(sitting.table());
    Optional<String> next = sitting.next();
    if (next.isEmpty()
        || !Sitting.at(hall, successor(hall, plan, next.get()), next.get()).finish().isOver()) {
      return Optional.empty();
    }
    tables.add(next.get());
    return next;
  }

  private static Plan rematched(Plan plan) {
    Set<Incident> more = EnumSet.of(Incident.REMATCH);
    more.addAll(plan.incidents());
    return new Plan(
        plan.name(),
        plan.game(),
        plan.setup(),
        plan.company(),
        plan.clock(),
        more,
        plan.end(),
        plan.most());
  }

  private static Plan successor(HurriedHall hall, Plan plan, String table) {
    return new Plan(
        plan.name() + " again",
        plan.game(),
        head(hall.log(table)).setup(),
        plan.company(),
        plan.clock(),
        Set.of(),
        plan.end(),
        plan.most());
  }

  private static Event.Created head(List<Logged> log) {
    return Fold.head(log.getFirst().event());
  }

  /** New tables that start where a match stood in its middle. */
  private void continued(HurriedHall hall, Game<?, ?, ?> game) {
    List<String> some =
        tables.stream()
            .filter(table -> head(hall.log(table)).game().equals(game.info().id()))
            .filter(table -> hall.log(table).size() > 16)
            .limit(CONTINUED)
            .toList();
    some.forEach(table -> continued(hall, game, hall.log(table)));
  }

  private void continued(HurriedHall hall, Game<?, ?, ?> game, List<Logged> log) {
    Plan plan = plan(game, "continued", head(log).setup());
    String next = hall.create(List.of(plan.head(Optional.of(half(game, log)))));
    if (Sitting.at(hall, plan, next).finish().isOver()) {
      tables.add(next);
    } else {
      continued(hall, game, log);
    }
  }

  private static <S, M, V> String half(Game<S, M, V> game, List<Logged> log) {
    return game.notation().writeState(Fold.until(game, log, log.size() / 2).state());
  }

  private void ownCards(Shelf shelf) {
    try (HurriedHall hall = new HurriedHall(place, shelf)) {
      for (Game<?, ?, ?> game : shelf.games()) {
        if (!isUsual(game)) {
          plans
              .setups(game.info(), OWN_CARDS)
              .forEach(setup -> played(hall, () -> plan(game, "own cards", setup)));
        }
      }
    }
  }

  private boolean isUsual(Game<?, ?, ?> game) {
    return shelves.getFirst().games().stream()
        .anyMatch(usual -> usual.content().equals(game.content()));
  }

  /** Matches from elsewhere, with the seal of their dice and without one. */
  private void imported(HurriedHall hall) {
    int apart = tables.size() / IMPORTED;
    List<MatchRecord> played = new ArrayList<>();
    for (int i = 0; i < IMPORTED; i++) {
      MatchRecord match = Records.write(hall.log(tables.get(i * apart)));
      played.add(match);
      played.add(unsealed(match));
    }
    for (MatchRecord match : played) {
      Shelf shelf = MatchSet.shelf(shelves, match.game(), match.content());
      tables.add(hall.create(Records.read(match, Records.outcome(shelf, match).orThrow())));
    }
  }

  private static MatchRecord unsealed(MatchRecord match) {
    return new MatchRecord(
        match.game(),
        match.version(),
        match.content(),
        match.setup(),
        match.names(),
        Optional.empty(),
        match.origin(),
        match.start(),
        match.lines());
  }
}
