package bergerie.games.pavillon.play;

import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.telling.Things;
import bergerie.telling.Beat;
import bergerie.telling.Sentence;

/** A discard that becomes a pile again (PT-24). */
enum Shuffled {
  PETS(
      Things.PETS,
      Sentence.of("The discarded pets are shuffled.", "Les familiers défaussés sont mélangés.")),
  WEAPONS(
      Things.WEAPONS,
      Sentence.of("The discarded weapons are shuffled.", "Les armes défaussées sont mélangées.")),
  SPELLS(
      Things.SPELLS,
      Sentence.of("The discarded spells are shuffled.", "Les sorts défaussés sont mélangés."));

  private final String id;
  private final Sentence line;

  Shuffled(String id, Sentence line) {
    this.id = id;
    this.line = line;
  }

  void tell(Story story) {
    if (story.told()) {
      story.tell(Note.of(line, "shuffle " + id, Beat.of("shuffle", "PT-24").to(id)));
    }
  }
}
