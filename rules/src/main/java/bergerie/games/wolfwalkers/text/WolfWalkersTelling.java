package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.tale.Flow;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Takes;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;

/**
 * What is told of a move. Cards are named, never their places among cards that look alike; what one
 * player is shown stays with that player.
 */
final class WolfWalkersTelling {

  private final Box box;

  WolfWalkersTelling(Box box) {
    this.box = box;
  }

  Told of(Tale before, Move move, Viewer viewer) {
    return switch (move) {
      case Move.Dealt dealt -> dealt(before, dealt, viewer);
      case Move.Keep(int card) -> {
        Seat seat = ((Phase.Chapter) before.phase()).seat();
        yield told(
            seat,
            new Words("{0} opens with {1}.", "{0} commence par {1}.")
                .with(name(seat), objective(card)),
            "keep " + card);
      }
      case Move.Pass _ -> {
        Seat seat = ((Phase.Retouching) before.phase()).seat();
        yield told(
            seat,
            new Words("{0} changes nothing.", "{0} ne change rien.").with(name(seat)),
            "pass");
      }
      case Move.Swap(Cell one, Cell two)
          when before.phase() instanceof Phase.Retouching(Seat seat) ->
          swapped(before, seat, one, two);
      case Move.Take take -> taken(before, (Phase.Playing) before.phase(), take);
      case Move.Order(List<Integer> order) ->
          ordered(before, (Phase.Playing) before.phase(), order, viewer);
      case Move.Use _,
          Move.Swap _,
          Move.Shift _,
          Move.Flip _,
          Move.Ink _,
          Move.Pick _,
          Move.Reserve _,
          Move.Name _,
          Move.Forbid _,
          Move.Barter _,
          Move.Bargain _ ->
          chosen(before, ((Phase.Playing) before.phase()).seat(), move);
    };
  }

  private static Told told(Seat seat, Words words, String cue) {
    return new Told(words, MoveText.seat(seat) + " " + cue);
  }

  private static Words name(Seat seat) {
    return new Words("Player {0}", "Joueur {0}").with(seat.index() + 1);
  }

  private Words story(int card) {
    return new Words("Story {0} ({1})", "l’Histoire {0} ({1})")
        .with(card, Icon.letters(box.deck().card(card).icons()));
  }

  private Words objective(int card) {
    return new Words("Objective {0} ({1})", "l’Objectif {0} ({1})")
        .with(card, box.deck().card(card).title());
  }

  private Words face(int card, Side side) {
    return side == Side.STORY ? story(card) : objective(card);
  }

  private Words lying(Tale tale, Seat seat, Cell cell) {
    Placed placed = tale.grid(seat).at(cell).orElseThrow();
    return face(placed.card(), placed.side());
  }

  private Told dealt(Tale before, Move.Dealt move, Viewer viewer) {
    return switch (move) {
      case Move.First(Seat seat) ->
          new Told(
              new Words("{0} starts.", "{0} commence.").with(name(seat)),
              "first " + MoveText.seat(seat));
      case Move.DrawPermanent(int id) ->
          new Told(
              new Words("Permanent: {0}. {1}", "Permanent : {0}. {1}")
                  .with(
                      box.permanent(id).orElseThrow().title(),
                      box.permanent(id).orElseThrow().text()),
              "permanent " + id);
      case Move.DrawPower(int id) ->
          new Told(
              new Words("Power: {0}. {1}", "Pouvoir : {0}. {1}")
                  .with(box.power(id).orElseThrow().title(), box.power(id).orElseThrow().text()),
              "power " + id);
      case Move.Draw(int card) -> drawn(before, card, viewer);
    };
  }

  private Told drawn(Tale before, int card, Viewer viewer) {
    return switch (Flow.due(before).orElseThrow()) {
      case DESTINY ->
          new Told(
              new Words("Shared by all: {0}.", "Pour tous : {0}.").with(objective(card)),
              "destiny " + card);
      case HAND -> {
        Seat seat = ((Phase.Chapter) before.phase()).seat();
        yield viewer.equals(Viewer.player(seat))
            ? told(
                seat,
                new Words("{0} sees {1}.", "{0} voit {1}.").with(name(seat), objective(card)),
                "hand " + card)
            : told(
                seat,
                new Words("{0} sees an Objective.", "{0} voit un Objectif.").with(name(seat)),
                "hand");
      }
      case LOOK -> {
        Seat seat = ((Phase.Playing) before.phase()).seat();
        yield viewer.equals(Viewer.player(seat))
            ? told(
                seat,
                new Words("{0} sees {1}, which is {2}.", "{0} voit {1}, soit {2}.")
                    .with(name(seat), story(card), objective(card)),
                "look " + card)
            : told(
                seat,
                new Words("{0} looks at a card of the pile.", "{0} regarde une carte de la pioche.")
                    .with(name(seat)),
                "look");
      }
      case TOP -> up(before, card);
      case FIRST, PERMANENT, POWER -> throw new IllegalStateException("no card is drawn");
    };
  }

  /** A card comes up: into a gap of the market at once, or on top of the pile. */
  private Told up(Tale before, int card) {
    Optional<Side> gap =
        before.market().gap().stream()
            .mapToObj(place -> before.market().place(place).side())
            .findFirst();
    return gap.isPresent()
        ? new Told(
            new Words("{0} comes into the market.", "{0} arrive au marché.")
                .with(face(card, gap.get())),
            "market " + before.market().gap().orElseThrow() + " " + gap.get().write(card))
        : new Told(
            new Words("{0} lies on top of the pile.", "{0} est au sommet de la pioche.")
                .with(story(card)),
            "top " + card);
  }

  private Told taken(Tale before, Phase.Playing playing, Move.Take take) {
    Placed placed = Takes.placing(before, playing, take);
    Words over =
        before
            .grid(playing.seat())
            .at(take.cell())
            .map(old -> new Words(" over {0}", " sur {0}").with(face(old.card(), old.side())))
            .orElse(Words.NONE);
    String from =
        switch (take.from()) {
          case Move.Origin.Place(int number) -> String.valueOf(number);
          case Move.Origin.Top _ -> "top";
          case Move.Origin.Path _ -> "path";
        };
    return told(
        playing.seat(),
        new Words("{0} places {1} on {2}{3}.", "{0} place {1} en {2}{3}.")
            .with(name(playing.seat()), face(placed.card(), placed.side()), take.cell(), over),
        "take " + from + " " + placed.side().write(placed.card()) + " " + take.cell());
  }

  private Told ordered(Tale before, Phase.Playing playing, List<Integer> order, Viewer viewer) {
    Seat seat = playing.seat();
    if (!viewer.equals(Viewer.player(seat))) {
      return told(
          seat,
          new Words("{0} puts {1} cards back on the pile.", "{0} remet {1} cartes sur la pioche.")
              .with(name(seat), order.size()),
          "order");
    }
    List<String> cards =
        order.stream()
            .map(depth -> String.valueOf(before.pile().top().get(depth - 1).card()))
            .toList();
    return told(
        seat,
        new Words("{0} puts back, from the top: {1}.", "{0} remet, à partir du dessus : {1}.")
            .with(name(seat), String.join(", ", cards)),
        "order " + String.join(" ", cards));
  }

  private Told swapped(Tale tale, Seat seat, Cell one, Cell two) {
    return told(
        seat,
        new Words("{0} swaps {1} and {2}.", "{0} échange {1} et {2}.")
            .with(name(seat), lying(tale, seat, one), lying(tale, seat, two)),
        MoveText.write(new Move.Swap(one, two)));
  }

  private Told chosen(Tale tale, Seat seat, Move move) {
    Words words =
        switch (move) {
          case Move.Use(int power) ->
              new Words("{0} uses {1}.", "{0} utilise {1}.")
                  .with(name(seat), box.power(power).orElseThrow().title());
          case Move.Swap(Cell one, Cell two) -> swapped(tale, seat, one, two).words();
          case Move.Shift(Cell from, Cell to) ->
              new Words("{0} moves {1} to {2}.", "{0} déplace {1} en {2}.")
                  .with(name(seat), lying(tale, seat, from), to);
          case Move.Flip(Cell cell) -> {
            Placed placed = tale.grid(seat).at(cell).orElseThrow();
            yield new Words("{0} flips {1} to {2}.", "{0} retourne {1} : voici {2}.")
                .with(
                    name(seat),
                    face(placed.card(), placed.side()),
                    face(placed.card(), placed.side().other()));
          }
          case Move.Ink(Icon icon, Cell cell) ->
              (gains(tale, seat, icon, cell)
                      ? new Words("{0}: {1} gains {2}.", "{0} : {1} gagne {2}.")
                      : new Words("{0}: {1} loses {2}.", "{0} : {1} perd {2}."))
                  .with(name(seat), lying(tale, seat, cell), icon.label());
          case Move.Pick(Cell cell) ->
              new Words("{0} chooses {1}.", "{0} choisit {1}.")
                  .with(name(seat), lying(tale, seat, cell));
          case Move.Reserve(int place) ->
              new Words("{0} reserves {1}.", "{0} réserve {1}.")
                  .with(name(seat), inMarket(tale, place));
          case Move.Name(List<Integer> places) ->
              new Words("{0} names the places {1}.", "{0} désigne les places {1}.")
                  .with(name(seat), places);
          case Move.Forbid(Side side) ->
              new Words("{0} forbids this side: {1}.", "{0} interdit cette face : {1}.")
                  .with(name(seat), side.label());
          case Move.Barter(Cell cell, int place) ->
              new Words("{0} swaps {1} for {2}.", "{0} échange {1} contre {2}.")
                  .with(name(seat), lying(tale, seat, cell), inMarket(tale, place));
          case Move.Bargain(Cell own, Seat other, Cell theirs) ->
              new Words("{0} swaps {1} for {2} of {3}.", "{0} échange {1} contre {2} de {3}.")
                  .with(
                      name(seat), lying(tale, seat, own), lying(tale, other, theirs), name(other));
          case Move.Take _, Move.Order _, Move.Keep _, Move.Pass _, Move.Dealt _ ->
              throw new IllegalArgumentException("told elsewhere: " + move);
        };
    return told(seat, words, MoveText.write(move));
  }

  private boolean gains(Tale tale, Seat seat, Icon icon, Cell cell) {
    return (tale.grid(seat).at(cell).orElseThrow().icons(box.deck()) & icon.bit()) == 0;
  }

  private Words inMarket(Tale tale, int place) {
    Market.Place stall = tale.market().place(place);
    return face(stall.card().orElseThrow(), stall.side());
  }
}
