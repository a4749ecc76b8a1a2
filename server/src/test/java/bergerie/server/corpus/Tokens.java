package bergerie.server.corpus;

import bergerie.server.hall.Secrets;
import bergerie.table.match.Holder;
import java.util.stream.IntStream;

/** Which of the corpus's tokens a person holds: a log has only its hash. */
final class Tokens {

  private Tokens() {}

  static String of(Holder holder) {
    if (!(holder instanceof Holder.Person person)) {
      throw new IllegalArgumentException("no person: " + holder);
    }
    return IntStream.range(0, 4)
        .mapToObj(Plan::token)
        .filter(token -> Secrets.KEYRING.matches(token, person.token()))
        .findFirst()
        .orElseThrow();
  }
}
