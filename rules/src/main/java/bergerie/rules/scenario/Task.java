package bergerie.rules.scenario;

import bergerie.rules.Objection;
import bergerie.rules.Reading;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A move to be found: what is said to every legal one, and the referee's words to all others. */
public final class Task {

  /**
   * What is said to some moves.
   *
   * @param then what follows on the table
   */
  record Reply(Comment.Merit merit, Words words, List<Scenario.Line> then) {}

  private final Playing<?, ?, ?> table;
  private final Seat seat;
  private final Map<String, Reply> replies;

  /**
   * A task at a table.
   *
   * @param replies by move, all legal ones
   */
  Task(Playing<?, ?, ?> table, Seat seat, Map<String, Reply> replies) {
    this.table = table;
    this.seat = seat;
    this.replies = new LinkedHashMap<>(replies);
  }

  /** Who is to move. */
  public Seat seat() {
    return seat;
  }

  /** What is played: how many players, with which options. */
  public Setup setup() {
    return table.setup();
  }

  /** The table as one line, in the notation of the game. */
  public String position() {
    return table.position();
  }

  /** The legal moves. */
  public List<String> moves() {
    return List.copyOf(replies.keySet());
  }

  /** Those that solve it. */
  public List<String> right() {
    return judged(Comment.Merit.RIGHT);
  }

  /** Those that are worse. */
  public List<String> wrong() {
    return judged(Comment.Merit.WRONG);
  }

  private List<String> judged(Comment.Merit merit) {
    return replies.entrySet().stream()
        .filter(reply -> reply.getValue().merit() == merit)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** What is said to a move, or what is wrong with its text. */
  public Reading<Comment> answer(String text) {
    return table
        .rule(seat, text)
        .then(
            ruled ->
                Reading.of(
                    switch (ruled.ruling()) {
                      case Ruling.Refused(Objection objection) -> new Comment.Refused(objection);
                      case Ruling.Allowed _ -> played(ruled.move());
                    }));
  }

  private Comment played(String move) {
    Reply reply = reply(move);
    return new Comment.Played(reply.merit(), reply.words(), after(move).staging());
  }

  /** The table after a legal move and what follows it. */
  Playing<?, ?, ?> after(String move) {
    Playing<?, ?, ?> next = table.fork();
    next.play(seat, move);
    reply(move).then().forEach(next::carryOut);
    return next;
  }

  private Reply reply(String move) {
    return Objects.requireNonNull(replies.get(move), move);
  }
}
