package bergerie.bots.daily;

import bergerie.bots.daily.Fillings.Filling;
import bergerie.bots.daily.TaskText.Step;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Actor;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import bergerie.rules.scenario.Comment.Merit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * WolfWalkers: the other player has finished, one’s own grid has five gaps, and of the 120 ways to
 * fill them with five cards of the market a single one brings most.
 */
record FivePlaces(WolfWalkers game, Setup setup, Fillings fillings) {

  private static final int DEALS = 150;

  /** The last card has one place only: it is laid with the last but one. */
  private static final int ASKED = Fillings.CARDS - 1;

  private static final Actor OWN = Actor.player(Fillings.OWN);

  /** Of many random deals the one that brings most. */
  static Optional<TaskText> drawn(WolfWalkers game, Dice dice) {
    Setup setup = game.info().setup(2, Map.of()).orThrow();
    return IntStream.range(0, DEALS)
        .mapToObj(_ -> Fillings.of(game, TaleDeal.dealt(game, setup, dice)))
        .filter(Fillings::isDecided)
        .max(Comparator.comparingInt(fillings -> fillings.best().points()))
        .map(fillings -> new FivePlaces(game, setup, fillings).text(dice));
  }

  private TaskText text(Dice dice) {
    TaskText text =
        new TaskText(
                game, setup, "WW-5 WW-6 WW-8", new Words("Place five cards", "Placer cinq cartes"))
            .eyes(Fillings.OWN)
            .state(game.notation().writeState(fillings.tale()))
            .tell(
                new Words(
                    "Your opponent’s grid is full. Five cards will be yours: the four Stories and"
                        + " the first Objective.",
                    "La grille d’en face est pleine. Cinq cartes seront à vous : les quatre"
                        + " Histoires et le premier Objectif."),
                IntStream.range(0, Fillings.CARDS)
                    .mapToObj(FivePlaces::place)
                    .toArray(String[]::new));
    Tale now = fillings.tale();
    for (int card = 0; card < ASKED; card++) {
      Refill refill = refill(game.play(now, OWN, right(now, card)), dice);
      if (card < ASKED - 1) {
        ask(text, card, reason(card), List.of());
        text.happens(refill.steps());
      } else {
        List<Step> then = new ArrayList<>(refill.steps());
        then.add(new Step(OWN, take(ASKED, fillings.best().cell(ASKED))));
        ask(text, card, end(), then);
      }
      now = refill.tale();
    }
    return text;
  }

  private Move right(Tale now, int card) {
    return game.notation().read(now, take(card, fillings.best().cell(card))).orThrow();
  }

  /** What comes to the market, and the table then. */
  private record Refill(Tale tale, List<Step> steps) {}

  private Refill refill(Tale taken, Dice dice) {
    List<Step> steps = new ArrayList<>();
    Tale now = taken;
    while (game.turn(now) instanceof Turn.Draw) {
      Move drawn = game.chance(now).sample(dice);
      steps.add(new Step(new Actor.Deal(), game.notation().write(now, drawn)));
      now = game.play(now, new Actor.Deal(), drawn);
    }
    return new Refill(now, steps);
  }

  private void ask(TaskText text, int card, Words right, List<Step> then) {
    Words called = fillings.tale().market().called(card + 1);
    text.ask(question(card).with(called), place(card));
    for (Cell gap : fillings.left(card)) {
      if (gap.equals(fillings.best().cell(card))) {
        text.answer(Merit.RIGHT, take(card, gap), right, then);
      } else {
        text.answer(Merit.WRONG, take(card, gap), wrong(fillings.with(card, gap)), List.of());
      }
    }
    text.answer(
        Merit.OTHER,
        "*",
        new Words(
                "Not this card: it is the turn of {0}.", "Pas cette carte : c’est le tour de {0}.")
            .with(called),
        List.of());
  }

  private static Words question(int card) {
    return card == 0
        ? new Words(
            "Which places bring most in all? Begin with {0}.",
            "Quelles places rapportent le plus en tout ? Commencez par {0}.")
        : new Words("Next is {0}. Where does it go?", "Ensuite, {0}. Quelle est sa place ?");
  }

  /** What is at stake with a card. */
  private Words reason(int card) {
    Filling elsewhere = fillings.elsewhere(card);
    return new Words(
            "Elsewhere, {0} points at most: “{1}” would bring {2} less.",
            "Ailleurs, {0} points au plus : « {1} » rapporterait {2} de moins.")
        .with(elsewhere.points(), loser(elsewhere), fillings.loss(elsewhere).points());
  }

  private Words wrong(Filling then) {
    return new Words(
            "Possible, but then {0} points at most, and not {1}: “{2}” brings {3} less.",
            "Possible, mais alors {0} points au plus, et non {1} : « {2} » rapporte {3} de moins.")
        .with(then.points(), fillings.best().points(), loser(then), fillings.loss(then).points());
  }

  private Words end() {
    return new Words(
            "{0} points to {1}: won! No other way to place the five brings more than {2}.",
            "{0} points à {1} : gagné ! Aucune autre façon de les placer ne rapporte plus de {2}.")
        .with(fillings.best().points(), fillings.others(), fillings.second());
  }

  private Words loser(Filling other) {
    return game.deck().card(fillings.loss(other).card()).title();
  }

  private static String take(int card, Cell cell) {
    return (card + 1) + "@" + cell;
  }

  private static String place(int card) {
    return "market:" + (card + 1);
  }
}
