package bergerie.bots.solve;

/**
 * Which layer of which table a file holds.
 *
 * @param table for instance {@code bagh-chal}
 * @param layer for instance {@code moving-4}
 */
record LayerName(String table, String layer) {

  String path() {
    return table + "/" + layer + ".table";
  }
}
