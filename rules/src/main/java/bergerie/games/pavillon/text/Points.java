package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Seat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a move is good for: what it brings, what it leaves, or what comes of it in a combat. */
final class Points {

  private final Lodge t;
  private final Seat seat;
  private final Player own;

  Points(Lodge t, Seat seat) {
    this.t = t;
    this.seat = seat;
    this.own = t.player(seat);
  }

  Optional<Sentence> of(Move move) {
    return switch (move) {
      case Move.Keep(Species pet) -> Optional.of(strength(pet));
      case Move.Buy(Weapon weapon) -> Optional.of(bought(weapon));
      case Move.Refresh _ -> Optional.of(refreshed());
      case Move.Replace(Weapon weapon) -> Optional.of(replaced(weapon));
      case Move.Tame _ -> Optional.of(tamed());
      case Move.Done _ ->
          Optional.of(
              Sentence.of(
                  "{2} {2:keep|keeps} {the 0} and {1}.",
                  "{2} {2:gardez|garde} {le 0} et {1}.",
                  Things.card(own.weapon()),
                  Things.coins(own.coins()),
                  seat.who()));
      case Move.Take(Optional<PetRef> over) ->
          Optional.of(over.map(this::exchanged).orElseGet(() -> strength(adopted())));
      case Move.Release _ -> Optional.of(kept(own.pets()));
      case Move.Pick(Spell spell) -> Optional.of(picked(spell));
      case Move.Decline _ ->
          Optional.of(
              Sentence.of(
                  "{1} {1:leave|leaves} {0}.",
                  "{1} {1:laissez|laisse} {0}.", spells(t.row()), seat.who()));
      case Move.GiveUp(Spell spell) -> Optional.of(held(spell));
      case Move.Pass _ -> Optional.of(passed());
      case Move.Cast cast ->
          Optional.of(new CombatPoints(t, seat).cast(cast).orElseGet(() -> held(cast.spell())));
      case Move.Attack(PetRef by, PetRef at) ->
          Optional.of(new CombatPoints(t, seat).attack(by, at));
      case Move.Hold _ -> new CombatPoints(t, seat).hold();
      case Move.ChoosePet(PetRef ref) when t.next() instanceof Task.Shed ->
          Optional.of(kept(own.without(t.surely(ref)).pets()));
      case Move.ChoosePet _, Move.ChoosePlayer _ -> new CombatPoints(t, seat).chosen(move);
      case Move.Stand _,
          Move.DealPet _,
          Move.DealWeapon _,
          Move.DealSpell _,
          Move.DealFirst _,
          Move.SandOut _ ->
          Optional.empty();
    };
  }

  // PT-3
  private static Sentence strength(Species pet) {
    return Sentence.of(
        "{the 0} brings {1} and {2}.",
        "{le 0} apporte {1} et {2}.",
        Things.card(pet),
        Things.attack(pet.attack()),
        Things.life(pet.life()));
  }

  // PT-21
  private Sentence bought(Weapon weapon) {
    return Sentence.of(
        "After a victory, {the 0} strikes with {1}; {3} {3:keep|keeps} {2}.",
        "En cas de victoire, {le 0} frappe avec {1} ; {3} {3:gardez|garde} {2}.",
        Things.card(weapon),
        Things.attack(weapon.attack()),
        Things.coins(own.coins() - own.price(weapon)),
        seat.who());
  }

  // PT-22
  private Sentence refreshed() {
    Part.Thing one = Things.card(t.shop().getFirst());
    return t.shop().size() < 2
        ? Sentence.of(
            "A new weapon takes the place of {the 0}.",
            "Une nouvelle arme prend la place {du 0}.",
            one)
        : Sentence.of(
            "A new weapon takes the place of {the 0} or {the 1}.",
            "Une nouvelle arme prend la place {du 0} ou {du 1}.",
            one,
            Things.card(t.shop().getLast()));
  }

  private Sentence replaced(Weapon weapon) {
    return Sentence.of(
        "{the 0} comes into the shop in place of {the 1}.",
        "{le 0} arrive en boutique à la place {du 1}.",
        Things.card(((Task.Place) t.next()).drawn()),
        Things.card(weapon));
  }

  // PT-23
  private Sentence tamed() {
    return own.pets().size() < Facts.limit(t, seat)
        ? Sentence.of(
            "One more pet would fight beside {0}.",
            "Un familier de plus se battrait avec {0}.", pets(own.pets()))
        : Sentence.of(
            "The pet that turns up may replace {0}.",
            "Le familier révélé pourra remplacer {0}.", pets(List.of(weakest())));
  }

  private Pet weakest() {
    return own.pets().stream()
        .min(Comparator.comparingInt(pet -> pet.species().attack() + pet.species().life()))
        .orElseThrow();
  }

  private Sentence exchanged(PetRef over) {
    Species now = adopted();
    Species before = t.surely(over).species();
    return Sentence.of(
        "{the 0} brings {1} and {2}; {the 3} had {4} and {5}.",
        "{le 0} apporte {1} et {2} ; {le 3} avait {4} et {5}.",
        Things.card(now),
        Things.attack(now.attack()),
        Things.life(now.life()),
        Things.card(before),
        Things.attack(before.attack()),
        Things.life(before.life()));
  }

  private Species adopted() {
    return ((Task.Adopt) t.next()).drawn();
  }

  private Sentence kept(Collection<Pet> pets) {
    return Sentence.of(
        "{1} {1:keep|keeps} {0}.", "{1} {1:gardez|garde} {0}.", pets(pets), seat.who());
  }

  // PT-39
  private Sentence picked(Spell spell) {
    Part.Thing card = Things.card(spell);
    return own.hand().isEmpty()
        ? Sentence.of(
            "{0} will be {1:your|{1}’s} only spell.",
            "{le 0} sera le seul sort {1:que vous ayez|{de 1}}.", card, seat.who())
        : Sentence.of(
            "{0} joins {1} in {2:your|{2}’s} hand.",
            "{le 0} rejoint {1} dans {2:votre main|la main {de 2}}.",
            card,
            spells(hand()),
            seat.who());
  }

  // PT-35
  private Sentence passed() {
    return Sentence.of(
            "{2} {2:keep|keeps} {0} for later in {1:your turn|{1}’s turn} or another.",
            "{2} {2:gardez|garde} {0} pour la suite {1:de votre tour|du tour {de 1}} ou pour un autre.",
            spells(hand()),
            t.active().who(),
            seat.who())
        .then(new CombatPoints(t, seat).unanswered().orElse(Sentence.NONE));
  }

  /** What is left in the hand without a spell. */
  private Sentence held(Spell gone) {
    List<Spell> left =
        own.held(gone).map(own::without).orElse(own).hand().stream().map(Held::spell).toList();
    return left.isEmpty()
        ? Sentence.of(
            "{0} is {1:your|{1}’s} last spell.",
            "{le 0} est {1:votre dernier sort|le dernier sort {de 1}}.",
            Things.card(gone),
            seat.who())
        : Sentence.of(
            "After {0}, {2} still {2:have|has} {1}.",
            "Après {le 0}, {2} {2:avez|a} encore {1}.",
            Things.card(gone),
            spells(left),
            seat.who());
  }

  private List<Spell> hand() {
    return own.hand().stream().map(Held::spell).toList();
  }

  private Part pets(Collection<Pet> pets) {
    return Things.listed(
        pets.stream().map(pet -> Things.owned(seat, Things.card(pet.species()))).toList());
  }

  /** Each of them once. */
  private static Part spells(Collection<Spell> spells) {
    return Things.listed(
        spells.stream().distinct().map(spell -> Things.spell(Things.card(spell))).toList());
  }
}
