package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.table.desk.Answer;
import bergerie.table.desk.Request;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.port.Entry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tables as somebody wishes them, and why some wishes are none. */
class WishesTest {

  private static final String TWO = "'seats':[{'kind':'me'},{'kind':'bot'}]";

  private final Counter counter = new Counter(new Parlour(100));

  @Test
  void everyKindOfSeatIsSetUp() {
    JsonNode answer =
        asked(
            "'game':'sheep-sheep','players':4,'name':'Ana','seats':[{'kind':'me'},"
                + "{'kind':'here','name':'Ben'},{'kind':'link','name':'Cleo'},"
                + "{'kind':'bot','level':'lamb'}]");
    Event.Created head = head(answer);
    Keyring keyring = counter.parlour.keyring;
    String token = answer.path("seats").get(0).path("token").stringValue();
    assertEquals(24, token.length(), "144 bits");
    assertEquals(12, answer.path("table").stringValue().length());
    String invite = answer.path("seats").get(2).path("invite").stringValue();
    assertEquals(
        List.of(
            new Holder.Person("Ana", keyring.hash(token)),
            new Holder.Person("Ben", keyring.hash(token)),
            new Holder.Open("Cleo", keyring.hash(invite)),
            new Holder.Program("", "lamb")),
        head.holders());
    assertEquals(
        List.of("me", "here", "link", "bot"),
        answer.path("seats").valueStream().map(seat -> seat.path("kind").stringValue()).toList());
    assertTrue(answer.path("seats").get(1).has("token"));
    assertFalse(answer.path("seats").get(1).has("invite"));
    assertFalse(answer.path("seats").get(2).has("token"));
    assertFalse(answer.path("seats").get(3).has("token"));
    assertEquals(keyring.hash(answer.path("watch").stringValue()), head.watch());
    assertEquals(new Clock.None(), head.clock());
  }

  @Test
  void aBotThatIsNotGradedIsTheUsualOne() {
    assertEquals(
        new Holder.Program("", "dog"), head(asked("'game':'kukuli'," + TWO)).holders().get(1));
  }

  @Test
  void clocksAreSetInSeconds() {
    assertEquals(new Clock.PerMove(30_000), clock("{'kind':'move','seconds':30}"));
    assertEquals(
        new Clock.PerGame(300_000, 3_000), clock("{'kind':'game','seconds':300,'increment':3}"));
    assertEquals(new Clock.None(), clock("{'kind':'none'}"));
  }

  @Test
  void whoAsksForWhatIsNotThereHearsWhichFieldIsWrong() {
    assertEquals("400 game: no such game", refused("'game':'chess'," + TWO));
    assertEquals(
        "400 players: players: expected 2, got 3", refused("'game':'kukuli','players':3," + TWO));
    String three = "'game':'sheep-sheep','players':3,";
    assertEquals("400 seats: expected one for each of 3 players", refused(three + TWO));
    assertEquals(
        "400 seats: expected a list of at most 2",
        refused("'game':'kukuli','seats':[{'kind':'me'},{'kind':'me'},{'kind':'me'}]"));
    assertEquals(
        "400 seats.1.level: no such level",
        refused("'game':'kukuli','seats':[{'kind':'me'},{'kind':'bot','level':'dragon'}]"));
    assertTrue(
        refused("'game':'kukuli','options':{'first':'wolf','rams':'9'}," + TWO)
            .startsWith("400 options.rams: rams: expected "));
    assertTrue(
        refused("'game':'kukuli','options':{'colour':'red'}," + TWO)
            .startsWith("400 options.colour: unknown option colour"));
    assertEquals(List.of(), counter.parlour.store.appends());
  }

  @Test
  void optionsAreTextsOrNumbers() {
    assertEquals(
        "1", head(asked("'game':'kukuli','options':{'rams':1}," + TWO)).setup().option("rams"));
    String wrong = "400 options.rams: expected a text or number";
    assertEquals(wrong, refused("'game':'kukuli','options':{'rams':[1]}," + TWO));
    assertEquals(wrong, refused("'game':'kukuli','options':{'rams':{}}," + TWO));
    assertEquals(wrong, refused("'game':'kukuli','options':{'rams':null}," + TWO));
    assertTrue(refused("'game':'kukuli','options':{'rams':true}," + TWO).endsWith("got true"));
    assertTrue(refused("'game':'kukuli','options':{'rams':1.5}," + TWO).endsWith("got 1.5"));
  }

  /** Nobody is hurried where several share a device, bots play alone, or a move may take hours. */
  @Test
  void theWindowOfPavillonHasNoSandWhereNobodyMayBeHurried() {
    assertEquals("6", window("me link bot", ""));
    assertEquals("6", window("me bot bot", ""));
    assertEquals("0", window("me here bot", ""));
    assertEquals("0", window("bot bot bot", ""));
    assertEquals("0", window("me bot bot", ",'clock':{'kind':'move','seconds':3600}"));
    assertEquals("6", window("me bot bot", ",'clock':{'kind':'move','seconds':3599}"));
    assertEquals(
        "6", window("me bot bot", ",'clock':{'kind':'game','seconds':7200,'increment':0}"));
    assertEquals("10", window("me here bot", ",'options':{'window':'10'}"));
  }

  @Test
  void thePresetFillsInWhatIsLeftOpen() {
    Map<String, String> house = head(asked("'game':'wolf-and-hound'," + FOUR)).setup().options();
    Map<String, String> book =
        head(fresh("'game':'wolf-and-hound','preset':'book'," + FOUR)).setup().options();
    assertEquals("auto", house.get("sheep"), "WH-12, as advised");
    assertEquals("wolves", book.get("sheep"), "WH-12, by the book");
  }

  private static final String FOUR =
      "'seats':[{'kind':'me'},{'kind':'bot'},{'kind':'bot'},{'kind':'bot'}]";

  // Sitting down

  @Test
  void whoJoinsTwiceWithTheSameIdGetsTheSameToken() {
    counter.parlour.begin(
        "kukuli",
        Map.of(),
        new Clock.None(),
        Optional.empty(),
        counter.parlour.person(0),
        new Holder.Open("", counter.parlour.keyring.hash("i")));
    assertEquals(1, joined("{'invite':'i','look':true}").path("seat").asInt());
    assertTrue(joined("{'invite':'i','look':true}").path("token").isMissingNode());
    JsonNode first = joined("{'invite':'i','id':'once','name':'Ben'}");
    assertEquals(1, first.path("seat").intValue());
    assertEquals(first, joined("{'invite':'i','id':'once','name':'Ben'}"));
    assertEquals("409 invite: this seat is taken", fault("{'invite':'i','id':'other'}"));
    assertEquals("409 invite: this seat is taken", fault("{'invite':'i','look':true}"));
    assertEquals("403 invite: no such invitation here", fault("{'invite':'j'}"));
    assertEquals("403 invite: no such invitation here", fault("{'invite':'j','look':true}"));
    assertEquals("400 invite: expected a text", fault("{'name':'Ben'}"));
  }

  @Test
  void whereThereIsNoTableNobodySitsDown() {
    assertEquals("404 table: no such table", fault("{'invite':'i'}"));
    assertEquals("404 table: no such table", fault("{'invite':'i','look':true}"));
    assertEquals(404, counter.ask(new Request.TableInfo(Parlour.TABLE)).status());
  }

  @Test
  void aTableTellsWhatEverybodyMayKnow() {
    counter.parlour.begin(
        "kukuli",
        Map.of(),
        new Clock.None(),
        Optional.empty(),
        counter.parlour.person(0),
        new Holder.Program("", "lamb"));
    JsonNode info = Counter.json(counter.ask(new Request.TableInfo(Parlour.TABLE)));
    assertEquals("playing", info.path("phase").stringValue());
    assertEquals(0, info.path("awaited").get(0).intValue());
    assertEquals("lamb", info.path("seats").get(1).path("level").stringValue());
  }

  private Clock clock(String clock) {
    return head(fresh("'game':'kukuli'," + TWO + ",'clock':" + clock)).clock();
  }

  private String window(String kinds, String more) {
    String seats =
        Stream.of(kinds.split(" "))
            .map("{'kind':'%s'}"::formatted)
            .collect(Collectors.joining(",", "'seats':[", "]"));
    return head(fresh("'game':'pavillon','players':3," + seats + more)).setup().option("window");
  }

  private JsonNode asked(String fields) {
    Answer answer = counter.ask(new Request.NewTable(body("{" + fields + "}")));
    assertEquals(201, answer.status(), answer::body);
    return Counter.json(answer);
  }

  /** The same at a house that has no table yet. */
  private JsonNode fresh(String fields) {
    Counter other = new Counter(new Parlour(100));
    Answer answer = other.ask(new Request.NewTable(body("{" + fields + "}")));
    assertEquals(201, answer.status(), answer::body);
    counter.parlour.store.appends().clear();
    counter.parlour.store.appends().addAll(other.parlour.store.appends());
    return Counter.json(answer);
  }

  private String refused(String fields) {
    return counter.fault(new Request.NewTable(body("{" + fields + "}")));
  }

  private Event.Created head(JsonNode answer) {
    Entry first = counter.parlour.store.appends().getLast().getFirst();
    assertEquals(answer.path("table").stringValue(), first.match());
    return (Event.Created) Entries.read(List.of(first)).getFirst().event();
  }

  private JsonNode joined(String body) {
    Answer answer = counter.ask(new Request.Join(Parlour.TABLE, body(body)));
    assertEquals(200, answer.status(), answer::body);
    return Counter.json(answer);
  }

  private String fault(String body) {
    return counter.fault(new Request.Join(Parlour.TABLE, body(body)));
  }

  private static String body(String text) {
    return text.replace('\'', '"');
  }
}
