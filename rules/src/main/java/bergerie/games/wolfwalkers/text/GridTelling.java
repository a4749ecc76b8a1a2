package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.CardMark;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Frame;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/** What is told when cards of one's own grid change, as Powers allow it (WW-21). */
record GridTelling(Tale before, Seat seat, Things things) {

  Account swapped(Cell one, Cell two) {
    SpokenCard first = face(one);
    SpokenCard second = face(two);
    return new Account(
        Sentence.of(
            "{0} {0:put|puts} {1} in the place of {2}, and the other way round.",
            "{0} {0:mettez|met} {1} à la place de {2}, et inversement.",
            seat.who(),
            first.known(),
            second.known()),
        beat("swap").with(first.id()).from(cell(one)).to(cell(two)),
        beat("swap").with(second.id()).from(cell(two)).to(cell(one)));
  }

  Account moved(Cell from, Cell to) {
    SpokenCard thing = face(from);
    Words where = Whereabouts.of(to, Frame.of(before.grid(seat).moved(from, to)));
    return new Account(
        Sentence.of(
            "{0} {0:put|puts} {1} elsewhere: {2}.",
            "{0} {0:remettez|remet} {1} ailleurs : {2}.",
            seat.who(),
            thing.known(),
            new Part.Place(cell(to), where.en(), where.fr())),
        beat("move").with(thing.id()).from(cell(from)).to(cell(to)));
  }

  Account flipped(Cell cell) {
    Placed placed = placed(cell);
    SpokenCard old = things.face(placed);
    SpokenCard fresh = things.face(placed.flipped());
    return new Account(
        Sentence.of(
            "{0} {0:turn|turns} {1} over: it becomes {2}.",
            "{0} {0:retournez|retourne} {1}, qui devient {2}.",
            seat.who(),
            old.known(),
            fresh.fresh()),
        beat("flip").with(fresh.id(), old.id()).to(cell(cell)));
  }

  /** What will be on its other side is not told. */
  Account turningOver(Cell cell) {
    SpokenCard old = face(cell);
    return new Account(
        Sentence.of(
            "{0} {0:turn|turns} {1} over.",
            "{0} {0:retournez|retourne} {1}.", seat.who(), old.known()),
        beat("flip").with(old.id()).to(cell(cell)));
  }

  Account inked(Icon icon, Cell cell) {
    SpokenCard story = face(cell);
    Part.Thing drawn = Things.icon(icon);
    boolean gains = (placed(cell).icons(things.deck()) & icon.bit()) == 0;
    return gains
        ? new Account(
            Sentence.of(
                "{0} {0:add|adds} {1} to {2}.",
                "{0} {0:ajoutez|ajoute} {1} à {2}.", seat.who(), drawn, story.known()),
            beat("add").with(drawn.id(), story.id()).to(cell(cell)))
        : new Account(
            Sentence.of(
                "{0} {0:erase|erases} {1} from {2}.",
                "{0} {0:effacez|efface} {1} de {2}.", seat.who(), drawn, story.known()),
            beat("erase").with(drawn.id(), story.id()).from(cell(cell)));
  }

  Account marked(Cell cell, CardMark mark) {
    SpokenCard objective = face(cell);
    return new Account(
        Sentence.of(
            "{0} {0:choose|chooses} {1} ({2}).",
            "{0} {0:choisissez|choisit} {1} ({2}).",
            seat.who(),
            objective.known(),
            new Part.Said(mark.label().en(), mark.label().fr())),
        beat("mark").with(objective.id()).to(cell(cell)));
  }

  private Placed placed(Cell cell) {
    return before.grid(seat).at(cell).orElseThrow();
  }

  private SpokenCard face(Cell cell) {
    return things.face(placed(cell));
  }

  private String cell(Cell cell) {
    return Things.cell(seat, cell);
  }

  private Beat beat(String verb) {
    return Beat.of(verb, "WW-21").by(seat.index());
  }
}
