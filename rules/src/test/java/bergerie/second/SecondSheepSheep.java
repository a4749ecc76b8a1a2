package bergerie.second;

import static java.util.stream.Collectors.toMap;

import bergerie.rules.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Sheep Sheep from its rulebook. A card is two letters, the face that is up first; in the meadow
 * and among those won, {@code ?} and a player may follow: who alone knows its underside.
 */
final class SecondSheepSheep implements Second {

  private final Setup setup;
  private final int players;
  private final Meadow meadow;
  private final Pile pile;
  private final List<Fold> folds;
  private String stage = "first";
  private String drawn = "";
  private String glass = "new";
  private int from;
  private int turns;
  private int barren;
  private int exchanges;

  SecondSheepSheep(Setup setup, Meadow meadow, String deck) {
    this.setup = setup;
    this.meadow = meadow;
    players = setup.players();
    folds = Stream.generate(Fold::new).limit(players).toList();
    pile = new Pile(deck, players);
  }

  @Override
  public Account account() {
    Account account = new Account(state());
    if (isOver()) {
      List<Fold> best = Fold.best(folds);
      List<String> winners = best.stream().map(fold -> name(folds.indexOf(fold))).toList();
      List<Integer> points = folds.stream().map(Fold::points).toList();
      return account.over(winners, stage.equals("refilling") ? "SS-14" : "SS-18", points);
    }
    boolean herding = stage.equals("herding");
    if (!herding && drawn.isEmpty()) {
      return account.draws(draws());
    }
    account.moves(name(mover()), herding ? herding() : placings());
    if (hasSand()) {
      int own = setup.whole("sand" + (mover() + 1));
      account.sand(glass, own == 0 ? setup.whole("sand") : own, timeUp());
    }
    return herding && barren >= 3 * players ? account.mayCount() : account;
  }

  @Override
  public void play(String move) {
    String[] words = move.split("[ @]");
    switch (stage) {
      case "first" -> {
        from = seat(words[1]);
        stage = "fetishes";
      }
      case "fetishes" -> {
        folds.get(seat(words[1])).fetish = words[2];
        stage = folds.getLast().fetish.equals("-") ? "fetishes" : "cards";
      }
      case "cards" -> {
        pile.take(words[2]);
        folds.get(seat(words[1])).cards.add(words[2]);
        stage = folds.getLast().cards.size() < 4 ? "cards" : "meadow";
      }
      case "meadow" -> {
        pile.take(words[2]);
        meadow.lay(words[2] + unknown("?"), words[1]);
        stage = meadow.gaps().isEmpty() ? onceLaid() : "meadow";
      }
      case "turning" -> {
        meadow.lay(Meadow.turned(meadow.at(words[1])), words[1]);
        stage = onceLaid();
      }
      case "herding" -> {
        switch (words[0]) {
          case "win" -> win(words[1].split("\\+"));
          case "done" -> nextTurn(barren + 1);
          default -> exchange(words[0], words[1]);
        }
      }
      default -> {
        if (words[0].equals("draw")) {
          pile.take(words[1]);
          drawn = words[1];
        } else {
          place(words[0], words[1]);
        }
      }
    }
  }

  @Override
  public void count() {
    stage = "counted";
  }

  // What is drawn

  private Map<String, Integer> draws() {
    return switch (stage) {
      case "first" -> {
        String chosen = setup.option("first");
        yield chosen.equals("drawn") ? equally("first ", names()) : Map.of("first " + chosen, 1);
      }
      case "fetishes" -> {
        List<String> taken = folds.stream().map(fold -> fold.fetish).toList();
        List<String> left = new ArrayList<>(List.of(Pile.FAMILIES.split("")));
        left.removeAll(taken);
        yield equally("fetish " + name(taken.indexOf("-")) + " ", left);
      }
      case "cards" -> {
        List<Integer> dealt = folds.stream().map(fold -> fold.cards.size() / 4).toList();
        yield pile.pairs("give " + name(dealt.indexOf(0)) + " ");
      }
      case "meadow" -> pile.faces("lay " + meadow.gaps().getFirst() + " ");
      case "turning" -> Map.of("turn " + meadow.crowded().getFirst(), 1);
      default -> pile.faces("draw ");
    };
  }

  private static Map<String, Integer> equally(String word, List<String> values) {
    return values.stream().collect(toMap(word::concat, _ -> 1));
  }

  private String onceLaid() {
    return meadow.groups().isEmpty() ? "herding" : "turning";
  }

  // A turn

  private List<String> herding() {
    List<String> moves = new ArrayList<>();
    int most = hasSand() ? 60 : 3;
    for (String card : exchanges < most ? folds.get(mover()).cards : List.<String>of()) {
      meadow.cells().stream()
          .filter(cell -> card.indexOf(meadow.at(cell).charAt(0)) >= 0)
          .forEach(cell -> moves.add(card + "@" + cell));
    }
    meadow.groups().forEach(group -> moves.add("win " + String.join("+", group)));
    if (meadow.groups().isEmpty()) {
      moves.add("done");
    }
    return moves;
  }

  private void exchange(String card, String cell) {
    String taken = meadow.take(cell);
    meadow.lay(card.charAt(1) == taken.charAt(0) ? card : Meadow.turned(card), cell);
    List<String> own = folds.get(mover()).cards;
    own.set(own.indexOf(card), Pile.pair(taken));
    exchanges++;
    glass = "same";
  }

  private void win(String[] cells) {
    Stream.of(cells).forEach(cell -> folds.get(mover()).won.add(meadow.take(cell)));
    barren = 0;
    stage = "refilling";
    glass = "new";
  }

  private List<String> placings() {
    return meadow.gaps().stream()
        .flatMap(cell -> Pile.bothWays(drawn).stream().map(card -> card.charAt(0) + "@" + cell))
        .toList();
  }

  private void place(String up, String cell) {
    String card = drawn.startsWith(up) ? drawn : Meadow.turned(drawn);
    meadow.lay(card + unknown("?" + (mover() + 1)), cell);
    drawn = "";
    glass = "same";
    if (meadow.gaps().isEmpty()) {
      nextTurn(0);
    }
  }

  private void nextTurn(int barrenNow) {
    barren = barrenNow;
    turns++;
    exchanges = 0;
    stage = "herding";
    glass = "new";
  }

  private String timeUp() {
    if (!drawn.isEmpty()) {
      return drawn.charAt(0) + "@" + meadow.gaps().getFirst();
    }
    String fetish = folds.get(mover()).fetish;
    return meadow.groups().stream()
        .min(
            Comparator.<List<String>>comparingInt(group -> -group.size())
                .thenComparing(group -> !meadow.at(group.getFirst()).startsWith(fetish))
                .thenComparing(group -> meadow.cells().indexOf(group.getFirst())))
        .map(group -> "win " + String.join("+", group))
        .orElse("done");
  }

  // The end

  private boolean isOver() {
    return switch (stage) {
      case "counted" -> true;
      case "herding" -> barren == players * setup.whole("barren");
      case "refilling" -> drawn.isEmpty() && pile.size() < meadow.gaps().size();
      default -> false;
    };
  }

  // Words

  private boolean hasSand() {
    return setup.option("timer").equals("sand");
  }

  private String unknown(String mark) {
    return setup.option("versos").equals("hidden") ? mark : "";
  }

  private int mover() {
    return (from + turns) % players;
  }

  private List<String> names() {
    return IntStream.range(0, players).mapToObj(SecondSheepSheep::name).toList();
  }

  private static String name(int seat) {
    return "P" + (seat + 1);
  }

  private static int seat(String name) {
    return name.charAt(1) - '1';
  }

  private String state() {
    List<String> fields = new ArrayList<>(List.of(stage, "from " + name(from)));
    fields.addAll(List.of("turns " + turns, "barren " + barren, "exchanges " + exchanges));
    fields.removeIf(field -> field.endsWith(" 0"));
    fields.add("meadow " + meadow);
    if (!drawn.isEmpty()) {
      fields.add("drawn " + drawn);
    }
    names().forEach(name -> fields.add(name + " " + folds.get(seat(name))));
    return String.join("; ", fields);
  }
}
