package bergerie.server.wire.shape;

import bergerie.rules.Words;
import bergerie.server.wire.shape.Marks.Bare;
import bergerie.server.wire.shape.Marks.Inline;
import bergerie.server.wire.shape.Marks.Means;
import bergerie.server.wire.shape.Marks.SmallLetters;
import bergerie.server.wire.shape.Marks.Tagged;
import java.util.List;
import java.util.Map;

/** The parts of what is told of a game that is played, or was. */
public interface InPlay {

  @Means("whose eyes: a seat's number, or a spectator's")
  sealed interface Viewer {}

  @Means("who did it: a seat's number, the deck, the sand glass, or the table itself")
  sealed interface Actor {}

  /** A seat by its number. */
  @Bare
  record Player(int seat) implements Viewer, Actor {}

  @SmallLetters
  enum Onlooker implements Viewer {
    SPECTATOR
  }

  @SmallLetters
  enum Thing implements Actor {
    DEAL,
    GLASS,
    TABLE
  }

  @Means("a line of the log in one viewer's words")
  record Told(long seq, Actor actor, Words words, @Means("what the page animates") String cue) {}

  @Means("a told line of something that has not happened")
  record Ahead(Words words, String cue) {}

  @Means("what the table waits for")
  @Tagged(value = "kind", longest = 10)
  sealed interface Turn {

    @Means("players act: the game waits for those `awaited`; those who are `free` may act too")
    record Act(List<Integer> awaited, List<Integer> free) implements Turn {}

    @Means("the next step is drawn by the dice")
    record Draw() implements Turn {}

    @Means("the game is over")
    record Over(@Inline Outcome outcome) implements Turn {}
  }

  @Means("how a game ended")
  record Outcome(
      @Means("nobody in a draw") List<Integer> winners,
      @Means("one for each seat") List<Integer> scores,
      String rule,
      Words why) {}

  @Means("clocks, in milliseconds")
  record ClockReading(
      @Means("whose time runs") List<Integer> running,
      @Means("by the seat's number") Map<String, Long> left,
      @Means("the server's time") long at) {}

  @Means("a sand glass that runs; times of the server's clock, in milliseconds")
  record SandReading(long deadline, long length, long now) {}
}
