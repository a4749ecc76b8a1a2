package bergerie.games.pavillon;

import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.Optional;

/** What somebody does, as a sentence. */
final class MoveWords {

  private MoveWords() {}

  static Words of(Table t, Actor actor, Move move) {
    String who = actor instanceof Actor.Player(Seat seat) ? Names.seat(seat) : "";
    return switch (move) {
      case Move.Keep(Species pet) ->
          new Words("{0} keeps {1}.", "{0} garde {1}.").with(who, pet.name());
      case Move.Buy(Weapon weapon) ->
          new Words("{0} buys {1} for {2}.", "{0} achète {1} pour {2}.")
              .with(who, weapon.name(), weapon.cost());
      case Move.Refresh _ ->
          new Words("{0} refreshes the shop.", "{0} actualise la boutique.").with(who);
      case Move.Replace(Weapon weapon) ->
          new Words("{0} puts {1} under the pile.", "{0} place {1} sous la réserve.")
              .with(who, weapon.name());
      case Move.Tame _ -> new Words("{0} goes taming.", "{0} part dompter.").with(who);
      case Move.Done _ -> new Words("{0} is ready.", "{0} a terminé.").with(who);
      case Move.Take(Optional<PetRef> over) ->
          over.map(
                  ref ->
                      new Words("{0} tames it and lets {1} go.", "{0} le dompte et laisse {1}.")
                          .with(who, Names.petWords(t, ref)))
              .orElseGet(() -> new Words("{0} tames it.", "{0} le dompte.").with(who));
      case Move.Release _ -> new Words("{0} lets it go.", "{0} le laisse partir.").with(who);
      case Move.Attack(PetRef by, PetRef at) ->
          new Words("{0} declares: {1} strikes {2}.", "{0} déclare : {1} frappe {2}.")
              .with(who, Names.petWords(t, by), Names.petWords(t, at));
      case Move.Hold _ -> new Words("{0} does not strike.", "{0} ne frappe pas.").with(who);
      case Move.Cast cast -> cast(t, who, cast);
      case Move.Pass _ -> new Words("{0} passes.", "{0} passe.").with(who);
      case Move.Stand(Standing standing) ->
          new Words("{0} from now on: {1}.", "{0} désormais : {1}.").with(who, standing.label());
      case Move.ChoosePet(PetRef ref) ->
          new Words("{0} chooses {1}.", "{0} choisit {1}.").with(who, Names.petWords(t, ref));
      case Move.ChoosePlayer(Seat seat) ->
          new Words("{0} chooses {1}.", "{0} choisit {1}.").with(who, Names.seat(seat));
      case Move.GiveUp(Spell spell) ->
          new Words("{0} discards {1}.", "{0} défausse {1}.").with(who, spell.name());
      case Move.Pick(Spell spell) ->
          new Words("{0} takes {1}.", "{0} prend {1}.").with(who, spell.name());
      case Move.Decline _ -> new Words("{0} takes no spell.", "{0} ne prend aucun sort.").with(who);
      case Move.DealPet(Species pet) -> petDealt(t, pet);
      case Move.DealWeapon(Weapon weapon) ->
          new Words("{0} is turned up.", "On révèle : {0}.").with(weapon.name());
      case Move.DealSpell(Spell spell) -> spellDealt(t, spell);
      case Move.DealFirst(Seat seat) ->
          new Words("{0} will be first.", "{0} commencera.").with(Names.seat(seat));
      case Move.SandOut _ -> new Words("Time is up.", "Le temps est écoulé.");
    };
  }

  private static Words cast(Table t, String who, Move.Cast cast) {
    Words words = new Words("{0} casts {1}", "{0} lance {1}").with(who, cast.spell().name());
    Words separator = new Words(" at ", " sur ");
    for (PetRef ref : cast.pets()) {
      words = words.then(separator).then(Names.petWords(t, ref));
      separator = Words.same(", ");
    }
    for (Seat seat : cast.players()) {
      words = words.then(separator).then(Words.same(Names.seat(seat)));
    }
    return words.then(Words.same("."));
  }

  private static Words petDealt(Table t, Species pet) {
    Task task = t.next();
    if (task instanceof Task.DealStarters(Seat seat)) {
      Words words = new Words("{0} draws {1}.", "{0} pioche {1}.");
      Words back =
          pet.exotic()
              ? new Words(
                  " Exotic: it goes back (PT-10).",
                  " Exotique : il retourne dans la réserve (PT-10).")
              : Words.NONE;
      return words.with(Names.seat(seat), pet.name()).then(back);
    }
    return new Words("{0} is turned up.", "On révèle : {0}.").with(pet.name());
  }

  private static Words spellDealt(Table t, Spell spell) {
    Task task = t.next();
    if (task instanceof Task.DrawSpell(Seat seat)) {
      return new Words("{0} draws {1}.", "{0} pioche {1}.").with(Names.seat(seat), spell.name());
    }
    if (task instanceof Task.LoseSpell(Seat seat)) {
      return new Words("{0} loses {1}.", "{0} perd {1}.").with(Names.seat(seat), spell.name());
    }
    return new Words("{0} is revealed.", "On révèle : {0}.").with(spell.name());
  }
}
