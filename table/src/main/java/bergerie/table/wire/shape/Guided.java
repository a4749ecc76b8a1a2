package bergerie.table.wire.shape;

import bergerie.rules.Words;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.Tagged;
import java.util.List;

/** How a game is explained. */
public interface Guided {

  @Means("a game in five sentences, its chapters, and examples of its rules")
  record Guide(
      @Means("what it is about") List<Example> goal,
      @Means("what one does") List<Example> turn,
      @Means("how it ends") List<Example> end,
      @Means("every rule stands in one of them, in the order one learns them")
          List<Chapter> chapters,
      List<Example> examples,
      @Means("the ids of the rules whose examples can be played: lessons are named after them")
          List<String> played) {}

  @Means("rules that belong together")
  record Chapter(
      Words title,
      @Means("their ids") List<String> rules,
      @Means("the moments of a game that it is about, in the game's own words")
          List<String> when) {}

  @Means("a table, what happens on it, and what is to be seen there")
  record Example(
      @Means("the ids of those it shows; none where a sentence of the five is shown")
          List<String> rules,
      Words words,
      InPlay.Viewer viewer,
      @Means("the table as it is set up, then after each move") List<Replayed.Frame> frames,
      @Means("moves that are only thought of") List<Tried> tried) {}

  @Means("a move that the referee was asked about")
  @Tagged(value = "kind", longest = 10)
  sealed interface Tried {

    @Means("one that could be made; its `seq` is that of the frame before it")
    record Allowed(InPlay.Told told) implements Tried {}

    @Means("one that is against the rules, in the frame with this `seq`")
    record Refused(long seq, int seat, String text, String rule, Words why) implements Tried {}
  }
}
