package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Seat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/** Explains what becomes of a spell that was cast, with the rule it follows from. */
final class CastingNotes {

  private final Story story;

  CastingNotes(Story story) {
    this.story = story;
  }

  void trapGoesOn(Seat seat, Spell trap) {
    if (story.told()) {
      Part.Thing card = Things.card(trap);
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} goes to {1:your hand|{1}’s hand}.",
                  "{le 0} va dans {1:votre main|la main {de 1}}.", card, seat.who()),
              "trap " + trap.id() + " " + Names.seat(seat),
              Things.with(Things.beat(seat, "trap", "PT-41"), card)));
    }
  }

  void trapLeaves(Seat caster, Spell trap) {
    if (story.told()) {
      Part.Thing card = Things.card(trap);
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} has gone round the table and is discarded.",
                  "{le 0} a fait le tour de la table : {0:il est défaussé|elle est défaussée}.",
                  card),
              "discard " + trap.id(),
              Things.discarded(card, Names.seat(caster), "PT-41")));
    }
  }

  void trapWasted(Seat caster, Spell trap) {
    if (story.told()) {
      Part.Thing card = Things.card(trap);
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} affects nobody and is discarded.",
                  "{le 0} ne touche personne : {0:il est défaussé|elle est défaussée}.", card),
              "discard " + trap.id(),
              Things.discarded(card, Names.seat(caster), "PT-41")));
    }
  }

  void aspectTaken(Seat seat, Spell aspect) {
    if (story.told()) {
      Part.Thing card = Things.card(aspect);
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:are|is} now under {1}.",
                  "{0} {0:adoptez|adopte} {le 1}.", seat.who(), card),
              "aspect " + Names.seat(seat) + " " + aspect.id(),
              Things.with(Things.beat(seat, "aspect", "PT-40"), card)));
    }
  }

  void aspectLeft(Seat wearer, Spell aspect) {
    if (story.told()) {
      Part.Thing card = Things.card(aspect);
      story.tell(
          Note.of(
              Sentence.of("{0} is discarded.", "{le 0} est {0:défaussé|défaussée}.", card),
              "discard " + aspect.id(),
              Things.discarded(card, Names.seat(wearer), "PT-40")));
    }
  }
}
