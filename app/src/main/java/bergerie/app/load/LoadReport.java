package bergerie.app.load;

/**
 * What was measured.
 *
 * @param p50 milliseconds from a command to its broadcast at a client, in the middle
 * @param mismatches states that were not what the rules say
 * @param errors commands that were refused or not understood
 * @param heapPerTable bytes of the server's heap for an idle table with its two clients
 * @param cpuPerMove microseconds of the server's processor time for a move, all included
 * @param startMillis from starting the server to its first answer
 */
public record LoadReport(
    String game,
    String database,
    int tables,
    int clients,
    double seconds,
    long moves,
    double movesPerSecond,
    double p50,
    double p99,
    double worst,
    long mismatches,
    long errors,
    long heapPerTable,
    double cpuPerMove,
    long startMillis) {

  public String text() {
    return """
        %s on %s: %d tables, %d clients
        moves          %d in %.1f s: %.0f a second, every one durable before it was broadcast
        to broadcast   p50 %.2f ms, p99 %.2f ms, worst %.1f ms
        checked        %d states differ from the rules, %d errors
        memory         %.1f KiB of heap per idle table with its two clients
        processor      %.0f µs of the server's for a move
        start          %d ms to the first answer
        """
        .formatted(
            game,
            database,
            tables,
            clients,
            moves,
            seconds,
            movesPerSecond,
            p50,
            p99,
            worst,
            mismatches,
            errors,
            heapPerTable / 1024.0,
            cpuPerMove,
            startMillis);
  }
}
