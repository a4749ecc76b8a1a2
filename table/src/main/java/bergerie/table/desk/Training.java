package bergerie.table.desk;

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
import bergerie.table.wire.codec.StudiedWriter;
import bergerie.table.wire.shape.Studied;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Meadows to train on alone, each with the best group known. A search ends after a bounded number
 * of tables.
 */
record Training(Shelf shelf, Memory known) {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9-]{1,40}");

  Answer exercise(String game, String name) {
    if (!(shelf.game(game).orElse(null) instanceof SheepSheep sheepSheep)) {
      return Answer.fault(404, "game", "no training for this game", "pas d’entraînement ici");
    }
    if (!NAME.matcher(name).matches()) {
      return Answer.fault(
          400,
          "meadow",
          "expected a date such as 2026-11-16, or 1 to 40 letters, digits and hyphens",
          "une date comme 2026-11-16, ou 1 à 40 lettres, chiffres et traits d’union");
    }
    return known.recall(name, () -> answer(sheepSheep, name));
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
}
