package bergerie.server.corpus;

import bergerie.rules.Game;
import bergerie.rules.Setup;
import bergerie.rules.match.Origin;
import bergerie.server.hall.Secrets;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A match to be played for the corpus.
 *
 * @param name what its chance comes from
 * @param company who sits there
 * @param incidents what happens at the table beside the game
 * @param most so many steps, then somebody brings it to its end
 */
record Plan(
    String name,
    Game<?, ?, ?> game,
    Setup setup,
    Company company,
    Clock clock,
    Set<Incident> incidents,
    End end,
    int most) {

  enum Company {
    PEOPLE,
    INVITED,
    ONE_DEVICE,
    MIXED,
    BOTS
  }

  enum Incident {
    CHAT,
    TAKEBACK,
    DRAW_DECLINED,
    LEAVE,
    AWAY,
    GLASS,
    REMATCH
  }

  enum End {
    BY_THE_GAME,
    RESIGNED,
    DRAW_AGREED,
    COUNT_AGREED,
    CALLED_OFF,
    UNSHOWN,
    FLAGGED
  }

  static final String WATCH = "watch";

  private static final List<String> NAMES =
      List.of("Ana", "Ben", "Zoë", "Łukasz", "Mère-Grand", "李", "O’Brien", "");

  /** Only for tests. */
  static final List<String> LEVELS = List.of("random", "greedy", "lamb");

  Plan {
    incidents = Set.copyOf(incidents);
  }

  static String token(int seat) {
    return "token " + seat;
  }

  static String invite(int seat) {
    return "invite " + seat;
  }

  Event.Created head() {
    return head(Optional.empty());
  }

  Event.Created head(Optional<String> start) {
    return new Event.Created(
        game.info().id(),
        game.info().version(),
        game.content(),
        setup,
        IntStream.range(0, setup.players()).mapToObj(this::holder).toList(),
        clock,
        Secrets.hash(WATCH),
        Secrets.hash(name),
        start,
        start.isPresent() ? Origin.SOMEWHERE : Origin.FRESH);
  }

  private Holder holder(int seat) {
    int luck = Math.floorMod(name.hashCode(), 1000) + seat;
    String person = NAMES.get(luck % NAMES.size());
    Holder bot = new Holder.Program("", LEVELS.get(luck % LEVELS.size()));
    Holder here = new Holder.Person(person, Secrets.hash(token(seat)));
    return switch (company) {
      case PEOPLE, ONE_DEVICE -> here;
      case INVITED -> seat == 0 ? here : new Holder.Open(person, Secrets.hash(invite(seat)));
      case MIXED -> seat == luck % 2 ? here : bot;
      case BOTS -> bot;
    };
  }
}
