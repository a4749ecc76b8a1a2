package bergerie.games.pavillon.text;

import bergerie.games.pavillon.play.Foresight;
import bergerie.games.pavillon.play.Turning;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.MoveText;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.telling.Beat;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells a viewer of a move: what was done, and what came of it. */
final class PavillonTelling {

  private static final Sentence GAP = Sentence.of(" ", " ");

  private PavillonTelling() {}

  static Told of(Lodge before, Actor actor, Move move, Viewer viewer) {
    if (Turning.sealed(before, move) && !own(before, actor, viewer)) {
      return masked(before, actor, move);
    }
    return told(before, MoveLines.of(before, actor, move), story(before, actor, move));
  }

  /** What a spell would do, if it were cast. */
  static Told ahead(Lodge before, Seat seat, Move.Cast cast) {
    Note silent = new Note(Sentence.NONE, List.of(), MoveText.cue(cast));
    return told(before, silent, Foresight.cast(before, seat, cast));
  }

  private static List<Note> story(Lodge before, Actor actor, Move move) {
    Story.Kept story = new Story.Kept(Story.Owners.NAMED);
    Turning.played(before, actor, move, story);
    return story.notes();
  }

  /** A move, and then everything that came of it. */
  static Told told(Lodge before, Note move, List<Note> after) {
    Sentence line = Sentence.NONE;
    List<Beat> beats = new ArrayList<>();
    List<Note> all = Stream.concat(Stream.of(move), after.stream()).toList();
    for (Note note : all) {
      boolean apart = !line.isSilent() && !note.line().isSilent();
      line = (apart ? line.then(GAP) : line).then(note.line());
      beats.addAll(note.beats());
    }
    String cues =
        all.stream().map(Note::cue).filter(cue -> !cue.isEmpty()).collect(Collectors.joining("; "));
    return new Told(line, beats, cues, Optional.of(Headings.of(before)));
  }

  /** Whether the viewer made the sealed move, or was dealt the card. */
  private static boolean own(Lodge t, Actor actor, Viewer viewer) {
    return switch (actor) {
      case Actor.Player(Seat seat) -> viewer.equals(Viewer.player(seat));
      case Actor.Deal _ -> viewer.equals(Viewer.player(drawer(t)));
      case Actor.Glass _ -> false;
    };
  }

  /** Who is dealt a card that nobody else may see. */
  private static Seat drawer(Lodge t) {
    return t.next() instanceof Task.DealStarters(Seat seat)
        ? seat
        : ((Task.DrawSpell) t.next()).seat();
  }

  /** What the others hear of a sealed move: of answers to a window, nothing at all. */
  private static Told masked(Lodge t, Actor actor, Move move) {
    return switch (actor) {
      case Actor.Player(Seat seat) when move instanceof Move.Keep ->
          told(t, chosen(seat), story(t, actor, move));
      case Actor.Deal _ ->
          told(t, drawn(t), story(t, actor, move).stream().map(Note::uncued).toList());
      case Actor.Player _, Actor.Glass _ ->
          new Told(Sentence.NONE, List.of(), "", Optional.empty());
    };
  }

  /** The last choice reveals all of them, and that is no secret any more. */
  private static Note chosen(Seat seat) {
    return new Note(
        Sentence.of("{0} {0:have|has} chosen.", "{0} {0:avez|a} choisi.", seat.who()),
        List.of(Things.beat(seat, "keep", "PT-10")),
        "chosen " + Names.seat(seat));
  }

  private static Note drawn(Lodge t) {
    Seat seat = drawer(t);
    boolean starts = t.next() instanceof Task.DealStarters;
    return new Note(
        Sentence.of("{0} {0:draw|draws} a card.", "{0} {0:piochez|pioche} une carte.", seat.who()),
        List.of(
            Things.beat(seat, "draw", starts ? "PT-10" : "PT-36")
                .from(starts ? Things.PETS : Things.SPELLS)),
        "drawn " + Names.seat(seat));
  }
}
