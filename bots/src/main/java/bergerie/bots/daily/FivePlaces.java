package bergerie.bots.daily;

import bergerie.bots.daily.TaskText.Step;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import bergerie.rules.scenario.Answer.Mark;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * WolfWalkers: the other player has finished, one’s own grid has five gaps, and of the 120 ways to
 * fill them with five cards of the market a single one brings most.
 */
record FivePlaces(WolfWalkers game, Setup setup, Tale tale, List<Filling> fillings, Filling best) {

  private static final Seat SEAT = Seat.of(0);
  private static final int CARDS = 5;

  /** The last card has one place only: it is laid with the last but one. */
  private static final int ASKED = CARDS - 1;

  private static final int DEALS = 150;
  private static final Comparator<Filling> BY_POINTS = Comparator.comparingInt(Filling::points);

  /**
   * A way to fill the gaps.
   *
   * @param cells one for each card, in the order of the market
   */
  record Filling(List<Cell> cells, Score score) {

    int points() {
      return score.total();
    }
  }

  /** Of many random deals the one that brings most. */
  static Optional<TaskText> drawn(WolfWalkers game, Dice dice) {
    Setup setup = game.info().setup(2, Map.of()).orThrow();
    return IntStream.range(0, DEALS)
        .mapToObj(_ -> of(game, setup, TaleDeal.dealt(game, setup, dice)))
        .filter(FivePlaces::isDecided)
        .max(Comparator.comparingInt(task -> task.best().points()))
        .map(task -> task.text(dice));
  }

  static FivePlaces of(WolfWalkers game, Setup setup, Tale tale) {
    List<Filling> fillings = new ArrayList<>();
    fill(game, tale, List.of(), fillings);
    return new FivePlaces(
        game, setup, tale, fillings, fillings.stream().max(BY_POINTS).orElseThrow());
  }

  private static void fill(WolfWalkers game, Tale tale, List<Cell> cells, List<Filling> found) {
    if (cells.size() == CARDS) {
      found.add(new Filling(cells, game.scoring().grid(filled(tale, cells))));
      return;
    }
    for (Cell gap : TaleDeal.gaps(tale.grid(SEAT))) {
      if (!cells.contains(gap)) {
        List<Cell> more = new ArrayList<>(cells);
        more.add(gap);
        fill(game, tale, more, found);
      }
    }
  }

  private static Grid filled(Tale tale, List<Cell> cells) {
    Grid grid = tale.grid(SEAT);
    for (int i = 0; i < cells.size(); i++) {
      Market.Place place = tale.market().place(i + 1);
      grid = grid.placed(Placed.fresh(cells.get(i), place.card().orElseThrow(), place.side()));
    }
    return grid;
  }

  /** Whether a single way is best, and wins. */
  private boolean isDecided() {
    return second().points() < best.points() && others() < best.points();
  }

  private Filling second() {
    return best(filling -> !filling.cells().equals(best.cells()));
  }

  private Filling best(Predicate<Filling> among) {
    return fillings.stream().filter(among).max(BY_POINTS).orElseThrow();
  }

  private int others() {
    return game.scoring().grid(tale.grid(Seat.of(1))).total();
  }

  private TaskText text(Dice dice) {
    TaskText text =
        new TaskText(
                game, setup, "WW-5 WW-6 WW-8", new Words("Place five cards", "Placer cinq cartes"))
            .eyes(SEAT)
            .state(game.notation().writeState(tale))
            .tell(
                new Words(
                    "Your opponent’s grid is full. Five cards will be yours: the four Stories and"
                        + " the first Objective.",
                    "La grille d’en face est pleine. Cinq cartes seront à vous : les quatre"
                        + " Histoires et le premier Objectif."),
                IntStream.rangeClosed(1, CARDS).mapToObj(FivePlaces::place).toArray(String[]::new));
    Tale now = tale;
    for (int card = 0; card < ASKED; card++) {
      List<Step> steps = new ArrayList<>();
      now = laid(now, card, dice, steps);
      boolean last = card == ASKED - 1;
      if (last) {
        laid(now, ASKED, dice, steps);
      }
      ask(text, card, last ? steps.subList(1, steps.size()) : List.of());
      if (!last) {
        text.happens(steps.subList(1, steps.size()));
      }
    }
    return text;
  }

  /** The table once a card lies where it should, and the market is full again. */
  private Tale laid(Tale before, int card, Dice dice, List<Step> steps) {
    Actor actor = Actor.player(SEAT);
    steps.add(new Step(actor, take(card, best.cells().get(card))));
    Tale now =
        game.play(before, actor, game.notation().read(before, steps.getLast().move()).orThrow());
    while (game.turn(now) instanceof Turn.Draw) {
      var drawn = game.chance(now).sample(dice);
      steps.add(new Step(new Actor.Deal(), game.notation().write(now, drawn)));
      now = game.play(now, new Actor.Deal(), drawn);
    }
    return now;
  }

  private void ask(TaskText text, int card, List<Step> then) {
    Words called = tale.market().called(card + 1);
    text.ask(
        (card == 0
                ? new Words(
                    "Which places bring most in all? Begin with {0}.",
                    "Quelles places rapportent le plus en tout ? Commencez par {0}.")
                : new Words(
                    "Next is {0}. Where does it go?", "Ensuite, {0}. Quelle est sa place ?"))
            .with(called),
        place(card + 1));
    Cell right = best.cells().get(card);
    for (Cell gap : TaleDeal.gaps(tale.grid(SEAT))) {
      if (gap.equals(right)) {
        text.answer(Mark.RIGHT, take(card, gap), card < ASKED - 1 ? reason(card) : end(), then);
      } else if (!best.cells().subList(0, card).contains(gap)) {
        text.answer(Mark.WRONG, take(card, gap), wrong(card, gap), List.of());
      }
    }
    text.answer(
        Mark.OTHER,
        "*",
        new Words("Not this card: it is the turn of {0}.", "Pas cette carte : c’est le tour {0}.")
            .with(new Words(called.en(), of(called.fr()))),
        List.of());
  }

  /** What is at stake with a card, by the best that can be had if it lies elsewhere. */
  private Words reason(int card) {
    Cell right = best.cells().get(card);
    Filling elsewhere =
        best(filling -> agrees(filling, card) && !right.equals(filling.cells().get(card)));
    return new Words(
            "Elsewhere, {0} points at most: “{1}” would bring {2} less.",
            "Ailleurs, {0} points au plus : « {1} » rapporterait {2} de moins.")
        .with(elsewhere.points(), title(loss(elsewhere)), loss(elsewhere).points());
  }

  private Words wrong(int card, Cell gap) {
    Filling then = best(filling -> agrees(filling, card) && gap.equals(filling.cells().get(card)));
    return new Words(
            "Possible, but then {0} points at most, and not {1}: “{2}” brings {3} less.",
            "Possible, mais alors {0} points au plus, et non {1} : « {2} » rapporte {3} de moins.")
        .with(then.points(), best.points(), title(loss(then)), loss(then).points());
  }

  private Words end() {
    return new Words(
            "{0} points to {1}: won! No other way to place the five brings more than {2}.",
            "{0} points à {1} : gagné ! Aucune autre façon de les placer ne rapporte plus de {2}.")
        .with(best.points(), others(), second().points());
  }

  /** Whether the cards before one lie as they should. */
  private boolean agrees(Filling filling, int card) {
    return filling.cells().subList(0, card).equals(best.cells().subList(0, card));
  }

  /** The Objective that loses most in another way, with what it loses. */
  private Loss loss(Filling other) {
    Map<Integer, Integer> had =
        other.score().lines().stream()
            .collect(Collectors.toMap(Score.Line::card, Score.Line::points));
    return best.score().lines().stream()
        .map(line -> new Loss(line.card(), line.points() - had.getOrDefault(line.card(), 0)))
        .max(Comparator.comparingInt(Loss::points))
        .orElseThrow();
  }

  private record Loss(int card, int points) {}

  private Words title(Loss loss) {
    return game.deck().card(loss.card()).title();
  }

  private static String take(int card, Cell cell) {
    return (card + 1) + "@" + cell;
  }

  private static String place(int number) {
    return "market:" + number;
  }

  /** {@code le premier Objectif} is {@code du premier Objectif} behind “of”. */
  private static String of(String french) {
    return french.startsWith("le ") ? "du " + french.substring(3) : "de " + french;
  }
}
