package bergerie.app.load;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What is to be measured.
 *
 * @param tables open at once, with two clients each
 * @param rate moves a second over all tables; none for as many as possible
 */
public record LoadPlan(
    String game,
    int tables,
    int seconds,
    Optional<Integer> rate,
    Path data,
    Optional<String> database) {}
