package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.cards.Effect;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.player.Affliction.Calmed;
import bergerie.games.pavillon.player.Affliction.Poisoned;
import bergerie.games.pavillon.player.Affliction.Stunned;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.telling.PetMarks;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A pet in a state: {@code loup:3~up1~stun2~poison1/3}. Its Life may be left out when it is unhurt.
 */
final class PetText {

  private static final Pattern MARK =
      Pattern.compile(
          "(?<word>up|down|used|stun|poison)(?<number>[0-9]{1,9})"
              + "(?:/(?<turns>[1-9]))?(?<waking>-waking)?(?:-then(?<after>[1-9]))?");

  private PetText() {}

  static String write(Pet pet, int most) {
    StringBuilder text = new StringBuilder(pet.species().id());
    if (pet.life() != most) {
      text.append(':').append(pet.life());
    }
    PetMarks.of(pet).forEach(mark -> text.append('~').append(mark));
    return text.toString();
  }

  /** A pet as written; its Life is missing where it was not named. */
  record Read(Pet pet, OptionalInt life) {}

  static Optional<Read> read(Cards cards, int slot, String text) {
    String[] parts = text.split("~", -1);
    String[] head = parts[0].split(":", -1);
    Optional<Species> species = cards.pet(head[0]);
    if (species.isEmpty() || head.length > 2) {
      return Optional.empty();
    }
    OptionalInt life = OptionalInt.empty();
    if (head.length == 2) {
      if (!head[1].matches("[0-9]{1,2}")) {
        return Optional.empty();
      }
      life = OptionalInt.of(Integer.parseInt(head[1]));
    }
    Pet pet = Pet.fresh(slot, species.get()).withLife(life.orElse(species.get().life()));
    for (int i = 1; i < parts.length; i++) {
      if (parts[i].equals(PetMarks.CALM)) {
        pet = pet.suffering(new Calmed());
        continue;
      }
      Matcher mark = MARK.matcher(parts[i]);
      if (!mark.matches()) {
        return Optional.empty();
      }
      pet = marked(pet, mark);
    }
    return Optional.of(new Read(pet, life));
  }

  private static Pet marked(Pet pet, Matcher mark) {
    int number = Integer.parseInt(mark.group("number"));
    return switch (mark.group("word")) {
      case "up" -> pet.raisedBy(number);
      case "down" -> pet.loweredBy(number);
      case "stun" ->
          pet.suffering(
              new Stunned(
                  number,
                  mark.group("waking") == null ? Effect.Ending.BY_TIME : Effect.Ending.WHEN_DAMAGED,
                  number(mark.group("after"), 0)));
      case "poison" -> pet.suffering(new Poisoned(number, number(mark.group("turns"), 1)));
      default ->
          new Pet(
              pet.slot(),
              pet.species(),
              pet.life(),
              pet.raised(),
              pet.lowered(),
              pet.afflictions(),
              number);
    };
  }

  private static int number(@Nullable String text, int otherwise) {
    return text == null ? otherwise : Integer.parseInt(text);
  }
}
