package bergerie.table.wire.codec;

import bergerie.rules.match.Seal;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.shape.Bounds;
import bergerie.table.wire.shape.TableName;

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
    String nonce = fields.text(field, 1, Seal.LONGEST_NONCE);
    if (!Seal.isNonce(nonce)) {
      throw fields.wrong(
          field,
          "expected one line without spaces around it",
          "une ligne sans espaces autour est attendue");
    }
    return nonce;
  }

  static String hash(Fields fields, String field) {
    String hash = fields.text(field, 1, Bounds.LONGEST_HASH);
    if (!Seal.isHex(hash)) {
      throw fields.wrong(
          field,
          "expected a SHA-256: 64 hex digits (0-9a-f)",
          "un SHA-256 est attendu : 64 chiffres hexadécimaux (0-9a-f)");
    }
    return hash;
  }
}
