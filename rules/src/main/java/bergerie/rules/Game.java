package bergerie.rules;

import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as pure rules.
 *
 * @param <S> everything that is true
 * @param <M> a move, of a player, of the deal or of the sand glass
 * @param <V> what a viewer sees: a type of its own, built up and never "state minus secrets"
 */
public interface Game<S, M, V> {

  GameInfo info();

  /** Version of its cards and boards, one word: it changes when a card of an old log would. */
  default String content() {
    return "1";
  }

  /** Whether a match by these rules, with this content, can be played on here. */
  default boolean knows(int rules, String content) {
    return info().version() == rules && content().equals(content);
  }

  /**
   * Whether a match by these rules, with this content, can be looked at here: by the rules it was
   * played by, or by newer ones as far as they allow.
   */
  default boolean follows(int rules, String content) {
    return rules <= info().version() && content().equals(content);
  }

  /** The table before the first move. No randomness: what is dealt is drawn in steps. */
  S start(Setup setup);

  Turn turn(S state);

  /** The seat's legal moves, in a stable order; none when it may not move. */
  List<M> moves(S state, Seat seat);

  /** Why {@code move}, which is not among the seat's legal moves, is refused. */
  Objection objection(S state, Seat seat, M move);

  /** What may be drawn, when the turn is {@link Turn.Draw}. */
  Chance<M> chance(S state);

  /** What happens when the sand has run out, when the turn has sand. */
  M timeUp(S state);

  /** The state after a move that the {@link Referee} allows. */
  S play(S state, Actor actor, M move);

  /**
   * Goes on by chance alone, until the game is over but at most so many steps: somebody who is
   * awaited makes any move, and where nobody is, the sand runs out.
   */
  default S wander(S state, int steps, Dice dice) {
    S now = state;
    for (int step = 0; step < steps; step++) {
      switch (turn(now)) {
        case Turn.Over _ -> {
          return now;
        }
        case Turn.Draw _ -> now = play(now, new Actor.Deal(), chance(now).sample(dice));
        case Turn.Act act when act.awaited().isEmpty() ->
            now = play(now, new Actor.Glass(), timeUp(now));
        case Turn.Act act -> {
          Seat seat = dice.pick(act.awaited());
          now = play(now, Actor.player(seat), dice.pick(moves(now, seat)));
        }
      }
    }
    return now;
  }

  V view(S state, Viewer viewer);

  /**
   * A random state that this viewer can't tell from the real one: a determinization, drawn from the
   * viewer's information set.
   */
  S imagine(S state, Viewer viewer, Dice dice);

  Notation<S, M, V> notation();

  /**
   * What never changes from the first move to the last: how many cards, sheep or coins there are.
   */
  Map<String, Integer> stock(S state);

  /**
   * Whether a step ended a turn, as players count turns: every player's move, unless a game
   * differs.
   */
  default boolean endsTurn(S before, Actor actor, S after) {
    return actor instanceof Actor.Player;
  }

  /**
   * Whether nobody but the one who moves may know that there was a move at all: an answer in
   * advance, say, whose very existence would tell something.
   */
  default boolean silent(S state, M move) {
    return false;
  }

  /**
   * Whether a move only says how its player wants to be asked from now on: a matter of taste, which
   * nobody is advised about.
   */
  default boolean isSetting(M move) {
    return false;
  }

  /**
   * What a legal move would bring about if nobody answered it, for the player who thinks of making
   * it: as far as that player can know. Nothing where a game does not say.
   */
  default Optional<Told> ahead(S state, Seat seat, M move) {
    return Optional.empty();
  }

  /**
   * What a legal move is good for, in one sentence, as far as the player who thinks of making it
   * can know. Nothing where a game does not say.
   */
  default Optional<Sentence> point(S state, Seat seat, M move) {
    return Optional.empty();
  }

  /** Counts what is worth knowing of a step when many games are played for their figures. */
  default void count(S before, M move, S after, Counts counts) {}

  /** What the counts are told per: {@code strikes} per {@code combats}. All others are per game. */
  default Map<String, String> ratios() {
    return Map.of();
  }

  /**
   * The table once all have agreed to stop and count: then it is over. Nothing where the rules of
   * the game do not let them stop.
   */
  default Optional<S> counted(S state) {
    return Optional.empty();
  }

  /**
   * Who begins, once that is known: whoever is asked first, unless a game differs. Only the state
   * in which it becomes known need tell.
   */
  default Optional<Seat> beginner(S state) {
    return turn(state) instanceof Turn.Act act
        ? act.awaited().stream().findFirst()
        : Optional.empty();
  }

  /** Seats that win together; none in a game of everyone for themselves, or not yet. */
  default List<Team> teams(S state) {
    return List.of();
  }

  /**
   * Where the players sit in a rematch: the new seat of each old one.
   *
   * @param dice of the new match, for what is left to chance
   */
  default List<Seat> rematch(Setup setup, Outcome last, Dice dice) {
    return Seat.all(setup.players()).stream().map(seat -> seat.next(1, setup.players())).toList();
  }

  /** What is agreed for a rematch: the same again, unless the last game changes it. */
  default Setup again(Setup setup, Outcome last) {
    return setup;
  }
}
