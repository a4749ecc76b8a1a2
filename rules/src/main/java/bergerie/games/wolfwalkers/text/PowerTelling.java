package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Marking;
import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.games.wolfwalkers.cards.Series;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.tale.Choices;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.stream.Collectors;

/** What is told of the choices that a Power asks for (WW-21). */
record PowerTelling(Tale before, Phase.Playing playing, Things things) {

  Account of(Move move) {
    GridTelling grid = new GridTelling(before, seat(), things);
    return switch (move) {
      case Move.Swap(Cell one, Cell two) -> grid.swapped(one, two);
      case Move.Shift(Cell from, Cell to) -> grid.moved(from, to);
      case Move.Flip(Cell cell) -> grid.flipped(cell);
      case Move.Ink(Icon icon, Cell cell) -> grid.inked(icon, cell);
      case Move.Pick(Cell cell) ->
          grid.marked(cell, ((Marking) playing.pending().getFirst()).mark());
      case Move.Reserve(int place) -> reserved(place);
      case Move.Name(List<Integer> places) -> named(places);
      case Move.Forbid(Side side) -> forbidden(side);
      case Move.Barter(Cell cell, int place) -> bartered(cell, place);
      case Move.Bargain bargain -> bargained(bargain);
      case Move.Take _, Move.Use _, Move.Order _, Move.Keep _, Move.Pass _, Move.Dealt _ ->
          throw new IllegalArgumentException("no choice for a Power: " + move);
    };
  }

  private Account reserved(int place) {
    SpokenCard thing = inMarket(place);
    return new Account(
        Sentence.of(
            "{0} {0:reserve|reserves} {1} until {0:your|their} next turn.",
            "{0} {0:réservez|réserve} {1} jusqu’à {0:votre|son} prochain tour.",
            seat().who(),
            thing.known()),
        beat("reserve").with(thing.id()).to(Things.market(place)));
  }

  private Account named(List<Integer> places) {
    Seat bound = bound();
    Words slots = Series.slots(places.size());
    Part[] named = places.stream().map(this::place).toArray(Part[]::new);
    return new Account(
        Sentence.of(
            "{0} {0:leave|leaves} {1} only {2} of the market.",
            "{0} {1:ne vous laisse|ne {0:laissez|laisse} à {1}} que {2} du marché.",
            seat().who(),
            bound.who(),
            new Part.Inner(Sentence.of(slots.en(), slots.fr(), named))),
        beat("name").to(places.stream().map(Things::market).collect(Collectors.joining("+"))),
        bind(bound));
  }

  private Part place(int number) {
    Words called = before.market().called(number);
    return new Part.Place(Things.market(number), called.en(), called.fr());
  }

  private Account forbidden(Side side) {
    Seat bound = bound();
    Words what =
        switch (side) {
          case STORY -> new Words("a Story", "une Histoire");
          case OBJECTIVE -> new Words("an Objective", "un Objectif");
        };
    return new Account(
        Sentence.of(
            "{0} {0:forbid|forbids} {1} to take {2} next turn.",
            "{0} {1:vous interdit|{0:interdisez|interdit} à {1}} de prendre {2} à"
                + " {1:votre|son} prochain tour.",
            seat().who(),
            bound.who(),
            new Part.Said(what.en(), what.fr())),
        beat("forbid"),
        bind(bound));
  }

  /** Whom Pression and Interdit bind. */
  private Seat bound() {
    return Choices.next(before, seat()).orElseThrow();
  }

  private static Beat bind(Seat bound) {
    return Beat.of("bind", "WW-21").by(bound.index());
  }

  private Account bartered(Cell cell, int place) {
    SpokenCard given = things.face(before.grid(seat()).at(cell).orElseThrow());
    SpokenCard got = inMarket(place);
    String own = Things.cell(seat(), cell);
    return new Account(
        Sentence.of(
            "{0} {0:trade|trades} with the market: {1} for {2}.",
            "{0} {0:faites|fait} un échange avec le marché : {1} contre {2}.",
            seat().who(),
            given.known(),
            got.known()),
        beat("swap").with(given.id()).from(own).to(Things.market(place)),
        beat("swap").with(got.id()).from(Things.market(place)).to(own));
  }

  private Account bargained(Move.Bargain bargain) {
    Seat other = bargain.other();
    SpokenCard given = things.face(before.grid(seat()).at(bargain.own()).orElseThrow());
    SpokenCard got = things.face(before.grid(other).at(bargain.theirs()).orElseThrow());
    String own = Things.cell(seat(), bargain.own());
    String theirs = Things.cell(other, bargain.theirs());
    int points = ((PowerEffect.Bargain) playing.pending().getFirst()).points();
    return new Account(
        Sentence.of(
            "{0} {0:swap|swaps} Objectives with {1}: {2} for {3}. {1} {1:gain|gains} {4}"
                + " {4:point|points}.",
            "{0} {0:échangez|échange} un Objectif avec {1} : {2} contre {3}. {1}"
                + " {1:gagnez|gagne} {4} {4:point|points}.",
            seat().who(),
            other.who(),
            given.known(),
            got.known(),
            new Part.Count(points)),
        beat("swap").with(given.id()).from(own).to(theirs),
        beat("swap").with(got.id()).from(theirs).to(own),
        Beat.of("gain", "WW-21").by(other.index()).counting(points));
  }

  private SpokenCard inMarket(int place) {
    Market.Place stall = before.market().place(place);
    return things.face(stall.card().orElseThrow(), stall.side());
  }

  private Seat seat() {
    return playing.seat();
  }

  private Beat beat(String verb) {
    return Beat.of(verb, "WW-21").by(seat().index());
  }
}
