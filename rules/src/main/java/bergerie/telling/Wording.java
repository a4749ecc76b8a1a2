package bergerie.telling;

import java.util.List;

/** A sentence as it was said in one language, and what its stretches speak of. */
public record Wording(String text, List<Mark> marks) {

  public Wording {
    marks = List.copyOf(marks);
  }
}
