package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Seat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/** Explains what happens before a combat, with the rule it follows from. */
final class PreparationNotes {

  private final Story story;

  PreparationNotes(Story story) {
    this.story = story;
  }

  void revealed(Seat seat, Species pet) {
    if (story.told()) {
      Part.Thing card = Things.card(pet);
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:reveal|reveals} {the 1}.",
                  "{0} {0:révélez|révèle} {le 1}.", seat.who(), card),
              "reveal " + Names.seat(seat) + " " + pet.id(),
              Things.with(Things.beat(seat, "reveal", "PT-10"), card)));
    }
  }

  void shuffled(Shuffled pile) {
    pile.tell(story);
  }

  void prepares(Seat seat, int round) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:prepare|prepares} combat {1} first.",
                  "{0} {0:préparez|prépare} le combat {1} en premier.",
                  seat.who(),
                  new Part.Count(round)),
              "prepare " + Names.seat(seat),
              Things.beat(seat, "prepare", "PT-20").counting(round)));
    }
  }

  void refunded(Seat seat, Weapon weapon) {
    if (story.told()) {
      Part.Thing card = Things.card(weapon);
      story.tell(
          Note.of(
              Sentence.of(
                  "{the 0} is discarded: {1:you get {2} back|{1} gets {2} back}.",
                  "{le 0} est {0:défaussé|défaussée} : {1:on vous rend {2}|on rend {2} {à 1}}.",
                  card,
                  seat.who(),
                  Things.coins(weapon.refund())),
              "refund " + Names.seat(seat) + " " + weapon.refund(),
              Things.with(Things.with(Things.beat(seat, "refund", "PT-21"), card), Things.COIN)
                  .counting(weapon.refund())));
    }
  }
}
