package bergerie.games.pavillon.play;

import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Seat;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/** Explains the turns of a combat, with the rule they follow from. */
final class CombatNotes {

  private final Situation s;
  private final Story story;

  CombatNotes(Situation s, Story story) {
    this.s = s;
    this.story = story;
  }

  void combatStarts(int round, Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "Combat {0} begins with {1}.",
                  "Le combat {0} commence par {1}.", new Part.Count(round), seat.who()),
              "combat " + Names.seat(seat),
              Things.beat(seat, "combat", "PT-30").counting(round)));
    }
  }

  /** The heading of what follows says whose turn it is. */
  void turnStarts(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(Sentence.NONE, "turn " + Names.seat(seat), Things.beat(seat, "turn", "PT-30")));
    }
  }

  void tired(Seat seat, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "The combat is tiring: {0:each of your pets|each pet of {0}} loses {1}.",
                  "Le combat fatigue : {0:chacun de vos familiers|chaque familier {de 0}} perd"
                      + " {1}.",
                  seat.who(),
                  Things.life(amount)),
              "tired " + Names.seat(seat) + " " + amount,
              Things.with(Things.beat(seat, "tired", "PT-37"), Things.LIFE).counting(amount)));
    }
  }

  void poisonBites(PetRef ref, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "The poison works: {0} loses {1}.",
                  "Le poison agit : {0} perd {1}.", pet(ref), Things.life(amount)),
              "hurt " + Names.place(ref) + " " + amount,
              hurt(ref, amount, "PT-34")));
    }
  }

  void cannotStrike(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of("{0} can’t strike.", "{0} ne {0:pouvez|peut} pas frapper.", seat.who()),
              "hold " + Names.seat(seat),
              Things.beat(seat, "hold", "PT-33")));
    }
  }

  void struck(Strike strike, int damage) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} strikes {1}, which loses {2}.",
                  "{0} frappe {1}, qui perd {2}.",
                  pet(strike.by()),
                  pet(strike.at()),
                  Things.life(damage)),
              "strike " + Names.place(strike.by()) + " " + Names.place(strike.at()) + " " + damage,
              Things.with(
                      Beat.of("strike", "PT-31").by(strike.by().seat().index()),
                      Things.pet(s, strike.by()))
                  .from(Names.place(strike.by()))
                  .to(Names.place(strike.at())),
              hurt(strike.at(), damage, "PT-31")));
    }
  }

  void lost() {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of("The strike is lost.", "La frappe est perdue."),
              "lost",
              Beat.of("lost", "PT-36")));
    }
  }

  void stingsAfter(PetRef ref, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "The stun wears off: {0} loses {1}.",
                  "L’étourdissement prend fin : {0} perd {1}.", pet(ref), Things.life(amount)),
              "hurt " + Names.place(ref) + " " + amount,
              hurt(ref, amount, "PT-36")));
    }
  }

  void fell(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:have|has} no living pet left.",
                  "{0} n’{0:avez|a} plus de familier vivant.", seat.who()),
              "fall " + Names.seat(seat),
              Things.beat(seat, "fall", "PT-37")));
    }
  }

  private Part pet(PetRef ref) {
    return story.of(ref.seat(), Things.pet(s, ref));
  }

  private Beat hurt(PetRef ref, int amount, String rule) {
    return Things.with(Things.beat(s, ref, "hurt", rule), Things.LIFE).counting(amount);
  }
}
