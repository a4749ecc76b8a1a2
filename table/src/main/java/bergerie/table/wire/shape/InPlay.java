package bergerie.table.wire.shape;

import bergerie.rules.Words;
import bergerie.table.wire.shape.Traits.Bare;
import bergerie.table.wire.shape.Traits.Inline;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.Row;
import bergerie.table.wire.shape.Traits.SmallLetters;
import bergerie.table.wire.shape.Traits.Tagged;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
  record Told(
      long seq,
      Actor actor,
      Words words,
      @Means("the beats in the game's own short form") String cue,
      @Means("for clients that can take `told-structure`") Optional<Telling> telling) {}

  @Means("what a line of the log rests on")
  record Telling(
      @Means("which of its words speak of something that is shown") Marked marks,
      @Means("what happens, one thing after another; none where only words tell it")
          List<Beat> beats,
      @Means("what lines it stands with") Optional<Under> under) {}

  @Means("stretches of a text in each language")
  record Marked(List<Mark> en, List<Mark> fr) {}

  @Means(
      "the characters from the first number to before the second one speak of a player (by seat), a"
          + " thing or a place (by the game's own ids)")
  @Row
  record Mark(int from, int to, MarkKind kind, String id) {}

  @SmallLetters
  enum MarkKind {
    PLAYER,
    THING,
    PLACE
  }

  @Means("one thing that happens, in the game's own verbs, and ids of things and places")
  record Beat(
      String verb,
      @Means("by which rule") String rule,
      @Means("the seat that does it, or that it happens to") Optional<Integer> who,
      @Means("none where this viewer does not know them") List<String> things,
      Optional<String> from,
      Optional<String> to,
      @Means("what came of it, as a number") Optional<Integer> count) {}

  @Means("a turn, or the deal: lines next to each other with the same `key` stand under it")
  record Under(String key, Words words, Marked marks) {}

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
