package bergerie.table.wire.shape;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** What a record alone can't say of its shape. Only the generator reads it. */
public final class Traits {

  private Traits() {}

  /** What it means, for the docs, the schemas and the page's types. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Means {
    String value();
  }

  /** How long a text may be, or each of a list, and what it must be like. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Text {
    int least() default 0;

    int most();

    Form form() default Form.ANY;
  }

  /** What a text must be like. */
  public enum Form {
    ANY,
    /** One line for people, without spaces around it. */
    LINE,
    TABLE,
    NONCE,
    /** A SHA-256 in hex. */
    HASH
  }

  /** The bounds of a whole number. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Whole {
    int least() default 0;

    int most() default Integer.MAX_VALUE;
  }

  /** How many a list may have. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Most {
    int value();
  }

  /** Which field tells the members of a sealed type apart: it holds their name in small letters. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Tagged {
    String value();

    int longest();
  }

  /** What that field holds, where it is not the member's name. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Tag {
    String value();
  }

  /** What is said to anything that is none of these. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Otherwise {
    String en();

    String fr();
  }

  /** A record that stands for its only value, without braces. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Bare {}

  /** A record that is written as a list of its values. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Row {}

  /** A record whose fields stand among those of the one around it. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Inline {}

  /** Written as null where there is none, instead of being left out. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface OrNull {}

  /** An enum whose names are written in small letters. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface SmallLetters {}
}
