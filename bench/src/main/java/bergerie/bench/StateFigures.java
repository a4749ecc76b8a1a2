package bergerie.bench;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.dice.QuickDice;
import bergerie.table.wire.WireWriter;
import bergerie.table.wire.codec.ShelfViews;
import bergerie.table.match.Clock;
import bergerie.table.match.Timing;
import bergerie.table.wire.ToClient;
import com.fasterxml.jackson.annotation.JsonInclude;
import bergerie.telling.Hearer;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/**
 * A state as the message it becomes, in the middle of a game: by our codec, and by Jackson as it
 * was before. In turns, by processor time, since machines have other things to do.
 */
public final class StateFigures {

  private static final int ROUNDS = 41;
  private static final int CHARACTERS = 20_000_000;
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final int STEPS = 30;
  private static final WireWriter WIRE = new WireWriter(ShelfViews::write);
  private static final JsonMapper JACKSON =
      JsonMapper.builder()
          .changeDefaultPropertyInclusion(
              inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .build();

  private final ToClient.State state;

  private StateFigures(String game) {
    this.state = state(game);
  }

  public static void main(String[] arguments) {
    for (String game : List.of("wolfwalkers", "bagh-chal")) {
      new StateFigures(game).tell(game);
    }
  }

  private void tell(String game) {
    if (!codec().equals(jackson())) {
      throw new IllegalStateException(codec() + "\n" + jackson());
    }
    int length = codec().length();
    List<Double> codec = new ArrayList<>();
    List<Double> jackson = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      codec.add(micros(CHARACTERS / length, this::codec));
      jackson.add(micros(CHARACTERS / length, this::jackson));
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %,d characters, codec %.1f µs, Jackson %.1f µs, ratio %.2f%n",
        game,
        length,
        median(codec),
        median(jackson),
        median(codec) / median(jackson));
  }

  private static double micros(int times, Supplier<String> writing) {
    long begin = CLOCK.getCurrentThreadCpuTime();
    long written = 0;
    for (int i = 0; i < times; i++) {
      written += writing.get().length();
    }
    if (written == 0) {
      throw new IllegalStateException("nothing written");
    }
    return (CLOCK.getCurrentThreadCpuTime() - begin) / 1000.0 / times;
  }

  /** Of the later half: by then Java is warm. */
  private static double median(List<Double> times) {
    List<Double> warm = times.subList(times.size() / 2, times.size()).stream().sorted().toList();
    return warm.get(warm.size() / 2);
  }

  private static ToClient.State state(String id) {
    return state(Shelf.find(id).orElseThrow());
  }

  private static <S, M, V> ToClient.State state(Game<S, M, V> game) {
    S state = game.wander(game.start(game.info().usual()), STEPS, new QuickDice(1));
    Seat seat = Seat.of(0);
    return new ToClient.State(
        "6b3vh42yix9g",
        STEPS,
        Viewer.player(seat),
        Hearer.strangers(game.info().usual().players()),
        game.view(state, Viewer.player(seat)),
        game.turn(state),
        game.moves(state, seat).stream().map(move -> game.notation().write(state, move)).toList(),
        List.of(),
        new Timing(new Clock.None(), List.of(), List.of(), 0, Optional.empty(), Optional.empty()),
        0,
        Optional.empty());
  }

  private String codec() {
    return WIRE.write(state);
  }

  /** As it was written before there was a codec. */
  private String jackson() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JACKSON.createGenerator(text)) {
      json.writeStartObject();
      json.writeStringProperty("type", "state");
      json.writeStringProperty("table", state.table());
      json.writeNumberProperty("seq", state.seq());
      json.writeNumberProperty("viewer", 0);
      json.writePOJOProperty("view", state.view());
      turn(json, state.turn());
      json.writeObjectPropertyStart("moves");
      json.writeArrayPropertyStart("0");
      state.moves().forEach(json::writeString);
      json.writeEndArray();
      json.writeEndObject();
      json.writeArrayPropertyStart("told");
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.toString();
  }

  private static void turn(JsonGenerator json, Turn turn) {
    json.writeObjectPropertyStart("turn");
    switch (turn) {
      case Turn.Act act -> {
        json.writeStringProperty("kind", "act");
        seats(json, "awaited", act.awaited());
        seats(json, "free", act.free());
      }
      case Turn.Draw _ -> json.writeStringProperty("kind", "draw");
      case Turn.Over(Outcome outcome) -> throw new IllegalStateException("over: " + outcome);
    }
    json.writeEndObject();
  }

  private static void seats(JsonGenerator json, String field, List<Seat> seats) {
    json.writeArrayPropertyStart(field);
    seats.forEach(seat -> json.writeNumber(seat.index()));
    json.writeEndArray();
  }
}
