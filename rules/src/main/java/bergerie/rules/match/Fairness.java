package bergerie.rules.match;

/**
 * How the seats' shares in the dice came together. docs/fairness.md says what each of them proves.
 */
public enum Fairness {
  /** Somebody could see the nonces of others before giving one. */
  OPEN(1),
  /** Every seat was bound to its nonce before any was shown; bots have none to choose. */
  PLEDGED(2);

  private final int version;

  Fairness(int version) {
    this.version = version;
  }

  public int version() {
    return version;
  }
}
