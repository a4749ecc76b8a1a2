package bergerie.table.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.Advice;
import bergerie.rules.Actor;
import bergerie.rules.Objection;
import bergerie.rules.Option;
import bergerie.rules.Outcome;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.match.Fairness;
import bergerie.rules.match.Origin;
import bergerie.table.match.Clock;
import bergerie.table.match.Heard;
import bergerie.table.match.Offer;
import bergerie.table.match.Phase;
import bergerie.table.match.Timing;
import bergerie.telling.Beat;
import bergerie.telling.Heading;
import bergerie.telling.Hearer;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Messages as docs/wire.md tells them, from their text to what they mean and back. */
class WireTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final String HASH = "0123456789abcdef".repeat(4);
  private static final Words HELLO = new Words("Hello.", "Bonjour.");
  private static final Hearer NAMED =
      Hearer.to(
          1, List.of(new Hearer.Name.Person("Ana", "Ana"), new Hearer.Name.Person("Ben", "Ben")));

  /** Views of a game that is a single word. */
  private static final WireWriter WIRE =
      new WireWriter(
          (json, view) -> {
            json.text((String) view);
            return true;
          });

  // From the client

  @Test
  void everythingAClientCanSayIsUnderstood() {
    assertSaid("'type':'ping'", new FromClient.Ping("m"));
    assertSaid("'type':'hello','protocol':1", new FromClient.Hello("m", 1, List.of()));
    assertSaid(
        "'type':'hello','protocol':1,'can':['dance']",
        new FromClient.Hello("m", 1, List.of("dance")));
    assertSaid(
        "'type':'attach','table':'t','seen':7",
        new FromClient.Attach("m", "t", 7, List.of(), Optional.empty()));
    assertSaid(
        "'type':'attach','table':'t','seen':0,'tokens':['a','b'],'watch':'w'",
        new FromClient.Attach("m", "t", 0, List.of("a", "b"), Optional.of("w")));
    assertSaid("'type':'detach','table':'t'", new FromClient.Detach("m", "t"));
    assertForSeat(
        "'type':'pledge','pledge':'" + HASH + "'", new FromClient.Pledge("m", "t", SECOND, HASH));
    assertForSeat("'type':'nonce','nonce':'n'", new FromClient.Nonce("m", "t", SECOND, "n"));
    assertForSeat(
        "'type':'move','seen':5,'text':'A1-A2'", new FromClient.Move("m", "t", SECOND, 5, "A1-A2"));
    assertForSeat("'type':'why','text':'A1-A2'", new FromClient.Why("m", "t", SECOND, "A1-A2"));
    assertForSeat("'type':'advise'", new FromClient.Advise("m", "t", SECOND, Optional.empty()));
    assertForSeat("'type':'here'", new FromClient.Here("m", "t", SECOND));
    assertForSeat("'type':'resign'", new FromClient.Resign("m", "t", SECOND));
    assertForSeat("'type':'rematch'", new FromClient.Rematch("m", "t", SECOND));
    assertForSeat("'type':'chat','text':'Hi'", new FromClient.Chat("m", "t", SECOND, "Hi"));
    assertForSeat(
        "'type':'standin','absent':3", new FromClient.StandIn("m", "t", SECOND, Seat.of(3)));
    assertForSeat("'type':'leave'", new FromClient.Leave("m", "t", SECOND));
    assertForSeat("'type':'return'", new FromClient.Return("m", "t", SECOND));
    Map.of(
            "draw", Offer.What.DRAW,
            "takeback", Offer.What.TAKEBACK,
            "count", Offer.What.COUNT,
            "end", Offer.What.END)
        .forEach(
            (word, what) -> {
              String wish = ",'what':'" + word + "'";
              assertForSeat("'type':'offer'" + wish, new FromClient.Make("m", "t", SECOND, what));
              assertForSeat(
                  "'type':'answer','yes':true" + wish,
                  new FromClient.Grant("m", "t", SECOND, what));
              assertForSeat(
                  "'type':'answer','yes':false" + wish,
                  new FromClient.Decline("m", "t", SECOND, what));
            });
  }

  @Test
  void aMessageBroughtToATableIsForThatTable() {
    String text = "{'id':'m','type':'resign','seat':1,'table':'elsewhere'}".replace('\'', '"');
    assertEquals(
        new Parsed.Message(new FromClient.Resign("m", "t", SECOND)), WireReader.read(text, "t"));
  }

  @Test
  void nonsenseIsAnsweredByItsIdWhereItHasOne() {
    for (String text : List.of("", "nonsense", "[]", "7")) {
      assertEquals(
          new Parsed.Nonsense(Optional.empty(), "", WireReader.NOT_JSON), WireReader.read(text));
    }
    assertNonsense(Optional.empty(), "id", "'type':'ping'");
    assertNonsense(Optional.of("m"), "type", "'id':'m','type':'dance'");
    assertNonsense(Optional.of("m"), "seat", "'id':'m','type':'resign','table':'t','seat':-1");
    assertNonsense(Optional.of("m"), "table", "'id':'m','type':'detach','table':'a table'");
    for (String hash : List.of("", HASH.substring(1), HASH + "0", HASH.replace('f', 'F'))) {
      assertNonsense(
          Optional.of("m"),
          "pledge",
          "'id':'m','type':'pledge','table':'t','seat':1,'pledge':'" + hash + "'");
    }
  }

  // From the server

  @Test
  void answersAreWritten() {
    assertSent("{'type':'hello','protocol':1,'server':'b 1'}", new ToClient.Hello(1, "b 1"));
    assertSent("{'type':'ack','id':'m','seq':7}", new ToClient.Ack("m", Optional.of(7L)));
    assertSent("{'type':'ack','id':'m'}", new ToClient.Ack("m", Optional.empty()));
    assertSent(
        "{'type':'refused','id':'m','rule':'KU-3','why':{'en':'Hello.','fr':'Bonjour.'},'seq':7}",
        new ToClient.Refused("m", new Objection("KU-3", HELLO), 7));
    assertSent(
        "{'type':'error','field':'seat','why':{'en':'Hello.','fr':'Bonjour.'}}",
        new ToClient.Fault(Optional.empty(), "seat", HELLO));
    assertSent("{'type':'pong','id':'m'}", new ToClient.Pong("m"));
    assertSent("{'type':'ping'}", new ToClient.Ping());
    assertSent("{'type':'waits'}", new ToClient.Waits());
    assertSent("{'type':'resumes','stood':45000}", new ToClient.Resumes(45_000));
    assertSent(
        "{'type':'chat','table':'t','seq':7,'seat':1,'name':'Ben','text':'Hi','at':9}",
        new ToClient.Chat("t", 7, SECOND, "Ben", "Hi", 9));
  }

  @Test
  void aRulingSaysWhyNotOrWhatWouldCome() {
    assertSent(
        "{'type':'ruling','id':'m','allowed':false,'rule':'KU-3',"
            + "'why':{'en':'Hello.','fr':'Bonjour.'}}",
        new ToClient.Ruled(
            "m", new Ruling.Refused(new Objection("KU-3", HELLO)), Optional.empty(), NAMED));
    assertSent(
        "{'type':'ruling','id':'m','allowed':true}",
        new ToClient.Ruled("m", new Ruling.Allowed(), Optional.empty(), NAMED));
    assertSent(
        "{'type':'ruling','id':'m','allowed':true,"
            + "'ahead':{'words':{'en':'You win.','fr':'Vous gagnez.'},'cue':'win 1'}}",
        new ToClient.Ruled("m", new Ruling.Allowed(), Optional.of(wins()), NAMED));
  }

  @Test
  void adviceIsWrittenWithItsReason() {
    Map<Advice.Reason, String> reasons =
        Map.of(
            new Advice.Reason.Worlds(40),
            "{'kind':'worlds','imagined':40}",
            new Advice.Reason.Ahead(6, 120, 3),
            "{'kind':'ahead','depth':6,'score':120,'end':3}",
            new Advice.Reason.Group(5, 2, true, 1),
            "{'kind':'group','points':5,'exchanges':2,'proven':true,'forgone':1}",
            new Advice.Reason.Meadow(8, 3),
            "{'kind':'meadow','mine':8,'theirs':3}",
            new Advice.Reason.Forced(),
            "{'kind':'forced'}");
    reasons.forEach(
        (reason, text) ->
            assertSent(
                "{'type':'advice','id':'m','choices':[{'text':'A1-A2',"
                    + "'words':{'en':'You win.','fr':'Vous gagnez.'},'worth':0.5}],'reason':"
                    + text
                    + ",'why':{'en':'Hello.','fr':'Bonjour.'}}",
                new ToClient.Advised(
                    "m",
                    new Counsel(
                        List.of(new Counsel.Choice("A1-A2", wins(), 0.5)),
                        reason,
                        Optional.empty(),
                        Optional.of(HELLO.sentence()),
                        NAMED))));
  }

  @Test
  void aTableIsWrittenWithAllThatGoesOnAroundTheGame() {
    TableInfo info = info(Optional.empty());
    assertSent(
        "{'type':'table','table':'t','game':'kukuli','version':3,'players':2,"
            + "'options':{'wolf':'C6'},'preset':'book','seats':["
            + "{'seat':0,'kind':'person','name':'Ana','here':true,'bot':false},"
            + "{'seat':1,'kind':'bot','name':'','level':'dog','here':false,'bot':true}],"
            + "'clock':{'kind':'game','seconds':600,'increment':5},'phase':'over','awaited':[1],"
            + "'commitment':'c','seq':9,"
            + "'origin':{'kind':'continued','match':'m','seq':4,'hidden':'anew'},'fairness':2,"
            + "'yours':[0],'needsNonce':[1],'offers':["
            + "{'what':'draw','seat':1,'answers':[0]},{'what':'takeback','seat':0,'answers':[]},"
            + "{'what':'rematch','seat':0,'answers':[1]}],'count':{'seat':1,'answers':[0]},"
            + "'end':{'seat':0,'answers':[]},'absent':[{'seat':1,'takeover':77,'within':7}]}",
        table(info, Set.of(SECOND, FIRST)));
    ToClient.Table dice = table(info, Set.of());
    assertTrue(
        WIRE.write(dice, EnumSet.of(Capability.PLEDGES))
            .endsWith(
                ",'dice':{'pledges':{'1':'p'},'toPledge':[0],'toShow':[1]}}".replace('\'', '"')));
    String next = text(table(info(Optional.of("next")), Set.of(FIRST)));
    assertEquals("next", JsonMapper.shared().readTree(next).path("next").stringValue());
    assertEquals(2, JsonMapper.shared().readTree(next).path("offers").size(), "it is granted");
  }

  @Test
  void everyKindOfClockAndOriginIsWritten() {
    assertEquals("{'kind':'none'}", clock(new Clock.None()));
    assertEquals("{'kind':'move','seconds':30}", clock(new Clock.PerMove(30_000)));
    assertEquals("{'kind':'fresh'}", origin(Origin.FRESH));
    assertEquals("{'kind':'rematch','match':'m'}", origin(Origin.rematch("m")));
    assertEquals(
        "{'kind':'imported','match':'m','seq':4,'hidden':'known'}",
        origin(Origin.IMPORTED.next("m", 4, Origin.Hidden.KNOWN)));
  }

  @Test
  void aStateIsWrittenAsItsViewerSeesIt() {
    Timing timing =
        new Timing(
            new Clock.PerGame(60_000, 0),
            List.of(50_000L, 1_000L),
            List.of(SECOND),
            1_000,
            Optional.of(new Timing.Running(1, 400, 1_400)),
            Optional.empty());
    Heard told = Heard.of(6, Optional.of(Actor.player(SECOND)), wins(), NAMED);
    Heard house = Heard.of(7, Optional.empty(), new Told(HELLO, "hi"), NAMED);
    Heard deal = Heard.of(8, Optional.of(new Actor.Deal()), new Told(HELLO, "d"), NAMED);
    Heard glass = Heard.of(9, Optional.of(new Actor.Glass()), new Told(HELLO, "g"), NAMED);
    String hello = "'words':{'en':'Hello.','fr':'Bonjour.'}";
    assertSent(
        "{'type':'state','table':'t','seq':9,'viewer':1,'view':'seen',"
            + "'turn':{'kind':'act','awaited':[1],'free':[]},'moves':{'1':['A1-A2']},'told':["
            + "{'seq':6,'actor':1,'words':{'en':'You win.','fr':'Vous gagnez.'},'cue':'win 1'},"
            + "{'seq':7,'actor':'table',"
            + hello
            + ",'cue':'hi'},{'seq':8,'actor':'deal',"
            + hello
            + ",'cue':'d'},{'seq':9,'actor':'glass',"
            + hello
            + ",'cue':'g'}],'clock':{'running':[1],'left':{'0':50000,'1':0},'at':3000},"
            + "'sand':{'deadline':1400,'length':400,'now':3000},"
            + "'lost':{'en':'Hello.','fr':'Bonjour.'}}",
        state(
            Viewer.player(SECOND),
            Turn.of(SECOND),
            List.of(told, house, deal, glass),
            timing,
            Optional.of(HELLO)));
  }

  @Test
  void spectatorsSeeAStateWithoutMoves() {
    Timing still =
        new Timing(new Clock.None(), List.of(), List.of(), 0, Optional.empty(), Optional.empty());
    assertSent(
        "{'type':'state','table':'t','seq':9,'viewer':'spectator','view':'seen',"
            + "'turn':{'kind':'draw'},'moves':{},'told':[]}",
        state(new Viewer.Spectator(), new Turn.Draw(), List.of(), still, Optional.empty()));
    assertSent(
        "{'type':'state','table':'t','seq':9,'viewer':'spectator','view':'seen','turn':"
            + "{'kind':'over','winners':[1],'scores':[0,3],'rule':'K-9',"
            + "'why':{'en':'Hello.','fr':'Bonjour.'}},'moves':{},'told':[]}",
        state(
            new Viewer.Spectator(),
            new Turn.Over(new Outcome(List.of(SECOND), List.of(0, 3), "K-9", HELLO)),
            List.of(),
            still,
            Optional.empty()));
  }

  @Test
  void whoCanTakeItIsSentWhatALineRestsOn() {
    Told told =
        new Told(
            wins().line(),
            List.of(Beat.of("win", "K-9").by(1).with("cup").from("A1").to("A2").counting(3)),
            "win 1",
            Optional.of(new Heading("turn 3", Sentence.of("{0}", "{0}", FIRST.who()))));
    ToClient.State state =
        state(
            Viewer.player(SECOND),
            Turn.of(SECOND),
            List.of(Heard.of(6, Optional.empty(), told, NAMED)),
            new Timing(
                new Clock.None(), List.of(), List.of(), 0, Optional.empty(), Optional.empty()),
            Optional.empty());
    String text = WIRE.write(state, Capability.named(List.of("told-structure", "fly")));
    assertEquals(
        json(
            "{'marks':{'en':[[0,3,'player','1']],'fr':[[0,4,'player','1']]},"
                + "'beats':[{'verb':'win','rule':'K-9','who':1,'things':['cup'],"
                + "'from':'A1','to':'A2','count':3}],"
                + "'under':{'key':'turn 3','words':{'en':'Ana','fr':'Ana'},"
                + "'marks':{'en':[[0,3,'player','0']],'fr':[[0,3,'player','0']]}}}"),
        JsonMapper.shared().readTree(text).path("told").get(0).path("telling"));
    assertEquals(EnumSet.noneOf(Capability.class), Capability.named(List.of("fly")));
  }

  @Test
  void aViewIsWrittenByWhoeverKnowsItAndByNobodyElse() {
    assertEquals("\"seen\"", WIRE.view("seen"));
    WireWriter nobody = new WireWriter((_, _) -> false);
    assertThrows(IllegalArgumentException.class, () -> nobody.view("seen"));
    assertEquals("\"seen\"", new WireWriter(nobody.views().or(WIRE.views())).view("seen"));
    assertEquals("\"seen\"", new WireWriter(WIRE.views().or(WIRE.views())).view("seen"));
    WireWriter neither = new WireWriter(nobody.views().or(nobody.views()));
    assertThrows(IllegalArgumentException.class, () -> neither.view("seen"));
  }

  private static Told wins() {
    return new Told(
        Sentence.of("{0} {0:win|wins}.", "{0} {0:gagnez|gagne}.", new Part.Who(1)),
        List.of(),
        "win 1",
        Optional.empty());
  }

  private static TableInfo info(Optional<String> next) {
    return info(
        new Clock.PerGame(600_000, 5_000), next, Origin.SOMEWHERE.next("m", 4, Origin.Hidden.ANEW));
  }

  private static TableInfo info(Clock clock, Optional<String> next, Origin origin) {
    return new TableInfo(
        "t",
        "kukuli",
        3,
        new Setup(2, Map.of("wolf", "C6")),
        Optional.of(Option.Preset.BOOK),
        List.of(
            new TableInfo.SeatInfo(
                FIRST, TableInfo.Kind.PERSON, "Ana", Optional.empty(), true, false),
            new TableInfo.SeatInfo(
                SECOND, TableInfo.Kind.BOT, "", Optional.of("dog"), false, true)),
        clock,
        Phase.OVER,
        List.of(SECOND),
        "c",
        9,
        next,
        origin,
        Optional.of(Fairness.PLEDGED));
  }

  private static ToClient.Table table(TableInfo info, Set<Seat> again) {
    return new ToClient.Table(
        info,
        List.of(FIRST),
        List.of(SECOND),
        List.of(
            new Offer(Offer.What.DRAW, SECOND, Set.of(FIRST)),
            new Offer(Offer.What.COUNT, SECOND, Set.of(FIRST)),
            new Offer(Offer.What.END, FIRST, Set.of()),
            new Offer(Offer.What.TAKEBACK, FIRST, Set.of())),
        again,
        List.of(new ToClient.Absent(SECOND, 77, 7)),
        new ToClient.Dice(Map.of(SECOND, "p"), List.of(FIRST), List.of(SECOND)));
  }

  private static ToClient.State state(
      Viewer viewer, Turn turn, List<Heard> told, Timing timing, Optional<Words> lost) {
    return new ToClient.State(
        "t", 9, viewer, NAMED, "seen", turn, List.of("A1-A2"), told, timing, 3_000, lost);
  }

  private static String clock(Clock clock) {
    return part("clock", info(clock, Optional.empty(), Origin.FRESH));
  }

  private static String origin(Origin origin) {
    return part("origin", info(new Clock.None(), Optional.empty(), origin));
  }

  private static String part(String name, TableInfo info) {
    return JsonMapper.shared()
        .readTree(text(table(info, Set.of())))
        .path(name)
        .toString()
        .replace('"', '\'');
  }

  private static String text(ToClient message) {
    return WIRE.write(message);
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text.replace('\'', '"'));
  }

  private static void assertSent(String expected, ToClient message) {
    assertEquals(json(expected), JsonMapper.shared().readTree(text(message)));
  }

  private static void assertForSeat(String fields, FromClient expected) {
    assertSaid(fields + ",'table':'t','seat':1", expected);
  }

  private static void assertSaid(String fields, FromClient expected) {
    String text = ("{'id':'m'," + fields + "}").replace('\'', '"');
    assertEquals(new Parsed.Message(expected), WireReader.read(text));
  }

  private static void assertNonsense(Optional<String> id, String field, String fields) {
    Parsed read = WireReader.read(("{" + fields + "}").replace('\'', '"'));
    Parsed.Nonsense nonsense = assertInstanceOf(Parsed.Nonsense.class, read);
    assertEquals(id, nonsense.id());
    assertEquals(field, nonsense.field());
  }
}
