package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Circle;
import bergerie.games.wolfandhound.round.Endings;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a viewer is told of a move. Only dealt and drawn cards are told to one player alone. */
final class WolfAndHoundTelling {

  private final WolfAndHoundState before;
  private final Name name;
  private final Words who;

  private WolfAndHoundTelling(WolfAndHoundState before) {
    this.before = before;
    this.name = before.seating().name(before.active());
    this.who =
        before.activeIsGhost()
            ? new Words("Ghost {0}", "Le fantôme {0}").with(name)
            : Words.same(name.name());
  }

  static Told of(WolfAndHoundState before, Move move, Viewer viewer) {
    return new WolfAndHoundTelling(before).tell(move, viewer);
  }

  private Told tell(Move move, Viewer viewer) {
    return switch (move) {
      case Move.Play(Card card) ->
          moving("play", new Words("{0} plays a {1}.", "{0} joue un {1}."), card);
      case Move.Pass _ -> passing();
      case Move.Act(Animal animal) -> new Acting(before, animal).told();
      case Move.Flip(Animal animal) -> flipping(animal);
      case Move.Keep _ ->
          ghostly("keep", new Words("{0} plays the {1}.", "{0} joue le {1}."), before.turnedUp());
      case Move.Swap _ -> swapping();
      case Move.Draw(Card card) -> drawing(card, viewer);
      case Move.TurnUp(Card card) -> turningUp(card);
      case Move.Sit(Circle circle) -> sitting(circle);
      case Move.NextRound _ -> nextRound();
    };
  }

  // WH-10: before the first card everybody hears who is with whom.
  private static Told sitting(Circle circle) {
    return new Told(
        new Words(
                "The seats are drawn. Green: {0}. Orange: {1}. {2} starts.",
                "Les places sont tirées au sort. Verts : {0}. Oranges : {1}. {2} commence.")
            .with(team(circle, Side.GREEN), team(circle, Side.ORANGE), circle.order().getFirst()),
        "sit " + StateText.order(circle));
  }

  private static Words team(Circle circle, Side side) {
    List<Words> names =
        circle.team(side).stream()
            .map(
                name ->
                    circle.round(1).isGhost(circle.round(1).place(name))
                        ? new Words("ghost {0}", "le fantôme {0}").with(name)
                        : Words.same(name.name()))
            .toList();
    return new Words("{0} and {1}", "{0} et {1}").with(names.getFirst(), names.getLast());
  }

  private Told passing() {
    List<Card> cards = before.held().cards().list();
    return new Told(
        new Words(
                "{0} holds only 3s, shows them and passes: {1}.",
                "{0} n’a que des 3, les montre et passe : {1}.")
            .with(who, listed(cards)),
        "pass " + name + " " + cards.stream().map(Card::text).collect(Collectors.joining(" ")));
  }

  private static Words listed(List<Card> cards) {
    Words list = cards.getFirst().label();
    for (Card card : cards.subList(1, cards.size())) {
      list = list.then(Words.same(", ")).then(card.label());
    }
    return list;
  }

  private Told flipping(Animal animal) {
    Colour after = before.pack().colour(before.pack().number(animal)).turned();
    return new Told(
        new Words("{0} flips and shows its {1} face.", "{0} se retourne et montre sa face {2}.")
            .with(animal.label(), after.label(), after == Colour.BLACK ? "noire" : "blanche"),
        "flip " + animal.id() + " " + after.id());
  }

  private Told swapping() {
    return new Told(
        new Words(
                "Exchange! The {1} goes under the stack of {0}, whose top is turned up.",
                "Échange ! Le {1} passe sous la pile de {0}, dont on retourne la première carte.")
            .with(name, before.turnedUp().label()),
        "swap " + name + " " + before.turnedUp().text());
  }

  private Told drawing(Card card, Viewer viewer) {
    boolean dealing = before.phase() instanceof Phase.Dealing;
    String verb = dealing ? "deal " : "draw ";
    Optional<Seat> owner = before.seating().person(before.active());
    if (viewer instanceof Viewer.Player(Seat seat) && owner.equals(Optional.of(seat))) {
      Words words =
          dealing
              ? new Words("You are dealt a {0}.", "Vous recevez un {0}.")
              : new Words("You draw a {0}.", "Vous piochez un {0}.");
      return new Told(words.with(card.label()), verb + name + " " + card.text());
    }
    Words words =
        dealing
            ? new Words("{0} is dealt a card.", "{0} reçoit une carte.")
            : new Words("{0} draws a card.", "{0} pioche une carte.");
    return new Told(words.with(who), verb + name + " ?");
  }

  private Told turningUp(Card card) {
    boolean fromPile = before.phase() instanceof Phase.TurningUp && before.pile() > 0;
    return fromPile
        ? new Told(
            new Words("{0} turns up a {1}.", "{0} retourne un {1}.").with(who, card.label()),
            "turn " + name + " " + card.text())
        : ghostly(
            "top",
            new Words("{0} plays a {1} from its stack.", "{0} joue un {1} de sa pile."),
            card);
  }

  private Told ghostly(String verb, Words words, Card card) {
    return before.bansThrees() && card.isThree()
        ? new Told(
            new Words(
                    "The tornado forbids the {1}: {0} puts it under its stack and plays nothing.",
                    "La tornade interdit le {1} : {0} le glisse sous sa pile et ne joue rien.")
                .with(name, card.label()),
            verb + " " + name + " " + card.text() + "; under")
        : moving(verb, words, card);
  }

  private Told moving(String verb, Words words, Card card) {
    Words told = words.with(who, card.label());
    StringBuilder cue = new StringBuilder(verb + " " + name + " " + card.text());
    for (int i = 0; i < before.pack().size(); i++) {
      List<Place> path = before.pack().path(i, card);
      if (path.size() > 1) {
        Animal animal = before.pack().animal(i);
        told =
            told.then(
                new Words(" {0} goes to {1}.", " {0} va chez {1}.")
                    .with(animal.label(), before.seating().name(path.getLast())));
        cue.append("; ").append(animal.id()).append(' ').append(way(path));
      }
    }
    return new Told(told, cue.toString());
  }

  private String way(List<Place> path) {
    return path.stream()
        .map(place -> before.seating().name(place).name())
        .collect(Collectors.joining(">"));
  }

  private Told nextRound() {
    int round = before.round() + 1;
    Name first = before.match().seating(round).name(Place.FIRST);
    Words begins =
        new Words("Round {0} begins; {1} starts.", "La manche {0} commence ; {1} débute.")
            .with(round, first);
    return new Told(
        before.phase() instanceof Phase.Decided decided
            ? Endings.why(before, decided).then(Words.same(" ")).then(begins)
            : begins,
        "round " + round + " " + first);
  }
}
