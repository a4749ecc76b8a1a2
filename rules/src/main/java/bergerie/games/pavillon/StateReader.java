package bergerie.games.pavillon;

import bergerie.games.pavillon.Reader.Unreadable;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Arrays;
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

  Table table(String line) {
    for (String section : line.split("\\|", -1)) {
      String[] parts = section.strip().split("\\s+", 2);
      if (!SECTIONS.contains(parts[0]) && !parts[0].matches("P[1-4]")) {
        throw new Unreadable(
            "P1 to P4 or one of " + SECTIONS, "P1 à P4 ou un parmi " + SECTIONS, parts[0]);
      }
      sections.put(parts[0], parts.length == 2 ? parts[1] : "");
    }
    Stage stage = stage();
    Workbench b = new Workbench(Start.of(ground));
    b.round = stage.round();
    combat(b, stage);
    b.ranking =
        sections.containsKey("ranking") ? reader.seats(section("ranking")) : stage.ranking();
    b.shop = cards("shop", reader::weapon);
    b.row = cards("row", reader::spell);
    b.glasses = reader.number(section("glasses").replaceFirst("^$", "0"));
    ground.seats().forEach(seat -> player(b, seat));
    b.only(
        sections.containsKey("agenda") ? TaskText.read(reader, section("agenda")) : stage.agenda());
    piles(b);
    if (sections.containsKey("last")) {
      b.last = Optional.of(MoveText.readLast(reader, b, section("last")));
    }
    new Resolver(b, new Story.Untold()).run();
    return b.table();
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
      return new Stage(round, Optional.empty(), ShortList.none(), Course.first(ground));
    }
    ShortList<Seat> seats = reader.seats(words[2]);
    Seat seat = seats.getFirst();
    ShortList<Seat> around = ground.clockwiseFrom(seat);
    Optional<Seat> active = Optional.of(seat);
    List<Task> turn = Course.TURN;
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
              Course.preparation(ground.agreed().actions(), around));
      default ->
          throw new Unreadable(
              "turn, strike, end, shop, fight or won",
              "turn, strike, end, shop, fight ou won",
              words[1]);
    };
  }

  private void combat(Workbench b, Stage stage) {
    if (stage.active().isPresent()) {
      b.active = stage.active().get();
      b.turn = 1;
      b.set(b.active, b.player(b.active).tallied(Tally.NONE.turnBegun()));
    }
    Map<String, String> words = pairs("combat P1 " + section("combat").replaceFirst("^P[1-4]", ""));
    if (sections.containsKey("combat")) {
      b.active = reader.seat(section("combat").split("\\s+", 2)[0]);
      b.turn = reader.number(words.getOrDefault("turn", "1"));
    }
    b.passes = reader.bits(words.getOrDefault("passes", ""));
    b.cast = reader.bits(words.getOrDefault("cast", ""));
    b.steps = reader.number(words.getOrDefault("steps", "0"));
    if (words.containsKey("strike")) {
      List<String> parts = Reader.list(words.getOrDefault("strike", ""));
      b.declared =
          Optional.of(
              new Strike(
                  reader.place(parts.get(0)),
                  reader.place(parts.get(1)),
                  reader.number(parts.get(2))));
    }
    b.extras = ShortList.none();
    for (String text : Reader.list(words.getOrDefault("extras", ""))) {
      b.extras = b.extras.and(TaskText.extra(reader, text));
    }
    b.fallen = reader.seats(words.getOrDefault("fallen", ""));
  }

  /** {@code life 4 coins 3} and so on. */
  private static Map<String, String> pairs(String text) {
    List<String> words = Arrays.asList(text.strip().split("\\s+", -1));
    Map<String, String> pairs = new HashMap<>();
    for (int i = 0; i + 1 < words.size(); i += 2) {
      pairs.put(words.get(i), words.get(i + 1));
    }
    if (words.size() % 2 != 0) {
      throw new Unreadable("NAME VALUE pairs", "des paires NOM VALEUR", text);
    }
    return pairs;
  }

  private void player(Workbench b, Seat seat) {
    String text = section(Names.seat(seat));
    if (text.equals("out")) {
      b.bank += b.player(seat).coins();
      b.set(seat, Player.gone());
      return;
    }
    Map<String, String> words = text.isEmpty() ? Map.of() : pairs(text);
    Player player = b.player(seat);
    player = player.withLife(reader.number(words.getOrDefault("life", "" + Player.LIFE)));
    int coins = reader.number(words.getOrDefault("coins", "" + Player.COINS));
    b.bank += player.coins() - coins;
    player = player.withCoins(coins);
    if (words.containsKey("weapon")) {
      player = player.armed(reader.weapon(words.getOrDefault("weapon", "")));
    }
    if (words.containsKey("aspect")) {
      player = player.underAspect(reader.spell(words.getOrDefault("aspect", "")));
    }
    for (String held : Reader.list(words.getOrDefault("spells", ""))) {
      player = player.handed(reader.held(held));
    }
    player = player.offered(offer(words));
    player = player.standing(MoveText.standing(words.getOrDefault("stands", "ask")));
    player =
        player.tallied(
            new Tally(
                reader.number(words.getOrDefault("weapon-used", "0")),
                reader.number(words.getOrDefault("aspect-used", "0")),
                reader.number(words.getOrDefault("turns", "" + player.tally().turns())),
                worn(words.getOrDefault("aspects-before", ""))));
    player =
        player.poisoned(
            new Venom(
                reader.number(words.getOrDefault("venom", "0")),
                reader.number(words.getOrDefault("fresh-venom", "0"))));
    b.set(seat, player);
    pets(b, seat, words.getOrDefault("pets", ""));
  }

  private ShortList<Tally.Worn> worn(String text) {
    ShortList<Tally.Worn> worn = ShortList.none();
    for (String one : Reader.list(text)) {
      String[] parts = one.split(":", -1);
      if (parts.length != 2) {
        throw new Unreadable("ASPECT:USES", "ASPECT:EMPLOIS", one);
      }
      worn = worn.and(new Tally.Worn(reader.spell(parts[0]), reader.number(parts[1])));
    }
    return worn;
  }

  private Offer offer(Map<String, String> words) {
    Offer offer = Offer.NONE;
    for (String id : Reader.list(words.getOrDefault("offer", ""))) {
      offer = offer.and(reader.species(id));
    }
    return words.containsKey("kept")
        ? offer.keeping(reader.species(words.getOrDefault("kept", "")))
        : offer;
  }

  private void pets(Workbench b, Seat seat, String text) {
    List<String> names = Reader.list(text);
    if (names.size() > PetRef.SLOTS) {
      throw new Unreadable("at most 3 pets", "au plus 3 familiers", text);
    }
    List<Pet> pets = new ArrayList<>();
    List<PetRef> unhurt = new ArrayList<>();
    for (int slot = 0; slot < names.size(); slot++) {
      String name = names.get(slot);
      if (!name.equals("-")) {
        PetText.Read read =
            PetText.read(ground.cards(), slot, name)
                .orElseThrow(
                    () ->
                        new Unreadable(
                            "a pet such as loup:3~stun1", "un familier comme loup:3~stun1", name));
        pets.add(read.pet());
        if (read.life().isEmpty()) {
          unhurt.add(PetRef.of(seat, slot));
        }
      }
    }
    b.set(seat, b.player(seat).withPets(Troop.of(pets)));
    if (b.turn > 0) {
      unhurt.forEach(ref -> b.set(ref, b.surely(ref).withLife(Facts.most(b, ref))));
    }
  }

  /** The piles hold what is neither on the table nor discarded. */
  private void piles(Workbench b) {
    Map<String, Integer> inPlay = Stock.inPlay(b.table());
    b.pets = pile(b.pets, inPlay, cards("discarded-pets", reader::species), ShortList.none());
    b.weapons =
        pile(
            b.weapons,
            inPlay,
            cards("discarded-weapons", reader::weapon),
            cards("under-weapons", reader::weapon));
    b.spells = pile(b.spells, inPlay, cards("discarded-spells", reader::spell), ShortList.none());
  }

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
