package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.play.Turning;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Combat;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Ground;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Pile;
import bergerie.games.pavillon.table.Schedule;
import bergerie.games.pavillon.table.Start;
import bergerie.games.pavillon.table.Stock;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.text.Reader.Unreadable;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads a state from one line. What is not named is as at the start; the piles hold what is not on
 * the table. After {@code round N} a stage may stand for the agenda: {@code turn P1}, {@code strike
 * P1}, {@code end P1}, {@code shop P1}, {@code fight P1}, {@code won P1,P3,P2}.
 */
final class StateReader {

  private static final Set<String> SECTIONS =
      Set.of(
          "round",
          "combat",
          "shop",
          "row",
          "discarded-pets",
          "discarded-weapons",
          "discarded-spells",
          "under-weapons",
          "ranking",
          "glasses",
          "last",
          "agenda");

  private final Ground ground;
  private final Reader reader;
  private final Map<String, String> sections = new HashMap<>();

  StateReader(Ground ground) {
    this.ground = ground;
    this.reader = new Reader(ground.cards(), ground.players());
  }

  Lodge lodge(String line) {
    for (String section : line.split("\\|", -1)) {
      String[] parts = section.strip().split("\\s+", 2);
      if (!SECTIONS.contains(parts[0]) && !parts[0].matches("P[1-4]")) {
        throw new Unreadable(
            "P1 to P4 or one of " + SECTIONS, "P1 à P4 ou un parmi " + SECTIONS, parts[0]);
      }
      sections.put(parts[0], parts.length == 2 ? parts[1] : "");
    }
    return Turning.goneOn(lodge());
  }

  private Lodge lodge() {
    Stage stage = stage();
    PlayerReader hands = new PlayerReader(ground.cards(), reader);
    List<Player> players = new ArrayList<>();
    ground
        .seats()
        .forEach(
            seat -> players.add(hands.player(seat, section(Names.seat(seat)), begun(seat, stage))));
    Lodge full = Start.of(ground);
    Lodge rough =
        new Lodge(
            ground,
            stage.round(),
            ShortList.copyOf(players),
            full.pets(),
            full.weapons(),
            full.spells(),
            cards("shop", reader::weapon),
            cards("row", reader::spell),
            Ground.COINS - players.stream().mapToInt(Player::coins).sum(),
            combat(stage),
            sections.containsKey("ranking") ? reader.seats(section("ranking")) : stage.ranking(),
            ShortList.copyOf(
                sections.containsKey("agenda")
                    ? TaskText.read(reader, section("agenda"))
                    : stage.agenda()),
            reader.number(section("glasses").replaceFirst("^$", "0")),
            Optional.empty());
    return completed(rough, hands.unhurt());
  }

  /** What can be read only when the rest is known: Life, piles, and who did what last. */
  private Lodge completed(Lodge rough, List<PetRef> unhurt) {
    Map<String, Integer> inPlay = Stock.inPlay(rough);
    return new Lodge(
        ground,
        rough.round(),
        healed(rough, unhurt),
        pile(rough.pets(), inPlay, cards("discarded-pets", reader::species), ShortList.none()),
        pile(
            rough.weapons(),
            inPlay,
            cards("discarded-weapons", reader::weapon),
            cards("under-weapons", reader::weapon)),
        pile(rough.spells(), inPlay, cards("discarded-spells", reader::spell), ShortList.none()),
        rough.shop(),
        rough.row(),
        rough.bank(),
        rough.combat(),
        rough.ranking(),
        rough.agenda(),
        rough.glasses(),
        sections.containsKey("last")
            ? Optional.of(MoveReader.last(reader, rough, section("last")))
            : Optional.empty());
  }

  /** In a combat a pet whose Life is not named is unhurt, whatever its cards add to it. */
  private static ShortList<Player> healed(Lodge rough, List<PetRef> unhurt) {
    ShortList<Player> players = rough.players();
    if (rough.turn() > 0) {
      for (PetRef ref : unhurt) {
        int seat = ref.seat().index();
        Pet pet = rough.surely(ref).withLife(Facts.most(rough, ref));
        players = players.with(seat, players.get(seat).with(pet));
      }
    }
    return players;
  }

  private String section(String name) {
    return sections.getOrDefault(name, "");
  }

  private <C> ShortList<C> cards(String name, Function<String, C> card) {
    List<C> cards = new ArrayList<>();
    Reader.list(section(name)).forEach(id -> cards.add(card.apply(id)));
    return ShortList.copyOf(cards);
  }

  /** Where the game stands, said in short. */
  private record Stage(
      int round, Optional<Seat> active, ShortList<Seat> ranking, List<Task> agenda) {}

  private Stage stage() {
    String[] words = section("round").split("\\s+", -1);
    int round = reader.number(words[0].isEmpty() ? "1" : words[0]);
    if (words.length < 3) {
      return new Stage(round, Optional.empty(), ShortList.none(), Schedule.first(ground));
    }
    ShortList<Seat> seats = reader.seats(words[2]);
    Seat seat = seats.getFirst();
    ShortList<Seat> around = ground.clockwiseFrom(seat);
    Optional<Seat> active = Optional.of(seat);
    List<Task> turn = Schedule.TURN;
    return switch (words[1]) {
      case "turn" -> new Stage(round, active, ShortList.none(), turn);
      case "strike" -> new Stage(round, active, ShortList.none(), turn.subList(1, 5));
      case "end" -> new Stage(round, active, ShortList.none(), turn.subList(3, 5));
      case "fight" -> new Stage(round, Optional.empty(), around, List.of(new Task.StartCombat()));
      case "won" ->
          new Stage(
              round,
              Optional.empty(),
              seats,
              List.of(new Task.WeaponStrike(seat), new Task.LoseToVenom(), new Task.Eliminate()));
      case "shop" ->
          new Stage(
              round,
              Optional.empty(),
              ShortList.copyOf(around.reversed()),
              Schedule.preparation(ground.agreed().actions(), around));
      default ->
          throw new Unreadable(
              "turn, strike, end, shop, fight or won",
              "turn, strike, end, shop, fight ou won",
              words[1]);
    };
  }

  /** The turns a player has begun, where that is not named. */
  private static int begun(Seat seat, Stage stage) {
    return stage.active().equals(Optional.of(seat)) ? 1 : 0;
  }

  private Combat combat(Stage stage) {
    Map<String, String> words =
        Reader.pairs("combat P1 " + section("combat").replaceFirst("^P[1-4]", ""));
    boolean told = sections.containsKey("combat");
    int begun = stage.active().isPresent() ? 1 : 0;
    int turn = told ? reader.number(words.getOrDefault("turn", "1")) : begun;
    Seat active =
        told
            ? reader.seat(section("combat").split("\\s+", 2)[0])
            : stage.active().orElse(Combat.NONE.active());
    List<Extra> extras = new ArrayList<>();
    for (String text : Reader.list(words.getOrDefault("extras", ""))) {
      extras.add(TaskText.extra(reader, text));
    }
    Combat combat =
        new Combat(
            active,
            turn,
            reader.bits(words.getOrDefault("passes", "")),
            reader.bits(words.getOrDefault("cast", "")),
            reader.number(words.getOrDefault("steps", "0")),
            words.containsKey("strike")
                ? Optional.of(strike(words.getOrDefault("strike", "")))
                : Optional.empty(),
            ShortList.copyOf(extras),
            reader.seats(words.getOrDefault("fallen", "")));
    return turn == 0 ? Combat.NONE : combat;
  }

  private Strike strike(String text) {
    List<String> parts = Reader.list(text);
    return new Strike(
        reader.place(parts.get(0)), reader.place(parts.get(1)), reader.number(parts.get(2)));
  }

  /** A pile holds what is neither on the table nor discarded. */
  private static <C extends Card> Pile<C> pile(
      Pile<C> full, Map<String, Integer> inPlay, ShortList<C> discard, ShortList<C> under) {
    List<C> unseen = new ArrayList<>(full.unseen());
    List<C> known = new ArrayList<>(discard);
    known.addAll(under);
    for (C card : List.copyOf(new LinkedHashSet<>(full.unseen()))) {
      for (int i = 0; i < inPlay.getOrDefault(card.id(), 0); i++) {
        known.add(card);
      }
    }
    for (C card : known) {
      if (!unseen.remove(card)) {
        throw new Unreadable(
            "no more copies than there are", "pas plus d’exemplaires qu’il n’y en a", card.id());
      }
    }
    return new Pile<>(ShortList.copyOf(unseen), under, discard);
  }
}
