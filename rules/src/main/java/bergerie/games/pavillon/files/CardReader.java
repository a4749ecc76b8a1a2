package bergerie.games.pavillon.files;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.cards.Family;
import bergerie.games.pavillon.cards.Kind;
import bergerie.games.pavillon.cards.Powers;
import bergerie.games.pavillon.cards.Rarity;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.rules.Named;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import bergerie.rules.content.SourceLine;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** Reads {@code pets.txt}, {@code weapons.txt} and {@code spells.txt}. */
public final class CardReader {

  /** PT-10: three common pets for each of four players. */
  private static final int COMMON_CARDS = 12;

  /** PT-11: two weapons in the shop. */
  private static final int WEAPONS = 2;

  /** PT-39: one spell for each of four players. */
  private static final int SPELL_CARDS = 4;

  /** The content files, and how their lines name a card. */
  public static final Map<String, Function<SourceLine, Words>> FILES =
      Map.of(
          "pets.txt", CardReader::name,
          "weapons.txt", CardReader::name,
          "spells.txt", CardReader::name);

  private final Set<String> names = new HashSet<>(Set.of(Weapon.BASIC.id()));

  private CardReader() {}

  /** The cards of a library, under the name of the game. */
  public static Reading<Cards> read(Library library, String game) {
    CardReader reader = new CardReader();
    return reader
        .pets(library.open(game, "pets.txt"))
        .then(
            pets ->
                reader
                    .weapons(library.open(game, "weapons.txt"))
                    .then(
                        weapons ->
                            reader
                                .spells(library.open(game, "spells.txt"))
                                .then(spells -> Reading.of(new Cards(pets, weapons, spells)))));
  }

  private Reading<List<Species>> pets(ContentFile source) {
    return cards(source, List.of(6), this::pet)
        .then(
            pets -> {
              int common =
                  pets.stream()
                      .filter(pet -> !pet.exotic())
                      .mapToInt(p -> p.rarity().copies())
                      .sum();
              return enough(source, pets, common, COMMON_CARDS, "common pets", "familiers communs");
            });
  }

  private Reading<List<Weapon>> weapons(ContentFile source) {
    return cards(source, List.of(5), this::weapon)
        .then(all -> enough(source, all, all.size(), WEAPONS, "weapons", "armes"));
  }

  private Reading<List<Spell>> spells(ContentFile source) {
    return cards(source, List.of(4, 5), this::spell)
        .then(
            all -> {
              int count = all.stream().mapToInt(Spell::copies).sum();
              return enough(source, all, count, SPELL_CARDS, "spells", "sorts");
            });
  }

  private static <C> Reading<List<C>> enough(
      ContentFile source, List<C> cards, int count, int least, String en, String fr) {
    int last = source.lines().isEmpty() ? 1 : source.lines().getLast().number();
    return count >= least
        ? Reading.of(cards)
        : new SourceLine(source.file(), last, "")
            .expected(
                "at least " + least + " cards of " + en,
                "au moins " + least + " cartes de " + fr,
                Integer.toString(count));
  }

  private Reading<Species> pet(int index, SourceLine line, List<String> fields) {
    Optional<Kind> kind = Named.find(Kind.values(), fields.get(2));
    Optional<Rarity> rarity = Named.find(Rarity.values(), fields.get(3));
    if (kind.isPresent() && rarity.isPresent()) {
      return pet(index, line, fields, kind.get(), rarity.get());
    }
    return line.expected(
        "fierce, cunning or tenacious, then common or exotic",
        "fierce, cunning ou tenacious, puis common ou exotic",
        fields.get(2) + " | " + fields.get(3));
  }

  private Reading<Species> pet(
      int index, SourceLine line, List<String> fields, Kind kind, Rarity rarity) {
    String[] strength = fields.get(4).split("/", -1);
    if (strength.length != 2 || !whole(strength[0], 0, 20) || !whole(strength[1], 1, 20)) {
      return line.expected(
          "Attack/Life, 0 to 20 and 1 to 20", "Attaque/Vie, de 0 à 20 et de 1 à 20", fields.get(4));
    }
    return new AbilityReader(line, Bearer.PET)
        .read(fields.get(5))
        .then(
            abilities ->
                Reading.of(
                    new Species(
                        index,
                        Card.idOf(fields.get(0)),
                        name(line),
                        kind,
                        rarity,
                        Integer.parseInt(strength[0]),
                        Integer.parseInt(strength[1]),
                        new Powers(abilities),
                        AbilityText.of(Bearer.PET, abilities))));
  }

  private Reading<Weapon> weapon(int index, SourceLine line, List<String> fields) {
    if (!whole(fields.get(2), 0, 9)) {
      return line.expected("an Attack from 0 to 9", "une Attaque de 0 à 9", fields.get(2));
    }
    if (!whole(fields.get(3), 0, 20)) {
      return line.expected("a Cost from 0 to 20", "un Coût de 0 à 20", fields.get(3));
    }
    return new AbilityReader(line, Bearer.WEAPON)
        .read(fields.get(4))
        .then(
            abilities ->
                Reading.of(
                    new Weapon(
                        index,
                        Card.idOf(fields.get(0)),
                        name(line),
                        Integer.parseInt(fields.get(2)),
                        Integer.parseInt(fields.get(3)),
                        new Powers(abilities),
                        AbilityText.of(Bearer.WEAPON, abilities))));
  }

  private Reading<Spell> spell(int index, SourceLine line, List<String> fields) {
    // The copies may be left out.
    String copies = fields.size() == 5 ? fields.get(3) : Integer.toString(Spell.COPIES);
    if (!whole(copies, 1, 9)) {
      return line.expected("1 to 9 copies", "de 1 à 9 exemplaires", copies);
    }
    return Named.find(Family.values(), fields.get(2))
        .map(
            family ->
                new AbilityReader(line, bearer(family))
                    .read(fields.getLast())
                    .then(
                        abilities ->
                            Reading.of(
                                new Spell(
                                    index,
                                    Card.idOf(fields.get(0)),
                                    name(line),
                                    family,
                                    Integer.parseInt(copies),
                                    new Powers(abilities),
                                    AbilityText.of(bearer(family), abilities)))))
        .orElseGet(
            () ->
                line.expected(
                    "aspect, arrow, bite, trap, sting or shot",
                    "aspect, arrow, bite, trap, sting ou shot",
                    fields.get(2)));
  }

  private static Bearer bearer(Family family) {
    return family == Family.ASPECT ? Bearer.ASPECT : Bearer.SPELL;
  }

  /** Reads one card from the fields of its line. */
  private interface OneCard<C> {
    Reading<C> read(int index, SourceLine line, List<String> fields);
  }

  private <C extends Card> Reading<List<C>> cards(
      ContentFile source, List<Integer> columns, OneCard<C> one) {
    List<C> cards = new ArrayList<>();
    Predicate<C> isNew = card -> names.add(card.id());
    for (SourceLine line : source.lines()) {
      List<String> fields = line.fields();
      if (!columns.contains(fields.size()) || fields.stream().anyMatch(String::isEmpty)) {
        String least = columns.getFirst().toString();
        return line.expected(
            least + " columns between “|”", least + " colonnes entre « | »", line.text());
      }
      switch (one.read(cards.size(), line, fields)) {
        case Reading.Understood<C>(C card) when isNew.test(card) -> cards.add(card);
        case Reading.Understood<C>(C card) -> {
          return line.expected(
              "a name no other card has",
              "un nom qu’aucune autre carte ne porte",
              card.name().fr());
        }
        case Reading.Garbled<C>(Words why) -> {
          return Reading.garbled(why);
        }
      }
    }
    return Reading.of(cards);
  }

  private static Words name(SourceLine line) {
    return new Words(line.fields().get(1), line.fields().get(0));
  }

  private static boolean whole(String text, int least, int most) {
    return text.matches("[0-9]{1,2}")
        && Integer.parseInt(text) >= least
        && Integer.parseInt(text) <= most;
  }
}
