package bergerie.games.wolfandhound.box;

/** What an animal does when it acts. */
public enum Power {
  RESCUE("+1"),
  CHASE("-1"),
  PASS("pass"),
  NO_THREE("no 3"),
  /** Of a metamorph: rescues or chases, as its face says (WH-34). */
  BY_FACE("±1");

  private final String mark;

  Power(String mark) {
    this.mark = mark;
  }

  /** As content files write it. */
  String mark() {
    return mark;
  }
}
