package bergerie.table.match.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.match.Drawn;
import bergerie.rules.match.Origin;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Logged;
import bergerie.table.match.Offer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One line of the log for every kind of event: whoever changes one makes old logs unreadable. */
class EventTextTest {

  private static final Seat SEAT = Seat.of(1);

  private record Golden(String line, Event event) {}

  private static final Event.Created CREATED =
      new Event.Created(
          "kukuli",
          1,
          "2",
          new Setup(4, Map.of("rams", "0", "wolf", "C6")),
          List.of(
              new Holder.Person("Ana", "a1"),
              new Holder.Open("", "b2"),
              new Holder.Program("", "dog"),
              new Holder.Past("Émile \\ \"☃\"")),
          new Clock.PerGame(600_000, 5_000),
          "c3",
          "d4",
          Optional.of("a state"),
          Origin.SOMEWHERE);

  private static final String HEAD =
      "\"game\":\"kukuli\",\"rules\":1,\"content\":\"2\",\"players\":4,"
          + "\"options\":{\"rams\":\"0\",\"wolf\":\"C6\"},\"seats\":["
          + "{\"name\":\"Ana\",\"kind\":\"person\",\"token\":\"a1\"},"
          + "{\"name\":\"\",\"kind\":\"open\",\"invite\":\"b2\"},"
          + "{\"name\":\"\",\"kind\":\"bot\",\"level\":\"dog\"},"
          + "{\"name\":\"Émile \\\\ \\\"☃\\\"\",\"kind\":\"past\"}],"
          + "\"clock\":{\"kind\":\"game\",\"limit\":600000,\"increment\":5000},"
          + "\"watch\":\"c3\",\"seed\":\"d4\",\"start\":\"a state\",\"origin\":\"continued\"}";

  private static final List<Golden> LINES =
      List.of(
          new Golden("{\"t\":\"created\"," + HEAD, CREATED),
          new Golden(
              "{\"t\":\"imported\",\"commitment\":\"e5\"," + HEAD,
              new Event.Imported(CREATED, "e5")),
          new Golden(
              "{\"t\":\"joined\",\"seat\":1,\"name\":\"Ben\",\"token\":\"f6\"}",
              new Event.Joined(SEAT, "Ben", "f6")),
          new Golden("{\"t\":\"nonce\",\"seat\":1,\"text\":\"n\"}", new Event.Nonce(SEAT, "n")),
          new Golden(
              "{\"t\":\"pledge\",\"seat\":1,\"pledge\":\"a1\"}", new Event.Pledged(SEAT, "a1")),
          new Golden(
              "{\"t\":\"move\",\"seat\":1,\"text\":\"A1-A2\"}", new Event.Moved(SEAT, "A1-A2")),
          new Golden(
              "{\"t\":\"deal\",\"text\":\"ro\",\"drawn\":[[36,7],[4294967296,4294967295]]}",
              new Event.Dealt(
                  "ro", List.of(new Drawn(36, 7), new Drawn(4_294_967_296L, 4_294_967_295L)))),
          new Golden("{\"t\":\"glass\",\"text\":\"done\"}", new Event.GlassRan("done")),
          new Golden("{\"t\":\"back\",\"steps\":2}", new Event.TakenBack(2)),
          new Golden(
              "{\"t\":\"offer\",\"seat\":1,\"what\":\"draw\"}",
              new Event.Offered(SEAT, Offer.What.DRAW)),
          new Golden(
              "{\"t\":\"agree\",\"seat\":1,\"what\":\"takeback\"}",
              new Event.Agreed(SEAT, Offer.What.TAKEBACK)),
          new Golden(
              "{\"t\":\"decline\",\"seat\":1,\"what\":\"draw\"}",
              new Event.Declined(SEAT, Offer.What.DRAW)),
          new Golden("{\"t\":\"resign\",\"seat\":1}", new Event.Resigned(SEAT)),
          new Golden("{\"t\":\"flag\",\"seat\":1}", new Event.Flagged(SEAT)),
          new Golden("{\"t\":\"drawn\"}", new Event.DrawAgreed()),
          new Golden(
              "{\"t\":\"offer\",\"seat\":1,\"what\":\"count\"}",
              new Event.Offered(SEAT, Offer.What.COUNT)),
          new Golden("{\"t\":\"counted\"}", new Event.CountAgreed()),
          new Golden("{\"t\":\"toolong\"}", new Event.TooLong()),
          new Golden("{\"t\":\"calledoff\"}", new Event.CalledOff()),
          new Golden("{\"t\":\"unshown\",\"seat\":1}", new Event.Unshown(SEAT)),
          new Golden(
              "{\"t\":\"ended\",\"winners\":[1],\"scores\":[3,-1],\"rule\":\"K-9\","
                  + "\"why\":{\"en\":\"Won.\",\"fr\":\"Gagné.\"}}",
              new Event.Ended(
                  new Outcome(List.of(SEAT), List.of(3, -1), "K-9", new Words("Won.", "Gagné.")))),
          new Golden(
              "{\"t\":\"chat\",\"seat\":1,\"text\":\"Bêê\\t\\u0001 🐑\"}",
              new Event.Chatted(SEAT, "Bêê\t\u0001 🐑")),
          new Golden("{\"t\":\"left\",\"seat\":1}", new Event.Left(SEAT)),
          new Golden("{\"t\":\"takenover\",\"seat\":1}", new Event.TakenOver(SEAT)),
          new Golden("{\"t\":\"returned\",\"seat\":1}", new Event.Returned(SEAT)),
          new Golden("{\"t\":\"rematch\",\"seat\":1}", new Event.RematchWished(SEAT)),
          new Golden("{\"t\":\"rematched\",\"next\":\"xyz\"}", new Event.Rematched("xyz")),
          new Golden("{\"t\":\"handed\",\"seat\":1}", new Event.HandedOver(SEAT)),
          new Golden("{\"t\":\"resumed\",\"lost\":86400000}", new Event.Resumed(86_400_000)));

  @Test
  void everyKindIsWrittenAndReadAsEver() {
    for (Golden golden : LINES) {
      assertEquals(golden.line(), EventText.write("", golden.event()));
      assertEquals(new Logged(7, 8, "", golden.event()), EventText.read(7, 8, golden.line()));
    }
  }

  @Test
  void noKindIsMissing() {
    Set<String> kinds =
        kinds(Event.class).map(Class::getSimpleName).collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        kinds,
        LINES.stream()
            .map(golden -> golden.event().getClass().getSimpleName())
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  private static Stream<Class<?>> kinds(Class<?> sealed) {
    return sealed.isSealed()
        ? Arrays.stream(sealed.getPermittedSubclasses()).flatMap(EventTextTest::kinds)
        : Stream.of(sealed);
  }

  @Test
  void whoCausedItStandsAtTheEnd() {
    String line = "{\"t\":\"resign\",\"seat\":1,\"by\":\"1:m5\"}";
    Event event = new Event.Resigned(SEAT);
    assertEquals(line, EventText.write("1:m5", event));
    assertEquals(new Logged(7, 8, "1:m5", event), EventText.read(7, 8, line));
  }

  @Test
  void everyKindOfClockIsWrittenAndReadAsEver() {
    Map<String, Clock> clocks =
        Map.of(
            "{\"kind\":\"none\"}", new Clock.None(),
            "{\"kind\":\"move\",\"limit\":30000}", new Clock.PerMove(30_000));
    clocks.forEach(
        (text, clock) -> {
          Event.Created created =
              new Event.Created(
                  "kukuli",
                  1,
                  "2",
                  CREATED.setup(),
                  List.of(),
                  clock,
                  "",
                  "",
                  Optional.empty(),
                  Origin.FRESH);
          String line = EventText.write("", created);
          assertTrue(line.contains("\"clock\":" + text + ","), line);
          assertEquals(created, EventText.read(1, 1, line).event());
        });
  }

  @Test
  void olderLogsSayLess() {
    Event.Created old =
        (Event.Created)
            EventText.read(
                    1,
                    1,
                    "{\"t\":\"created\",\"game\":\"kukuli\",\"rules\":1,\"players\":2,"
                        + "\"options\":{},\"seats\":[],\"clock\":{\"kind\":\"none\"},"
                        + "\"watch\":\"\",\"seed\":\"d4\"}")
                .event();
    assertEquals("1", old.content());
    assertEquals(Origin.FRESH, old.origin());
    assertEquals(Optional.empty(), old.start());
  }

  @Test
  void whatIsNoEventIsNotReadAsOne() {
    assertThrows(IllegalArgumentException.class, () -> EventText.read(1, 1, "{\"t\":\"dance\"}"));
    assertThrows(IllegalArgumentException.class, () -> EventText.read(1, 1, "not JSON"));
  }
}
