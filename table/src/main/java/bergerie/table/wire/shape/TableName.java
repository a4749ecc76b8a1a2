package bergerie.table.wire.shape;

import java.util.regex.Pattern;

/**
 * What a table may be called. The house gives names of twelve letters; others may come with data
 * from elsewhere. What is not a name is looked up nowhere and kept nowhere.
 */
public final class TableName {

  public static final String PATTERN = "[A-Za-z0-9_-]{1," + Bounds.LONGEST_TABLE + "}";
  private static final Pattern NAME = Pattern.compile(PATTERN);

  private TableName() {}

  public static boolean isOne(String text) {
    return NAME.matcher(text).matches();
  }
}
