package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.cards.Permanent;
import bergerie.games.wolfwalkers.cards.Power;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.tale.Flow;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.telling.Beat;
import bergerie.telling.Heading;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/**
 * What is told of a move. Cards are named by what they show; what one player is shown stays with
 * that player. Here: what is dealt and drawn, and first cards; turns are told elsewhere.
 */
final class WolfWalkersTelling {

  private static final Heading DEAL =
      new Heading("deal", Sentence.of("Setting up", "Mise en place"));

  private final Box box;
  private final Things things;
  private final BiFunction<Tale, Move, Tale> play;

  WolfWalkersTelling(Box box, BiFunction<Tale, Move, Tale> play) {
    this.box = box;
    this.play = play;
    things = new Things(box.deck());
  }

  Told of(Tale before, Move move, Viewer viewer) {
    Told told = done(before, move, viewer);
    OptionalInt top = uncovered(before, move);
    if (top.isEmpty()) {
      return told;
    }
    Account shown = shown(top.getAsInt());
    List<Beat> beats = new ArrayList<>(told.beats());
    beats.addAll(shown.beats());
    return new Told(
        told.line().then(Sentence.of(" ", " ")).then(shown.line()),
        beats,
        told.cue(),
        told.under());
  }

  /** WW-2: what lies on the other side of a card, or below the top of the pile, is not foreseen. */
  Told proposed(Tale before, Seat seat, Move move) {
    Told told =
        before.phase() instanceof Phase.Playing playing
            ? new TurnTelling(before, things)
                .turningOver(playing, move)
                .orElseGet(() -> done(before, move, Viewer.player(seat)))
            : done(before, move, Viewer.player(seat));
    return new Told(
        told.line(),
        told.beats().stream().filter(beat -> !beat.verb().equals("come")).toList(),
        told.cue(),
        told.under());
  }

  /** WW-2: a card that was put back on the pile, or under it, may be the next one that all see. */
  private OptionalInt uncovered(Tale before, Move move) {
    OptionalInt top = play.apply(before, move).pile().visible();
    boolean drawn = move instanceof Move.Draw(int card) && top.equals(OptionalInt.of(card));
    return drawn || top.equals(before.pile().visible()) ? OptionalInt.empty() : top;
  }

  private Account shown(int top) {
    SpokenCard story = things.face(top, Side.STORY);
    return new Account(
        Sentence.of("The pile now shows {0}.", "La pioche montre maintenant {0}.", story.fresh()),
        Beat.of("show", "WW-2").with(story.id()).to(Things.PILE));
  }

  private Told done(Tale before, Move move, Viewer viewer) {
    return switch (move) {
      case Move.Dealt dealt -> dealt(before, dealt, viewer);
      case Move.Keep(int card) -> keep(((Phase.Chapter) before.phase()).seat(), card);
      case Move.Take _,
          Move.Order _,
          Move.Use _,
          Move.Swap _,
          Move.Pass _,
          Move.Shift _,
          Move.Flip _,
          Move.Ink _,
          Move.Pick _,
          Move.Reserve _,
          Move.Name _,
          Move.Forbid _,
          Move.Barter _,
          Move.Bargain _ ->
          new TurnTelling(before, things).of(move, viewer);
    };
  }

  private Told dealt(Tale before, Move.Dealt move, Viewer viewer) {
    return switch (move) {
      case Move.First(Seat seat) -> first(seat);
      case Move.DrawPermanent(int id) -> permanent(box.permanent(id).orElseThrow());
      case Move.DrawPower(int id) -> power(box.power(id).orElseThrow());
      case Move.Draw(int card) -> drawn(before, card, viewer);
    };
  }

  // WW-4
  private static Told first(Seat seat) {
    return new Told(
        Sentence.of("{0} {0:begin|begins}.", "{0} {0:commencez|commence}.", seat.who()),
        List.of(Beat.of("begin", "WW-4").by(seat.index())),
        "first " + MoveText.seat(seat),
        Optional.empty());
  }

  // WW-20
  private static Told permanent(Permanent card) {
    Part.Thing thing = Things.permanent(card);
    return new Told(
        Sentence.of(
            "{the 0} holds for everyone. {1}",
            "{le 0} vaut pour tous. {1}", thing, new Part.Said(card.text().en(), card.text().fr())),
        List.of(Beat.of("deal", "WW-20").with(thing.id())),
        "permanent " + card.id(),
        Optional.of(DEAL));
  }

  private static Told power(Power card) {
    Part.Thing thing = Things.power(card);
    return new Told(
        Sentence.of(
            "Everyone may use {the 0} once. {1}",
            "Chacun peut utiliser une fois {le 0}. {1}",
            thing,
            new Part.Said(card.text().en(), card.text().fr())),
        List.of(Beat.of("deal", "WW-20").with(thing.id())),
        "power " + card.id(),
        Optional.of(DEAL));
  }

  private Told drawn(Tale before, int card, Viewer viewer) {
    return switch (Flow.due(before).orElseThrow()) {
      case DESTINY -> destiny(card);
      case HAND -> hand(((Phase.Chapter) before.phase()).seat(), card, viewer);
      case LOOK -> look(before, (Phase.Playing) before.phase(), card, viewer);
      case TOP -> up(before, (Phase.Playing) before.phase(), card);
      case FIRST, PERMANENT, POWER -> throw new IllegalStateException("no card is drawn");
    };
  }

  private Told destiny(int card) {
    SpokenCard thing = things.face(card, Side.OBJECTIVE);
    return new Told(
        Sentence.of("Everyone scores {0} too.", "Chacun compte aussi {0}.", thing.known()),
        List.of(Beat.of("share", "WW-21").with(thing.id()).from(Things.PILE)),
        "destiny " + card,
        Optional.of(DEAL));
  }

  private Told hand(Seat seat, int card, Viewer viewer) {
    Beat beat = Beat.of("draw", "WW-21").by(seat.index()).from(Things.PILE).to(Things.hand(seat));
    String cue = MoveText.seat(seat) + " hand";
    if (!viewer.equals(Viewer.player(seat))) {
      return chapter(
          seat,
          Sentence.of(
              "{0} {0:draw|draws} an Objective in secret.",
              "{0} {0:piochez|pioche} un Objectif en secret.", seat.who()),
          beat,
          cue);
    }
    SpokenCard thing = things.face(card, Side.OBJECTIVE);
    return chapter(
        seat,
        Sentence.of(
            "{0} {0:draw|draws} {1}.", "{0} {0:piochez|pioche} {1}.", seat.who(), thing.known()),
        beat.with(thing.id()),
        cue + " " + card);
  }

  private Told keep(Seat seat, int card) {
    SpokenCard thing = things.face(card, Side.OBJECTIVE);
    return chapter(
        seat,
        Sentence.of(
            "{0} {0:begin|begins} {0:your|their} grid with {1}.",
            "{0} {0:commencez|commence} {0:votre|sa} grille par {1}.", seat.who(), thing.known()),
        Beat.of("keep", "WW-21")
            .by(seat.index())
            .with(thing.id())
            .from(Things.hand(seat))
            .to(Things.cell(seat, Cell.FIRST)),
        MoveText.seat(seat) + " keep " + card);
  }

  private static Told chapter(Seat seat, Sentence line, Beat beat, String cue) {
    Sentence heading =
        Sentence.of(
            "{0:Your|{0}’s} first card",
            "{0:Votre première carte|Première carte {de 0}}", seat.who());
    return new Told(
        line, List.of(beat), cue, Optional.of(new Heading("chapter " + seat.index(), heading)));
  }

  private Told look(Tale before, Phase.Playing playing, int card, Viewer viewer) {
    Seat seat = playing.seat();
    Beat beat = Beat.of("look", "WW-21").by(seat.index()).from(Things.PILE);
    String cue = MoveText.seat(seat) + " look";
    Optional<Heading> turn = Optional.of(TurnTelling.heading(before, seat));
    if (!viewer.equals(Viewer.player(seat))) {
      return new Told(
          Sentence.of(
              "{0} {0:look|looks} at a card of the pile.",
              "{0} {0:regardez|regarde} une carte de la pioche.", seat.who()),
          List.of(beat),
          cue,
          turn);
    }
    SpokenCard story = things.face(card, Side.STORY);
    SpokenCard objective = things.face(card, Side.OBJECTIVE);
    return new Told(
        Sentence.of(
            "{0} {0:see|sees} {1}; on its back, {2}.",
            "{0} {0:voyez|voit} {1} ; au dos, {2}.", seat.who(), story.fresh(), objective.known()),
        List.of(beat.with(story.id(), objective.id())),
        cue + " " + card,
        turn);
  }

  /** A card comes up: into a gap of the market at once, or on top of the pile. */
  private Told up(Tale before, Phase.Playing playing, int card) {
    Heading turn = TurnTelling.heading(before, playing.seat());
    OptionalInt gap = before.market().gap();
    if (gap.isPresent()) {
      int place = gap.getAsInt();
      Side side = before.market().place(place).side();
      SpokenCard thing = things.face(card, side);
      // Before any Power is used, the only gaps are those of the first market (WW-3).
      boolean first = playing.used().isEmpty();
      return new Told(
          Sentence.of("The market gets {0}.", "Le marché reçoit {0}.", thing.fresh()),
          List.of(
              Beat.of("come", first ? "WW-3" : "WW-22")
                  .with(thing.id())
                  .from(Things.PILE)
                  .to(Things.market(place))),
          "market " + place + " " + side.write(card),
          Optional.of(first ? DEAL : turn));
    }
    Account shown = shown(card);
    return new Told(shown.line(), shown.beats(), "top " + card, Optional.of(turn));
  }
}
