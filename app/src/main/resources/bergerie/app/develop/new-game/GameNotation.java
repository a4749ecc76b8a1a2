package bergerie.games.@PACKAGE@;

import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A move is the number of sheep; a state reads {@code out 9; fold 3; second}. */
final class @TYPE@Notation
~    implements Notation<Flock, Drive, @TYPE@View> {

  private static final Pattern STATE =
      Pattern.compile("out (\\d{1,2}); fold (\\d{1,2}); (first|second)");

  @Override
  public String write(Flock flock, Drive move) {
    return Integer.toString(move.sheep());
  }

  @Override
  public Reading<Drive> read(Flock flock, String text) {
    return text.matches("\\d{1,2}")
        ? Reading.of(new Drive(Integer.parseInt(text)))
        : Reading.garbled("expected a number of sheep", "attendu un nombre de moutons");
  }

  @Override
  public String writeState(Flock flock) {
    String mover = flock.toMove().index() == 0 ? "first" : "second";
    return "out " + flock.out() + "; fold " + flock.folded() + "; " + mover;
  }

  @Override
  public Reading<Flock> readState(Setup setup, String line) {
    Matcher matcher = STATE.matcher(line);
    if (!matcher.matches()) {
      return Reading.garbled(
          "expected “out N; fold N; first|second”", "attendu « out N; fold N; first|second »");
    }
    return Reading.of(
        new Flock(
            Integer.parseInt(matcher.group(1)),
            Integer.parseInt(matcher.group(2)),
            Seat.of(matcher.group(3).equals("first") ? 0 : 1)));
  }

  @Override
  public Told tell(Flock before, Actor actor, Drive move, Viewer viewer) {
    Words words =
        move.sheep() == 1
            ? new Words("One sheep goes home.", "Un mouton rentre.")
            : new Words("{0} sheep go home.", "{0} moutons rentrent.").with(move.sheep());
    return new Told(words, write(before, move));
  }

  @Override
  public String draw(@TYPE@View view) {
    return "s".repeat(view.out()) + " | " + "s".repeat(view.folded()) + "\n";
  }
}
