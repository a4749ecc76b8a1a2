package bergerie.rules;

import bergerie.telling.Language;
import bergerie.telling.Sentence;
import bergerie.telling.Spoken;
import java.util.function.UnaryOperator;

/** A text in both languages of the house. A missing translation does not compile. */
public record Words(String en, String fr) {

  public static final Words NONE = new Words("", "");

  /** For what reads the same in both languages: names, numbers, notation. */
  public static Words same(String text) {
    return new Words(text, text);
  }

  public static Words of(Spoken spoken) {
    return new Words(spoken.en().text(), spoken.fr().text());
  }

  /** A sentence that is said as it stands, whoever hears it. */
  public Sentence sentence() {
    return Sentence.plain(en, fr);
  }

  public String in(Language language) {
    return switch (language) {
      case EN -> en;
      case FR -> fr;
    };
  }

  /**
   * Fills {@code {0}}, {@code {1}}, … with the given parts: {@link Words} in their own language,
   * anything else as it is.
   */
  public Words with(Object... parts) {
    Words filled = this;
    for (int i = 0; i < parts.length; i++) {
      String slot = "{" + i + "}";
      Words part = parts[i] instanceof Words words ? words : same(String.valueOf(parts[i]));
      filled = new Words(filled.en.replace(slot, part.en), filled.fr.replace(slot, part.fr));
    }
    return filled;
  }

  public Words then(Words next) {
    return new Words(en + next.en, fr + next.fr);
  }

  public Words map(UnaryOperator<String> change) {
    return new Words(change.apply(en), change.apply(fr));
  }
}
