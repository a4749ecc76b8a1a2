package bergerie.games.pavillon;

import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;

/** Tells a viewer of a move: what was done, and what came of it. */
final class Telling {

  private static final Words NOTHING = Words.NONE;

  private Telling() {}

  static Told of(Table before, Actor actor, Move move, Viewer viewer) {
    if (Turning.sealed(before, move) && !own(before, actor, viewer)) {
      return masked(before, actor, move);
    }
    Story.Kept story = new Story.Kept();
    Turning.played(before, actor, move, story);
    return told(MoveWords.of(before, actor, move), MoveText.cue(move), story);
  }

  /** A move, and then everything that came of it. */
  static Told told(Words move, String cue, Story.Kept story) {
    Words words = move;
    StringBuilder cues = new StringBuilder(cue);
    for (Note note : story.notes()) {
      words = words.equals(NOTHING) ? note.words() : words.then(Words.same(" ")).then(note.words());
      cues.append("; ").append(note.cue());
    }
    return new Told(words, cues.toString());
  }

  /** Whether the viewer made the sealed move, or was dealt the card. */
  private static boolean own(Table t, Actor actor, Viewer viewer) {
    return switch (actor) {
      case Actor.Player(Seat seat) -> viewer.equals(Viewer.player(seat));
      case Actor.Deal _ -> viewer.equals(Viewer.player(drawer(t)));
      case Actor.Glass _ -> false;
    };
  }

  /** Who is dealt a card that nobody else may see. */
  private static Seat drawer(Table t) {
    return t.next() instanceof Task.DealStarters(Seat seat)
        ? seat
        : ((Task.DrawSpell) t.next()).seat();
  }

  /** What the others hear of a sealed move: of answers to a window, nothing at all. */
  private static Told masked(Table t, Actor actor, Move move) {
    if (move instanceof Move.Keep) {
      return chosen(t, actor, move);
    }
    if (actor instanceof Actor.Deal) {
      String seat = Names.seat(drawer(t));
      return new Told(
          new Words("{0} draws a card.", "{0} pioche une carte.").with(seat), "drawn " + seat);
    }
    return new Told(NOTHING, "");
  }

  /** The last choice reveals all of them, and that is no secret any more. */
  private static Told chosen(Table t, Actor actor, Move move) {
    Story.Kept story = new Story.Kept();
    Turning.played(t, actor, move, story);
    String seat = actor instanceof Actor.Player(Seat own) ? Names.seat(own) : "";
    Words words = new Words("{0} has chosen.", "{0} a choisi.").with(seat);
    return told(words, "chosen " + seat, story);
  }
}
