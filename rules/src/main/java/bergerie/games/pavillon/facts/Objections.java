package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.player.Standing;
import bergerie.games.pavillon.table.Agreement;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Source;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Objection;
import bergerie.rules.Referee;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;

/** Says which rule forbids a move, and what is missing. */
public final class Objections {

  private final Lodge t;
  private final Seat seat;
  private final Task task;

  public Objections(Lodge t, Seat seat) {
    this.t = t;
    this.seat = seat;
    this.task = t.next();
  }

  public Objection to(Move move) {
    return switch (move) {
      case Move.Keep _ ->
          no(
              "PT-10",
              "Only at the very start, and only one of the three pets you drew.",
              "Seulement au tout début, et seulement un des trois familiers piochés.");
      case Move.Buy(Weapon weapon) -> toBuy(weapon);
      case Move.Refresh _, Move.Tame _ -> toAct();
      case Move.Done _ -> notPreparing();
      case Move.Replace _ ->
          no(
              "PT-22",
              "After a refresh, name one of the weapons in the shop.",
              "Après une actualisation, désignez une des armes de la boutique.");
      case Move.Take _, Move.Release _ -> toTake();
      case Move.Attack(PetRef by, PetRef at) -> toAttack(by, at);
      case Move.Hold _ -> toHold();
      case Move.Cast cast -> toCast(cast);
      case Move.Pass _ -> toAnswer();
      case Move.Stand _ -> toStand();
      case Move.ChoosePet _, Move.ChoosePlayer _ -> toChoose();
      case Move.GiveUp(Spell spell) -> toGiveUp(spell);
      case Move.Pick _ ->
          no(
              "PT-39",
              "Only a spell that lies in the draft, when it is your turn to choose.",
              "Seulement un sort révélé, quand c’est à vous de choisir.");
      case Move.Decline _ -> toDecline();
      case Move.DealPet _, Move.DealWeapon _, Move.DealSpell _, Move.DealFirst _, Move.SandOut _ ->
          no(
              Referee.NOT_DRAWN,
              "Cards are drawn by chance and sand runs by itself.",
              "Le hasard tire les cartes et le sable s’écoule seul.");
    };
  }

  private Objection toGiveUp(Spell spell) {
    return task instanceof Task.GiveUpSpell && spell.aspect()
        ? no(
            "PT-40",
            "Nothing that acts on spells touches aspects.",
            "Rien de ce qui agit sur les sorts ne touche les aspects.")
        : no(
            "PT-36",
            "Only a spell of your hand, when an effect asks for it.",
            "Seulement un sort de votre main, quand un effet le demande.");
  }

  private Objection toDecline() {
    return t.ground().agreed().draft() == Agreement.Draft.TAKE
        ? no(
            "PT-39",
            "At this table everyone takes a spell.",
            "À cette table, chacun prend un sort.")
        : no(
            "PT-39",
            "Only when it is your turn to choose a spell.",
            "Seulement quand c’est à vous de choisir un sort.");
  }

  private Objection notPreparing() {
    return no(
        "PT-20",
        "That belongs to your turn in the preparation.",
        "Cela se fait à votre tour de préparation.");
  }

  private Objection toAct() {
    return task instanceof Task.Shopping
        ? no("PT-24", "Nothing is left to draw.", "Il ne reste rien à piocher.")
        : notPreparing();
  }

  private Objection toBuy(Weapon weapon) {
    if (!(task instanceof Task.Shopping)) {
      return notPreparing();
    }
    if (!t.shop().contains(weapon)) {
      return no(
          "PT-21", "That weapon is not in the shop.", "Cette arme n’est pas dans la boutique.");
    }
    Player player = t.player(seat);
    return new Objection(
        "PT-21",
        new Words(
                "It takes {0} coins after the refund, you have {1}.",
                "Il faut {0} Pièces après remboursement, vous en avez {1}.")
            .with(player.price(weapon), player.coins()));
  }

  private Objection toTake() {
    return task instanceof Task.Adopt
        ? new Objection(
            "PT-23",
            new Words(
                    "Limit {0}: at the limit name the pet that goes, and a second exotic takes the"
                        + " place of the first.",
                    "Limite {0} : à la limite, nommez le familier qui part ; un second exotique"
                        + " prend la place du premier.")
                .with(Facts.limit(t, seat)))
        : no("PT-23", "First turn up a pet by taming.", "Révélez d’abord un familier en domptant.");
  }

  private Objection toAttack(PetRef by, PetRef at) {
    if (!(task instanceof Task.ChooseStrike(Optional<Extra> extra)) || !t.active().equals(seat)) {
      return no("PT-31", "You strike on your own turn.", "On frappe à son propre tour.");
    }
    if (!by.seat().equals(seat) || !t.alive(by)) {
      return no(
          "PT-31",
          "Strike with a living pet of your own.",
          "Frappez avec un de vos familiers vivants.");
    }
    if (t.surely(by).stunned()) {
      return no("PT-36", "That pet is stunned.", "Ce familier est étourdi.");
    }
    if (extra.isPresent() && extra.get().not().equals(Optional.of(by))) {
      return no(
          "PT-36",
          "The extra strike is for another pet.",
          "La frappe supplémentaire revient à un autre familier.");
    }
    if (!Facts.neighbours(t, seat).contains(at.seat())) {
      return no(
          "PT-32",
          "Only pets of an adjacent player can be struck.",
          "Seuls les familiers d’un joueur adjacent peuvent être frappés.");
    }
    if (!t.alive(at)) {
      return no("PT-34", "That pet is out.", "Ce familier est hors combat.");
    }
    return no(
        "PT-36",
        "Another pet guards it: it can’t be struck.",
        "Un autre familier le protège : il ne peut pas être frappé.");
  }

  private Objection toHold() {
    return task instanceof Task.ChooseStrike
        ? no(
            "PT-33",
            "All others have passed since the last strike: you must strike.",
            "Tous les autres ont passé depuis la dernière frappe : vous devez frapper.")
        : no(
            "PT-33",
            "Only a strike of your own can be left out.",
            "On ne renonce qu’à sa propre frappe.");
  }

  private Objection toAnswer() {
    if (!(task instanceof Task.Respond(_, int passed, _))) {
      return no(
          "PT-35",
          "Spells are for the start of a turn, a declared strike and the end of a turn.",
          "Les sorts se lancent au début d’un tour, sur une frappe déclarée ou à la fin d’un tour.");
    }
    int bit = 1 << seat.index();
    if ((t.cast() & bit) != 0) {
      return new Objection("PT-35", spent());
    }
    if ((passed & bit) != 0) {
      return no(
          "PT-35",
          "You have passed; you are asked again after a spell.",
          "Vous avez passé ; on vous redemandera après un sort.");
    }
    if (t.player(seat).standing() != Standing.ASK) {
      return no(
          "PT-35",
          "You pass by your standing answer; change it first.",
          "Votre réponse permanente passe pour vous ; changez-la d’abord.");
    }
    return no("PT-35", "You hold no spell.", "Vous n’avez aucun sort.");
  }

  private Words spent() {
    return switch (t.ground().agreed().spells()) {
      case TURN, FREE ->
          new Words(
              "You have cast a spell this turn already.",
              "Vous avez déjà lancé un sort pendant ce tour.");
      case LAP ->
          new Words(
              "You have cast a spell already; you may again from your own turn on.",
              "Vous avez déjà lancé un sort ; vous pourrez en relancer un à partir de votre tour.");
      case COMBAT ->
          new Words(
              "You have cast your spell of this combat already.",
              "Vous avez déjà lancé votre sort de ce combat.");
    };
  }

  private Objection toCast(Move.Cast cast) {
    if (!(task instanceof Task.Respond respond) || !Moves.mayAnswer(t, seat, respond)) {
      return toAnswer();
    }
    Spell spell = cast.spell();
    if (t.player(seat).held(spell).isEmpty()) {
      return no("PT-6", "You do not hold that spell.", "Vous n’avez pas ce sort en main.");
    }
    if (cast.entries() > 0 && !isNamed(cast)) {
      return no(
          "PT-41",
          "A number tells equal traps apart; without one it is the first.",
          "Un numéro distingue des pièges égaux ; sans numéro, c’est le premier.");
    }
    List<Ability> modes = spell.abilities();
    Source source = new Source.OfSpell(seat, spell);
    if (!spell.aspect()
        && modes.stream().noneMatch(m -> Facts.holds(t, m.condition(), source, Cause.NONE))) {
      return new Objection(
          "PT-35", new Words("Not now: {0}", "Pas maintenant : {0}").with(spell.text()));
    }
    return new Objection(
        "PT-35",
        new Words(
                "The targets do not fit, or are not alive: {0}",
                "Les cibles ne conviennent pas, ou ne sont pas vivantes : {0}")
            .with(spell.text()));
  }

  /** Whether a trap of the hand has to be named by this number. */
  private boolean isNamed(Move.Cast cast) {
    Player player = t.player(seat);
    return player.held(cast.spell(), cast.entries()).isPresent()
        && player.held(cast.spell()).filter(held -> held.entries() == cast.entries()).isEmpty();
  }

  private Objection toStand() {
    return t.ground().sand()
        ? no(
            "PT-35",
            "Standing answers are for combats, and this one is yours already or too early.",
            "Les réponses permanentes valent en combat, et celle-ci est déjà la vôtre ou vient trop"
                + " tôt.")
        : no(
            "PT-35",
            "Without sand everyone answers every time.",
            "Sans sablier, chacun répond à chaque fois.");
  }

  private Objection toChoose() {
    return task instanceof Task.Shed
        ? no(
            "PT-23",
            "You are over your limit: choose one of your pets to discard.",
            "Vous dépassez votre limite : choisissez un de vos familiers à défausser.")
        : no("PT-36", "No effect of yours asks for that.", "Aucun de vos effets ne demande cela.");
  }

  private static Objection no(String rule, String en, String fr) {
    return new Objection(rule, new Words(en, fr));
  }
}
