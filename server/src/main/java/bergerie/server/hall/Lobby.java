package bergerie.server.hall;

import bergerie.server.wire.WireWriter;
import bergerie.table.Dispatch;
import bergerie.table.Guest;
import bergerie.table.Letter;
import bergerie.table.Question;
import bergerie.table.wire.TableInfo;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** All who are connected or ask something, by numbers. Carries what tables send out. */
final class Lobby {

  private final ConcurrentHashMap<Guest, Listener> listeners = new ConcurrentHashMap<>();
  private final Questions<Optional<TableInfo>> descriptions = new Questions<>();
  private final Questions<Letter.Joining> joinings = new Questions<>();
  private final AtomicLong numbers = new AtomicLong();
  private final BiConsumer<String, Letter> post;

  /**
   * @param post hands a letter to a table
   */
  Lobby(BiConsumer<String, Letter> post) {
    this.post = post;
  }

  Guest enter(Listener listener) {
    Guest guest = new Guest(numbers.incrementAndGet());
    listeners.put(guest, listener);
    return guest;
  }

  void leave(Guest guest) {
    listeners.remove(guest);
  }

  CompletableFuture<Optional<TableInfo>> describe(String table) {
    return ask(descriptions, table, Letter.Describe::new);
  }

  CompletableFuture<Letter.Joining> join(String table, Letter.Invitation invitation) {
    return ask(joinings, table, question -> new Letter.Join(question, invitation));
  }

  private <T> CompletableFuture<T> ask(
      Questions<T> questions, String table, Function<Question, Letter> letter) {
    Question question = new Question(numbers.incrementAndGet());
    CompletableFuture<T> answer = questions.ask(question);
    post.accept(table, letter.apply(question));
    return answer;
  }

  void carry(Dispatch dispatch) {
    switch (dispatch) {
      case Dispatch.Say say -> say(say);
      case Dispatch.Dismiss(Guest guest) -> find(guest).ifPresent(Listener::dismiss);
      case Dispatch.Arrived(Guest guest, String table) ->
          // Somebody who hung up meanwhile is not kept waiting for at the table.
          find(guest)
              .ifPresentOrElse(
                  listener -> listener.arrived(table),
                  () -> post.accept(table, new Letter.Gone(guest)));
      case Dispatch.Left(Guest guest, String table) ->
          find(guest).ifPresent(listener -> listener.left(table));
      case Dispatch.Described(Question question, Optional<TableInfo> info) ->
          descriptions.answer(question, info);
      case Dispatch.Joined(Question question, Letter.Joining joining) ->
          joinings.answer(question, joining);
      case Dispatch.Unanswered(Question question) -> {
        descriptions.fail(question);
        joinings.fail(question);
      }
    }
  }

  private void say(Dispatch.Say say) {
    String text = WireWriter.write(say.message());
    say.guests()
        .forEach(guest -> find(guest).ifPresent(listener -> listener.say(say.message(), text)));
  }

  private Optional<Listener> find(Guest guest) {
    return Optional.ofNullable(listeners.get(guest));
  }
}
