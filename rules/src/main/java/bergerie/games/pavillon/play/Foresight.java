package bergerie.games.pavillon.play;

import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;

/** What would come of a choice if nobody answered it, carried out by the resolver itself. */
public final class Foresight {

  private Foresight() {}

  /**
   * A strike that has landed.
   *
   * @param struck the Life left to the pet that was struck, and {@code striker} to the other one
   */
  public record Landed(int struck, int striker, List<Note> notes) {}

  public static Landed landed(Lodge t, Strike strike) {
    Workbench b = new Workbench(t);
    Story.Kept story = new Story.Kept(Story.Owners.UNNAMED);
    b.declared = Optional.of(strike);
    b.only(List.of(new Task.Land()));
    new Resolver(b, story).run();
    return new Landed(life(b, strike.at()), life(b, strike.by()), story.notes());
  }

  private static int life(Workbench b, PetRef ref) {
    return b.pet(ref).map(Pet::life).orElse(0);
  }

  /**
   * What a spell the player may cast now would do, as far as it is certain: what a card to be drawn
   * or a choice still to be made would bring is left out.
   */
  public static List<Note> cast(Lodge t, Seat seat, Move.Cast cast) {
    Workbench b = new Workbench(t);
    Story.Kept story = new Story.Kept(Story.Owners.NAMED);
    Resolver resolver = new Resolver(b, story);
    b.only(List.of());
    resolver.casting().setOff(seat, cast);
    resolver.run();
    while (!b.over()) {
      b.agenda.removeNext();
      resolver.run();
    }
    return story.notes();
  }
}
