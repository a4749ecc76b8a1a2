package bergerie.table.wire;

import bergerie.rules.Words;
import java.util.Optional;

/** What came of reading a message. */
public sealed interface Parsed {

  record Message(FromClient said) implements Parsed {}

  /**
   * The message makes no sense.
   *
   * @param id of the message, when that much could be read
   * @param field where it goes wrong; empty when it is not JSON at all
   */
  record Nonsense(Optional<String> id, String field, Words why) implements Parsed {}
}
