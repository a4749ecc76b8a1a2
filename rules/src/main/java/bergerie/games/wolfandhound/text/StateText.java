package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Circle;
import bergerie.games.wolfandhound.round.Hand;
import bergerie.games.wolfandhound.round.Lap;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.RoundSeats;
import bergerie.games.wolfandhound.round.Score;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A state as one line of fields parted by {@code ;}, the phase first:
 *
 * <pre>play P1; at H01@P1 W01@P3; pens 3 2 3 3; hands b1b2w3w4 … ; played P1b3 P2w1</pre>
 *
 * Pens and hands come in the order of play. A ghost's hand is its stack from the top, {@code ?} for
 * an unseen card. Fields that say nothing are left out.
 */
final class StateText {

  private StateText() {}

  static String write(WolfAndHoundState state) {
    RoundSeats seating = state.seating();
    List<String> fields = new ArrayList<>();
    fields.add(phase(state));
    if (!state.agreed().circle().equals(state.agreed().circles().getFirst())) {
      fields.add("seats " + order(state.agreed().circle()));
    }
    fields.add("at " + animals(state));
    fields.add("pens " + joined(state.meadows().list().stream().map(m -> "" + m.pen()).toList()));
    fields.add("hands " + joined(state.hands().list().stream().map(StateText::hand).toList()));
    List<String> shown = shown(state);
    if (!shown.isEmpty()) {
      fields.add("shown " + joined(shown));
    }
    if (!state.played().isEmpty()) {
      fields.add(
          "played "
              + joined(
                  state.played().list().stream()
                      .map(entry -> seating.name(entry.by()) + entry.card().text())
                      .toList()));
    }
    if (state.lap() == Lap.LAST) {
      fields.add("last");
    }
    if (state.round() > 1 || !state.score().equals(Score.NONE)) {
      Score score = state.score();
      fields.add("round " + state.round() + " " + score.green() + "-" + score.orange());
    }
    return String.join("; ", fields);
  }

  private static String phase(WolfAndHoundState state) {
    String name = " " + state.seating().name(state.active());
    return switch (state.phase()) {
      case Phase.Sitting _ -> "sit" + name;
      case Phase.Dealing _ -> "deal" + name;
      case Phase.Activating(int waiting) -> "act" + name + " " + ids(state.pack().listed(waiting));
      case Phase.Playing _ -> "play" + name;
      case Phase.TurningUp _ -> "turn" + name;
      case Phase.Calling(Card card) -> "call" + name + " " + card.text();
      case Phase.Swapping _ -> "swap" + name;
      case Phase.Flipping(List<Animal> animals) -> "flip" + name + " " + ids(animals);
      case Phase.Parting(Animal one, Animal other) ->
          "part" + name + " " + ids(List.of(one, other));
      case Phase.Drawing _ -> "draw" + name;
      case Phase.Decided(Side winner, Phase.Reason reason) ->
          "won" + name + " " + winner.id() + " " + reason.rule();
    };
  }

  static String order(Circle circle) {
    return joined(circle.order().stream().map(Name::name).toList());
  }

  private static String ids(List<Animal> animals) {
    return animals.stream().map(Animal::id).collect(Collectors.joining("+"));
  }

  private static String animals(WolfAndHoundState state) {
    Pack pack = state.pack();
    List<String> found = new ArrayList<>();
    for (int i = 0; i < pack.size(); i++) {
      Animal animal = pack.animal(i);
      String face = animal.isMetamorph() ? pack.colour(i).id().substring(0, 1) : "";
      found.add(animal.id() + face + "@" + state.seating().name(pack.place(i)));
    }
    return joined(found);
  }

  private static String hand(Hand hand) {
    String cards =
        switch (hand) {
          case Hand.Held held -> held.cards().toString();
          case Hand.Stack(int hidden, List<Card> under) ->
              "?".repeat(hidden) + under.stream().map(Card::text).collect(Collectors.joining());
        };
    return cards.isEmpty() ? "-" : cards;
  }

  private static List<String> shown(WolfAndHoundState state) {
    List<String> shown = new ArrayList<>();
    for (Place place : Place.ALL) {
      if (state.hands().at(place) instanceof Hand.Held held && !held.shown().isEmpty()) {
        shown.add(state.seating().name(place) + "=" + held.shown());
      }
    }
    return shown;
  }

  private static String joined(List<String> parts) {
    return String.join(" ", parts);
  }
}
