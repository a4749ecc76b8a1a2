package bergerie.games.pavillon;

import bergerie.rules.Seat;
import bergerie.rules.Words;

/**
 * Explains what effects do, with the rule it follows from; the cue names the change, the pet by its
 * place, the number.
 */
final class EffectNotes {

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
              "PT-36",
              new Words("{0} is proof against {1}.", "{0} ne craint pas {1}.")
                  .with(Names.petWords(s, ref), Names.source(s, source)),
              "prevent " + Names.place(ref)));
    }
  }

  void hurt(PetRef ref, int amount, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0}: {1} to {2}.", "{0} : {1} à {2}.")
                  .with(Names.source(s, source), amount, Names.petWords(s, ref)),
              "hurt " + Names.place(ref) + " " + amount));
    }
  }

  void healed(PetRef ref, int amount, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0}: {1} gains {2} Life.", "{0} : {1} regagne {2} Vie.")
                  .with(Names.source(s, source), Names.petWords(s, ref), amount),
              "heal " + Names.place(ref) + " " + amount));
    }
  }

  void attackChanged(PetRef ref, int change, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0}: {1} Attack for {2}.", "{0} : {1} Attaque pour {2}.")
                  .with(Names.source(s, source), Note.signed(change), Names.petWords(s, ref)),
              "attack " + Names.place(ref) + " " + Note.signed(change)));
    }
  }

  void stunned(PetRef ref, int turns, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words(
                      "{0}: {1} is stunned, turns: {2}.",
                      "{0} : étourdissement de {1}, tours : {2}.")
                  .with(Names.source(s, source), Names.petWords(s, ref), turns),
              "stun " + Names.place(ref) + " " + turns));
    }
  }

  void poisoned(PetRef ref, int amount, int turns, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words(
                      "{0}: {1} is poisoned, {2} a turn, turns: {3}.",
                      "{0} : poison sur {1}, {2} par tour, tours : {3}.")
                  .with(Names.source(s, source), Names.petWords(s, ref), amount, turns),
              "poison " + Names.place(ref) + " " + amount + "/" + turns));
    }
  }

  void revived(PetRef ref, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0}: {1} rises again.", "{0} : {1} se relève.")
                  .with(Names.source(s, source), Names.petWords(s, ref)),
              "revive " + Names.place(ref)));
    }
  }

  void calmed(PetRef ref, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0}: {1} loses its bonuses.", "{0} : {1} perd ses bonus.")
                  .with(Names.source(s, source), Names.petWords(s, ref)),
              "calm " + Names.place(ref)));
    }
  }

  void coins(Seat seat, int change, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0}: {1} for {2}.", "{0} : {1} pour {2}.")
                  .with(
                      Names.source(s, source),
                      Words.same(Note.signed(change)).then(coins(change)),
                      Names.seat(seat)),
              "coin " + Names.seat(seat) + " " + Note.signed(change)));
    }
  }

  private static Words coins(int count) {
    return Math.abs(count) == 1 ? new Words(" Coin", " Pièce") : new Words(" Coins", " Pièces");
  }

  void stolen(Seat seat, int coins, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0} takes {1} from {2}.", "{0} prend {1} à {2}.")
                  .with(
                      Names.source(s, source),
                      Words.same("" + coins).then(coins(coins)),
                      Names.seat(seat)),
              "steal " + Names.seat(seat) + " " + Names.seat(source.owner()) + " " + coins));
    }
  }

  void life(Seat seat, int change, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0}: {1} Life for {2}.", "{0} : {1} Vie pour {2}.")
                  .with(Names.source(s, source), Note.signed(change), Names.seat(seat)),
              "life " + Names.seat(seat) + " " + Note.signed(change)));
    }
  }

  void venom(Seat seat, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words(
                      "{0}: {1} will lose Life after the next combat.",
                      "{0} : {1} perdra de la Vie après le prochain combat.")
                  .with(Names.source(s, source), Names.seat(seat)),
              "venom " + Names.seat(seat)));
    }
  }

  void disarmed(Seat seat, Weapon weapon, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-5",
              new Words("{0}: {1} loses {2}.", "{0} : {1} perd {2}.")
                  .with(Names.source(s, source), Names.seat(seat), weapon.name()),
              "disarm " + Names.seat(seat) + " " + weapon.id()));
    }
  }

  void extraStrike(Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0}: one extra strike.", "{0} : une frappe supplémentaire.")
                  .with(Names.source(s, source)),
              "extra " + Names.seat(source.owner())));
    }
  }

  void extraAction(Source source, int actions) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              (actions == 1
                      ? new Words("{0}: one more action.", "{0} : une action de plus.")
                      : new Words("{0}: {1} more actions.", "{0} : {1} actions de plus."))
                  .with(Names.source(s, source), actions),
              "actions " + Names.seat(source.owner()) + " " + Note.signed(actions)));
    }
  }

  void cancelled(PetRef ref, Source source) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words(
                      "{0}: the strike of {1} is cancelled.", "{0} : la frappe de {1} est annulée.")
                  .with(Names.source(s, source), Names.petWords(s, ref)),
              "cancel " + Names.place(ref)));
    }
  }

  void shaped(Source source, int change) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-36",
              new Words("{0}: {1} to this strike.", "{0} : {1} à cette frappe.")
                  .with(Names.source(s, source), Note.signed(change)),
              "shape " + Names.seat(source.owner()) + " " + Note.signed(change)));
    }
  }

  void advantage(Strike strike) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-4",
              new Words("{0} has the advantage over {1}: +1.", "{0} a l’avantage sur {1} : +1.")
                  .with(Names.petWords(s, strike.by()), Names.petWords(s, strike.at())),
              "advantage " + Names.place(strike.by())));
    }
  }

  void died(PetRef ref) {
    if (story.told()) {
      story.tell(
          Note.of(
              "PT-34",
              new Words("{0} is out.", "{0} est hors combat.").with(Names.petWords(s, ref)),
              "down " + Names.place(ref)));
    }
  }
}
