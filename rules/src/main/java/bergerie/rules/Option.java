package bergerie.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Something the players agree on before a game. */
public sealed interface Option {

  String name();

  Words label();

  Usage usage();

  /** What is played unless somebody says otherwise. */
  default String preset() {
    return usage().house();
  }

  /** Whether the book and we answer it differently. */
  default boolean isDisputed() {
    return !usage().house().equals(usage().book());
  }

  /** The same option, for which the book has this value and ours is only advice. */
  Option byTheBook(String value);

  /** The same option, new in a game that was played like this before. */
  Option since(String value);

  /** The values it takes, as shown in help and errors. */
  String range();

  boolean accepts(String value);

  /** Whether players are asked about it. */
  default boolean isAsked() {
    return true;
  }

  /** Answers to all options at once: what we advise, or what the rulebook says to the letter. */
  enum Preset {
    HOUSE("house"),
    BOOK("book");

    private final String id;

    Preset(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }

    public static Optional<Preset> named(String id) {
      return Stream.of(values()).filter(preset -> preset.id.equals(id)).findFirst();
    }
  }

  /**
   * Its value where nobody names one.
   *
   * @param house what we advise
   * @param book what comes closest to the rulebook's letter
   * @param before how the game was played before the option existed: what a log means that does not
   *     name it
   */
  record Usage(String house, String book, String before) {
    static Usage of(String always) {
      return new Usage(always, always, always);
    }

    public String by(Preset preset) {
      return switch (preset) {
        case HOUSE -> house;
        case BOOK -> book;
      };
    }

    Usage byTheBook(String value) {
      return new Usage(house, value, before);
    }

    Usage since(String value) {
      return new Usage(house, book, value);
    }
  }

  /** One of a few named values, of which we advise the first. */
  record Choice(String name, Words label, List<Value> values, Usage usage) implements Option {
    public Choice {
      values = List.copyOf(values);
    }

    public Choice(String name, Words label, List<Value> values) {
      this(name, label, values, Usage.of(values.getFirst().id()));
    }

    @Override
    public Choice byTheBook(String value) {
      return new Choice(name, label, values, usage.byTheBook(value));
    }

    @Override
    public Choice since(String value) {
      return new Choice(name, label, values, usage.since(value));
    }

    @Override
    public String range() {
      return values.stream().map(Value::id).collect(Collectors.joining("|"));
    }

    @Override
    public boolean accepts(String value) {
      return values.stream().anyMatch(v -> v.id().equals(value));
    }
  }

  /**
   * A value or an item to choose.
   *
   * @param mark what is printed on it, in the game's own short form; empty when there is nothing
   */
  record Value(String id, Words label, String mark) {
    public Value(String id, Words label) {
      this(id, label, "");
    }
  }

  /**
   * A whole number between two bounds.
   *
   * @param patient the preset where nobody may be hurried: with several people at one device, with
   *     bots only, or with hours to think
   */
  record Whole(String name, Words label, int least, int most, int patient, Usage usage)
      implements Option {
    public Whole(String name, Words label, int initial, int least, int most, int patient) {
      this(name, label, least, most, patient, Usage.of(Integer.toString(initial)));
    }

    public Whole(String name, Words label, int initial, int least, int most) {
      this(name, label, initial, least, most, initial);
    }

    public int initial() {
      return Integer.parseInt(preset());
    }

    @Override
    public Whole byTheBook(String value) {
      return new Whole(name, label, least, most, patient, usage.byTheBook(value));
    }

    @Override
    public Whole since(String value) {
      return new Whole(name, label, least, most, patient, usage.since(value));
    }

    @Override
    public String range() {
      return least + ".." + most;
    }

    @Override
    public boolean accepts(String value) {
      return value.matches("0|[1-9][0-9]{0,8}")
          && Integer.parseInt(value) >= least
          && Integer.parseInt(value) <= most;
    }
  }

  /**
   * A rule that was mended. Nobody is asked: it is carried out as it is now, and only a log from
   * before plays it as it was.
   */
  record Mended(String name, Words label) implements Option {
    public static final String NOW = "now";
    public static final String BEFORE = "before";

    @Override
    public Usage usage() {
      return Usage.of(NOW).since(BEFORE);
    }

    @Override
    public boolean isAsked() {
      return false;
    }

    @Override
    public Mended byTheBook(String value) {
      throw new UnsupportedOperationException("nobody chooses " + name);
    }

    @Override
    public Mended since(String value) {
      throw new UnsupportedOperationException("nobody chooses " + name);
    }

    @Override
    public String range() {
      return NOW + "|" + BEFORE;
    }

    @Override
    public boolean accepts(String value) {
      return value.equals(NOW) || value.equals(BEFORE);
    }
  }

  /**
   * Some of many items, joined by {@code +}.
   *
   * @param offers ready-made choices worth showing
   */
  record Selection(
      String name,
      Words label,
      List<Value> items,
      int least,
      int most,
      List<Value> offers,
      Usage usage)
      implements Option {
    public Selection {
      items = List.copyOf(items);
      offers = List.copyOf(offers);
    }

    public Selection(
        String name,
        Words label,
        String preset,
        List<Value> items,
        int least,
        int most,
        List<Value> offers) {
      this(name, label, items, least, most, offers, Usage.of(preset));
    }

    public Selection(
        String name, Words label, String preset, List<Value> items, int least, int most) {
      this(name, label, preset, items, least, most, List.of());
    }

    @Override
    public Selection byTheBook(String value) {
      return new Selection(name, label, items, least, most, offers, usage.byTheBook(value));
    }

    @Override
    public Selection since(String value) {
      return new Selection(name, label, items, least, most, offers, usage.since(value));
    }

    @Override
    public String range() {
      return least
          + " to "
          + most
          + " of "
          + items.stream().map(Value::id).collect(Collectors.joining("+"));
    }

    @Override
    public boolean accepts(String value) {
      List<String> chosen = Arrays.asList(value.split("\\+", -1));
      List<String> known = items.stream().map(Value::id).toList();
      return chosen.size() >= least
          && chosen.size() <= most
          && new HashSet<>(chosen).size() == chosen.size()
          && known.containsAll(chosen);
    }
  }
}
