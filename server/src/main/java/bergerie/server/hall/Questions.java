package bergerie.server.hall;

import bergerie.table.Question;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** What was asked and is not answered yet. */
final class Questions<T> {

  private final ConcurrentHashMap<Question, CompletableFuture<T>> open = new ConcurrentHashMap<>();

  CompletableFuture<T> ask(Question question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    open.put(question, answer);
    return answer;
  }

  void answer(Question question, T answer) {
    close(question, asked -> asked.complete(answer));
  }

  /** The answer can't be found now. */
  void fail(Question question) {
    close(
        question,
        asked -> asked.completeExceptionally(new IllegalStateException("a table in trouble")));
  }

  private void close(Question question, Consumer<CompletableFuture<T>> answer) {
    Optional.ofNullable(open.remove(question)).ifPresent(answer);
  }
}
