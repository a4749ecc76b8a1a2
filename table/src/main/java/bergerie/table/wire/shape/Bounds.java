package bergerie.table.wire.shape;

/** How much of anything is taken in. */
public final class Bounds {

  /** Of a request, unless it is a match file. */
  public static final int LONGEST_BODY = 64 * 1024;

  public static final int LONGEST_ID = 64;
  public static final int LONGEST_HASH = 64;
  public static final int LONGEST_TOKEN = 64;
  public static final int LONGEST_TABLE = 64;
  public static final int LONGEST_NAME = 40;
  public static final int LONGEST_CHAT = 300;
  public static final int LONGEST_MOVE = 200;
  public static final int LONGEST_OPTION = 4_000;
  public static final int MOST_SEATS = 16;

  /** That one device carries to another. */
  public static final int MOST_TABLES = 40;

  public static final int LAST_SEAT = MOST_SEATS - 1;
  public static final int MOST_ABILITIES = 16;
  public static final int LONGEST_ABILITY = 40;
  public static final int MOST_SECONDS = 7 * 24 * 3600;

  private Bounds() {}
}
