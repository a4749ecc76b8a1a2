package bergerie.table.wire.shape;

import bergerie.rules.Words;
import bergerie.table.wire.shape.Traits.Inline;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.SmallLetters;
import bergerie.table.wire.shape.Traits.Tagged;
import java.util.List;
import java.util.Optional;

/** What somebody would play, before a move and after the game. */
public interface Advising {

  @Means("what somebody would play, the best first, and why")
  record Advice(
      List<Choice> choices,
      AdviceReason reason,
      @Means("the move that was asked about, or made") Optional<Weighed> weighed,
      @Means("what the first of them is good for, where its game says so") Optional<Words> why,
      @Means("what `why` speaks of, for clients that can take `told-structure`")
          Optional<InPlay.Marked> whyMarks) {}

  @Means(
      "a move beside the best; `cost`: how much less it is worth; blunder: by about a victory in"
          + " five, or three points; found: the best, where all others that were weighed are blunders")
  record Weighed(double cost, Appraisal mark) {}

  @SmallLetters
  enum Appraisal {
    BLUNDER,
    FINE,
    FOUND
  }

  @Means("a move in notation and in words")
  record Choice(
      String text,
      Words words,
      @Means("a share of victories, or points where the reason counts points") double worth,
      @Means("for clients that can take `told-structure`") Optional<InPlay.Telling> telling) {}

  @Means("how a worth was found")
  @Tagged(value = "kind", longest = 10)
  sealed interface AdviceReason {

    @Means("worth: the share of imagined worlds that is won from there")
    record Worlds(long imagined) implements AdviceReason {}

    @Means(
        "worth: the share of victories to expect, a draw counting half; `score`: the logarithm of"
            + " its odds, times 100; `end`: wins (loses, if negative) in so many moves, or 0; 700"
            + " and more: solved tables say so, and nobody counted")
    record Ahead(int depth, int score, int end) implements AdviceReason {}

    @Means("worth: points; `forgone`: so many more another group would bring, that is better left")
    record Group(int points, int exchanges, boolean proven, int forgone) implements AdviceReason {}

    @Means("worth: points")
    record Meadow(int mine, int theirs) implements AdviceReason {}

    @Means("the only move")
    record Forced() implements AdviceReason {}
  }

  @Means("a finished match looked at again, as far as it has been: complete when `done` is `of`")
  record Review(int done, int of, List<Remark> remarks) {}

  @Means("a decision, with the advice that could have been given")
  record Remark(
      long seq,
      int seat,
      @Means("how much better the advice was, by what could be known") double cost,
      @Means("the same with all cards open") Optional<Double> hindsight,
      @Means("what hidden cards made of the move") Optional<Double> luck,
      @Inline Advice advice) {}
}
