package bergerie.games.pavillon;

import bergerie.rules.Seat;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
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
    if (story.told()) {
      story.tell(
          Note.of(pile.line(), "shuffle " + pile.id(), Beat.of("shuffle", "PT-24").to(pile.id())));
    }
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

  // Combat

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

  void woke(PetRef ref) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} is no longer stunned.",
                  "{0} n’est plus {1:étourdi|étourdie}.", pet(ref), Things.pet(s, ref)),
              "wake " + Names.place(ref),
              Things.beat(s, ref, "wake", "PT-34")));
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

  void trapLeaves(Spell trap) {
    if (story.told()) {
      Part.Thing card = Things.card(trap);
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} has gone round the table and is discarded.",
                  "{le 0} a fait le tour de la table : {0:il est défaussé|elle est défaussée}.",
                  card),
              "discard " + trap.id(),
              discard(card, "PT-41")));
    }
  }

  void trapWasted(Spell trap) {
    if (story.told()) {
      Part.Thing card = Things.card(trap);
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} affects nobody and is discarded.",
                  "{le 0} ne touche personne : {0:il est défaussé|elle est défaussée}.", card),
              "discard " + trap.id(),
              discard(card, "PT-41")));
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

  void aspectLeft(Spell aspect) {
    if (story.told()) {
      Part.Thing card = Things.card(aspect);
      story.tell(
          Note.of(
              Sentence.of("{0} is discarded.", "{le 0} est {0:défaussé|défaussée}.", card),
              "discard " + aspect.id(),
              discard(card, "PT-40")));
    }
  }

  // After the combat

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

  void won(Seat seat, List<Seat> ranking) {
    if (story.told()) {
      Beat[] beats =
          ranking.stream()
              .map(
                  one ->
                      Things.beat(one, one.equals(seat) ? "won" : "rank", "PT-37")
                          .counting(ranking.indexOf(one) + 1))
              .toArray(Beat[]::new);
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:win|wins} the combat, ahead of {1}.",
                  "{0} {0:remportez|remporte} le combat, devant {1}.",
                  seat.who(),
                  Things.listed(others(seat, ranking))),
              "won " + Names.seat(seat),
              beats));
    }
  }

  private static List<Part> others(Seat winner, List<Seat> ranking) {
    return ranking.stream().filter(one -> !one.equals(winner)).<Part>map(Seat::who).toList();
  }

  void consoled(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:were|was} last and {0:get|gets} {1}.",
                  "{0} {0:arrivez|arrive} en dernière place et {0:recevez|reçoit} {1}.",
                  seat.who(),
                  Things.coins(1)),
              "coin " + Names.seat(seat) + " +1",
              Things.with(Things.beat(seat, "coin", "PT-42"), Things.COIN).counting(1)));
    }
  }

  void hit(Seat by, Seat at, int amount) {
    if (story.told()) {
      Part.Thing weapon = Things.card(s.player(by).weapon());
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} strikes: {1} {1:lose|loses} {2}.",
                  "{0} frappe : {1} {1:perdez|perd} {2}.",
                  story.of(by, weapon),
                  at.who(),
                  Things.life(amount)),
              "hit " + Names.seat(by) + " " + Names.seat(at) + " " + amount,
              Things.with(Things.beat(by, "hit", "PT-38"), weapon)
                  .from(Names.seat(by))
                  .to(Names.seat(at)),
              life(at, -amount)));
    }
  }

  void venomBites(Seat seat, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "The poison works: {0} {0:lose|loses} {1}.",
                  "Le poison agit : {0} {0:perdez|perd} {1}.", seat.who(), Things.life(amount)),
              "life " + Names.seat(seat) + " -" + amount,
              life(seat, -amount)));
    }
  }

  void eliminated(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:are|is} out of the game.", "{0} {0:êtes|est} hors jeu.", seat.who()),
              "out " + Names.seat(seat),
              Things.beat(seat, "out", "PT-38")));
    }
  }

  void declined(Spell spell) {
    if (story.told()) {
      Part.Thing card = Things.card(spell);
      story.tell(
          Note.of(
              Sentence.of(
                  "Nobody takes {0}: it is discarded.",
                  "Personne ne prend {le 0}, qui est {0:défaussé|défaussée}.", card),
              "discard " + spell.id(),
              discard(card, "PT-39")));
    }
  }

  void noSpell(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "No spell is left for {0}.", "Il ne reste aucun sort pour {0}.", seat.who()),
              "none " + Names.seat(seat),
              Things.beat(seat, "none", "PT-39")));
    }
  }

  private Part pet(PetRef ref) {
    return story.of(ref.seat(), Things.pet(s, ref));
  }

  private Beat hurt(PetRef ref, int amount, String rule) {
    return Things.with(Things.beat(s, ref, "hurt", rule), Things.LIFE).counting(amount);
  }

  private static Beat life(Seat seat, int change) {
    return Things.with(Things.beat(seat, "life", "PT-38"), Things.LIFE).counting(change);
  }

  private static Beat discard(Part.Thing card, String rule) {
    return Things.with(Beat.of("discard", rule), card);
  }
}
