package bergerie.table.port;

/** Bytes that nobody can guess. */
@FunctionalInterface
public interface Random {

  byte[] bytes(int count);
}
