package bergerie.games.pavillon;

import java.util.ArrayList;
import java.util.List;

/** Takes down what happens, when anybody wants to know. */
sealed interface Story {

  /** Whether anybody wants to know: otherwise no note is even written. */
  boolean told();

  void tell(Note note);

  /** Nobody listens. */
  record Untold() implements Story {
    @Override
    public boolean told() {
      return false;
    }

    @Override
    public void tell(Note note) {}
  }

  /** Keeps its notes. */
  final class Kept implements Story {

    private final List<Note> notes = new ArrayList<>();

    @Override
    public boolean told() {
      return true;
    }

    @Override
    public void tell(Note note) {
      notes.add(note);
    }

    List<Note> notes() {
      return List.copyOf(notes);
    }
  }
}
