package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.box.Place;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The cards played in a round, in order, and who played each. */
public final class Played {

  public static final Played NOTHING = new Played(new byte[0]);

  /** A card beside somebody's meadow. */
  public record Entry(Place by, Card card) {}

  /** Three bits of card, then the place. */
  private final byte[] entries;

  private Played(byte[] entries) {
    this.entries = entries;
  }

  public Played with(Place by, Card card) {
    byte[] longer = Arrays.copyOf(entries, entries.length + 1);
    longer[entries.length] = (byte) (by.ordinal() << 3 | card.ordinal());
    return new Played(longer);
  }

  public boolean isEmpty() {
    return entries.length == 0;
  }

  public List<Entry> list() {
    return IntStream.range(0, entries.length)
        .mapToObj(i -> new Entry(Place.ALL.get(entries[i] >> 3), Card.ALL.get(entries[i] & 7)))
        .toList();
  }

  public Cards cards() {
    return Cards.of(list().stream().map(Entry::card).toList());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Played played && Arrays.equals(entries, played.entries);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(entries);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
