package bergerie.table.desk;

import bergerie.bots.daily.Daily;
import bergerie.bots.sheepsheep.BestGroup;
import bergerie.bots.sheepsheep.Exercise;
import bergerie.bots.sheepsheep.Plan;
import bergerie.bots.sheepsheep.Puzzle;
import bergerie.games.Shelf;
import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.view.SheepSheepView.Seen;
import bergerie.games.sheepsheep.view.SheepSheepView.Spot;
import bergerie.rules.Game;
import bergerie.rules.scenario.Lesson;
import bergerie.table.wire.codec.StudiedWriter;
import bergerie.table.wire.shape.Studied;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/**
 * What there is to train on alone: meadows, each with the best group known, and tasks of the day,
 * which are lessons. A search ends after a bounded number of tables.
 */
record Training(
    Shelf shelf, Lessons lessons, Memory<Answer> meadows, Memory<Optional<Lesson>> tasks) {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9-]{1,40}");
  private static final Answer NO_TASKS =
      Answer.fault(
          404, "game", "no puzzle of the day for this game", "pas de problème du jour pour ce jeu");

  Answer exercise(String game, String name) {
    if (!(shelf.game(game).orElse(null) instanceof SheepSheep sheepSheep)) {
      return Answer.fault(404, "game", "no training for this game", "pas d’entraînement ici");
    }
    if (!NAME.matcher(name).matches()) {
      return noName("meadow");
    }
    return meadows.recall(name, () -> answer(sheepSheep, name));
  }

  private static Answer noName(String field) {
    return Answer.fault(
        400,
        field,
        "expected a date such as 2026-11-16, or 1 to 40 letters, digits and hyphens",
        "une date comme 2026-11-16, ou 1 à 40 lettres, chiffres et traits d’union");
  }

  private Answer answer(SheepSheep game, String name) {
    Puzzle puzzle = Exercise.named(game, name);
    List<Spot> meadow =
        Cell.ALL.stream()
            .map(cell -> new Spot(cell, puzzle.meadow().at(cell).map(Seen::of)))
            .toList();
    Studied.Exercise exercise =
        new Studied.Exercise(name, meadow, puzzle.cards(), best(new BestGroup().unlimited(puzzle)));
    return Answer.json(200, json -> StudiedWriter.write(json, exercise));
  }

  private static Studied.Best best(Plan plan) {
    return new Studied.Best(
        plan.group().map(Group::size).orElse(0),
        plan.bound(),
        plan.group().map(Group::family),
        plan.group().map(Group::places).orElse(List.of()),
        plan.exchanges().stream()
            .map(exchange -> exchange.card() + "@" + exchange.cell())
            .toList());
  }

  Answer task(String game, String name) {
    return found(game, name, lessons::told);
  }

  /** What a task of the day says to a move. */
  Answer answer(String game, String name, String part, String move) {
    return found(game, name, (of, lesson) -> lessons.answer(of, lesson, part, move));
  }

  private Answer found(String game, String name, BiFunction<Game<?, ?, ?>, Lesson, Answer> answer) {
    return NAME.matcher(name).matches()
        ? shelf
            .game(game)
            .filter(Training::isAsInTheBox)
            .flatMap(
                of ->
                    tasks
                        .recall(game + "/" + name, () -> Daily.named(of, name))
                        .map(lesson -> answer.apply(of, lesson)))
            .orElse(NO_TASKS)
        : noName("name");
  }

  /** With cards of a host’s own the task would be another one than elsewhere. */
  private static boolean isAsInTheBox(Game<?, ?, ?> game) {
    return Shelf.find(game.info().id())
        .filter(known -> known.content().equals(game.content()))
        .isPresent();
  }
}
