package bergerie.games.wolfandhound.box;

import bergerie.rules.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The number cards: black and white, 1 to 4 (WH-2). */
public enum Card {
  B1(Colour.BLACK, 1),
  B2(Colour.BLACK, 2),
  B3(Colour.BLACK, 3),
  B4(Colour.BLACK, 4),
  W1(Colour.WHITE, 1),
  W2(Colour.WHITE, 2),
  W3(Colour.WHITE, 3),
  W4(Colour.WHITE, 4);

  public static final List<Card> ALL = List.of(values());

  private final Colour colour;
  private final int value;
  private final String text;

  Card(Colour colour, int value) {
    this.colour = colour;
    this.value = value;
    this.text = name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Card> find(String text) {
    return ALL.stream().filter(card -> card.text().equals(text)).findFirst();
  }

  public Colour colour() {
    return colour;
  }

  public int value() {
    return value;
  }

  public boolean isThree() {
    return value == 3;
  }

  /** Its notation: {@code b3}, {@code w1}. */
  public String text() {
    return text;
  }

  public Words label() {
    return new Words("{0} {1}", "{1} {0}").with(colour.label(), value);
  }
}
