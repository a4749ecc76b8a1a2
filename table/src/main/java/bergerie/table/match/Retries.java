package bergerie.table.match;

import java.util.Optional;

/**
 * Which messages became which events, for those that are sent again. The last ones only, by a
 * 64-bit hash: an older move sent again is stale anyhow, and 5,000 tables shall fit in memory.
 */
final class Retries {

  private static final int KEPT = 32;

  private final long[] hashes;
  private final long[] seqs;

  private Retries(long[] hashes, long[] seqs) {
    this.hashes = hashes;
    this.seqs = seqs;
  }

  static Retries none() {
    return new Retries(new long[0], new long[0]);
  }

  Optional<Long> find(String by) {
    long hash = hash(by);
    for (int i = hashes.length - 1; i >= 0; i--) {
      if (hashes[i] == hash) {
        return Optional.of(seqs[i]);
      }
    }
    return Optional.empty();
  }

  Retries with(String by, long seq) {
    if (by.isEmpty()) {
      return this;
    }
    int kept = Math.min(hashes.length, KEPT - 1);
    long[] moreHashes = new long[kept + 1];
    long[] moreSeqs = new long[kept + 1];
    System.arraycopy(hashes, hashes.length - kept, moreHashes, 0, kept);
    System.arraycopy(seqs, seqs.length - kept, moreSeqs, 0, kept);
    moreHashes[kept] = hash(by);
    moreSeqs[kept] = seq;
    return new Retries(moreHashes, moreSeqs);
  }

  /** FNV-1a, 64 bits. */
  private static long hash(String text) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    }
    return hash;
  }
}
