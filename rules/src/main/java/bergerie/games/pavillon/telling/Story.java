package bergerie.games.pavillon.telling;

import bergerie.rules.Seat;
import bergerie.telling.Part;
import java.util.ArrayList;
import java.util.List;

/** Takes down what happens, when anybody wants to know. */
public sealed interface Story {

  /** Whether anybody wants to know: otherwise no note is even written. */
  boolean told();

  void tell(Note note);

  /** How a thing is spoken of that a player has. */
  Part of(Seat owner, Part.Thing thing);

  /** Nobody listens. */
  record Untold() implements Story {
    @Override
    public boolean told() {
      return false;
    }

    @Override
    public void tell(Note note) {}

    @Override
    public Part of(Seat owner, Part.Thing thing) {
      return thing;
    }
  }

  /** Whose a thing is. */
  enum Owners {
    NAMED,
    /** Where all know whom it is about, and nobody knows their names. */
    UNNAMED
  }

  /** Keeps its notes. */
  public final class Kept implements Story {

    private final Owners owners;
    private final List<Note> notes = new ArrayList<>();

    public Kept(Owners owners) {
      this.owners = owners;
    }

    @Override
    public boolean told() {
      return true;
    }

    @Override
    public void tell(Note note) {
      notes.add(note);
    }

    @Override
    public Part of(Seat owner, Part.Thing thing) {
      return switch (owners) {
        case NAMED -> Things.owned(owner, thing);
        case UNNAMED -> Things.plain(thing);
      };
    }

    public List<Note> notes() {
      return List.copyOf(notes);
    }
  }
}
