package bergerie.server.browser;

import java.util.List;

/** Somebody who plays in any browser, by what every one of them can do. */
final class Traveller {

  /**
   * Whether a table has something to do for whoever looks at it, and none of their moves is out.
   */
  private static final String ASKED =
      "(({ status, sent }) => status === 'over' || (status === 'mine' && sent === undefined))"
          + "(document.querySelector('.table').dataset)";

  private static final String OVER = table("status") + " === 'over'";

  final Window window;

  Traveller(Window window) {
    this.window = window;
  }

  Traveller goesHome() {
    window.open("/");
    return isOn("home");
  }

  Traveller opens(String game) {
    return goesHome()
        .goes("[data-game=" + game + "] a[href^='/game/']", "/game/" + game)
        .isOn("game");
  }

  Traveller isOn(String screen) {
    return waits(
        "document.querySelector('main[data-screen="
            + screen
            + "] :is(h1, h2)') !== null"
            + " && document.querySelector('main be-fetching') === null");
  }

  Traveller sitsDown() {
    goes(the("start"), "/table/").isOn("table");
    return waits("![undefined, 'connecting'].includes(" + table("status") + ")");
  }

  /** Plays what is advised, so many times or until the game is over. */
  Traveller followsAdvice(int times) {
    String advised = there(the("play-advice"));
    for (int turn = 0; turn < times && isAsked(); turn++) {
      // Where sand runs, the moment may pass before it is known what to do in it.
      String past = past();
      String settled = advised + " || " + past;
      Patience.until("advice", () -> holds(settled) || window.clicks(the("advise")));
      waits(settled);
      Patience.until("advice to play", () -> holds(past) || window.clicks(the("play-advice")));
      waits(past);
    }
    return this;
  }

  /** Plays legal moves of a hunt on the board, so many or until the game is over. */
  Traveller playsOnTheBoard(int times) {
    for (int turn = 0; turn < times && isAsked(); turn++) {
      String past = past();
      String move = window.ask("document.querySelector('hunt-table').desk.moves[0]");
      List.of(move.replaceFirst("^@r?", "").split("[-x]"))
          .forEach(point -> clicks(".table-board [data-point=" + point + "]"));
      String maybe = there(the("stop-here"));
      Patience.until(move, () -> holds(past) || (holds(maybe) && window.clicks(the("stop-here"))));
      waits(past);
    }
    return this;
  }

  /** Waits for one's turn, or the end. */
  private boolean isAsked() {
    waits(ASKED);
    return !holds(OVER);
  }

  /** Gives up what is not over yet; it may end by itself meanwhile, and a click be done unheard. */
  Traveller resigns() {
    isAsked();
    List<String> steps = List.of(the("sure-yes"), the("resign"), the("menu"));
    Patience.until(
        "the end", () -> holds(OVER) || (steps.stream().anyMatch(window::clicks) && holds(OVER)));
    return this;
  }

  /** That something has happened since now. */
  private String past() {
    return table("seq") + " !== '" + window.ask(table("seq")) + "'";
  }

  private static String table(String fact) {
    return "document.querySelector('.table')?.dataset." + fact;
  }

  static String the(String testId) {
    return "[data-testid=" + testId + "]";
  }

  static String there(String css) {
    return "document.querySelector('" + css + "') !== null";
  }

  /** By a click, which may be done though a driver on a busy machine has not heard of it. */
  private Traveller goes(String css, String path) {
    String there = "location.pathname.startsWith('" + path + "')";
    Patience.until(css + ", to go by", () -> holds(there) || window.clicks(css));
    return this;
  }

  Traveller clicks(String css) {
    Patience.until(css + ", to click on", () -> window.clicks(css));
    return this;
  }

  Traveller writes(String css, String text) {
    Patience.until(css + ", to write into", () -> window.writes(css, text));
    return this;
  }

  boolean holds(String expression) {
    return window.ask(expression).equals("true");
  }

  Traveller waits(String expression) {
    Patience.until(expression, () -> holds(expression));
    return this;
  }
}
