package bergerie.games.sheepsheep.text;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.games.sheepsheep.meadow.Verso;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.telling.Beat;
import bergerie.telling.Heading;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What happens, as one viewer may know it. Secret are fetishes and, by SS-20, undersides. */
final class SheepSheepTelling {

  private static final Heading DEAL =
      new Heading("deal", Sentence.of("The cards are dealt.", "On distribue les cartes."));

  private final Pasture before;
  private final Actor actor;
  private final Viewer viewer;

  private SheepSheepTelling(Pasture before, Actor actor, Viewer viewer) {
    this.before = before;
    this.actor = actor;
    this.viewer = viewer;
  }

  static Told tell(Pasture before, Actor actor, SheepSheepMove move, Viewer viewer) {
    return new SheepSheepTelling(before, actor, viewer).tell(move);
  }

  /** What lies under a card is told when it is taken, and not before. */
  static Told propose(Pasture before, Seat seat, SheepSheepMove move) {
    SheepSheepTelling telling =
        new SheepSheepTelling(before, Actor.player(seat), Viewer.player(seat));
    return move instanceof SheepSheepMove.Exchange(Card card, Cell cell)
        ? telling.exchange(card, cell, before.versos().at(cell))
        : telling.tell(move);
  }

  private Told tell(SheepSheepMove move) {
    return switch (move) {
      case SheepSheepMove.First(Seat seat) -> first(seat);
      case SheepSheepMove.Fetish(Seat seat, Family family) -> fetish(seat, family);
      case SheepSheepMove.Give(Seat seat, Card card) -> give(seat, card);
      case SheepSheepMove.Lay(Cell cell, Laid laid) -> lay(cell, laid);
      case SheepSheepMove.TurnOver(Cell cell) -> turnOver(cell);
      case SheepSheepMove.Exchange(Card card, Cell cell) -> exchange(card, cell, new Verso.Open());
      case SheepSheepMove.Win(int cells) -> win(cells);
      case SheepSheepMove.Done _ -> done();
      case SheepSheepMove.Draw(Laid laid) -> draw(laid);
      case SheepSheepMove.Place(Cell cell, Family up) -> place(cell, up);
    };
  }

  // SS-21
  private Told first(Seat seat) {
    return new Told(
        Sentence.of("{0} {0:begin|begins}.", "{0} {0:commencez|commence}.", seat.who()),
        List.of(Beat.of("begin", "SS-21").by(seat.index())),
        "first " + Tokens.seat(seat),
        Optional.empty());
  }

  // SS-4
  private Told fetish(Seat seat, Family family) {
    Beat beat = Beat.of("deal", "SS-4").by(seat.index()).to(Things.fold(seat));
    String cue = "fetish " + Tokens.seat(seat);
    if (!viewer.equals(Viewer.player(seat))) {
      return dealt(
          Sentence.of(
              "{0} {0:get|gets} a secret fetish.",
              "{0} {0:recevez|reçoit} un fétiche secret.", seat.who()),
          beat,
          cue);
    }
    Part.Thing fetish = Things.fetish(family);
    return dealt(
        Sentence.of(
            "{0:Your fetish is|The fetish of {0} is} {the 1}.",
            "{0:Votre fétiche est|Le fétiche {de 0} est} {le 1}.", seat.who(), fetish),
        beat.with(fetish.id()),
        cue + " " + family.letter());
  }

  // SS-5
  private Told give(Seat seat, Card card) {
    Part.Thing thing = Things.card(card);
    return dealt(
        Sentence.of("{0} {0:get|gets} {a 1}.", "{0} {0:recevez|reçoit} {un 1}.", seat.who(), thing),
        Beat.of("deal", "SS-5").by(seat.index()).with(thing.id()).to(Things.hand(seat)),
        "give " + Tokens.seat(seat) + " " + card);
  }

  // SS-6
  private Told lay(Cell cell, Laid laid) {
    Part.Thing thing = seen(laid, new Verso.Unseen());
    return dealt(
        Sentence.of("{a 0} lands {1}.", "{un 0} arrive {1}.", thing, Things.place(cell)),
        Beat.of("lay", "SS-6").with(thing.id()).from(Things.PILE).to(cell.name()),
        "lay " + cell + " " + lying(laid, new Verso.Unseen()));
  }

  private Told turnOver(Cell cell) {
    return dealt(
        Sentence.of(
            "Too many of a family stand together: the card {0} is turned over.",
            "Trop de moutons d’une famille se touchent : la carte {0} est retournée.",
            Things.place(cell)),
        Beat.of("turn", "SS-6").to(cell.name()),
        "turn " + cell);
  }

  // SS-9
  private Told exchange(Card card, Cell cell, Verso under) {
    Laid taken = before.meadow().card(cell);
    Laid put = card.hiding(taken.up());
    Part.Thing out = seen(taken, under);
    Part.Thing in = Things.laid(put);
    int seat = before.mover().index();
    String hand = Things.hand(before.mover());
    return told(
        Sentence.of(
            "{0} {0:put|puts} {a 1} {2} in place of {the 3}.",
            "{0} {0:posez|pose} {un 1} {2} à la place {du 3}.",
            before.mover().who(),
            in,
            Things.place(cell),
            out),
        List.of(
            Beat.of("put", "SS-9").by(seat).with(in.id()).from(hand).to(cell.name()),
            Beat.of("take", "SS-9").by(seat).with(out.id()).from(cell.name()).to(hand)),
        "swap " + mover() + " " + put + " " + cell + " " + lying(taken, under));
  }

  // SS-10, SS-11
  private Told win(int cells) {
    Family family = before.meadow().card(Group.places(cells).getFirst()).up();
    Part.Some won = new Part.Some(Integer.bitCount(cells), Things.sheep(family));
    return told(
        sandFirst()
            .then(
                Sentence.of(
                    "{0} {0:win|wins} {1}.",
                    "{0} {0:remportez|remporte} {1}.", before.mover().who(), won)),
        List.of(
            Beat.of("win", "SS-10")
                .by(before.mover().index())
                .with(won.thing().id())
                .from(named(cells, "+"))
                .to(Things.fold(before.mover()))
                .counting(won.count())),
        "win " + mover() + " " + family.letter() + " " + named(cells, " "));
  }

  private static String named(int cells, String between) {
    return Group.places(cells).stream().map(Cell::name).collect(Collectors.joining(between));
  }

  private Told done() {
    return told(
        sandFirst()
            .then(
                Sentence.of(
                    "{0} {0:win|wins} no group.",
                    "{0} ne {0:remportez|remporte} aucun groupe.", before.mover().who())),
        List.of(Beat.of("done", "SS-10").by(before.mover().index())),
        "done " + mover());
  }

  // SS-12; SS-20: only whoever fills the gap sees the card.
  private Told draw(Laid laid) {
    Beat beat =
        Beat.of("draw", "SS-12").by(before.mover().index()).from(Things.PILE).to(Things.DRAWN);
    String cue = "draw " + mover();
    if (!isKnown(new Verso.Seen(before.mover()))) {
      return told(
          Sentence.of(
              "{0} {0:draw|draws} a card.",
              "{0} {0:piochez|pioche} une carte.", before.mover().who()),
          List.of(beat),
          cue);
    }
    Part.Thing card = Things.drawn(laid);
    return told(
        Sentence.of(
            "{0} {0:draw|draws} {a 1}.",
            "{0} {0:piochez|pioche} {un 1}.", before.mover().who(), card),
        List.of(beat.with(card.id())),
        cue + " " + laid);
  }

  // SS-12
  private Told place(Cell cell, Family up) {
    Laid laid = before.drawn().orElseThrow().card().showing(up);
    Verso hidden = new Verso.Seen(before.mover());
    Part.Thing thing = seen(laid, hidden);
    return told(
        sandFirst()
            .then(
                Sentence.of(
                    "{0} {0:lay|lays} {a 1} {2}.",
                    "{0} {0:posez|pose} {un 1} {2}.",
                    before.mover().who(),
                    thing,
                    Things.place(cell))),
        List.of(
            Beat.of("place", "SS-12")
                .by(before.mover().index())
                .with(thing.id())
                .from(Things.DRAWN)
                .to(cell.name())),
        "place " + mover() + " " + lying(laid, hidden) + " " + cell);
  }

  private Sentence sandFirst() {
    return switch (actor) {
      case Actor.Glass _ -> Sentence.of("The sand has run out: ", "Le sablier est vide : ");
      case Actor.Player _, Actor.Deal _ -> Sentence.NONE;
    };
  }

  /** A card that lies: by one face for those who do not know the other. */
  private Part.Thing seen(Laid laid, Verso hidden) {
    return isKnown(hidden) ? Things.laid(laid) : Things.sheep(laid.up());
  }

  /** The same, as cues write it. */
  private String lying(Laid laid, Verso hidden) {
    return isKnown(hidden) ? laid.toString() : laid.up().letter();
  }

  private boolean isKnown(Verso hidden) {
    return before.agreed().verso(hidden).isKnownTo(viewer);
  }

  private String mover() {
    return Tokens.seat(before.mover());
  }

  private static Told dealt(Sentence line, Beat beat, String cue) {
    return new Told(line, List.of(beat), cue, Optional.of(DEAL));
  }

  private Told told(Sentence line, List<Beat> beats, String cue) {
    Sentence turn =
        Sentence.of("{0:Your|{0}’s} turn", "{0:Votre tour|Tour {de 0}}", before.mover().who());
    String key = "turn " + before.progress().turns();
    return new Told(line, beats, cue, Optional.of(new Heading(key, turn)));
  }
}
