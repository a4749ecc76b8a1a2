package bergerie.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

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

  /** The values it takes, as shown in help and errors. */
  String range();

  boolean accepts(String value);

  /** Whether players are asked about it. */
  default boolean isAsked() {
    return true;
  }

  /** Whether a log may have this value: one that is taken, or was before. */
  default boolean reads(String value) {
    return accepts(value) || usage().before().equals(value);
  }

  /** The same option as a table of so many players has it. */
  default Option at(int count) {
    return this;
  }

  /** Answers to all options at once: what we advise, or what the rulebook says to the letter. */
  enum Preset implements Named {
    HOUSE,
    BOOK
  }

  /**
   * That another option has one of these values.
   *
   * @param option its name
   */
  record Need(String option, List<String> values) {
    public Need {
      values = List.copyOf(values);
    }

    boolean isMet(Setup setup) {
      return values.contains(setup.option(option));
    }
  }

  /**
   * Where it changes anything; elsewhere nobody need be asked.
   *
   * @param players the numbers of players; none if all
   * @param needs what all has to be agreed on besides
   */
  record Scope(List<Integer> players, List<Need> needs) {
    static final Scope EVERYWHERE = new Scope(List.of(), List.of());

    public Scope {
      players = List.copyOf(players);
      needs = List.copyOf(needs);
    }

    Scope among(Integer... counts) {
      return new Scope(List.of(counts), needs);
    }

    Scope where(String option, String... values) {
      List<Need> more = new ArrayList<>(needs);
      more.add(new Need(option, List.of(values)));
      return new Scope(players, more);
    }

    /** Whether the option changes anything at a table like this. */
    public boolean holds(Setup setup) {
      return (players.isEmpty() || players.contains(setup.players()))
          && needs.stream().allMatch(need -> need.isMet(setup));
    }
  }

  /**
   * Its value where nobody names one, and where it matters.
   *
   * @param house what we advise
   * @param book what comes closest to the rulebook's letter
   * @param before how the game was played before the option existed: what a log means that does not
   *     name it
   */
  record Usage(String house, String book, String before, Scope scope) {
    static Usage of(String always) {
      return new Usage(always, always, always, Scope.EVERYWHERE);
    }

    public String by(Preset preset) {
      return switch (preset) {
        case HOUSE -> house;
        case BOOK -> book;
      };
    }

    Usage byTheBook(String value) {
      return new Usage(house, value, before, scope);
    }

    Usage since(String value) {
      return new Usage(house, book, value, scope);
    }

    Usage in(Scope next) {
      return new Usage(house, book, before, next);
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

    /** The same option, for which the book has this value and ours is only advice. */
    public Choice byTheBook(String value) {
      return new Choice(name, label, values, usage.byTheBook(value));
    }

    /** The same option, new in a game that was played like this before. */
    public Choice since(String value) {
      return new Choice(name, label, values, usage.since(value));
    }

    /** The same option, which matters only where another has one of these values. */
    public Choice where(String option, String... chosen) {
      return new Choice(name, label, values, usage.in(usage.scope().where(option, chosen)));
    }

    /** The same option, which matters only with so many players. */
    public Choice among(Integer... counts) {
      return new Choice(name, label, values, usage.in(usage.scope().among(counts)));
    }

    @Override
    public Choice at(int count) {
      return new Choice(
          name, label, values.stream().filter(value -> value.players() <= count).toList(), usage);
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
   * @param players it is there with so many players or more
   */
  record Value(String id, Words label, String mark, int players) {
    public Value(String id, Words label, String mark) {
      this(id, label, mark, 0);
    }

    public Value(String id, Words label) {
      this(id, label, "");
    }

    /** The same value, for tables with so many players or more. */
    public Value from(int least) {
      return new Value(id, label, mark, least);
    }
  }

  /**
   * A whole number.
   *
   * @param span what is taken
   * @param former what was taken before, and stands in logs
   * @param patient the preset where nobody may be hurried: with several people at one device, with
   *     bots only, or with hours to think
   * @param players with fewer there is nothing to choose, and its first value is played
   * @param instead a word that is taken instead of a number
   */
  record Whole(
      String name,
      Words label,
      Span span,
      Span former,
      int patient,
      int players,
      Optional<Value> instead,
      Usage usage)
      implements Option {
    public Whole(String name, Words label, int initial, int least, int most, int patient) {
      this(
          name,
          label,
          Span.of(least, most),
          Span.of(least, most),
          patient,
          0,
          Optional.empty(),
          Usage.of(Integer.toString(initial)));
    }

    public Whole(String name, Words label, int initial, int least, int most) {
      this(name, label, initial, least, most, initial);
    }

    public int initial() {
      return Integer.parseInt(preset());
    }

    public int least() {
      return span.least();
    }

    public int most() {
      return span.most();
    }

    /** The same option, of whose values only every so many-th is taken. */
    public Whole by(int step) {
      return new Whole(name, label, span.by(step), former, patient, players, instead, usage);
    }

    /** The same option, which also takes 0, for something of its own. */
    public Whole orZero() {
      return new Whole(name, label, span.orZero(), former, patient, players, instead, usage);
    }

    /** The same option, which once took all from here to there. */
    public Whole formerly(int least, int most) {
      return new Whole(name, label, span, Span.of(least, most), patient, players, instead, usage);
    }

    /** The same option, for tables with so many players or more. */
    public Whole from(int least) {
      return new Whole(name, label, span, former, patient, least, instead, usage);
    }

    /** The same option, which also takes a word. */
    public Whole or(Value word) {
      return new Whole(name, label, span, former, patient, players, Optional.of(word), usage);
    }

    @Override
    public Whole at(int count) {
      int only = initial();
      return count < players
          ? new Whole(name, label, Span.of(only, only), former, patient, players, instead, usage)
          : this;
    }

    /** The same option, for which the book has this value and ours is only advice. */
    public Whole byTheBook(String value) {
      return new Whole(
          name, label, span, former, patient, players, instead, usage.byTheBook(value));
    }

    /** The same option, new in a game that was played like this before. */
    public Whole since(String value) {
      return new Whole(name, label, span, former, patient, players, instead, usage.since(value));
    }

    /** The same option, which matters only where another has one of these values. */
    public Whole where(String option, String... chosen) {
      Usage next = usage.in(usage.scope().where(option, chosen));
      return new Whole(name, label, span, former, patient, players, instead, next);
    }

    @Override
    public String range() {
      return instead.map(word -> word.id() + "|").orElse("") + span;
    }

    @Override
    public boolean accepts(String value) {
      return span.holds(value) || instead.filter(word -> word.id().equals(value)).isPresent();
    }

    @Override
    public boolean reads(String value) {
      return Option.super.reads(value) || former.holds(value);
    }
  }

  /**
   * Whole numbers between two bounds.
   *
   * @param step how far they are apart, counted from the least
   * @param besides numbers outside the bounds that have a meaning of their own
   */
  record Span(int least, int most, int step, List<Integer> besides) {
    public Span {
      besides = List.copyOf(besides);
    }

    static Span of(int least, int most) {
      return new Span(least, most, 1, List.of());
    }

    Span by(int width) {
      return new Span(least, most, width, besides);
    }

    Span orZero() {
      return new Span(least, most, step, List.of(0));
    }

    boolean holds(String value) {
      return value.matches("0|[1-9][0-9]{0,8}") && holds(Integer.parseInt(value));
    }

    private boolean holds(int value) {
      return besides.contains(value)
          || (value >= least && value <= most && (value - least) % step == 0);
    }

    @Override
    public String toString() {
      String others = besides.stream().map(one -> one + "|").collect(Collectors.joining());
      String all = least == most ? "" + least : least + ".." + most;
      return others + all + (step == 1 ? "" : " by " + step);
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

    /** The same option, which matters only where another has one of these values. */
    public Selection where(String option, String... chosen) {
      Usage next = usage.in(usage.scope().where(option, chosen));
      return new Selection(name, label, items, least, most, offers, next);
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
