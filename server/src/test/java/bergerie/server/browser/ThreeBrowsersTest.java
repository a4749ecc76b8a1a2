package bergerie.server.browser;

import static bergerie.server.browser.Traveller.the;
import static bergerie.server.browser.Traveller.there;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.games.Shelf;
import bergerie.server.browser.Window.Size;
import bergerie.server.hall.TableConfig;
import bergerie.server.reach.Addresses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * Games in each of the three browsers, without HTTPS and by an address that is not this machine's
 * own: there pages have no clipboard, no share sheet and no ids ready made.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ThreeBrowsersTest {

  private static final Path PICTURES = Path.of("target", "screenshots", "three");
  private static final String NAME = "input[autocomplete=nickname]";

  private final Luck luck = new Luck();
  private Optional<Inn> inn = Optional.empty();

  @BeforeAll
  void open() {
    luck.begin("three browsers");
    TableConfig tables = TableConfig.standard().thinking(Duration.ofMillis(100)).seeds(luck::seed);
    inn =
        new Addresses(Optional.empty(), "0.0.0.0", 0)
            .inNetwork().stream()
                .findFirst()
                .map(address -> Inn.at(URI.create(address).getHost(), tables.hasty()));
  }

  @AfterAll
  void close() {
    inn.ifPresent(Inn::close);
  }

  @Test
  void chromium() {
    visit(Engine.CHROMIUM, Size.PHONE, "visit", ThreeBrowsersTest::aroundTheHouse);
  }

  @Test
  void firefox() {
    visit(Engine.FIREFOX, Size.PHONE, "visit", ThreeBrowsersTest::aroundTheHouse);
  }

  @Test
  void webKit() {
    visit(Engine.WEBKIT, Size.PHONE, "visit", ThreeBrowsersTest::aroundTheHouse);
  }

  /** The first screen, a game's page, an invitation, and a game of a dozen moves. */
  private static void aroundTheHouse(Traveller ana) {
    ana.goesHome().waits("!isSecureContext && document.documentElement.lang === 'en'");
    ana.clicks(the("language")).waits("document.documentElement.lang === 'fr'");
    ana.opens("kukuli").waits("document.documentElement.lang === 'fr'");
    ana.writes(NAME, "Ana");
    copies(ana);
    ana.opens("kukuli").waits("document.querySelector('" + NAME + "').value === 'Ana'");
    ana.sitsDown().followsAdvice(1).playsOnTheBoard(11).resigns();
    ana.waits(there(the("ending")));
  }

  /** Where there is no clipboard a link is copied in the old way, or else given to be copied. */
  private static void copies(Traveller ana) {
    ana.clicks("label:has(input[name=mode][value=link])").sitsDown();
    String link = "document.querySelector('[data-testid=invite-link]').value";
    assertTrue(ana.window.ask(link).startsWith(ana.window.address()));
    assertEquals("false", ana.window.ask("'share' in navigator || 'clipboard' in navigator"));
    String copy = the("invite") + " be-copy button";
    ana.clicks(copy).waits("document.querySelector('" + copy + "').textContent.includes('Copié')");
    ana.window.ask("(document.execCommand = () => false)");
    ana.clicks(copy)
        .waits("document.activeElement.matches('" + the("by-hand") + "')")
        .waits("document.activeElement.value === " + link);
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> everyTitleInEveryBrowser() {
    return Stream.of(Engine.values())
        .flatMap(engine -> Stream.of(Size.values()).flatMap(size -> games(engine, size)));
  }

  private Stream<DynamicTest> games(Engine engine, Size size) {
    return Shelf.all().stream()
        .map(game -> game.info().id())
        .map(
            game ->
                dynamicTest(
                    String.join(" ", game, engine.name(), size.name()),
                    () -> visit(engine, size, game, ana -> game(ana, game))));
  }

  /** Most games are over by then. */
  private static void game(Traveller ana, String game) {
    ana.opens(game).sitsDown().followsAdvice(1);
    fits(ana);
    ana.followsAdvice(59).resigns().waits(there(the("ending")));
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> everyTableOfPeopleInEveryBrowser() {
    return Stream.of(Engine.values())
        .flatMap(engine -> Stream.of(Size.values()).flatMap(size -> gatherings(engine, size)));
  }

  /** One visit to all titles, each with people at this device and with others far away. */
  private Stream<DynamicTest> gatherings(Engine engine, Size size) {
    return Stream.of("here", "link")
        .map(
            mode ->
                dynamicTest(
                    String.join(" ", mode, engine.name(), size.name()),
                    () ->
                        visit(
                            engine,
                            size,
                            mode,
                            ana ->
                                Shelf.all()
                                    .forEach(game -> gathers(ana, game.info().id(), mode)))));
  }

  private static void gathers(Traveller ana, String game, String mode) {
    ana.opens(game).clicks("label:has(input[name=mode][value=" + mode + "])").sitsDown();
    ana.waits(
        "['mine', 'curtain', 'waiting'].includes(document.querySelector('.table').dataset.status)");
    fits(ana);
    ana.clicks(the("menu")).waits(there(the("table-menu")));
  }

  /** What belongs to one's turn is in the window, which does not scroll. */
  private static void fits(Traveller ana) {
    ana.waits(
        "document.documentElement.scrollHeight <= innerHeight"
            + " && document.documentElement.scrollWidth <= innerWidth"
            + " && [...document.querySelectorAll('.table-head, .status, .table-board, .actions')]"
            + ".map((one) => one.getBoundingClientRect())"
            + ".every((box) => box.left > -1 && box.top > -1"
            + " && box.right < innerWidth + 1 && box.bottom < innerHeight + 1)");
  }

  /** What somebody sees in the end is kept as a picture, also where it is not what it should be. */
  private void visit(Engine engine, Size size, String name, Consumer<Traveller> visit) {
    String what = String.join("-", name, engine.name(), size.name()).toLowerCase(Locale.ROOT);
    assumeTrue(inn.isPresent(), what + ": this machine has no address but its own");
    List<String> missing = engine.missing();
    assumeTrue(missing.isEmpty(), what + ": install " + String.join(", ", missing));
    try (Window window = engine.open(inn.get().address(), size)) {
      try {
        visit.accept(new Traveller(window));
      } finally {
        keep(window.picture(), what + ".png");
      }
      assertEquals(List.of(), window.complaints(), "what the browser complains about");
      window.ask("setTimeout(() => { throw new Error('on purpose'); })");
      Patience.until("a complaint", () -> window.complaints().toString().contains("on purpose"));
    } catch (AssertionError | RuntimeException fault) {
      throw new AssertionError(what + ": " + fault.getMessage(), fault);
    }
  }

  private static void keep(byte[] picture, String name) {
    try {
      Files.createDirectories(PICTURES);
      Files.write(PICTURES.resolve(name), picture);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
