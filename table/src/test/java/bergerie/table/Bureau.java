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
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A desk beside a parlour, without a server. */
final class Bureau {

  private final Parlour parlour;
  final Desk desk;

  Bureau(Parlour parlour) {
    this.parlour = parlour;
    this.desk =
        new Desk(
            parlour.house,
            this::bring,
            ShelfViews::write,
            Almanac.empty(),
            new Ruin(),
            new Nobody(),
            new Nowhere(),
            () -> (_, finding) -> finding.get());
  }

  /** The only table there is answers. */
  private void bring(
      String table, Function<Question, Letter> letter, Consumer<Dispatch.Answer> done) {
    parlour.post(letter.apply(new Question(7)));
    parlour.read();
    done.accept((Dispatch.Answer) parlour.sent.getLast());
  }

  /** A place where everything breaks. */
  private static final class Ruin implements Works {
    @Override
    public boolean isOf(String game) {
      throw new StackOverflowError();
    }

    @Override
    public Optional<Long> offer(String game) {
      return Optional.empty();
    }

    @Override
    public Optional<Progress> progress() {
      return Optional.empty();
    }

    @Override
    public Optional<String> failed() {
      return Optional.empty();
    }

    @Override
    public boolean begin(String game) {
      return false;
    }

    @Override
    public void stop(String game) {}
  }

  /** Nobody has time to read anything again. */
  private static final class Nobody implements Reviewer {
    @Override
    public Optional<Rereading<?, ?, ?>> find(String table) {
      return Optional.empty();
    }

    @Override
    public Optional<Rereading<?, ?, ?>> begin(String table, Supplier<Rereading<?, ?, ?>> match) {
      return Optional.empty();
    }
  }

  Answer ask(Request request) {
    List<Answer> answers = new ArrayList<>();
    desk.ask(request, answers::add);
    return answers.getLast();
  }

  static JsonNode json(Answer answer) {
    return JsonMapper.shared().readTree(answer.body());
  }
}
