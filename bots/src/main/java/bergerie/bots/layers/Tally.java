package bergerie.bots.layers;

/**
 * What the positions of a layer with one side to move are worth.
 *
 * @param wolves how many the wolves win, symmetric ones counted each, as {@code sheep} and {@code
 *     draws}
 * @param distinct how many positions there are up to symmetry
 * @param wolvesLongest the most turns of a win of the wolves, -1 without distances or wins
 * @param wolvesLongestAt the least index of such a position
 */
public record Tally(
    long wolves,
    long sheep,
    long draws,
    long distinct,
    int wolvesLongest,
    long wolvesLongestAt,
    int sheepLongest,
    long sheepLongestAt) {

  /** Values without distances. */
  public static Tally plain(long wolves, long sheep, long draws, long distinct) {
    return new Tally(wolves, sheep, draws, distinct, -1, -1, -1, -1);
  }

  /** Both together; longest wins are not told of. */
  public Tally plus(Tally other) {
    return plain(
        wolves + other.wolves, sheep + other.sheep, draws + other.draws, distinct + other.distinct);
  }

  public String write() {
    return "wolves=%d sheep=%d draws=%d distinct=%d wolves-longest=%d@%d sheep-longest=%d@%d"
        .formatted(
            wolves,
            sheep,
            draws,
            distinct,
            wolvesLongest,
            wolvesLongestAt,
            sheepLongest,
            sheepLongestAt);
  }

  static Tally read(HeaderLine fields) {
    String[] wolvesLongest = fields.text("wolves-longest").split("@", 2);
    String[] sheepLongest = fields.text("sheep-longest").split("@", 2);
    return new Tally(
        fields.number("wolves"),
        fields.number("sheep"),
        fields.number("draws"),
        fields.number("distinct"),
        Integer.parseInt(wolvesLongest[0]),
        Long.parseLong(wolvesLongest[1]),
        Integer.parseInt(sheepLongest[0]),
        Long.parseLong(sheepLongest[1]));
  }
}
