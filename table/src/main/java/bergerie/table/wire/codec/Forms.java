package bergerie.table.wire.codec;

import bergerie.rules.match.Seal;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.shape.Bounds;
import bergerie.table.wire.shape.TableName;
import java.util.function.Predicate;

/** Texts that must be like something. */
final class Forms {

  private Forms() {}

  static String table(Fields fields, String field) {
    String table = fields.text(field, 1, Bounds.LONGEST_TABLE);
    if (!TableName.isOne(table)) {
      throw fields.wrong(field, "no such table", "aucune table de ce nom");
    }
    return table;
  }

  static String nonce(Fields fields, String field) {
    return formed(
        fields,
        field,
        Seal.LONGEST_NONCE,
        Seal::isNonce,
        "expected one line without spaces around it",
        "une ligne sans espaces autour est attendue");
  }

  static String hash(Fields fields, String field) {
    return formed(
        fields,
        field,
        Bounds.LONGEST_HASH,
        Seal::isHex,
        "expected a SHA-256: 64 hex digits (0-9a-f)",
        "un SHA-256 est attendu : 64 chiffres hexadécimaux (0-9a-f)");
  }

  private static String formed(
      Fields fields, String field, int most, Predicate<String> form, String en, String fr) {
    String text = fields.text(field, 1, most);
    if (!form.test(text)) {
      throw fields.wrong(field, en, fr);
    }
    return text;
  }
}
