package bergerie.server.hall;

import bergerie.table.Dispatch;
import bergerie.table.Guest;
import bergerie.table.Letter;
import bergerie.table.Question;
import bergerie.table.desk.Usher;
import bergerie.table.wire.Capability;
import bergerie.table.wire.ToClient;
import bergerie.table.wire.WireWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** All who are connected or ask something, by numbers. Carries what tables send out. */
final class Lobby implements Usher {

  private final ConcurrentHashMap<Guest, Listener> listeners = new ConcurrentHashMap<>();
  private final Questions questions = new Questions();
  private final AtomicLong numbers = new AtomicLong();
  private final WireWriter wire;
  private final BiConsumer<String, Letter> post;

  /**
   * @param post hands a letter to a table
   */
  Lobby(WireWriter wire, BiConsumer<String, Letter> post) {
    this.wire = wire;
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

  @Override
  public void ask(String table, Function<Question, Letter> letter, Consumer<Dispatch.Answer> done) {
    Question question = new Question(numbers.incrementAndGet());
    questions.ask(question, done);
    post.accept(table, letter.apply(question));
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
      case Dispatch.Answer answer -> questions.answer(answer);
    }
  }

  private void say(Dispatch.Say say) {
    Map<Set<Capability>, String> texts = new HashMap<>();
    for (Guest guest : say.guests()) {
      find(guest)
          .ifPresent(
              listener ->
                  listener.say(
                      say.message(),
                      texts.computeIfAbsent(
                          listener.can(), can -> wire.write(say.message(), can))));
    }
  }

  /** Tells everybody who is connected and can take it. */
  void tell(ToClient message, Capability capability) {
    listeners.values().stream()
        .filter(listener -> listener.can().contains(capability))
        .forEach(listener -> listener.say(message, wire.write(message, listener.can())));
  }

  private Optional<Listener> find(Guest guest) {
    return Optional.ofNullable(listeners.get(guest));
  }
}
