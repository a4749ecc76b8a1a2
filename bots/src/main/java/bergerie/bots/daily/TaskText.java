package bergerie.bots.daily;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.scenario.Comment.Merit;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.LessonFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A task written in the language of lessons, so that reading it proves every answer legal. */
final class TaskText {

  private final Game<?, ?, ?> game;
  private final List<String> lines = new ArrayList<>();

  TaskText(Game<?, ?, ?> game, Setup setup, String rules, Words title) {
    this.game = game;
    lines.add("# of-the-day " + rules);
    lines.add("game " + game.info().id());
    lines.add("players " + setup.players());
    setup.options().forEach((option, value) -> lines.add("option " + option + "=" + value));
    lines.add("title " + title.en() + " | " + title.fr());
  }

  TaskText eyes(Seat seat) {
    return line("eyes " + game.info().seats().get(seat.index()).id());
  }

  TaskText state(String state) {
    return line("state " + state);
  }

  TaskText tell(Words words, String... light) {
    return line("tell").say(words).light(light);
  }

  TaskText ask(Words words, String... light) {
    return line("ask").say(words).light(light);
  }

  private TaskText light(String... places) {
    return places.length == 0 ? this : line("light " + String.join(" ", places));
  }

  /** What is said to a move, and what follows it. */
  TaskText answer(Merit merit, String move, Words words, List<Step> then) {
    line(merit.name().toLowerCase(Locale.ROOT) + " " + move).say(words);
    then.forEach(step -> line("then " + written(step)));
    return this;
  }

  /** What happens before the next part. */
  TaskText happens(List<Step> steps) {
    steps.forEach(step -> line(written(step)));
    return this;
  }

  private String written(Step step) {
    return switch (step.actor()) {
      case Actor.Player(Seat seat) ->
          "play " + game.info().seats().get(seat.index()).id() + " " + step.move();
      case Actor.Deal _ -> "deal " + step.move();
      case Actor.Glass _ -> "glass";
    };
  }

  private TaskText say(Words words) {
    return line("en " + words.en()).line("fr " + words.fr());
  }

  private TaskText line(String line) {
    lines.add(line);
    return this;
  }

  Lesson lesson() {
    LessonFile read =
        LessonFile.read(
            String.join("\n", lines),
            id -> Optional.<Game<?, ?, ?>>of(game).filter(one -> one.info().id().equals(id)));
    if (!read.faults().isEmpty()) {
      throw new IllegalStateException(read.faults() + "\n" + String.join("\n", lines));
    }
    return read.lessons().getFirst();
  }

  /** Something that is played or dealt, as the game writes it. */
  record Step(Actor actor, String move) {}
}
