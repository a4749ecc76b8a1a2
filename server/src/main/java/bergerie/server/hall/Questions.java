package bergerie.server.hall;

import bergerie.table.Dispatch;
import bergerie.table.Question;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** What was asked and is not answered yet. */
final class Questions {

  private final ConcurrentHashMap<Question, Consumer<Dispatch.Answer>> open =
      new ConcurrentHashMap<>();

  void ask(Question question, Consumer<Dispatch.Answer> done) {
    open.put(question, done);
  }

  void answer(Dispatch.Answer answer) {
    Optional.ofNullable(open.remove(answer.question())).ifPresent(done -> done.accept(answer));
  }
}
