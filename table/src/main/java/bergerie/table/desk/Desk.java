package bergerie.table.desk;

import bergerie.bots.tables.Almanac;
import bergerie.rules.scenario.Lesson;
import bergerie.table.Dispatch;
import bergerie.table.Entries;
import bergerie.table.House;
import bergerie.table.Letter;
import bergerie.table.Question;
import bergerie.table.match.Logged;
import bergerie.table.port.Entry;
import bergerie.table.port.Store;
import bergerie.table.wire.GuideShapes;
import bergerie.table.wire.LessonShapes;
import bergerie.table.wire.TableInfo;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.shape.ViewWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Where requests are answered. It thinks on whatever thread it is asked; answers that wait for the
 * store or for a table come from there.
 */
public final class Desk {

  private final House house;
  private final Usher usher;
  private final Games games;
  private final Tables tables;
  private final Codes codes;
  private final Matches matches;
  private final Lessons lessons;
  private final Training training;
  private final Hunts hunts;
  private final Analyses analyses;

  /**
   * The desk of a house.
   *
   * @param meadows remembers what was found on meadows to train on
   * @param tasks remembers tasks of the day
   */
  public Desk(
      House house,
      Usher usher,
      ViewWriter views,
      Almanac solved,
      Works works,
      Reviewer reviewer,
      Cloakroom cloakroom,
      Memory<Answer> meadows,
      Memory<Optional<Lesson>> tasks) {
    this.house = house;
    this.usher = usher;
    this.games = new Games(house.shelf(), new GuideShapes(views));
    this.tables = new Tables(house);
    this.codes = new Codes(house, cloakroom);
    this.matches = new Matches(house, new Replays(views), reviewer, solved);
    this.lessons = new Lessons(house.shelf(), new LessonShapes(views));
    this.training = new Training(house.shelf(), lessons, meadows, tasks);
    this.hunts = new Hunts(solved, works);
    this.analyses = new Analyses(house.shelf(), solved);
  }

  /** Answers a request, once. */
  public void ask(Request request, Consumer<Answer> done) {
    switch (request) {
      case Request.AllGames _ -> settle(games::all, done);
      case Request.Box(String game) -> settle(() -> games.box(game), done);
      case Request.Guide(String game) -> settle(() -> games.guide(game), done);
      case Request.NewTable(String body) -> settle(() -> tables.create(body), done);
      case Request.TableInfo(String table) ->
          settle(() -> new Result.Asking(table, Letter.Describe::new), done);
      case Request.Join(String table, String body) -> settle(() -> tables.join(table, body), done);
      case Request.Deposit(String body) -> settle(() -> codes.leave(body), done);
      case Request.Collect(String code) -> settle(() -> codes.collect(code), done);
      case Request.Import(String file) -> settle(() -> matches.read(file), done);
      case Request.Export(String table) -> read(table, matches::export, done);
      case Request.Replay replay -> read(replay.table(), log -> matches.replay(replay, log), done);
      case Request.Review review -> read(review.table(), log -> matches.review(review, log), done);
      case Request.Continue on -> read(on.table(), log -> matches.goOn(on, log), done);
      case Request.Course(String game) -> settle(() -> lessons.all(game), done);
      case Request.Lesson(String game, String lesson) ->
          settle(() -> lessons.lesson(game, lesson), done);
      case Request.Answered(String game, String lesson, String part, String move) ->
          settle(() -> lessons.answer(game, lesson, part, move), done);
      case Request.Exercise(String game, String meadow) ->
          settle(() -> training.exercise(game, meadow), done);
      case Request.DayTask(String game, String name) ->
          settle(() -> training.task(game, name), done);
      case Request.DayAnswer(String game, String name, String part, String move) ->
          settle(() -> training.answer(game, name, part, move), done);
      case Request.Solved(Request.Leave leave) -> settle(() -> hunts.list(leave), done);
      case Request.Build(String game, Request.Leave leave) ->
          settle(() -> hunts.build(game, leave), done);
      case Request.StopBuilding(String game, Request.Leave leave) ->
          settle(() -> hunts.stop(game, leave), done);
      case Request.Analysis(String game, String position) ->
          settle(() -> analyses.ofPosition(game, position), done);
      case Request.MatchAnalysis(String table, String seq) ->
          read(table, log -> analyses.ofMatch(log, seq), done);
      case Request.Puzzle(String game, String grade, String name) ->
          settle(() -> analyses.puzzle(game, grade, name), done);
    }
  }

  /** What is known of a match that is being reviewed, without reading it. */
  public Optional<Answer> reviewed(Request.Review wish) {
    return matches.reviewed(wish);
  }

  /** What everybody may know of a table; nothing where there is none, or it can't be reached. */
  public void glance(String table, Consumer<Optional<TableInfo>> done) {
    usher.ask(
        table,
        Letter.Describe::new,
        told ->
            done.accept(
                told instanceof Dispatch.Described(var _, Optional<TableInfo> info)
                    ? info
                    : Optional.empty()));
  }

  /** A request about a match, whose log is empty where there is none. */
  private void read(String table, Function<List<Logged>, Result> office, Consumer<Answer> done) {
    house.store().glance(table, 1, reply -> settle(() -> read(reply, office), done));
  }

  private Result read(Store.Reply reply, Function<List<Logged>, Result> office) {
    return switch (reply) {
      case Store.Reply.Done(List<Entry> entries) -> office.apply(Entries.read(entries));
      case Store.Reply.Failed(RuntimeException why) -> {
        house.caretaker().unreachable(why);
        yield Answer.AWAY;
      }
    };
  }

  private void settle(Supplier<? extends Result> office, Consumer<Answer> done) {
    switch (given(office)) {
      case Answer answer -> done.accept(answer);
      case Result.Asking(String table, Function<Question, Letter> letter) ->
          usher.ask(table, letter, told -> done.accept(Tables.told(told)));
      case Result.Beginning beginning -> begin(beginning, done);
    }
  }

  /** Whatever goes wrong, also by an error of ours: somebody waits for an answer. */
  private Result given(Supplier<? extends Result> office) {
    try {
      return office.get();
    } catch (Fields.Wrong wrong) {
      return Answer.fault(400, wrong.field(), wrong.why());
    } catch (RuntimeException | Error e) {
      house.caretaker().mistaken(e);
      return Answer.MISTAKE;
    }
  }

  private void begin(Result.Beginning match, Consumer<Answer> done) {
    List<Entry> entries = Entries.begin(match.table(), match.events(), house.time().now());
    house
        .store()
        .append(
            entries,
            reply -> {
              switch (reply) {
                case Store.Reply.Done _ -> done.accept(match.answer());
                case Store.Reply.Failed(RuntimeException why) -> {
                  house.caretaker().unreachable(why);
                  done.accept(Answer.UNSAVED);
                }
              }
            });
  }
}
