package bergerie.server.http;

import bergerie.bots.roster.Bots;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.dice.SealedDice;
import bergerie.rules.match.Dealer;
import bergerie.rules.match.Origin;
import bergerie.server.hall.Hall;
import bergerie.server.hall.Secrets;
import bergerie.server.wire.codec.WishedReader;
import bergerie.server.wire.shape.AtTable;
import bergerie.server.wire.shape.Bounds;
import bergerie.server.wire.shape.Wished;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Match;
import bergerie.table.wire.json.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table somebody asks for: what is written down of it, and the secrets that only the answer
 * holds.
 *
 * @param watch what spectators bring
 */
record TableWish(Event.Created head, List<Given> seats, String watch) {

  /** With as many milliseconds for a move, a match is played by correspondence. */
  private static final long SLOW = 3_600_000;

  /** What the asker gets for a seat: a token to sit down with, or an invitation to pass on. */
  record Given(Wished.SeatKind kind, Optional<String> token, Optional<String> invite) {}

  /** Who is to sit there, by what clock, and the name of whoever asks. */
  private record Company(
      List<Wished.SeatWish> seats, Optional<AtTable.Clock> clock, Optional<String> asker) {

    /** Whether nobody may be hurried: several at one device, bots only, or hours for each move. */
    boolean isPatient() {
      return seats.stream().anyMatch(seat -> seat.kind() == Wished.SeatKind.HERE)
          || seats.stream().allMatch(seat -> seat.kind() == Wished.SeatKind.BOT)
          || (TableWish.clock(clock) instanceof Clock.PerMove(long limit) && limit >= SLOW);
    }

    boolean isAlone() {
      return seats.stream().filter(seat -> seat.kind() != Wished.SeatKind.BOT).count() < 2;
    }
  }

  /** A table for a new match. */
  static TableWish read(Fields fields, Hall hall) {
    // First the game: whoever asks for one that is not here hears just that.
    Game<?, ?, ?> game =
        hall.shelf()
            .game(fields.text("game", 1, Bounds.LONGEST_NAME))
            .orElseThrow(() -> fields.wrong("game", "no such game", "jeu inconnu"));
    Wished.TableWish wish = WishedReader.readTableWish(fields);
    Company company = new Company(wish.seats(), wish.clock(), wish.name());
    return of(
        company, hall.seed(), game, setup(wish, company, game), Optional.empty(), Origin.FRESH);
  }

  /**
   * A table that goes on from where another match, known by its name, stands. Where somebody else
   * sits there too, what was hidden is dealt anew by the new table's own dice, from what spectators
   * could see; unless all agree that it is known.
   */
  static <S, M, V> TableWish continued(
      Wished.Continue wish, String seed, Match<S, M, V> match, String name) {
    Game<S, M, V> game = match.game();
    Company company = new Company(wish.seats(), wish.clock(), wish.name());
    Origin.Hidden hidden = hidden(company, wish.known(), game);
    S start =
        hidden == Origin.Hidden.ANEW
            ? game.imagine(
                match.state(), new Viewer.Spectator(), new SealedDice(seed, List.of(), Dealer.ANEW))
            : match.state();
    return of(
        company,
        seed,
        game,
        match.setup(),
        Optional.of(game.notation().writeState(start)),
        match.head().origin().next(name, match.seq(), hidden));
  }

  private static Origin.Hidden hidden(
      Company company, Optional<Boolean> known, Game<?, ?, ?> game) {
    if (game.info().secrecy() == GameInfo.Secrecy.OPEN) {
      return Origin.Hidden.NOTHING;
    }
    return company.isAlone() || known.orElse(false) ? Origin.Hidden.KNOWN : Origin.Hidden.ANEW;
  }

  private static TableWish of(
      Company company,
      String seed,
      Game<?, ?, ?> game,
      Setup setup,
      Optional<String> start,
      Origin origin) {
    checkNumber(company.seats().size(), setup.players());
    List<Given> given = new ArrayList<>();
    List<Holder> holders = new ArrayList<>();
    for (Wished.SeatWish wish : company.seats()) {
      String level = level(wish, game, "seats." + holders.size() + ".level");
      seat(wish, level, company.asker().orElse(""), given, holders);
    }
    String watch = Secrets.token();
    return new TableWish(
        new Event.Created(
            game.info().id(),
            game.info().version(),
            game.content(),
            setup,
            holders,
            clock(company.clock()),
            Secrets.hash(watch),
            seed,
            start,
            origin),
        given,
        watch);
  }

  private static void checkNumber(int seats, int players) {
    if (seats > players) {
      throw new Fields.Wrong(
          "seats",
          new Words(
              "expected a list of at most " + players,
              "une liste d’au plus " + players + " est attendue"));
    }
    if (seats < players) {
      throw new Fields.Wrong(
          "seats",
          new Words(
              "expected one for each of " + players + " players",
              "il en faut une pour chacun des " + players + " joueurs"));
    }
  }

  private static Setup setup(Wished.TableWish wish, Company company, Game<?, ?, ?> game) {
    int players = wish.players().orElse(game.info().players().getFirst());
    Map<String, String> options = wish.options().orElse(Map.of());
    Map<String, String> wished = company.isPatient() ? game.info().patient(options) : options;
    Option.Preset preset =
        wish.preset().map(named -> Option.Preset.valueOf(named.name())).orElse(Option.Preset.HOUSE);
    return switch (game.info().setup(players, preset, wished)) {
      case Reading.Understood<Setup>(Setup setup) -> setup;
      case Reading.Garbled<Setup>(Words why) ->
          throw new Fields.Wrong(blamed(game, players, options), why);
    };
  }

  /** The first option that is wrong all alone. */
  private static String blamed(Game<?, ?, ?> game, int players, Map<String, String> options) {
    if (!game.info().players().contains(players)) {
      return "players";
    }
    return options.entrySet().stream()
        .filter(
            wish ->
                game.info()
                    .option(wish.getKey())
                    .filter(option -> option.at(players).accepts(wish.getValue()))
                    .isEmpty())
        .map(wish -> "options." + wish.getKey())
        .findFirst()
        .orElse("options");
  }

  private static void seat(
      Wished.SeatWish wish, String level, String asker, List<Given> given, List<Holder> holders) {
    Wished.SeatKind kind = wish.kind();
    String name = wish.name().orElse(kind == Wished.SeatKind.ME ? asker : "");
    switch (kind) {
      case ME, HERE -> {
        String token = Secrets.token();
        given.add(new Given(kind, Optional.of(token), Optional.empty()));
        holders.add(new Holder.Person(name, Secrets.hash(token)));
      }
      case LINK -> {
        String invite = Secrets.token();
        given.add(new Given(kind, Optional.empty(), Optional.of(invite)));
        holders.add(new Holder.Open(name, Secrets.hash(invite)));
      }
      case BOT -> {
        given.add(new Given(kind, Optional.empty(), Optional.empty()));
        holders.add(new Holder.Program(name, level));
      }
    }
  }

  private static String level(Wished.SeatWish wish, Game<?, ?, ?> game, String field) {
    String level = wish.level().orElseGet(() -> Bots.usual().id());
    if (wish.kind() == Wished.SeatKind.BOT && Bots.level(game, level).isEmpty()) {
      throw new Fields.Wrong(field, new Words("no such level", "niveau inconnu"));
    }
    return level;
  }

  private static Clock clock(Optional<AtTable.Clock> wished) {
    return wished.<Clock>map(TableWish::clock).orElseGet(Clock.None::new);
  }

  private static Clock clock(AtTable.Clock clock) {
    return switch (clock) {
      case AtTable.Clock.None _ -> new Clock.None();
      case AtTable.Clock.Move(int seconds) -> new Clock.PerMove(seconds * 1000L);
      case AtTable.Clock.Game(int seconds, int increment) ->
          new Clock.PerGame(seconds * 1000L, increment * 1000L);
    };
  }
}
