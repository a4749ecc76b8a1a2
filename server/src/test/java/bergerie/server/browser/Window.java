package bergerie.server.browser;

import java.util.List;

/** A window of some browser, with as much as all of them can do. */
interface Window extends AutoCloseable {

  enum Size {
    PHONE(390, 844),
    SMALL_PHONE(360, 640),
    LAPTOP(1366, 768),
    LARGE(1920, 1080);

    final int width;
    final int height;

    Size(int width, int height) {
      this.width = width;
      this.height = height;
    }
  }

  /** Where its pages come from. */
  String address();

  /** Opens a page of the house, by its path. */
  void open(String path);

  /** Clicks the first element that fits; false if it can't be clicked now. */
  boolean clicks(String css);

  /** Writes into a field instead of what it holds; false if that can't be done now. */
  boolean writes(String css, String text);

  /** What an expression of the page is, in words. */
  String ask(String expression);

  /** What it looks like, as a PNG. */
  byte[] picture();

  /** What the browser has grumbled about so far. */
  List<String> complaints();

  @Override
  void close();
}
