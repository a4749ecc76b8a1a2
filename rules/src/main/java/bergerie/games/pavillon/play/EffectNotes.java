package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Source;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Seat;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/**
 * Explains what effects do: the card that works, then whom it touches; the cue names the change,
 * the pet by its place, the number.
 */
final class EffectNotes {

  private static final String RULE = "PT-36";

  private final Situation s;
  private final Story story;

  EffectNotes(Situation s, Story story) {
    this.s = s;
    this.story = story;
  }

  void prevented(PetRef ref, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} is proof against {1}.", "{0} ne craint pas {1}.", pet(ref), called(source)),
              "prevent " + Names.place(ref),
              work(source),
              beat(ref, "prevent")));
    }
  }

  void hurt(PetRef ref, int amount, Source source) {
    if (story.told()) {
      tell(
          source,
          ref,
          Sentence.of("{0} loses {1}.", "{0} perd {1}.", pet(ref), Things.life(amount)),
          "hurt " + Names.place(ref) + " " + amount,
          Things.with(beat(ref, "hurt"), Things.LIFE).counting(amount));
    }
  }

  void healed(PetRef ref, int amount, Source source) {
    if (story.told()) {
      tell(
          source,
          ref,
          Sentence.of("{0} regains {1}.", "{0} regagne {1}.", pet(ref), Things.life(amount)),
          "heal " + Names.place(ref) + " " + amount,
          Things.with(beat(ref, "heal"), Things.LIFE).counting(amount));
    }
  }

  void attackChanged(PetRef ref, int change, Source source) {
    if (story.told()) {
      Part.Some points = Things.attack(Math.abs(change));
      tell(
          source,
          ref,
          change < 0
              ? Sentence.of("{0} loses {1}.", "{0} perd {1}.", pet(ref), points)
              : Sentence.of("{0} gains {1}.", "{0} gagne {1}.", pet(ref), points),
          "attack " + Names.place(ref) + " " + Note.signed(change),
          Things.with(beat(ref, "attack"), Things.ATTACK).counting(change));
    }
  }

  void stunned(PetRef ref, int turns, Source source) {
    if (story.told()) {
      tell(
          source,
          ref,
          Sentence.of(
              "{0} is stunned for {2} {2:turn|turns}.",
              "{0} est {1:étourdi|étourdie} pendant {2} {2:tour|tours}.",
              pet(ref),
              Things.pet(s, ref),
              new Part.Count(turns)),
          "stun " + Names.place(ref) + " " + turns,
          beat(ref, "stun").counting(turns));
    }
  }

  void poisoned(PetRef ref, int amount, int turns, Source source) {
    if (story.told()) {
      tell(
          source,
          ref,
          Sentence.of(
              "{0} is poisoned: {2} a turn, for {3} {3:turn|turns}.",
              "{0} est {1:empoisonné|empoisonnée} : {2} par tour, pendant {3} {3:tour|tours}.",
              pet(ref),
              Things.pet(s, ref),
              Things.life(amount),
              new Part.Count(turns)),
          "poison " + Names.place(ref) + " " + amount + "/" + turns,
          Things.with(beat(ref, "poison"), Things.LIFE).counting(amount));
    }
  }

  void revived(PetRef ref, Source source) {
    if (story.told()) {
      tell(
          source,
          ref,
          Sentence.of("{0} rises again.", "{0} se relève.", pet(ref)),
          "revive " + Names.place(ref),
          beat(ref, "revive"));
    }
  }

  void calmed(PetRef ref, Source source) {
    if (story.told()) {
      tell(
          source,
          ref,
          Sentence.of("{0} loses its bonuses.", "{0} perd ses bonus.", pet(ref)),
          "calm " + Names.place(ref),
          beat(ref, "calm"));
    }
  }

  void coins(Seat seat, int change, Source source) {
    if (story.told()) {
      Part.Some coins = Things.coins(Math.abs(change));
      tell(
          source,
          change < 0
              ? Sentence.of(
                  "{0} {0:lose|loses} {1}.", "{0} {0:perdez|perd} {1}.", seat.who(), coins)
              : Sentence.of(
                  "{0} {0:get|gets} {1}.", "{0} {0:recevez|reçoit} {1}.", seat.who(), coins),
          "coin " + Names.seat(seat) + " " + Note.signed(change),
          Things.with(beat(seat, "coin"), Things.COIN).counting(change));
    }
  }

  void stolen(Seat seat, int coins, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} takes {1} from {2}.",
                  "{0} {2:vous prend {1}|prend {1} {à 2}}.",
                  called(source),
                  Things.coins(coins),
                  seat.who()),
              "steal " + Names.seat(seat) + " " + Names.seat(source.owner()) + " " + coins,
              work(source),
              Things.with(beat(seat, "steal"), Things.COIN)
                  .from(Names.seat(seat))
                  .to(Names.seat(source.owner()))
                  .counting(coins)));
    }
  }

  void life(Seat seat, int change, Source source) {
    if (story.told()) {
      Part.Some life = Things.life(Math.abs(change));
      tell(
          source,
          change < 0
              ? Sentence.of("{0} {0:lose|loses} {1}.", "{0} {0:perdez|perd} {1}.", seat.who(), life)
              : Sentence.of(
                  "{0} {0:regain|regains} {1}.", "{0} {0:regagnez|regagne} {1}.", seat.who(), life),
          "life " + Names.seat(seat) + " " + Note.signed(change),
          Things.with(beat(seat, "life"), Things.LIFE).counting(change));
    }
  }

  void venom(Seat seat, Source source) {
    if (story.told()) {
      tell(
          source,
          Sentence.of(
              "{0} will lose Life after the next combat.",
              "{0} {0:perdrez|perdra} de la Vie après le prochain combat.", seat.who()),
          "venom " + Names.seat(seat),
          beat(seat, "venom"));
    }
  }

  void disarmed(Seat seat, Weapon weapon, Source source) {
    if (story.told()) {
      Part.Thing card = Things.card(weapon);
      story.tell(
          Note.of(
              by(source)
                  .then(
                      Sentence.of(
                          "{0} {0:lose|loses} {the 1}.",
                          "{0} {0:perdez|perd} {le 1}.", seat.who(), card)),
              "disarm " + Names.seat(seat) + " " + weapon.id(),
              Things.with(Things.beat(seat, "disarm", "PT-5"), card),
              Things.with(Beat.of("work", "PT-5").by(source.owner().index()), card(source))));
    }
  }

  void extraStrike(Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} gives one more strike.", "{0} accorde une frappe de plus.", called(source)),
              "extra " + Names.seat(source.owner()),
              work(source)));
    }
  }

  void extraAction(Source source, int actions) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} gives {1} more {1:action|actions}.",
                  "{0} accorde {1} {1:action|actions} de plus.",
                  called(source),
                  new Part.Count(actions)),
              "actions " + Names.seat(source.owner()) + " " + Note.signed(actions),
              work(source).counting(actions)));
    }
  }

  void cancelled(PetRef ref, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of("{0} stops {1}.", "{0} arrête {1}.", called(source), pet(ref)),
              "cancel " + Names.place(ref),
              work(source),
              beat(ref, "cancel")));
    }
  }

  void shaped(Source source, int change) {
    if (story.told()) {
      Part.Some points = Things.attack(Math.abs(change));
      story.tell(
          Note.of(
              change < 0
                  ? Sentence.of(
                      "{0} takes {1} from this strike.",
                      "{0} retire {1} à cette frappe.", called(source), points)
                  : Sentence.of(
                      "{0} adds {1} to this strike.",
                      "{0} ajoute {1} à cette frappe.", called(source), points),
              "shape " + Names.seat(source.owner()) + " " + Note.signed(change),
              Things.with(work(source), Things.ATTACK).counting(change)));
    }
  }

  void advantage(Strike strike) {
    if (story.told()) {
      Part.Thing struck = Things.pet(s, strike.at());
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} has the advantage over {the 1}: {2} more.",
                  "{0} a l’avantage sur {le 1} : {2} de plus.",
                  pet(strike.by()),
                  struck,
                  Things.life(1)),
              "advantage " + Names.place(strike.by()),
              Things.with(
                      Things.with(Things.beat(s, strike.by(), "advantage", "PT-4"), struck),
                      Things.LIFE)
                  .from(Names.place(strike.by()))
                  .to(Names.place(strike.at()))));
    }
  }

  void woke(PetRef ref) {
    if (story.told()) {
      story.tell(waking(ref));
    }
  }

  void wokenByBlow(PetRef ref) {
    if (story.told()) {
      story.tell(waking(ref).uncued());
    }
  }

  private Note waking(PetRef ref) {
    return Note.of(
        Sentence.of(
            "{0} is no longer stunned.",
            "{0} n’est plus {1:étourdi|étourdie}.", pet(ref), Things.pet(s, ref)),
        "wake " + Names.place(ref),
        Things.beat(s, ref, "wake", "PT-34"));
  }

  void died(PetRef ref) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of("{0} is out for this combat.", "{0} est hors combat.", pet(ref)),
              "down " + Names.place(ref),
              Things.beat(s, ref, "down", "PT-34")));
    }
  }

  /** A card works on a pet, which is named once where it is its own card. */
  private void tell(Source source, PetRef ref, Sentence line, String cue, Beat beat) {
    boolean itself = source instanceof Source.OfPet(PetRef own) && own.equals(ref);
    if (itself) {
      story.tell(Note.of(line, cue, beat));
    } else {
      tell(source, line, cue, beat);
    }
  }

  private void tell(Source source, Sentence line, String cue, Beat beat) {
    story.tell(Note.of(by(source).then(line), cue, work(source), beat));
  }

  private Sentence by(Source source) {
    return Sentence.of("{0}: ", "{0} : ", called(source));
  }

  private Part pet(PetRef ref) {
    return story.of(ref.seat(), Things.pet(s, ref));
  }

  private Part called(Source source) {
    return switch (source) {
      case Source.OfPet _, Source.OfWeapon _, Source.OfAspect _ ->
          story.of(source.owner(), card(source));
      case Source.OfSpell _ -> Things.spell(card(source));
    };
  }

  private Part.Thing card(Source source) {
    return Things.card(s.card(source));
  }

  /** A card sets about its work. */
  private Beat work(Source source) {
    Beat beat = Things.with(Beat.of("work", RULE).by(source.owner().index()), card(source));
    return source instanceof Source.OfPet(PetRef ref)
        ? beat.from(Names.place(ref))
        : beat.from(Names.seat(source.owner()));
  }

  private Beat beat(PetRef ref, String verb) {
    return Things.beat(s, ref, verb, RULE);
  }

  private static Beat beat(Seat seat, String verb) {
    return Things.beat(seat, verb, RULE);
  }
}
