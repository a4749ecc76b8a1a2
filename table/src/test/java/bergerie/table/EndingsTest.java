package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.games.Shelf;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.table.desk.Request;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Heard;
import bergerie.table.match.Holder;
import bergerie.table.match.Offer;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.Parts;
import bergerie.table.wire.ToClient;
import bergerie.table.wire.shape.InPlay;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/**
 * How a match ended, as the page shows it at the table and in the replay: in words that are true
 * for whoever reads them, from every seat and from none, whatever the ending.
 */
class EndingsTest {

  private static final List<String> NAMES = List.of("Anna", "Bruno", "Chloé", "Hugo");
  private static final int LIMIT = 60_000;
  private static final int LONG = 100_000;
  private static final int SHORT = 60;

  /** So many states before its end a game is begun. */
  private static final int LAST = 20;

  private static final Pattern CODE =
      Pattern.compile("\\bP[1-4]\\b|\\b[A-Z]{1,2}-\\d+\\b|\\([A-Z]{1,4}\\)|[{}]|\\bnull\\b");
  private static final Pattern YOU =
      Pattern.compile("\\b(you|your|vous|votre|vos)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern WON =
      Pattern.compile(
          "(?i)\\byou (win|tell|are the last|won)|your team wins"
              + "|vous (gagnez|racontez|survivez|avez remporté)|votre équipe gagne");
  private static final Pattern LOST =
      Pattern.compile("(?i)\\byou lose|your team loses|vous perdez|votre équipe perd");
  private static final Pattern GAVE_UP =
      Pattern.compile("^(You resigned|You ran out|Vous avez (abandonné|dépassé))");

  /** Three rounds without a group: in Sheep Sheep the players may count. */
  private static final String BARREN =
      "herding; turns 6; barren 6; meadow ro yg bv / pr oy gb / vp ry ob;"
          + " P1 r: rv yv gp rb won rp ro rb; P2 b: og ob vp yp won yp yr yo yb";

  private enum Kind {
    BY_RULE,
    RESIGNED,
    OUT_OF_TIME,
    AGREED,
    COUNTED,
    TOO_LONG
  }

  /** A match with everybody it has: one guest for each seat, then somebody who only looks on. */
  private record Company(Parlour parlour, List<Guest> guests, Guest spectator) {

    static Company at(
        Game<?, ?, ?> game, int players, int length, Clock clock, Optional<String> start) {
      Parlour parlour = new Parlour(length);
      Holder[] holders = new Holder[players];
      for (int i = 0; i < players; i++) {
        holders[i] = new Holder.Person(NAMES.get(i), parlour.keyring.hash("token" + i));
      }
      parlour.begin(game.info().id(), Map.of(), clock, start, holders);
      List<Guest> guests = new ArrayList<>();
      for (int i = 0; i < players; i++) {
        guests.add(parlour.attach(i));
      }
      Guest spectator = new Guest(players);
      parlour.post(
          new Letter.Attach(
              spectator,
              new FromClient.Attach("watch", Parlour.TABLE, 0, List.of(), Optional.of("watch"))));
      parlour.read();
      return new Company(parlour, guests, spectator);
    }

    boolean isOver() {
      return parlour.lastState(spectator).turn() instanceof Turn.Over;
    }

    void say(int seat, FromClient.ForSeat said) {
      parlour.say(guests.get(seat), said);
    }
  }

  @TestFactory
  Stream<DynamicTest> endings() {
    return Shelf.all().stream()
        .flatMap(
            game ->
                Stream.of(Kind.values())
                    .filter(kind -> ends(game, kind))
                    .map(
                        kind ->
                            dynamicTest(
                                game.info().id() + " " + kind,
                                () -> game.info().players().forEach(n -> check(game, n, kind)))));
  }

  private static boolean ends(Game<?, ?, ?> game, Kind kind) {
    return switch (kind) {
      case BY_RULE, RESIGNED, OUT_OF_TIME, AGREED, TOO_LONG -> true;
      case COUNTED -> game.info().id().equals("sheep-sheep");
    };
  }

  private static <S, M, V> void check(Game<S, M, V> game, int players, Kind kind) {
    Dice dice = new QuickDice(players);
    switch (kind) {
      case BY_RULE -> {
        Company company =
            Company.at(
                game, players, LONG, new Clock.None(), Optional.of(nearTheEnd(game, players)));
        play(company, dice);
        read(company, Optional.empty());
        if (game.info().id().equals("wolf-and-hound")) {
          teamsReadOfThemselves(company);
        }
      }
      case RESIGNED -> {
        Company company = Company.at(game, players, LONG, new Clock.None(), Optional.empty());
        int last = 0;
        for (int seat = 0; !company.isOver(); seat++) {
          company.say(seat, new FromClient.Resign("r" + seat, Parlour.TABLE, Seat.of(seat)));
          last = seat;
        }
        read(company, Optional.of(Seat.of(last)));
      }
      case OUT_OF_TIME -> {
        Company company =
            Company.at(game, players, LONG, new Clock.PerMove(LIMIT), Optional.empty());
        while (!company.isOver()) {
          company.parlour().passAndRing(LIMIT + 5_000);
        }
        read(company, Optional.of(flagged(company)));
      }
      case AGREED -> {
        Company company = Company.at(game, players, LONG, new Clock.None(), Optional.empty());
        agree(company, Offer.What.DRAW);
        read(company, Optional.empty());
      }
      case COUNTED -> {
        if (players == 2) {
          Company company = Company.at(game, players, LONG, new Clock.None(), Optional.of(BARREN));
          agree(company, Offer.What.COUNT);
          read(company, Optional.empty());
        }
      }
      case TOO_LONG -> {
        Company company = Company.at(game, players, SHORT, new Clock.None(), Optional.empty());
        play(company, dice);
        read(company, Optional.empty());
      }
    }
  }

  /** A state from which a game ends soon, as a text. */
  private static <S, M, V> String nearTheEnd(Game<S, M, V> game, int players) {
    Setup setup = game.info().setup(players, Map.of()).orThrow();
    Dice dice = new QuickDice(players);
    Deque<S> states = new ArrayDeque<>();
    S state = game.start(setup);
    while (!(game.turn(state) instanceof Turn.Over)) {
      states.addLast(state);
      if (states.size() > LAST) {
        states.removeFirst();
      }
      state =
          switch (game.turn(state)) {
            case Turn.Draw _ -> game.play(state, new Actor.Deal(), game.chance(state).sample(dice));
            case Turn.Act act when act.awaited().isEmpty() ->
                game.play(state, new Actor.Glass(), game.timeUp(state));
            case Turn.Act act -> {
              Seat seat = act.awaited().getFirst();
              yield game.play(state, Actor.player(seat), dice.pick(game.moves(state, seat)));
            }
            case Turn.Over _ -> state;
          };
    }
    return game.notation().writeState(states.getFirst());
  }

  private static void play(Company company, Dice dice) {
    for (int number = 0; !company.isOver(); number++) {
      Optional<Integer> mover = mover(company);
      if (mover.isEmpty()) {
        company.parlour().passAndRing(LIMIT);
        continue;
      }
      ToClient.State state = company.parlour().lastState(company.guests().get(mover.get()));
      company.say(
          mover.get(),
          new FromClient.Move(
              "m" + number,
              Parlour.TABLE,
              Seat.of(mover.get()),
              state.seq(),
              dice.pick(state.moves())));
    }
  }

  private static Optional<Integer> mover(Company company) {
    return company.parlour().lastState(company.spectator()).turn() instanceof Turn.Act act
        ? act.awaited().stream()
            .map(Seat::index)
            .filter(i -> !company.parlour().lastState(company.guests().get(i)).moves().isEmpty())
            .findFirst()
        : Optional.empty();
  }

  private static void agree(Company company, Offer.What what) {
    company.say(0, new FromClient.Make("ask", Parlour.TABLE, Seat.of(0), what));
    for (int seat = 1; seat < company.guests().size(); seat++) {
      company.say(seat, new FromClient.Grant("yes" + seat, Parlour.TABLE, Seat.of(seat), what));
    }
  }

  private static Seat flagged(Company company) {
    return company.parlour().log().stream()
        .map(logged -> logged.event())
        .filter(Event.Flagged.class::isInstance)
        .map(event -> ((Event.Flagged) event).seat())
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  /** At the table and in the replay, from every seat and as a spectator. */
  private static void read(Company company, Optional<Seat> gone) {
    for (int seat = 0; seat < company.guests().size(); seat++) {
      InPlay.Outcome outcome = outcome(company, company.guests().get(seat));
      Words why = outcome.why();
      for (String text : List.of(why.en(), why.fr())) {
        isPlain(text);
        isTrueTo(text, seat, outcome.winners(), gone);
      }
    }
    InPlay.Outcome outcome = outcome(company, company.spectator());
    isTrueToAll(outcome.why().en(), outcome.winners(), gone);
    isTrueToAll(outcome.why().fr(), outcome.winners(), gone);
    Counter counter = new Counter(company.parlour());
    for (int viewer = 0; viewer <= company.guests().size(); viewer++) {
      String eyes = viewer == company.guests().size() ? "spectator" : "" + viewer;
      JsonNode replay =
          Counter.json(counter.ask(new Request.Replay(Parlour.TABLE, eyes, "0"))).path("outcome");
      for (String language : List.of("en", "fr")) {
        isTrueToAll(replay.path("why").path(language).stringValue(), outcome.winners(), gone);
      }
    }
  }

  /** Who wins or loses by a partner reads of the team. */
  private static void teamsReadOfThemselves(Company company) {
    for (int seat = 0; seat < company.guests().size(); seat++) {
      InPlay.Outcome outcome = outcome(company, company.guests().get(seat));
      Pattern expected = outcome.winners().contains(seat) ? WON : LOST;
      assertTrue(expected.matcher(outcome.why().en()).find(), outcome.why().en());
      assertTrue(expected.matcher(outcome.why().fr()).find(), outcome.why().fr());
    }
  }

  private static InPlay.Outcome outcome(Company company, Guest guest) {
    ToClient.State state = company.parlour().lastState(guest);
    for (Heard heard : state.told()) {
      InPlay.Told told = Parts.told(heard, Set.of());
      isPlain(told.words().en());
      isPlain(told.words().fr());
    }
    return ((InPlay.Turn.Over) Parts.turn(state.turn(), state.to())).outcome();
  }

  private static void isPlain(String text) {
    assertFalse(text.isBlank());
    assertFalse(CODE.matcher(text).find(), text);
  }

  private static void isTrueTo(String text, int seat, List<Integer> winners, Optional<Seat> gone) {
    if (WON.matcher(text).find()) {
      assertTrue(winners.contains(seat), () -> seat + " has not won: " + text);
    }
    if (LOST.matcher(text).find()) {
      assertTrue(!winners.contains(seat) && !winners.isEmpty(), () -> seat + " lost? " + text);
    }
    gone.ifPresent(
        last ->
            assertEquals(
                last.index() == seat, GAVE_UP.matcher(text).find(), () -> seat + ": " + text));
    named(text, winners, gone);
  }

  /** Nobody is spoken to, so the same words serve everybody. */
  private static void isTrueToAll(String text, List<Integer> winners, Optional<Seat> gone) {
    isPlain(text);
    assertFalse(YOU.matcher(text).find(), text);
    gone.ifPresent(last -> assertTrue(text.startsWith(NAMES.get(last.index())), text));
    named(text, winners, gone);
  }

  /** What is said of people by their names is so. */
  private static void named(String text, List<Integer> winners, Optional<Seat> gone) {
    for (int seat = 0; seat < NAMES.size(); seat++) {
      String name = NAMES.get(seat);
      if (text.matches(".*" + name + " (tells|raconte|is the last|survit|won|a remporté).*")) {
        assertTrue(winners.contains(seat), text);
      }
      if (text.matches(name + " (has no sheep left|n’a plus de moutons).*")) {
        assertFalse(winners.contains(seat), text);
      }
      if (text.matches(name + " (resigned|ran out|a abandonné|a dépassé).*")) {
        assertEquals(Optional.of(Seat.of(seat)), gone, text);
      }
    }
  }
}
