package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.telling.Names;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the small words of the notation: seats, pets, cards. What is unreadable throws. */
final class Reader {

  /** What could not be read. Never leaves the notation. */
  static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Words why;

    Unreadable(String en, String fr, String found) {
      super(en);
      why =
          new Words("expected {0}, found “{2}”", "attendu {1}, trouvé « {2} »").with(en, fr, found);
    }

    Words why() {
      return why;
    }
  }

  private final Cards cards;
  private final int players;

  Reader(Cards cards, int players) {
    this.cards = cards;
    this.players = players;
  }

  Seat seat(String text) {
    if (text.matches("P[1-9]") && text.charAt(1) - '0' <= players) {
      return Seat.of(text.charAt(1) - '1');
    }
    throw new Unreadable("a seat, P1 to P" + players, "un siège, P1 à P" + players, text);
  }

  ShortList<Seat> seats(String text) {
    List<Seat> seats = new ArrayList<>();
    for (String name : list(text)) {
      seats.add(seat(name));
    }
    return ShortList.copyOf(seats);
  }

  int bits(String text) {
    int bits = 0;
    for (Seat seat : seats(text)) {
      bits |= 1 << seat.index();
    }
    return bits;
  }

  /** A pet by its place, {@code P2.1}. */
  PetRef place(String text) {
    String[] parts = text.split("\\.", -1);
    if (parts.length == 2 && parts[1].matches("[1-3]")) {
      return PetRef.of(seat(parts[0]), parts[1].charAt(0) - '1');
    }
    throw new Unreadable("a pet such as P2.1", "un familier comme P2.1", text);
  }

  ShortList<PetRef> places(String text) {
    List<PetRef> refs = new ArrayList<>();
    for (String name : list(text)) {
      refs.add(place(name));
    }
    return ShortList.copyOf(refs);
  }

  /** A pet by its name, {@code P2.loup}, or by its place. */
  PetRef pet(Situation s, String text) {
    int dot = text.indexOf('.');
    if (dot < 0) {
      throw new Unreadable("a pet such as P2.loup", "un familier comme P2.loup", text);
    }
    if (text.substring(dot + 1).matches("[1-3]")) {
      return place(text);
    }
    Seat seat = seat(text.substring(0, dot));
    for (Pet pet : s.player(seat).pets()) {
      PetRef ref = PetRef.of(seat, pet.slot());
      if (Names.pet(s, ref).equals(text)) {
        return ref;
      }
    }
    throw new Unreadable(
        "a pet of " + Names.seat(seat), "un familier de " + Names.seat(seat), text);
  }

  Species species(String id) {
    return known(cards.pet(id), "a pet card", "une carte de familier", id);
  }

  Weapon weapon(String id) {
    return known(cards.weapon(id), "a weapon", "une arme", id);
  }

  Spell spell(String id) {
    return known(cards.spell(id), "a spell", "un sort", id);
  }

  /** {@code tir-rapide}, {@code ?tir-rapide} when secret, {@code piege-explosif#2} for a trap. */
  Held held(String text) {
    Held.Sight sight = text.startsWith("?") ? Held.Sight.SECRET : Held.Sight.SEEN;
    String[] parts = text.replaceFirst("^\\?", "").split("#", -1);
    Held held = Held.first(spell(parts[0]), sight);
    return parts.length == 2 ? new Held(held.spell(), number(parts[1]), sight) : held;
  }

  static String write(Held held) {
    String entries = held.spell().trap() && held.entries() != 1 ? "#" + held.entries() : "";
    return (held.sight() == Held.Sight.SECRET ? "?" : "") + held.spell().id() + entries;
  }

  int number(String text) {
    if (text.matches("-?[0-9]{1,9}")) {
      return Integer.parseInt(text);
    }
    throw new Unreadable("a number", "un nombre", text);
  }

  static List<String> list(String text) {
    return text.isEmpty() || text.equals("-") ? List.of() : Arrays.asList(text.split(",", -1));
  }

  /** {@code life 4 coins 3} and so on. */
  static Map<String, String> pairs(String text) {
    List<String> words = Arrays.asList(text.strip().split("\\s+", -1));
    Map<String, String> pairs = new HashMap<>();
    for (int i = 0; i + 1 < words.size(); i += 2) {
      pairs.put(words.get(i), words.get(i + 1));
    }
    if (words.size() % 2 != 0) {
      throw new Unreadable("NAME VALUE pairs", "des paires NOM VALEUR", text);
    }
    return pairs;
  }

  private static <C> C known(Optional<C> card, String en, String fr, String found) {
    return card.orElseThrow(() -> new Unreadable(en, fr, found));
  }
}
