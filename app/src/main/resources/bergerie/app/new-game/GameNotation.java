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
final class @TYPE@Notation implements Notation<@TYPE@State, @TYPE@Move, @TYPE@View> {

  private static final Pattern STATE =
      Pattern.compile("out (\\d{1,2}); fold (\\d{1,2}); (first|second)");

  @Override
  public String write(@TYPE@State state, @TYPE@Move move) {
    return Integer.toString(move.sheep());
  }

  @Override
  public Reading<@TYPE@Move> read(@TYPE@State state, String text) {
    return text.matches("\\d{1,2}")
        ? Reading.of(new @TYPE@Move(Integer.parseInt(text)))
        : Reading.garbled("expected a number of sheep", "attendu un nombre de moutons");
  }

  @Override
  public String writeState(@TYPE@State state) {
    String mover = state.toMove().index() == 0 ? "first" : "second";
    return "out " + state.out() + "; fold " + state.folded() + "; " + mover;
  }

  @Override
  public Reading<@TYPE@State> readState(Setup setup, String line) {
    Matcher matcher = STATE.matcher(line);
    if (!matcher.matches()) {
      return Reading.garbled(
          "expected “out N; fold N; first|second”", "attendu « out N; fold N; first|second »");
    }
    return Reading.of(
        new @TYPE@State(
            Integer.parseInt(matcher.group(1)),
            Integer.parseInt(matcher.group(2)),
            Seat.of(matcher.group(3).equals("first") ? 0 : 1)));
  }

  @Override
  public Told tell(@TYPE@State before, Actor actor, @TYPE@Move move, Viewer viewer) {
    return new Told(
        new Words("{0} sheep go home.", "{0} moutons rentrent.").with(move.sheep()),
        write(before, move));
  }

  @Override
  public String draw(@TYPE@View view) {
    return "s".repeat(view.out()) + " | " + "s".repeat(view.folded()) + "\n";
  }
}
