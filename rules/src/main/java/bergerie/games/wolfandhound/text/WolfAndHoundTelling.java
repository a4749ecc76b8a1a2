package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.round.Circle;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Someone;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Actor;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.telling.Beat;
import bergerie.telling.Heading;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a viewer is told of a move. Only dealt and drawn cards are told to one player alone. */
record WolfAndHoundTelling(WolfAndHoundState before, Actor actor, Viewer viewer) {

  private static final Heading DEAL =
      new Heading("deal", Sentence.of("The cards are dealt.", "On distribue les cartes."));

  Told tell(Move move) {
    return switch (move) {
      case Move.Play(Card card) -> new Cardplay(before, card).played();
      case Move.Pass _ -> passing();
      case Move.Act(Animal animal) -> new Acting(before, animal).told();
      case Move.Flip(Animal animal) -> flipping(animal);
      case Move.Keep _ -> new Cardplay(before, before.turnedUp()).kept();
      case Move.Swap _ -> new Cardplay(before, before.turnedUp()).swapped();
      case Move.Draw(Card card) when before.phase() instanceof Phase.Dealing -> dealing(card);
      case Move.Draw(Card card) -> drawing(card);
      case Move.TurnUp(Card card) when isFromPile() -> new Cardplay(before, card).turnedUp();
      case Move.TurnUp(Card card) -> new Cardplay(before, card).fromStack();
      case Move.Sit(Circle circle) -> new RoundTelling(before).seats(circle);
      case Move.NextRound _ -> new RoundTelling(before).next();
    };
  }

  private boolean isFromPile() {
    return before.phase() instanceof Phase.TurningUp && before.pile() > 0;
  }

  // WH-31
  private Told passing() {
    List<Card> cards = before.held().cards().list();
    Sentence line =
        Sentence.of(
            "{0} {0:show|shows} {0:your|their} 3s and {0:pass|passes}, with no other card: ",
            "{0} {0:montrez|montre} {0:vos|ses} 3 et {0:passez|passe}, faute d’autre carte : ",
            mover());
    for (int i = 0; i < cards.size(); i++) {
      line = line.then(i == 0 ? Sentence.NONE : Sentence.of(", ", ", "));
      line = line.then(Sentence.of("{0}", "{0}", Things.card(cards.get(i))));
    }
    return inTurn(
        before,
        line.then(Sentence.of(".", ".")),
        List.of(
            Beat.of("show", "WH-31")
                .by(before.chooser().index())
                .with(cards.stream().map(card -> Things.card(card).id()).toArray(String[]::new))
                .from(Things.hand(name()))),
        "pass " + name() + " " + cards.stream().map(Card::text).collect(Collectors.joining(" ")));
  }

  // WH-32: the table flips a metamorph that came by; WH-33: a player one of two.
  private Told flipping(Animal animal) {
    Colour shown = before.pack().colour(before.pack().number(animal));
    Colour after = shown.turned();
    Part called = Things.called(before.pack(), animal);
    Part face = new Part.Said(after.label().en(), after == Colour.BLACK ? "noire" : "blanche");
    Beat beat = Beat.of("flip", actor instanceof Actor.Player ? "WH-33" : "WH-32");
    return inTurn(
        before,
        actor instanceof Actor.Player
            ? Sentence.of(
                "{0} {0:flip|flips} {1}: it shows its {2} face.",
                "{0} {0:retournez|retourne} {1} : il montre sa face {2}.", mover(), called, face)
            : Sentence.of(
                "{0} flips and shows its {1} face.",
                "{0} se retourne et montre sa face {1}.", called, face),
        List.of(
            beat.by(before.chooser().index())
                .with(Things.id(animal))
                .from(shown.id())
                .to(after.id())),
        "flip " + animal.id() + " " + after.id());
  }

  // WH-11
  private Told dealing(Card card) {
    Beat beat = coming("deal", "WH-11");
    if (!isOwn()) {
      return new Told(
          Sentence.of("{0} {0:are|is} dealt a card.", "{0} {0:recevez|reçoit} une carte.", mover()),
          List.of(beat),
          "deal " + name() + " ?",
          Optional.of(DEAL));
    }
    Part.Thing thing = Things.card(card);
    return new Told(
        Sentence.of(
            "{0} {0:are|is} dealt {a 1}.", "{0} {0:recevez|reçoit} {un 1}.", mover(), thing),
        List.of(beat.with(thing.id())),
        "deal " + name() + " " + card.text(),
        Optional.of(DEAL));
  }

  // WH-27
  private Told drawing(Card card) {
    Beat beat = coming("draw", "WH-27");
    if (!isOwn()) {
      return inTurn(
          before,
          Sentence.of("{0} {0:draw|draws} a card.", "{0} {0:piochez|pioche} une carte.", mover()),
          List.of(beat),
          "draw " + name() + " ?");
    }
    Part.Thing thing = Things.card(card);
    return inTurn(
        before,
        Sentence.of("{0} {0:draw|draws} {a 1}.", "{0} {0:piochez|pioche} {un 1}.", mover(), thing),
        List.of(beat.with(thing.id())),
        "draw " + name() + " " + card.text());
  }

  private Beat coming(String verb, String rule) {
    return Beat.of(verb, rule)
        .by(before.chooser().index())
        .from(Things.PILE)
        .to(Things.hand(name()));
  }

  private boolean isOwn() {
    return viewer.equals(Viewer.player(before.chooser()));
  }

  private Part.Who mover() {
    return before.chooser().who();
  }

  private Name name() {
    return before.seating().name(before.active());
  }

  /** A line of a turn: those next to each other are of one turn if they are of one player. */
  static Told inTurn(WolfAndHoundState before, Sentence line, List<Beat> beats, String cue) {
    Someone active = Someone.at(before.seating(), before.active());
    String key = "turn " + before.seating().name(before.active());
    return new Told(line, beats, cue, Optional.of(new Heading(key, active.turn())));
  }
}
