package bergerie.rules;

import java.util.Arrays;
import java.util.List;

/** Where a rule, a clause of it or a card comes from. */
public sealed interface Provenance {

  /** The rulebook of the box: a chapter by its heading, and the words in it that say so. */
  record Book(String chapter, String quotation) implements Provenance {}

  /** A description elsewhere. */
  record Published(Words where) implements Provenance {}

  /** This project’s own choice. */
  record Ours(Words why) implements Provenance {}

  /** One word for the kind, as texts write it and programs read it. */
  default String kind() {
    return switch (this) {
      case Book _ -> "book";
      case Published _ -> "published";
      case Ours _ -> "ours";
    };
  }

  /** In a few words, for a reader. */
  default Words label() {
    return switch (this) {
      case Book(String chapter, _) -> new Words("rulebook, {0}", "livret, {0}").with(chapter);
      case Published _ -> new Words("published", "publié");
      case Ours _ -> new Words("our choice", "notre choix");
    };
  }

  /** In a line. A rulebook is quoted in its own language. */
  default Words words() {
    return switch (this) {
      case Book(_, String quotation) ->
          new Words("{0}: « {1} »", "{0} : « {1} »").with(label(), quotation);
      case Published(Words where) -> Words.same("{0} – {1}").with(label(), where);
      case Ours(Words why) -> Words.same("{0} – {1}").with(label(), why);
    };
  }

  /**
   * Reads {@code book | chapter | quotation}, {@code published | where, in English | in French} or
   * {@code ours | why, in English | in French}.
   */
  static Reading<Provenance> read(String text) {
    List<String> fields = Arrays.stream(text.split("\\|", -1)).map(String::strip).toList();
    String kind = fields.getFirst();
    boolean whole = fields.size() == 3 && fields.stream().noneMatch(String::isEmpty);
    return switch (kind) {
      case "book" ->
          whole
              ? Reading.of(new Book(fields.get(1), fields.get(2)))
              : expected("book | chapter | quotation", "book | chapitre | citation", text);
      case "published" ->
          whole
              ? Reading.of(new Published(new Words(fields.get(1), fields.get(2))))
              : expected("published | English | French", "published | anglais | français", text);
      case "ours" ->
          whole
              ? Reading.of(new Ours(new Words(fields.get(1), fields.get(2))))
              : expected("ours | English | French", "ours | anglais | français", text);
      default -> expected("book, published or ours", "book, published ou ours", kind);
    };
  }

  private static Reading<Provenance> expected(String en, String fr, String found) {
    return Reading.garbled(
        new Words("expected {0}, found “{2}”", "attendu {1}, trouvé « {2} »").with(en, fr, found));
  }
}
