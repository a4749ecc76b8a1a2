package bergerie.games.wolfwalkers;

import bergerie.games.wolfwalkers.Reckoning.Change;
import bergerie.games.wolfwalkers.Reckoning.Near;
import bergerie.games.wolfwalkers.cards.Power;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.cards.Twist;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.tale.Choices;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Takes;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** What a move is good for: what it counts, prepares, keeps from others, or makes possible. */
record Points(WolfWalkers game, Reckoning reckoning, Reasons reasons, Tale before, Seat seat) {

  static Optional<Sentence> of(WolfWalkers game, Tale before, Seat seat, Move move) {
    Reckoning reckoning = new Reckoning(game.deck(), game.scoring());
    return new Points(game, reckoning, new Reasons(game.deck(), seat), before, seat).of(move);
  }

  private Optional<Sentence> of(Move move) {
    return switch (move) {
      case Move.Take take when flipsTaken() -> Optional.of(reasons.turned(lying(take)));
      case Move.Take take -> Optional.of(taking(take));
      case Move.Swap _, Move.Shift _, Move.Ink _, Move.Pick _, Move.Barter _, Move.Bargain _ ->
          Optional.of(changing(move));
      case Move.Keep(int card) -> Optional.of(keeping(move, card));
      case Move.Use(int power) -> Optional.of(using(move, power));
      case Move.Flip(Cell cell) -> Optional.of(flipping(cell));
      case Move.Reserve(int place) -> Optional.of(reserving(place));
      case Move.Name(List<Integer> places) -> Optional.of(binding(places));
      case Move.Forbid(Side side) -> Optional.of(binding(without(side)));
      case Move.Order _ -> Optional.of(reasons.onTop(after(move).pile().visible().orElseThrow()));
      case Move.Pass _ -> Optional.of(passing());
      case Move.Dealt _ -> Optional.empty();
    };
  }

  private boolean flipsTaken() {
    return before.phase() instanceof Phase.Playing playing && playing.has(new Twist.FlipTaken());
  }

  /** The card as it lies before it is taken, and turned (WW-2). */
  private Placed lying(Move.Take take) {
    return Takes.placing(before, (Phase.Playing) before.phase(), take).flipped();
  }

  // WW-5, WW-8
  private Sentence taking(Move.Take take) {
    Placed laid = Takes.placing(before, (Phase.Playing) before.phase(), take);
    Tale after = after(take);
    Optional<Sentence> counts = counting(after, Optional.of(laid));
    if (counts.isPresent()) {
      return counts.get();
    }
    Map<Integer, Near> near = near(after);
    return preparing(near, Optional.of(laid))
        .or(() -> denying(take.from()))
        .or(() -> losing(after))
        .or(() -> offering(after, laid))
        .or(() -> staying(near))
        .orElseGet(() -> reasons.plain(laid, after.grid(seat)));
  }

  private Sentence changing(Move move) {
    Tale after = after(move);
    return counting(after, Optional.empty())
        .or(() -> preparing(near(after), Optional.empty()))
        .or(() -> losing(after))
        .orElseGet(() -> reasons.total(score(after).total()));
  }

  private Sentence keeping(Move move, int card) {
    Tale after = after(move);
    Optional<Placed> kept = after.grid(seat).at(Cell.FIRST);
    return counting(after, kept)
        .or(() -> preparing(near(after), kept))
        .orElseGet(() -> reasons.worth(card));
  }

  private Optional<Sentence> counting(Tale after, Optional<Placed> laid) {
    Score was = score(before);
    Score is = score(after);
    List<Change> changes = changes(was, is);
    int others = bonuses(is) - bonuses(was);
    return changes.stream().anyMatch(change -> change.points() > 0)
        ? Optional.of(reasons.counts(changes, laid))
        : others > 0
            ? before.cast().permanent().map(card -> reasons.permanent(card, others))
            : Optional.empty();
  }

  /** The greatest gain first. */
  private static List<Change> changes(Score was, Score is) {
    return Reckoning.changes(was, is).stream()
        .sorted(Comparator.comparingInt(Change::points).reversed())
        .toList();
  }

  private static int bonuses(Score score) {
    return score.bonuses().stream().mapToInt(Score.Bonus::points).sum();
  }

  private Map<Integer, Near> near(Tale tale) {
    return reckoning.near(tale.grid(seat), tale.terms());
  }

  private Optional<Sentence> preparing(Map<Integer, Near> is, Optional<Placed> laid) {
    if (is.isEmpty()) {
      return Optional.empty();
    }
    Map<Integer, Near> was = near(before);
    return is.values().stream()
        .filter(
            near -> !was.containsKey(near.card()) || was.get(near.card()).points() < near.points())
        .max(Comparator.comparingInt(Near::points))
        .map(near -> reasons.prepares(near, laid));
  }

  /** What the next player could have counted with the card. */
  private Optional<Sentence> denying(Move.Origin from) {
    Optional<Seat> next = Choices.next(before, seat);
    if (next.isEmpty() || !(from instanceof Move.Origin.Place(int place))) {
      return Optional.empty();
    }
    int loss = most(next.get(), before.market().place(place));
    return loss > 1 ? Optional.of(reasons.denies(next.get(), loss)) : Optional.empty();
  }

  private Optional<Sentence> losing(Tale after) {
    List<Change> changes = changes(score(before), score(after));
    return changes.isEmpty() ? Optional.empty() : Optional.of(reasons.costs(changes.getLast()));
  }

  /** The Objective of the market for which the card laid is good. */
  private Optional<Sentence> offering(Tale after, Placed laid) {
    if (!laid.isStory() || after.grid(seat).isFull()) {
      return Optional.empty();
    }
    int now =
        reckoning
            .offered(before.grid(seat), before.terms(), after.market())
            .map(Change::points)
            .orElse(0);
    return reckoning
        .offered(after.grid(seat), after.terms(), after.market())
        .filter(offer -> offer.points() > now)
        .map(reasons::suits);
  }

  private Optional<Sentence> staying(Map<Integer, Near> near) {
    return near.values().stream().max(Comparator.comparingInt(Near::points)).map(reasons::stays);
  }

  // WW-21
  private Sentence using(Move move, int power) {
    Tale after = after(move);
    int most = best(after, game.moves(after, seat));
    int otherwise = best(before, game.moves(before, seat));
    Power card = before.cast().power(power).orElseThrow().power();
    return most > otherwise && most > 0 ? reasons.enables(card, most) : reasons.allows(card);
  }

  /** The most that one of these moves would bring at once, of those whose effect can be seen. */
  private int best(Tale tale, List<Move> moves) {
    int now = score(before).total();
    return moves.stream()
        .filter(move -> Prospects.isOpen(tale, move))
        .mapToInt(move -> score(game.play(tale, Actor.player(seat), move)).total() - now)
        .max()
        .orElse(0);
  }

  private Sentence flipping(Cell cell) {
    Placed placed = before.grid(seat).at(cell).orElseThrow();
    int points =
        score(before).lines().stream()
            .filter(line -> line.at().filter(cell::equals).isPresent())
            .mapToInt(Score.Line::points)
            .sum();
    return placed.isStory() || points != 0 ? reasons.turned(placed) : reasons.turnedIdle(placed);
  }

  private Sentence reserving(int number) {
    Market.Place place = before.market().place(number);
    return reasons.reserves(place, most(seat, place));
  }

  private List<Integer> without(Side side) {
    return places().filter(n -> before.market().place(n).side() != side).boxed().toList();
  }

  /** What the next player may still take, and what that leaves to be gained. */
  private Sentence binding(List<Integer> allowed) {
    Seat bound = Choices.next(before, seat).orElseThrow();
    List<Integer> refused = new ArrayList<>(places().boxed().toList());
    refused.removeAll(allowed);
    int there = most(bound, allowed);
    int elsewhere = most(bound, refused);
    return elsewhere > there ? reasons.keepsFrom(bound, elsewhere) : reasons.leaves(bound, there);
  }

  private int most(Seat other, List<Integer> numbers) {
    OptionalInt most = numbers.stream().mapToInt(n -> most(other, before.market().place(n))).max();
    return Math.max(0, most.orElse(0));
  }

  private int most(Seat other, Market.Place place) {
    return reckoning.most(before.grid(other), before.terms(), place);
  }

  private IntStream places() {
    return IntStream.rangeClosed(1, before.market().places().size());
  }

  private Sentence passing() {
    int total = score(before).total();
    return best(before, game.moves(before, seat)) > 0
        ? reasons.total(total)
        : reasons.bestAsItIs(total);
  }

  private Tale after(Move move) {
    return game.play(before, Actor.player(seat), move);
  }

  private Score score(Tale tale) {
    return reckoning.score(tale, seat);
  }
}
