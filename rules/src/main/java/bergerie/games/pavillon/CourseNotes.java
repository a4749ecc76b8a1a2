package bergerie.games.pavillon;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.List;

/** Explains the course of the game, with the rule it follows from. */
final class CourseNotes {

  private final Situation s;
  private final Story story;

  CourseNotes(Situation s, Story story) {
    this.s = s;
    this.story = story;
  }

  // Preparation

  void revealed(Seat seat, Species pet) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-10",
              new Words("{0} reveals {1}.", "{0} révèle {1}.").with(Names.seat(seat), pet.name()),
              "reveal " + Names.seat(seat) + " " + pet.id()));
    }
  }

  void shuffled(Words pile, String id) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-24",
              new Words("The discard is shuffled: {0}.", "La défausse est mélangée : {0}.")
                  .with(pile),
              "shuffle " + id));
    }
  }

  void prepares(Seat seat, int round) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-20",
              new Words(
                      "{0} begins the preparation of combat {1}.",
                      "{0} commence la préparation du combat {1}.")
                  .with(Names.seat(seat), round),
              "prepare " + Names.seat(seat)));
    }
  }

  void refunded(Seat seat, Weapon weapon) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-21",
              new Words(
                      "{1} is discarded and refunds {2}.",
                      "{1} va à la défausse ; Pièces remboursées : {2}.")
                  .with(Names.seat(seat), weapon.name(), weapon.refund()),
              "refund " + Names.seat(seat) + " " + weapon.refund()));
    }
  }

  // Combat

  void combatStarts(int round, Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-30",
              new Words("Combat {0} begins with {1}.", "Le combat {0} commence par {1}.")
                  .with(round, Names.seat(seat)),
              "combat " + Names.seat(seat)));
    }
  }

  void turnStarts(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-30",
              new Words("{0} to play.", "À {0} de jouer.").with(Names.seat(seat)),
              "turn " + Names.seat(seat)));
    }
  }

  void tired(Seat seat, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-37",
              new Words(
                      "Tired: each pet of {0} loses {1}.",
                      "Fatigue : chaque familier de {0} perd {1}.")
                  .with(Names.seat(seat), amount),
              "tired " + Names.seat(seat) + " " + amount));
    }
  }

  void poisonBites(PetRef ref, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-34",
              new Words("Poison: {0} loses {1}.", "Poison : {0} perd {1}.")
                  .with(Names.petWords(s, ref), amount),
              "hurt " + Names.place(ref) + " " + amount));
    }
  }

  void cannotStrike(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-33",
              new Words("{0} can’t strike.", "{0} ne peut pas frapper.").with(Names.seat(seat)),
              "hold " + Names.seat(seat)));
    }
  }

  void struck(Strike strike, int damage) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-31",
              new Words("{0} strikes {1}: {2}.", "{0} frappe {1} : {2}.")
                  .with(Names.petWords(s, strike.by()), Names.petWords(s, strike.at()), damage),
              "strike "
                  + Names.place(strike.by())
                  + " "
                  + Names.place(strike.at())
                  + " "
                  + damage));
    }
  }

  void lost() {
    if (story.told()) {
      story.tell(
          Note.of("PT-36", new Words("The strike is lost.", "La frappe est perdue."), "lost"));
    }
  }

  void woke(PetRef ref) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-34",
              new Words("{0} is no longer stunned.", "{0} se remet de l’étourdissement.")
                  .with(Names.petWords(s, ref)),
              "wake " + Names.place(ref)));
    }
  }

  void stingsAfter(PetRef ref, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words(
                      "The stun ends: {0} loses {1}.", "L’étourdissement prend fin : {0} perd {1}.")
                  .with(Names.petWords(s, ref), amount),
              "hurt " + Names.place(ref) + " " + amount));
    }
  }

  void trapGoesOn(Seat seat, Spell trap) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-41",
              new Words("{0} goes to the hand of {1}.", "{0} va dans la main de {1}.")
                  .with(trap.name(), Names.seat(seat)),
              "trap " + trap.id() + " " + Names.seat(seat)));
    }
  }

  void trapLeaves(Spell trap) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-41",
              new Words(
                      "{0} has been round and is discarded.",
                      "{0} a fait le tour et va à la défausse.")
                  .with(trap.name()),
              "discard " + trap.id()));
    }
  }

  void trapWasted(Spell trap) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-41",
              new Words(
                      "{0} affects nobody and is discarded.",
                      "{0} ne touche personne et va à la défausse.")
                  .with(trap.name()),
              "discard " + trap.id()));
    }
  }

  void aspectTaken(Seat seat, Spell aspect) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-40",
              new Words("{0} is now under {1}.", "{0} adopte {1}.")
                  .with(Names.seat(seat), aspect.name()),
              "aspect " + Names.seat(seat) + " " + aspect.id()));
    }
  }

  void aspectLeft(Spell aspect) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-40",
              new Words("{0} is discarded.", "{0} va à la défausse.").with(aspect.name()),
              "discard " + aspect.id()));
    }
  }

  // After the combat

  void fell(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-37",
              new Words("{0} has no living pet left.", "{0} n’a plus de familier vivant.")
                  .with(Names.seat(seat)),
              "fall " + Names.seat(seat)));
    }
  }

  void won(Seat seat, List<Seat> ranking) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-37",
              new Words(
                      "{0} wins the combat. Ranking: {1}.",
                      "{0} remporte le combat. Classement : {1}.")
                  .with(Names.seat(seat), Names.seats(ranking)),
              "won " + Names.seat(seat)));
    }
  }

  void consoled(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-42",
              new Words(
                      "{0} was last and gains 1 Coin.",
                      "{0} arrive en dernière place et reçoit 1 Pièce.")
                  .with(Names.seat(seat)),
              "coin " + Names.seat(seat) + " +1"));
    }
  }

  void hit(Seat by, Seat at, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-38",
              new Words("{0} hits {1}: {2} Life.", "{0} touche {1} : {2} Vie.")
                  .with(s.player(by).weapon().name(), Names.seat(at), amount),
              "hit " + Names.seat(by) + " " + Names.seat(at) + " " + amount));
    }
  }

  void venomBites(Seat seat, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-38",
              new Words("Poison: {0} loses {1} Life.", "Poison : {0} perd {1} Vie.")
                  .with(Names.seat(seat), amount),
              "life " + Names.seat(seat) + " -" + amount));
    }
  }

  void eliminated(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-38",
              new Words("{0} is eliminated.", "{0} est hors jeu.").with(Names.seat(seat)),
              "out " + Names.seat(seat)));
    }
  }

  void declined(Spell spell) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-39",
              new Words(
                      "Nobody takes {0}: it is discarded.",
                      "Personne ne prend {0}, qui va à la défausse.")
                  .with(spell.name()),
              "discard " + spell.id()));
    }
  }

  void noSpell(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-39",
              new Words("No spell is left for {0}.", "Il ne reste aucun sort pour {0}.")
                  .with(Names.seat(seat)),
              "none " + Names.seat(seat)));
    }
  }
}
