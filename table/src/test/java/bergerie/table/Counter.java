package bergerie.table;

import bergerie.bots.tables.Almanac;
import bergerie.table.desk.Answer;
import bergerie.table.desk.Desk;
import bergerie.table.desk.Request;
import bergerie.table.desk.Rereading;
import bergerie.table.desk.Reviewer;
import bergerie.table.desk.Works;
import bergerie.table.wire.codec.ShelfViews;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The desk of a house where reviews are begun at once and tables of hunts could be built. */
final class Counter implements Works, Reviewer {

  final Parlour parlour;
  final Map<String, Rereading<?, ?, ?>> reviews = new HashMap<>();

  /** The game whose tables are being built. */
  Optional<String> building = Optional.empty();

  /** The game whose tables could not be built. */
  Optional<String> broken = Optional.empty();

  /** Whether nobody has time to review anything. */
  boolean busy;

  /** Whether asking after tables of hunts breaks down. */
  boolean ruined;

  final Desk desk;

  Counter(Parlour parlour) {
    this.parlour = parlour;
    this.desk =
        new Desk(
            parlour.house,
            (_, letter, done) -> {
              parlour.post(letter.apply(new Question(7)));
              parlour.read();
              done.accept((Dispatch.Answer) parlour.sent.getLast());
            },
            ShelfViews::write,
            Almanac.empty(),
            this,
            this,
            new Nowhere(),
            (_, finding) -> finding.get(),
            (_, finding) -> finding.get());
  }

  Answer ask(Request request) {
    List<Answer> answers = new ArrayList<>();
    desk.ask(request, answers::add);
    if (answers.size() != 1) {
      throw new AssertionError("answered " + answers.size() + " times");
    }
    return answers.getFirst();
  }

  /** What is wrong with a request, and where: “400 seats: expected …”. */
  String fault(Request request) {
    Answer answer = ask(request);
    JsonNode error = json(answer).path("error");
    return answer.status()
        + " "
        + error.path("field").stringValue()
        + ": "
        + error.path("why").path("en").stringValue();
  }

  static JsonNode json(Answer answer) {
    return JsonMapper.shared().readTree(answer.body());
  }

  Optional<Answer> reviewed(String table) {
    return desk.reviewed(new Request.Review(table, "spectator"));
  }

  @Override
  public Optional<Long> offer(String game) {
    return game.equals("kukuli") ? Optional.of(1_000L) : Optional.empty();
  }

  @Override
  public Optional<Progress> progress() {
    return building.map(game -> new Progress(game, 30, 100));
  }

  @Override
  public Optional<String> failed() {
    if (ruined) {
      throw new StackOverflowError();
    }
    return broken;
  }

  @Override
  public boolean begin(String game) {
    boolean begins = building.isEmpty();
    building = building.or(() -> Optional.of(game));
    return begins;
  }

  @Override
  public void stop(String game) {
    building = building.filter(now -> !now.equals(game));
  }

  @Override
  public Optional<Rereading<?, ?, ?>> find(String table) {
    return Optional.ofNullable(reviews.get(table));
  }

  @Override
  public Optional<Rereading<?, ?, ?>> begin(String table, Supplier<Rereading<?, ?, ?>> match) {
    if (busy) {
      return Optional.empty();
    }
    reviews.put(table, match.get());
    return find(table);
  }
}
