package bergerie.server.http;

import bergerie.bots.Bots;
import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.server.match.Clock;
import bergerie.server.match.Event;
import bergerie.server.match.Holder;
import bergerie.server.table.Hall;
import bergerie.server.table.Secrets;
import bergerie.server.wire.Fields;
import bergerie.server.wire.WireReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A table somebody asks for: what is written down of it, and the secrets that only the answer
 * holds.
 *
 * @param watch what spectators bring
 */
record TableWish(Event.Created head, List<Given> seats, String watch) {

  private static final int MOST_SECONDS = 7 * 24 * 3600;

  /** With as many milliseconds for a move, a match is played by correspondence. */
  private static final long SLOW = 3_600_000;

  /** What the asker gets for a seat: a token to sit down with, or an invitation to pass on. */
  record Given(String kind, Optional<String> token, Optional<String> invite) {}

  /** A table for a new match. */
  static TableWish read(Fields fields, Hall hall) {
    String id = fields.text("game", 1, 40);
    Game<?, ?, ?> game =
        hall.shelf()
            .game(id)
            .orElseThrow(() -> fields.wrong("game", "no such game", "jeu inconnu"));
    return of(fields, hall.seed(), game, setup(fields, game), Optional.empty());
  }

  /** A table that goes on from a state of another match. */
  static TableWish continued(
      Fields fields, String seed, Game<?, ?, ?> game, Setup setup, String start) {
    return of(fields, seed, game, setup, Optional.of(start));
  }

  private static TableWish of(
      Fields fields, String seed, Game<?, ?, ?> game, Setup setup, Optional<String> start) {
    List<Fields> wishes = fields.objects("seats", setup.players());
    if (wishes.size() != setup.players()) {
      throw fields.wrong(
          "seats",
          "expected one for each of " + setup.players() + " players",
          "il en faut une pour chacun des " + setup.players() + " joueurs");
    }
    List<Given> given = new ArrayList<>();
    List<Holder> holders = new ArrayList<>();
    for (Fields wish : wishes) {
      seat(wish, game, asker(fields), given, holders);
    }
    String watch = Secrets.token();
    return new TableWish(
        new Event.Created(
            game.info().id(),
            game.info().version(),
            game.content(),
            setup,
            holders,
            clock(fields),
            Secrets.hash(watch),
            seed,
            start),
        given,
        watch);
  }

  private static Setup setup(Fields fields, Game<?, ?, ?> game) {
    int players =
        fields.has("players") ? fields.whole("players", 1, 16) : game.info().players().getFirst();
    TreeMap<String, String> options = new TreeMap<>();
    if (fields.has("options")) {
      Fields wishes = fields.object("options");
      wishes.names().forEach(name -> options.put(name, wishes.scalar(name, 4_000)));
    }
    Map<String, String> wished = isPatient(fields) ? game.info().patient(options) : options;
    return switch (game.info().setup(players, wished)) {
      case Reading.Understood<Setup>(Setup setup) -> setup;
      case Reading.Garbled<Setup>(Words why) ->
          throw new Fields.Wrong(blamed(game, players, options), why);
    };
  }

  /** Whether nobody may be hurried: several at one device, bots only, or hours for each move. */
  private static boolean isPatient(Fields fields) {
    List<String> kinds =
        fields.objects("seats", 16).stream().map(wish -> wish.text("kind", 1, 10)).toList();
    return kinds.contains("here")
        || kinds.stream().allMatch("bot"::equals)
        || (clock(fields) instanceof Clock.PerMove(long limit) && limit >= SLOW);
  }

  /** The first option that is wrong all alone. */
  private static String blamed(Game<?, ?, ?> game, int players, TreeMap<String, String> options) {
    if (!game.info().players().contains(players)) {
      return "players";
    }
    return options.entrySet().stream()
        .filter(
            wish ->
                game.info()
                    .option(wish.getKey())
                    .filter(option -> option.accepts(wish.getValue()))
                    .isEmpty())
        .map(wish -> "options." + wish.getKey())
        .findFirst()
        .orElse("options");
  }

  private static String asker(Fields fields) {
    return fields.has("name") ? WireReader.line(fields, "name", 0, WireReader.LONGEST_NAME) : "";
  }

  private static void seat(
      Fields wish, Game<?, ?, ?> game, String asker, List<Given> given, List<Holder> holders) {
    String kind = wish.text("kind", 1, 10);
    String unnamed = kind.equals("me") ? asker : "";
    String name =
        wish.has("name") ? WireReader.line(wish, "name", 0, WireReader.LONGEST_NAME) : unnamed;
    switch (kind) {
      case "me", "here" -> {
        String token = Secrets.token();
        given.add(new Given(kind, Optional.of(token), Optional.empty()));
        holders.add(new Holder.Person(name, Secrets.hash(token)));
      }
      case "link" -> {
        String invite = Secrets.token();
        given.add(new Given(kind, Optional.empty(), Optional.of(invite)));
        holders.add(new Holder.Open(name, Secrets.hash(invite)));
      }
      case "bot" -> {
        given.add(new Given(kind, Optional.empty(), Optional.empty()));
        holders.add(new Holder.Program(name, level(wish, game)));
      }
      default ->
          throw wish.wrong(
              "kind", "expected me, here, link or bot", "me, here, link ou bot est attendu");
    }
  }

  private static String level(Fields wish, Game<?, ?, ?> game) {
    String level = wish.optional("level", 20).orElseGet(() -> Bots.usual().id());
    if (Bots.level(game, level).isEmpty()) {
      throw wish.wrong("level", "no such level", "niveau inconnu");
    }
    return level;
  }

  private static Clock clock(Fields fields) {
    if (!fields.has("clock")) {
      return new Clock.None();
    }
    Fields clock = fields.object("clock");
    return switch (clock.text("kind", 1, 10)) {
      case "none" -> new Clock.None();
      case "move" -> new Clock.PerMove(millis(clock, "seconds", 1));
      case "game" -> new Clock.PerGame(millis(clock, "seconds", 1), millis(clock, "increment", 0));
      default -> throw clock.wrong("kind", "expected none, move or game", "none, move ou game");
    };
  }

  private static long millis(Fields clock, String field, int least) {
    return clock.whole(field, least, MOST_SECONDS) * 1000L;
  }
}
