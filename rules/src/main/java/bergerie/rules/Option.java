package bergerie.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;

/** Something the players agree on before a game. The first value is the default. */
public sealed interface Option {

  String name();

  Words label();

  String preset();

  /** The values it takes, as shown in help and errors. */
  String range();

  boolean accepts(String value);

  /** One of a few named values. */
  record Choice(String name, Words label, List<Value> values) implements Option {
    public Choice {
      values = List.copyOf(values);
    }

    @Override
    public String preset() {
      return values.getFirst().id();
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
  record Whole(String name, Words label, int initial, int least, int most, int patient)
      implements Option {
    public Whole(String name, Words label, int initial, int least, int most) {
      this(name, label, initial, least, most, initial);
    }

    @Override
    public String preset() {
      return Integer.toString(initial);
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
   * Some of many items, joined by {@code +}.
   *
   * @param offers ready-made choices worth showing
   */
  record Selection(
      String name,
      Words label,
      String preset,
      List<Value> items,
      int least,
      int most,
      List<Value> offers)
      implements Option {
    public Selection {
      items = List.copyOf(items);
      offers = List.copyOf(offers);
    }

    public Selection(
        String name, Words label, String preset, List<Value> items, int least, int most) {
      this(name, label, preset, items, least, most, List.of());
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
