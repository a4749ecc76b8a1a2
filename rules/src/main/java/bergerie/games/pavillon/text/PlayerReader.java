package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.player.Starters;
import bergerie.games.pavillon.player.Tally;
import bergerie.games.pavillon.player.Troop;
import bergerie.games.pavillon.player.Venom;
import bergerie.games.pavillon.text.Reader.Unreadable;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads all that lies before a player. What is not named is as at the start. */
final class PlayerReader {

  private final Cards cards;
  private final Reader reader;
  private final List<PetRef> unhurt = new ArrayList<>();

  PlayerReader(Cards cards, Reader reader) {
    this.cards = cards;
    this.reader = reader;
  }

  /** The pets read so far whose Life was not named. */
  List<PetRef> unhurt() {
    return List.copyOf(unhurt);
  }

  /** A player as written; {@code begun} counts their turns where these are not named. */
  Player player(Seat seat, String text, int begun) {
    if (text.equals("out")) {
      return Player.gone();
    }
    Map<String, String> words = text.isEmpty() ? Map.of() : Reader.pairs(text);
    Player player = Player.fresh();
    player = player.withLife(reader.number(words.getOrDefault("life", "" + Player.LIFE)));
    player = player.withCoins(reader.number(words.getOrDefault("coins", "" + Player.COINS)));
    if (words.containsKey("weapon")) {
      player = player.armed(reader.weapon(words.getOrDefault("weapon", "")));
    }
    if (words.containsKey("aspect")) {
      player = player.underAspect(reader.spell(words.getOrDefault("aspect", "")));
    }
    for (String held : Reader.list(words.getOrDefault("spells", ""))) {
      player = player.handed(reader.held(held));
    }
    player = player.offered(offer(words));
    player = player.standing(MoveReader.standing(words.getOrDefault("stands", "ask")));
    player =
        player.tallied(
            new Tally(
                reader.number(words.getOrDefault("weapon-used", "0")),
                reader.number(words.getOrDefault("aspect-used", "0")),
                reader.number(words.getOrDefault("turns", "" + begun)),
                worn(words.getOrDefault("aspects-before", ""))));
    player =
        player.poisoned(
            new Venom(
                reader.number(words.getOrDefault("venom", "0")),
                reader.number(words.getOrDefault("fresh-venom", "0"))));
    return player.withPets(pets(seat, words.getOrDefault("pets", "")));
  }

  private ShortList<Tally.Worn> worn(String text) {
    ShortList<Tally.Worn> worn = ShortList.none();
    for (String one : Reader.list(text)) {
      String[] parts = one.split(":", -1);
      if (parts.length != 2) {
        throw new Unreadable("ASPECT:USES", "ASPECT:EMPLOIS", one);
      }
      worn = worn.and(new Tally.Worn(reader.spell(parts[0]), reader.number(parts[1])));
    }
    return worn;
  }

  private Starters offer(Map<String, String> words) {
    Starters offer = Starters.NONE;
    for (String id : Reader.list(words.getOrDefault("offer", ""))) {
      offer = offer.and(reader.species(id));
    }
    return words.containsKey("kept")
        ? offer.keeping(reader.species(words.getOrDefault("kept", "")))
        : offer;
  }

  private Troop pets(Seat seat, String text) {
    List<String> names = Reader.list(text);
    if (names.size() > PetRef.SLOTS) {
      throw new Unreadable("at most 3 pets", "au plus 3 familiers", text);
    }
    List<Pet> pets = new ArrayList<>();
    for (int slot = 0; slot < names.size(); slot++) {
      String name = names.get(slot);
      if (!name.equals("-")) {
        PetText.Read read =
            PetText.read(cards, slot, name)
                .orElseThrow(
                    () ->
                        new Unreadable(
                            "a pet such as loup:3~stun1", "un familier comme loup:3~stun1", name));
        pets.add(read.pet());
        if (read.life().isEmpty()) {
          unhurt.add(PetRef.of(seat, slot));
        }
      }
    }
    return Troop.of(pets);
  }
}
