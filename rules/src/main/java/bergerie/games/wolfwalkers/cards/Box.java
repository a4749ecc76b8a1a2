package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Fingerprint;
import bergerie.rules.content.Library;
import bergerie.rules.content.SourceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** All that is in the box: the deck, the Permanents and the Powers, from content files. */
public record Box(Deck deck, List<Permanent> permanents, List<Power> powers) {

  public static final String GAME = "wolfwalkers";

  private static final String CARDS = "cards.txt";
  private static final String PERMANENTS = "permanents.txt";
  private static final String POWERS = "powers.txt";

  /** The content files, and how their lines name a card. */
  public static final Map<String, Function<SourceLine, Words>> FILES =
      Map.of(
          CARDS, line -> CardLine.title(line.fields()),
          PERMANENTS, line -> title(line.fields()),
          POWERS, line -> title(line.fields()));

  // WW-20: so many Powers are in play. WW-24: the Bonus card has no file, as it is not used.
  public static final int POWERS_IN_PLAY = 3;

  public Box {
    permanents = List.copyOf(permanents);
    powers = List.copyOf(powers);
  }

  /** A card of the variant before its effects are understood. */
  private record Variant<E>(int id, Words title, List<E> effects) {}

  public static Reading<Box> read(Library library) {
    return Deck.read(library.open(GAME, CARDS))
        .then(
            deck ->
                variants(library.open(GAME, PERMANENTS), EffectWord.PERMANENT, 1)
                    .then(
                        permanents ->
                            variants(library.open(GAME, POWERS), EffectWord.POWER, POWERS_IN_PLAY)
                                .then(powers -> Reading.of(box(deck, permanents, powers)))));
  }

  private static Box box(
      Deck deck, List<Variant<PermanentEffect>> permanents, List<Variant<PowerEffect>> powers) {
    return new Box(
        deck,
        permanents.stream().map(v -> new Permanent(v.id(), v.title(), v.effects())).toList(),
        powers.stream().map(v -> new Power(v.id(), v.title(), v.effects())).toList());
  }

  // WW-23: cards of one's own are lines of these files like any other.
  private static <E> Reading<List<Variant<E>>> variants(
      ContentFile source, List<EffectWord<E>> known, int least) {
    List<Variant<E>> found = new ArrayList<>();
    for (SourceLine line : source.lines()) {
      switch (variant(line, known)) {
        case Reading.Garbled<Variant<E>>(Words why) -> {
          return Reading.garbled(why);
        }
        case Reading.Understood<Variant<E>>(Variant<E> variant) -> {
          if (found.stream().anyMatch(other -> other.id() == variant.id())) {
            return line.expected(
                "a number not yet taken", "un numéro encore libre", String.valueOf(variant.id()));
          }
          found.add(variant);
        }
      }
    }
    return found.size() >= least
        ? Reading.of(found)
        : Reading.garbled(
            new Words(
                    "{0}: expected at least {1} cards, found {2}",
                    "{0} : attendu au moins {1} cartes, trouvé {2}")
                .with(source.file(), least, found.size()));
  }

  private static <E> Reading<Variant<E>> variant(SourceLine line, List<EffectWord<E>> known) {
    List<String> fields = line.fields();
    if (fields.size() != 4) {
      return line.expected(
          "“id | French title | English title | effects”",
          "« numéro | titre français | titre anglais | effets »",
          line.text());
    }
    if (!fields.getFirst().matches("[1-9][0-9]?")) {
      return line.expected("a number from 1 to 99", "un numéro de 1 à 99", fields.getFirst());
    }
    if (fields.get(1).isEmpty() || fields.get(2).isEmpty()) {
      return line.expected(
          "a title in both languages", "un titre dans les deux langues", line.text());
    }
    return switch (EffectWord.read(known, fields.get(3), ";")) {
      case Reading.Garbled<List<E>>(Words why) -> line.wrong(why);
      case Reading.Understood<List<E>>(List<E> effects) ->
          Reading.of(new Variant<>(Integer.parseInt(fields.getFirst()), title(fields), effects));
    };
  }

  private static Words title(List<String> fields) {
    return new Words(fields.get(2), fields.get(1));
  }

  /** A word that changes when a card does; titles may change freely. */
  public String fingerprint() {
    StringBuilder text = new StringBuilder();
    for (Card card : deck.cards()) {
      Objective objective = card.objective();
      text.append(card.icons()).append(' ').append(objective.kind().letter());
      text.append(objective.pattern()).append(' ').append(objective.points()).append('\n');
    }
    for (Permanent card : permanents) {
      text.append(card.id()).append(card.effects().stream().map(PermanentEffect::text).toList());
    }
    for (Power card : powers) {
      text.append(card.id()).append(card.effects().stream().map(PowerEffect::text).toList());
    }
    return Fingerprint.of(text.toString());
  }

  /** What a card does, given its line: each begins with a number. */
  public Optional<Words> text(String file, String line) {
    int id = Integer.parseInt(line.split(" ", 2)[0]);
    return switch (file) {
      case CARDS -> Optional.of(deck.card(id).objective().text());
      case PERMANENTS -> permanent(id).map(Permanent::text);
      case POWERS -> power(id).map(Power::text);
      default -> Optional.empty();
    };
  }

  public Optional<Permanent> permanent(int id) {
    return permanents.stream().filter(permanent -> permanent.id() == id).findFirst();
  }

  public Optional<Power> power(int id) {
    return powers.stream().filter(power -> power.id() == id).findFirst();
  }
}
