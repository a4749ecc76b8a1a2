package bergerie.second;

import bergerie.rules.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A round of Wolf & Hound, from the deal to the last sheep. */
final class Round {

  private static final List<String> EXPERT = List.of("W02+M01+M02", "W02+M03+M04");

  private final Setup setup;
  private final Seating order;
  private final Herd herd;
  private final NumberCards cards;
  private final Pens pens;
  private String stage = "deal";
  private int active;
  private List<Animal> waiting = new ArrayList<>();
  private boolean noThrees;
  private boolean last;
  private String winner = "";
  private String rule = "";

  Round(Setup setup, Seating order, List<Animal> animals, Map<String, Integer> copies) {
    this.setup = setup;
    this.order = order;
    herd = new Herd(animals);
    cards = new NumberCards(copies, order, setup.players());
    pens = sheep();
  }

  /** WH-12, WH-40, WH-41. */
  private Pens sheep() {
    String chosen = setup.option("sheep");
    boolean four = chosen.equals("4");
    return switch (setup.players()) {
      case 2 -> four ? new Pens(3, 4, 4, 4) : new Pens(2, 3, 3, 3);
      case 3 -> four ? new Pens(3, 5, 4, 3) : new Pens(2, 4, 3, 3);
      default -> {
        boolean many =
            switch (chosen) {
              case "auto" -> herd.hasWolves(2) || EXPERT.contains(herd.toString());
              case "wolves" -> herd.hasWolves(2);
              default -> four;
            };
        int each = many ? 4 : 3;
        yield new Pens(each, each, each, each);
      }
    };
  }

  /** Who may do what, or what may be drawn. */
  Account tell(Account account) {
    return switch (stage) {
      case "deal", "draw" -> account.draws(cards.unseen("draw "));
      case "act" -> acting(account);
      case "play" -> account.moves(order.at(active), playable());
      case "turn" -> account.draws(cards.pile() > 0 ? cards.unseen("turn ") : cards.top(active));
      case "call" -> account.moves(decider(), List.of("keep", "swap"));
      case "swap" -> account.draws(cards.top(active));
      case "flip" -> account.draws(Map.of("flip " + waiting.getFirst(), 1));
      case "part" -> account.moves(decider(), waiting.stream().map(one -> "flip " + one).toList());
      default -> account;
    };
  }

  void play(String move) {
    String word = move.substring(move.indexOf(' ') + 1);
    switch (stage) {
      case "deal" -> deal(word);
      case "act" -> act(herd.named(word));
      case "play" -> playOrPass(word);
      case "turn" -> turnUp(word);
      case "call" -> answer(word);
      case "swap" -> playFromStack(word);
      case "flip" -> {
        waiting.removeFirst().flip();
        flipOrPart();
      }
      case "part" -> {
        herd.named(word).flip();
        part();
      }
      default -> {
        cards.draw(active, word);
        endTurn();
      }
    }
  }

  private void deal(String card) {
    cards.draw(active, card);
    while (active < 4 && cards.hand(active).size() == 4) {
      active++;
    }
    if (active == 4) {
      begin(0);
    }
  }

  // Phase 1

  private void begin(int place) {
    active = place % 4;
    noThrees = false;
    boolean veryFirst = cards.played.isEmpty();
    waiting = new ArrayList<>(veryFirst ? List.of() : herd.before(active));
    afterActs();
  }

  private Account acting(Account account) {
    int rank = waiting.stream().mapToInt(Animal::rank).min().orElseThrow();
    List<String> acts =
        waiting.stream().filter(one -> one.rank() == rank).map(one -> "act " + one).toList();
    boolean asked = acts.size() > 1 && setup.option("order").equals("before");
    return asked ? account.moves(decider(), acts) : account.draws(Map.of(acts.getFirst(), 1));
  }

  private void act(Animal animal) {
    waiting.remove(animal);
    switch (animal.power) {
      case "pass" -> {
        waiting.clear();
        if (!isLastPhase()) {
          begin(active + 1);
          return;
        }
      }
      case "no 3" -> noThrees = true;
      default -> animal.targets().forEach(animal.isBlack() ? pens::chase : pens::rescue);
    }
    afterActs();
  }

  // Phase 2, and the end

  private void afterActs() {
    boolean unchecked = isLastPhase() && setup.option("final").equals("count");
    OptionalInt loser = unchecked ? OptionalInt.empty() : pens.without(active);
    if (!waiting.isEmpty()) {
      stage = "act";
    } else if (loser.isPresent()) {
      wins(loser.getAsInt() + 1, "WH-23");
    } else if (isLastPhase() && pens.lead() != 0) {
      wins(pens.lead() > 0 ? 0 : 1, "WH-28");
    } else if (isLastPhase()) {
      wins(setup.players() == 2 ? 0 : 1, "WH-29");
    } else {
      stage = isGhost() ? "turn" : "play";
    }
  }

  private boolean isLastPhase() {
    return last && active == 0;
  }

  private void wins(int place, String by) {
    stage = "won";
    winner = order.at(place);
    rule = by;
  }

  boolean isWon() {
    return stage.equals("won");
  }

  /** One of the winning team. */
  String winner() {
    return winner;
  }

  String rule() {
    return rule;
  }

  // Phase 3

  private List<String> playable() {
    List<String> allowed = cards.hand(active).stream().filter(this::isAllowed).toList();
    return allowed.isEmpty() ? List.of("pass") : allowed;
  }

  private boolean isAllowed(String card) {
    return !noThrees || !card.endsWith("3");
  }

  private void playOrPass(String word) {
    if (word.equals("pass")) {
      cards.show(active);
      begin(active + 1);
    } else {
      cards.playFromHand(active, word);
      move(word);
    }
  }

  private void turnUp(String card) {
    if (cards.pile() > 0) {
      cards.turnedUp = card;
      stage = "call";
    } else {
      playFromStack(card);
    }
  }

  private void answer(String call) {
    String card = cards.turnedUp;
    cards.turnedUp = "";
    if (call.equals("swap")) {
      cards.hand(active).addLast(card);
      stage = "swap";
    } else {
      playForGhost(card);
    }
  }

  private void playFromStack(String card) {
    cards.hand(active).removeFirst();
    playForGhost(card);
  }

  private void playForGhost(String card) {
    if (isAllowed(card)) {
      move(card);
    } else {
      cards.hand(active).addLast(card);
      begin(active + 1);
    }
  }

  private void move(String card) {
    cards.played.add(order.at(active) + card);
    waiting = herd.follow(card);
    flipOrPart();
  }

  private void flipOrPart() {
    if (waiting.isEmpty()) {
      part();
    } else {
      stage = "flip";
    }
  }

  private void part() {
    waiting = herd.quarrel();
    if (!waiting.isEmpty()) {
      stage = "part";
    } else if (cards.pile() > 0 && !isGhost()) {
      stage = "draw";
    } else {
      endTurn();
    }
  }

  // Phase 4

  private void endTurn() {
    last = last || cards.hand(active).isEmpty();
    begin(active + 1);
  }

  // Words

  private boolean isGhost() {
    return order.at(active).charAt(1) - '0' > setup.players();
  }

  private String decider() {
    return order.at(isGhost() ? active + 2 : active);
  }

  /** What goes on, before whom. */
  String stage() {
    return switch (stage) {
      case "act", "flip", "part" -> stage + " " + order.at(active) + " " + Herd.joined(waiting);
      case "call" -> stage + " " + order.at(active) + " " + cards.turnedUp;
      default -> stage + " " + order.at(active);
    };
  }

  List<String> fields() {
    List<String> fields = new ArrayList<>();
    fields.add("at " + herd.places(order));
    fields.add("pens " + pens);
    fields.addAll(cards.fields());
    if (last) {
      fields.add("last");
    }
    return fields;
  }
}
