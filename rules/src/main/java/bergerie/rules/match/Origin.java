package bergerie.rules.match;

import bergerie.rules.Named;
import bergerie.rules.Reading;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a match began: what whoever sits down should know before.
 *
 * @param match the one it follows, if that is known
 * @param seq the event of that match after which it goes on
 */
public record Origin(Kind kind, Optional<String> match, Optional<Long> seq, Hidden hidden) {

  public enum Kind implements Named {
    /** At the game's own start, everything dealt by its own dice. */
    FRESH,
    /** As a fresh one, by the same people as another. */
    REMATCH,
    /** From a position of another match. */
    CONTINUED,
    /** Brought in from a file, or going on from a match that was. */
    IMPORTED;
  }

  /** What became of that which was hidden in the position it goes on from. */
  public enum Hidden implements Named {
    /** There was no such position, or nothing is hidden in the game. */
    NOTHING,
    /** It is as it was, for whoever has seen the other match to know. */
    KNOWN,
    /** It was dealt anew, from what spectators could see. */
    ANEW;
  }

  public static final Origin FRESH = plain(Kind.FRESH);
  public static final Origin IMPORTED = plain(Kind.IMPORTED);

  /** From a position nobody wrote down the source of. */
  public static final Origin SOMEWHERE = plain(Kind.CONTINUED);

  private static final Pattern TEXT =
      Pattern.compile(
          "(fresh|rematch|continued|imported)"
              + "(?: ([A-Za-z0-9_-]{1,64}))?(?: ([0-9]{1,10}))?(?: (known|anew))?");

  private static Origin plain(Kind kind) {
    return new Origin(kind, Optional.empty(), Optional.empty(), Hidden.NOTHING);
  }

  public static Origin rematch(String match) {
    return new Origin(Kind.REMATCH, Optional.of(match), Optional.empty(), Hidden.NOTHING);
  }

  /** A match that goes on from this one, known by a name, after an event. */
  public Origin next(String match, long seq, Hidden hidden) {
    Kind next = kind == Kind.IMPORTED ? Kind.IMPORTED : Kind.CONTINUED;
    return new Origin(next, Optional.of(match), Optional.of(seq), hidden);
  }

  /** In one line; {@link #read} brings back an equal one. */
  public String text() {
    return Stream.of(
            Optional.of(kind.id()),
            match,
            seq.map(String::valueOf),
            Optional.of(hidden).filter(h -> h != Hidden.NOTHING).map(Hidden::id))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" "));
  }

  public static Reading<Origin> read(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      return Reading.garbled(
          MatchReader.expected("fresh|rematch|continued|imported MATCH SEQ known|anew", text));
    }
    return Reading.of(
        new Origin(
            Named.find(Kind.values(), parts.group(1)).orElseThrow(),
            Optional.ofNullable(parts.group(2)),
            Optional.ofNullable(parts.group(3)).map(Long::valueOf),
            Optional.ofNullable(parts.group(4))
                .flatMap(word -> Named.find(Hidden.values(), word))
                .orElse(Hidden.NOTHING)));
  }
}
