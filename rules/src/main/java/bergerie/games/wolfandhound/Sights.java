package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Endings;
import bergerie.games.wolfandhound.round.Hand;
import bergerie.games.wolfandhound.round.Lap;
import bergerie.games.wolfandhound.round.Meadow;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.games.wolfandhound.view.WolfAndHoundView;
import bergerie.games.wolfandhound.view.WolfAndHoundView.AnimalView;
import bergerie.games.wolfandhound.view.WolfAndHoundView.CardView;
import bergerie.games.wolfandhound.view.WolfAndHoundView.Landing;
import bergerie.games.wolfandhound.view.WolfAndHoundView.MeadowView;
import bergerie.games.wolfandhound.view.WolfAndHoundView.PlayedCard;
import bergerie.games.wolfandhound.view.WolfAndHoundView.Result;
import bergerie.games.wolfandhound.view.WolfAndHoundView.Stage;
import bergerie.rules.Actor;
import bergerie.rules.Objection;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds up what a viewer sees. */
final class Sights {

  private static final Objection UNDER_TORNADO =
      new Objection(
          "WH-46",
          new Words(
              "The tornado forbids 3s: the ghost puts it under its stack.",
              "La tornade interdit les 3 : le fantôme le glisse sous sa pile."));

  private Sights() {}

  static WolfAndHoundView of(WolfAndHound game, WolfAndHoundState state, Viewer viewer) {
    return new WolfAndHoundView(
        state.round(),
        state.agreed().rounds(),
        state.score(),
        Place.ALL.stream().map(place -> meadow(state, place)).toList(),
        state.seating().name(state.active()),
        stage(state.phase()),
        animals(state),
        waiting(state),
        inTurn(state.phase()) && state.bansThrees(),
        state.lap() == Lap.LAST,
        state.pile(),
        turnedUp(state),
        state.played().list().stream()
            .map(entry -> new PlayedCard(state.seating().name(entry.by()), entry.card().text()))
            .toList(),
        switch (viewer) {
          case Viewer.Spectator _ -> List.of();
          case Viewer.Player(Seat seat) -> hand(game, state, seat);
        },
        result(state));
  }

  private static MeadowView meadow(WolfAndHoundState state, Place place) {
    Meadow meadow = state.meadows().at(place);
    Hand hand = state.hands().at(place);
    return new MeadowView(
        state.seating().name(place),
        state.seating().person(place).map(Seat::index),
        team(state, place),
        meadow.pen(),
        meadow.forest(),
        hand.size(),
        switch (hand) {
          case Hand.Held held -> texts(held.shown().list());
          case Hand.Stack stack -> texts(stack.under());
        });
  }

  // WH-10: who is with whom is known once the seats are drawn.
  private static Optional<Side> team(WolfAndHoundState state, Place place) {
    return state.phase() instanceof Phase.Sitting
        ? Optional.empty()
        : Optional.of(state.seating().side(place));
  }

  private static List<String> texts(List<Card> cards) {
    return cards.stream().map(Card::text).toList();
  }

  private static List<AnimalView> animals(WolfAndHoundState state) {
    Pack pack = state.pack();
    List<AnimalView> animals = new ArrayList<>();
    for (int i = 0; i < pack.size(); i++) {
      Animal animal = pack.animal(i);
      animals.add(
          new AnimalView(
              animal.id(),
              animal.label(),
              animal.kind(),
              pack.colour(i),
              animal.movement(),
              animal.targets(),
              animal.power(),
              state.seating().name(pack.place(i))));
    }
    return animals;
  }

  private static List<String> waiting(WolfAndHoundState state) {
    return state.phase() instanceof Phase.Activating(int waiting)
        ? state.pack().listed(waiting).stream().map(Animal::id).toList()
        : List.of();
  }

  private static Stage stage(Phase phase) {
    return switch (phase) {
      case Phase.Sitting _ -> Stage.SIT;
      case Phase.Dealing _ -> Stage.DEAL;
      case Phase.Activating _ -> Stage.ACT;
      case Phase.Playing _ -> Stage.PLAY;
      case Phase.TurningUp _ -> Stage.TURN_UP;
      case Phase.Calling _ -> Stage.CALL;
      case Phase.Swapping _ -> Stage.SWAP;
      case Phase.Flipping _ -> Stage.FLIP;
      case Phase.Parting _ -> Stage.PART;
      case Phase.Drawing _ -> Stage.DRAW;
      case Phase.Decided _ -> Stage.DECIDED;
    };
  }

  /** Before the card of the turn is played: only then does the tornado's ban matter. */
  private static boolean inTurn(Phase phase) {
    return switch (phase) {
      case Phase.Playing _, Phase.TurningUp _, Phase.Calling _, Phase.Swapping _ -> true;
      case Phase.Sitting _,
          Phase.Dealing _,
          Phase.Activating _,
          Phase.Flipping _,
          Phase.Parting _,
          Phase.Drawing _,
          Phase.Decided _ ->
          false;
    };
  }

  private static Optional<CardView> turnedUp(WolfAndHoundState state) {
    return state.phase() instanceof Phase.Calling(Card card)
        ? Optional.of(
            new CardView(
                card.text(),
                landings(state, card),
                state.bansThrees() && card.isThree()
                    ? Optional.of(UNDER_TORNADO)
                    : Optional.empty()))
        : Optional.empty();
  }

  private static List<CardView> hand(WolfAndHound game, WolfAndHoundState state, Seat seat) {
    List<CardView> hand = new ArrayList<>();
    for (Card card : state.held(state.seating().place(seat)).cards().list()) {
      Ruling ruling = Referee.rule(game, state, Actor.player(seat), new Move.Play(card));
      hand.add(
          new CardView(
              card.text(),
              landings(state, card),
              ruling instanceof Ruling.Refused(Objection objection)
                  ? Optional.of(objection)
                  : Optional.empty()));
    }
    return hand;
  }

  private static List<Landing> landings(WolfAndHoundState state, Card card) {
    Pack after = state.pack().moved(card);
    for (Animal animal : state.pack().entering(card)) {
      after = after.flipped(animal);
    }
    List<Landing> landings = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      landings.add(
          new Landing(after.animal(i).id(), state.seating().name(after.place(i)), after.colour(i)));
    }
    return landings;
  }

  private static Optional<Result> result(WolfAndHoundState state) {
    return state.phase() instanceof Phase.Decided decided
        ? Optional.of(
            new Result(decided.winner(), decided.reason().rule(), Endings.why(state, decided)))
        : Optional.empty();
  }
}
