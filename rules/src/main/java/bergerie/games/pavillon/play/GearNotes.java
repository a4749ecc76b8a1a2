package bergerie.games.pavillon.play;

import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.telling.Things;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/** Explains what pets gain and lose with the weapon and the aspect of their owner. */
final class GearNotes {

  private final Situation s;
  private final Story story;

  GearNotes(Situation s, Story story) {
    this.s = s;
    this.story = story;
  }

  boolean told() {
    return story.told();
  }

  void life(PetRef ref, int change, String rule) {
    tell(ref, "vigour", change, Things.life(Math.abs(change)), rule);
  }

  void attack(PetRef ref, int change, String rule) {
    tell(ref, "attack", change, Things.attack(Math.abs(change)), rule);
  }

  private void tell(PetRef ref, String verb, int change, Part.Some points, String rule) {
    if (change == 0) {
      return;
    }
    Part pet = story.of(ref.seat(), Things.pet(s, ref));
    story.tell(
        Note.of(
                change < 0
                    ? Sentence.of("{0} loses {1}.", "{0} perd {1}.", pet, points)
                    : Sentence.of("{0} gains {1}.", "{0} gagne {1}.", pet, points),
                verb + " " + Names.place(ref) + " " + Note.signed(change),
                Things.with(Things.beat(s, ref, verb, rule), points.thing()).counting(change))
            .uncued());
  }
}
