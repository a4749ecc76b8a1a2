package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Power;
import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.tale.Feats;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Takes;
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
import java.util.stream.Collectors;

/** What is told of a turn: a card taken and placed, and the use of a Power. */
record TurnTelling(Tale before, Things things) {

  Told of(Move move, Viewer viewer) {
    return switch (before.phase()) {
      case Phase.Playing playing -> inTurn(playing, move, viewer);
      case Phase.Retouching(Seat seat) ->
          told(seat, touched(seat, move), MoveText.write(move), lastTouch(seat));
      case Phase.Seating _, Phase.Casting _, Phase.Fate _, Phase.Chapter _, Phase.Ended _ ->
          throw new IllegalArgumentException("nobody’s turn: " + move);
    };
  }

  private Told inTurn(Phase.Playing playing, Move move, Viewer viewer) {
    Seat seat = playing.seat();
    Heading turn = heading(before, seat);
    return switch (move) {
      case Move.Take take -> {
        TakeTelling taking = new TakeTelling(before, playing, things);
        yield told(seat, taking.of(take), taking.cue(take), turn);
      }
      case Move.Order(List<Integer> order) when viewer.equals(Viewer.player(seat)) -> {
        List<Integer> cards = order.stream().map(this::inPile).toList();
        String numbers = cards.stream().map(String::valueOf).collect(Collectors.joining(" "));
        yield told(seat, ordered(seat, cards), "order " + numbers, turn);
      }
      case Move.Order(List<Integer> order) ->
          told(seat, putBack(seat, order.size()), "order", turn);
      case Move.Use(int power) ->
          told(
              seat,
              used(seat, before.cast().power(power).orElseThrow().power()),
              MoveText.write(move),
              turn);
      case Move.Swap _,
          Move.Shift _,
          Move.Flip _,
          Move.Ink _,
          Move.Pick _,
          Move.Reserve _,
          Move.Name _,
          Move.Forbid _,
          Move.Barter _,
          Move.Bargain _,
          Move.Pass _,
          Move.Keep _,
          Move.Dealt _ ->
          told(
              seat, new PowerTelling(before, playing, things).of(move), MoveText.write(move), turn);
    };
  }

  /** A card that is to be turned over, by what it shows now. */
  Optional<Told> turningOver(Phase.Playing playing, Move move) {
    Seat seat = playing.seat();
    Optional<Account> turning = Optional.empty();
    if (move instanceof Move.Flip(Cell cell)) {
      turning = Optional.of(new GridTelling(before, seat, things).turningOver(cell));
    } else if (move instanceof Move.Take take && Takes.turnsOver(playing, take)) {
      turning = Optional.of(new TakeTelling(before, playing, things).turningOver(take));
    }
    return turning.map(account -> told(seat, account, MoveText.write(move), heading(before, seat)));
  }

  private static Told told(Seat seat, Account account, String cue, Heading under) {
    return new Told(
        account.line(), account.beats(), MoveText.seat(seat) + " " + cue, Optional.of(under));
  }

  /** Lines of one turn have as many cards laid before them. */
  static Heading heading(Tale before, Seat seat) {
    return new Heading(
        "turn " + before.laid(),
        Sentence.of("{0:Your|{0}’s} turn", "{0:Votre tour|Tour {de 0}}", seat.who()));
  }

  private static Heading lastTouch(Seat seat) {
    return new Heading(
        "touch " + seat.index(),
        Sentence.of(
            "{0:Your|{0}’s} finishing touch", "{0:Votre retouche|Retouche {de 0}}", seat.who()));
  }

  // WW-21, Permanent 12
  private Account touched(Seat seat, Move move) {
    return move instanceof Move.Swap(Cell one, Cell two)
        ? new GridTelling(before, seat, things).swapped(one, two)
        : new Account(
            Sentence.of(
                "{0} {0:change|changes} nothing.", "{0} ne {0:changez|change} rien.", seat.who()),
            Beat.of("pass", "WW-21").by(seat.index()));
  }

  private int inPile(int depth) {
    return before.pile().top().get(depth - 1).card();
  }

  private Account ordered(Seat seat, List<Integer> cards) {
    List<SpokenCard> stories = cards.stream().map(card -> things.face(card, Side.STORY)).toList();
    Sentence line =
        Sentence.of(
            "{0} {0:put|puts} back on the pile, from the top: {1}",
            "{0} {0:remettez|remet} sur la pioche, à partir du dessus : {1}",
            seat.who(),
            stories.getFirst().fresh());
    for (SpokenCard story : stories.subList(1, stories.size())) {
      line = line.then(Sentence.of("; then {0}", " ; puis {0}", story.fresh()));
    }
    return new Account(
        line.then(Sentence.plain(".", ".")),
        putBackBeat(seat, cards.size())
            .with(stories.stream().map(SpokenCard::id).toArray(String[]::new)));
  }

  private static Account putBack(Seat seat, int cards) {
    return new Account(
        Sentence.of(
            "{0} {0:put|puts} {1} {1:card|cards} back on the pile.",
            "{0} {0:remettez|remet} {1} {1:carte|cartes} sur la pioche.",
            seat.who(),
            new Part.Count(cards)),
        putBackBeat(seat, cards));
  }

  private static Beat putBackBeat(Seat seat, int cards) {
    return Beat.of("order", "WW-21").by(seat.index()).to(Things.PILE).counting(cards);
  }

  private Account used(Seat seat, Power power) {
    Part.Thing thing = Things.power(power);
    List<Beat> beats = new ArrayList<>();
    beats.add(Beat.of("use", "WW-21").by(seat.index()).with(thing.id()));
    if (power.effects().getFirst() instanceof PowerEffect.Renew(Side side)) {
      List<Integer> places = Feats.renewed(before.market(), side);
      beats.add(cleared(places));
      things.refill(before, places.getFirst(), "WW-22").ifPresent(beats::add);
    }
    return new Account(
        Sentence.of(
            "{0} {0:use|uses} {the 1}.", "{0} {0:utilisez|utilise} {le 1}.", seat.who(), thing),
        beats);
  }

  private Beat cleared(List<Integer> places) {
    return Beat.of("discard", "WW-22")
        .with(
            places.stream()
                .map(before.market()::place)
                .map(place -> things.face(place.card().orElseThrow(), place.side()).id())
                .toArray(String[]::new))
        .from(places.stream().map(Things::market).collect(Collectors.joining("+")))
        .to(Things.PILE);
  }
}
