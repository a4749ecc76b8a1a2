package bergerie.table.match;

/** Who has a seat. Secrets are kept as hashes only. */
public sealed interface Holder {

  String name();

  record Person(String name, String token) implements Holder {}

  /** Nobody yet: whoever brings the invitation. */
  record Open(String name, String invite) implements Holder {}

  record Program(String name, String level) implements Holder {}

  /** A seat of an imported match: a name, and nobody who could move. */
  record Past(String name) implements Holder {}
}
