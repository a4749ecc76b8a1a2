package bergerie.telling;

import java.util.List;

/** A sentence as it was said in one language, and what its stretches speak of. */
public record Line(String text, List<Mark> marks) {

  public Line {
    marks = List.copyOf(marks);
  }
}
