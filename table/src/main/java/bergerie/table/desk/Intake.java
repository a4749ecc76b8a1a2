package bergerie.table.desk;

import bergerie.rules.Words;
import bergerie.rules.match.MatchLine;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Seal;
import bergerie.table.wire.shape.Bounds;
import java.util.Collection;
import java.util.Optional;

/**
 * What a match from a file may bring in. No match that was played in a house comes near these
 * bounds; one that was made up to keep a house busy does.
 *
 * @param length how many lines may tell what happened, as many as a match may have events
 */
record Intake(int length) {

  private static final int LONGEST_START = 64 * 1024;
  private static final int LONGEST_LINE = 4_000;

  /** Every takeback is asked for, and a seat may ask a twentieth as often as a match has events. */
  private static final int LINES_PER_TAKEBACK = 5;

  /** A file may have a head and say something about every line. */
  private static final int LINES_PER_EVENT = 2;

  private static final int MOST_HEAD = 1_000;

  /** Why a file is not even read, if so. */
  Optional<Words> objection(String file) {
    long lines = file.lines().count();
    int most = LINES_PER_EVENT * length + MOST_HEAD;
    return lines <= most
        ? Optional.empty()
        : Optional.of(
            new Words(
                "%d lines: a match file has at most %d here".formatted(lines, most),
                "%d lignes : un fichier de partie en a au plus %d ici".formatted(lines, most)));
  }

  /** Why a match may not come in, if so. */
  Optional<Words> objection(MatchRecord match) {
    return tooMany("lines", "lignes", match.lines().size(), length)
        .or(() -> tooMany("takebacks", "retours", takebacks(match), length / LINES_PER_TAKEBACK))
        .or(() -> tooLong("name", "nom", match.names(), Bounds.LONGEST_NAME))
        .or(() -> tooLong("option", "option", match.setup().options().values(), LONGEST_LINE))
        .or(() -> tooLong("start", "départ", match.start().stream().toList(), LONGEST_START))
        .or(() -> tooLong("nonce", "nonce", nonces(match), Seal.LONGEST_NONCE))
        .or(() -> tooLong("move", "coup", texts(match), LONGEST_LINE));
  }

  private static int takebacks(MatchRecord match) {
    return (int) match.lines().stream().filter(MatchLine.Back.class::isInstance).count();
  }

  private static Collection<String> nonces(MatchRecord match) {
    return match.seal().stream().flatMap(seal -> seal.nonces().stream()).toList();
  }

  private static Collection<String> texts(MatchRecord match) {
    return match.lines().stream()
        .filter(MatchLine.Step.class::isInstance)
        .map(line -> ((MatchLine.Step) line).text())
        .toList();
  }

  private static Optional<Words> tooMany(String en, String fr, int count, int most) {
    return count <= most
        ? Optional.empty()
        : Optional.of(
            new Words(
                "%d %s: a match has at most %d here".formatted(count, en, most),
                "%d %s : une partie en a au plus %d ici".formatted(count, fr, most)));
  }

  private static Optional<Words> tooLong(String en, String fr, Collection<String> texts, int most) {
    return texts.stream().allMatch(text -> text.length() <= most)
        ? Optional.empty()
        : Optional.of(
            new Words(
                "%s: at most %d characters".formatted(en, most),
                "%s : au plus %d caractères".formatted(fr, most)));
  }
}
