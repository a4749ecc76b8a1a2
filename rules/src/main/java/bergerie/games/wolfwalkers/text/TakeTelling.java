package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.cards.Twist;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Frame;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Takes;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is told of a card that is taken and placed. */
record TakeTelling(Tale before, Phase.Playing playing, Things things) {

  // WW-5, WW-6
  Account of(Move.Take take) {
    Placed placed = Takes.placing(before, playing, take);
    SpokenCard thing = things.face(placed);
    String cell = Things.cell(seat(), take.cell());
    List<Beat> beats = new ArrayList<>();
    Optional<SpokenCard> under = before.grid(seat()).at(take.cell()).map(things::face);
    under.ifPresent(
        old ->
            beats.add(
                Beat.of("discard", "WW-22")
                    .by(seat().index())
                    .with(old.id())
                    .from(cell)
                    .to(Things.PILE)));
    beats.add(
        Beat.of("take", "WW-5")
            .by(seat().index())
            .with(thing.id())
            .from(source(take.from()))
            .to(cell));
    refill(take.from()).ifPresent(beats::add);
    return new Account(line(thing, take.cell(), under), beats);
  }

  private Sentence line(SpokenCard thing, Cell cell, Optional<SpokenCard> under) {
    Grid grid = before.grid(seat());
    if (grid.cards().isEmpty()) {
      return Sentence.of(
          "{0} {0:begin|begins} {0:your|their} grid with {1}.",
          "{0} {0:commencez|commence} {0:votre|sa} grille par {1}.", seat().who(), thing.fresh());
    }
    Part.Place place = place(cell);
    return under
        .map(
            old ->
                Sentence.of(
                    "{0} {0:remove|removes} {1}, {2}, and {0:lay|lays} {3} in its place.",
                    "{0} {0:retirez|retire} {1}, {2}, et {0:posez|pose} {3} à sa place.",
                    seat().who(),
                    old.known(),
                    place,
                    thing.fresh()))
        .orElseGet(
            () ->
                Sentence.of(
                    "{0} {0:lay|lays} {1} {2}.",
                    "{0} {0:posez|pose} {1} {2}.", seat().who(), thing.fresh(), place));
  }

  private Part.Place place(Cell cell) {
    Grid grown = before.grid(seat()).placed(Placed.fresh(cell, 1, Side.STORY));
    Words where = Whereabouts.of(cell, Frame.of(grown));
    return new Part.Place(Things.cell(seat(), cell), where.en(), where.fr());
  }

  /** WW-2: what will be on its other side is not told. */
  Account turningOver(Move.Take take) {
    SpokenCard thing = things.face(Takes.unturned(before, take));
    return new Account(
        Sentence.of(
            "{0} {0:take|takes} {1} and {0:lay|lays} the card, turned over, {2}.",
            "{0} {0:prenez|prend} {1} et {0:posez|pose} la carte, retournée, {2}.",
            seat().who(),
            thing.known(),
            place(take.cell())),
        Beat.of("take", "WW-5")
            .by(seat().index())
            .with(thing.id())
            .from(source(take.from()))
            .to(Things.cell(seat(), take.cell())));
  }

  /** The pile's top fills the gap, unless it was the last card of the game (WW-7). */
  private Optional<Beat> refill(Move.Origin from) {
    boolean last =
        before.laid() == before.players() * Grid.FULL - 1 && !playing.has(new Twist.Rewrite());
    return from instanceof Move.Origin.Place(int place) && !last
        ? things.refill(before, place, "WW-5")
        : Optional.empty();
  }

  private static String source(Move.Origin from) {
    return switch (from) {
      case Move.Origin.Place(int number) -> Things.market(number);
      case Move.Origin.Top _, Move.Origin.Path _ -> Things.PILE;
    };
  }

  String cue(Move.Take take) {
    Placed placed = Takes.placing(before, playing, take);
    String from =
        switch (take.from()) {
          case Move.Origin.Place(int number) -> String.valueOf(number);
          case Move.Origin.Top _ -> "top";
          case Move.Origin.Path _ -> "path";
        };
    return "take " + from + " " + placed.side().write(placed.card()) + " " + take.cell();
  }

  private Seat seat() {
    return playing.seat();
  }
}
