package bergerie.bots.layers;

/**
 * Which layer of which table a file holds.
 *
 * @param table for instance {@code bagh-chal}
 * @param layer for instance {@code moving-4}
 */
public record LayerName(String table, String layer) {

  public String path() {
    return table + "/" + layer + ".table";
  }
}
