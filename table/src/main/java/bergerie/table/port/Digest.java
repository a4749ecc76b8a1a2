package bergerie.table.port;

/** SHA-256. */
@FunctionalInterface
public interface Digest {
  byte[] sha256(byte[] bytes);
}
