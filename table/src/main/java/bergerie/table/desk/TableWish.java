package bergerie.table.desk;

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
import bergerie.table.House;
import bergerie.table.Keyring;
import bergerie.table.match.Event;
import bergerie.table.match.Match;
import bergerie.table.wire.codec.GivenWriter;
import bergerie.table.wire.codec.WishedReader;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.shape.Bounds;
import bergerie.table.wire.shape.Given;
import bergerie.table.wire.shape.Wished;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table that somebody asks for.
 *
 * @param start where it begins, unless where the game does
 */
record TableWish(
    Company company,
    String seed,
    Game<?, ?, ?> game,
    Setup setup,
    Optional<String> start,
    Origin origin) {

  /** A table for a new match. */
  static TableWish read(Fields fields, House house) {
    // First the game: whoever asks for one that is not here hears just that.
    Game<?, ?, ?> game =
        house
            .shelf()
            .game(fields.text("game", 1, Bounds.LONGEST_NAME))
            .orElseThrow(() -> fields.wrong("game", "no such game", "jeu inconnu"));
    Wished.TableWish wish = WishedReader.readTableWish(fields);
    Company company = new Company(wish.seats(), wish.clock(), wish.name());
    return new TableWish(
        company,
        house.seeds().get(),
        game,
        setup(wish, company, game),
        Optional.empty(),
        Origin.FRESH);
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
    return new TableWish(
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

  /** Its match, if all can sit as they wish. */
  Result.Beginning begin(Keyring keyring) {
    List<Company.Place> places = company.places(game, setup.players(), keyring);
    String watch = keyring.token();
    Event.Created head =
        new Event.Created(
            game.info().id(),
            game.info().version(),
            game.content(),
            setup,
            places.stream().map(Company.Place::holder).toList(),
            company.clock(),
            keyring.hash(watch),
            seed,
            start,
            origin);
    String table = keyring.table();
    Given.Created created =
        new Given.Created(table, places.stream().map(Company.Place::given).toList(), watch);
    return new Result.Beginning(
        table, List.of(head), Answer.json(201, json -> GivenWriter.write(json, created)));
  }
}
