package bergerie.bots.daily;

import bergerie.bots.daily.TaskText.Step;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Hand;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.QuickDice;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the others can do to the flock of a player's team until that player's next turn, where the
 * pile is empty.
 */
record Siege(WolfAndHound game, Place own) {

  /** Whether the team can lose, if the others may hold any of these cards. */
  boolean canLose(WolfAndHoundState state, Cards hidden) {
    return isLost(state)
        || steps(state, hidden).anyMatch(next -> canLose(next.state(), next.hidden()));
  }

  /** In how many ways the others can go on, as far as cards tell ways apart. */
  int ways(WolfAndHoundState state, Cards hidden) {
    return isSafe(state) || isLost(state)
        ? 1
        : steps(state, hidden).mapToInt(next -> ways(next.state(), next.hidden())).sum();
  }

  /** How the team loses by the cards that the others really hold, if it does. */
  Optional<Fall> fall(WolfAndHoundState state) {
    if (isLost(state)) {
      return Optional.of(new Fall(List.of(), List.of(), sheepless(state)));
    }
    if (isSafe(state)) {
      return Optional.empty();
    }
    return mover(state)
        .map(seat -> game.moves(state, seat).stream().map(move -> made(state, seat, move)))
        .orElseGet(() -> Stream.of(happened(state)))
        .flatMap(happening -> fall(happening.after()).map(happening::before).stream())
        .findFirst();
  }

  private Happening made(WolfAndHoundState state, Seat seat, Move move) {
    Actor actor = Actor.player(seat);
    return new Happening(
        new Step(actor, game.notation().write(state, move)), move, game.play(state, actor, move));
  }

  private Happening happened(WolfAndHoundState state) {
    Move move = certain(state);
    return new Happening(
        new Step(new Actor.Deal(), game.notation().write(state, move)),
        move,
        game.play(state, new Actor.Deal(), move));
  }

  private Place sheepless(WolfAndHoundState state) {
    return Stream.of(own, own.partner())
        .filter(place -> state.meadows().at(place).isSheepless())
        .findFirst()
        .orElseThrow();
  }

  private Stream<Next> steps(WolfAndHoundState state, Cards hidden) {
    if (isSafe(state) || isLost(state)) {
      return Stream.empty();
    }
    return mover(state)
        .map(
            seat ->
                Card.ALL.stream()
                    .filter(hidden::has)
                    .map(card -> played(state, seat, card, hidden)))
        .orElseGet(() -> Stream.of(new Next(happened(state).after(), hidden)));
  }

  /** A card that the one who moves may hold, as far as anybody knows. */
  private Next played(WolfAndHoundState state, Seat seat, Card card, Cards hidden) {
    WolfAndHoundState holding = state.with(state.active(), new Hand.Held(hidden, Cards.NONE));
    return new Next(
        game.play(holding, Actor.player(seat), new Move.Play(card)), hidden.without(card));
  }

  /** Who plays a card; nobody where the animals act. */
  private Optional<Seat> mover(WolfAndHoundState state) {
    return game.turn(state) instanceof Turn.Act act
        ? Optional.of(act.awaited().getFirst())
        : Optional.empty();
  }

  /** Without a pile nothing is left to chance. */
  private Move certain(WolfAndHoundState state) {
    return game.chance(state).sample(new QuickDice(0));
  }

  private boolean isSafe(WolfAndHoundState state) {
    return state.phase() instanceof Phase.Decided(Side winner, _)
        ? winner == state.seating().side(own)
        : state.phase() instanceof Phase.Playing && state.active() == own;
  }

  private boolean isLost(WolfAndHoundState state) {
    return state.phase() instanceof Phase.Decided && !isSafe(state);
  }

  private record Next(WolfAndHoundState state, Cards hidden) {}

  private record Happening(Step step, Move move, WolfAndHoundState after) {

    Fall before(Fall fall) {
      List<Card> cards =
          move instanceof Move.Play(Card card)
              ? Stream.concat(Stream.of(card), fall.cards().stream()).toList()
              : fall.cards();
      return new Fall(
          Stream.concat(Stream.of(step), fall.steps().stream()).toList(), cards, fall.place());
    }
  }

  /**
   * How a flock is lost.
   *
   * @param cards that the others play for it
   * @param place whose pen is empty then
   */
  record Fall(List<Step> steps, List<Card> cards, Place place) {}
}
