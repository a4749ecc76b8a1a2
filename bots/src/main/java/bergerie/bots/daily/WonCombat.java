package bergerie.bots.daily;

import bergerie.bots.daily.Forcing.Decision;
import bergerie.bots.daily.Forcing.Reply;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import bergerie.rules.scenario.Comment.Merit;
import bergerie.telling.Hearer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Au Pavillon du Traqueur: nobody holds a spell, and a single move wins the combat whatever the
 * others do. As long as that is so, the next one is asked for.
 */
final class WonCombat {

  private static final int DEALS = 4_000;
  private static final int MOST_LIFE = 5;
  private static final int FEWEST_TASKS = 2;
  private static final Seat SEAT = Seat.of(0);

  private final Pavillon game;
  private final Setup setup;
  private final Seer seer;
  private final Forcing forcing;
  private final Hearer own;

  private WonCombat(Pavillon game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.seer = new Seer(game, SEAT);
    this.forcing = new Forcing(game, seer);
    this.own = game.info().hearer(new Viewer.Player(SEAT));
  }

  static Optional<TaskText> drawn(Pavillon game, Dice dice) {
    Setup setup = game.info().setup(3, Map.of("window", "0")).orThrow();
    return IntStream.range(0, DEALS)
        .mapToObj(_ -> game.notation().readState(setup, dealt(game, dice)).orThrow())
        .flatMap(lodge -> new WonCombat(game, setup).task(lodge).stream())
        .findFirst();
  }

  private static String dealt(Pavillon game, Dice dice) {
    List<Species> pile =
        new ArrayList<>(game.cards().pets().stream().filter(pet -> !pet.exotic()).toList());
    return "round 2 strike P1 | P1 pets %s | P2 pets %s | P3 pets %s"
        .formatted(pets(pile, 2, dice), pets(pile, 2, dice), pets(pile, 1, dice));
  }

  /** Pets with as little Life as a combat leaves them after a while. */
  private static String pets(List<Species> pile, int number, Dice dice) {
    return Stream.generate(() -> pile.remove(dice.below(pile.size())))
        .limit(number)
        .map(pet -> pet.id() + ":" + (1 + dice.below(Math.min(MOST_LIFE, pet.life()))))
        .collect(Collectors.joining(","));
  }

  private Optional<TaskText> task(Lodge lodge) {
    List<Decision> line = forcing.line(lodge);
    return seer.isSure() && line.size() >= FEWEST_TASKS
        ? Optional.of(text(line)).filter(_ -> seer.isSure())
        : Optional.empty();
  }

  private TaskText text(List<Decision> line) {
    TaskText text =
        new TaskText(game, setup, "PT-31 PT-37", new Words("Win this combat", "Gagner ce combat"))
            .eyes(SEAT)
            .state(game.notation().writeState(line.getFirst().lodge()));
    for (Decision decision : line) {
      ask(text, decision, decision.equals(line.getFirst()));
    }
    return text;
  }

  private void ask(TaskText text, Decision decision, boolean first) {
    text.ask(
        first
            ? new Words(
                "Nobody holds a spell. One move wins this combat, whatever the others do. Which?",
                "Personne n’a de sort. Un seul coup gagne ce combat, quoi que fassent les autres."
                    + " Lequel ?")
            : new Words(
                "And now? Again a single move wins.",
                "Et maintenant ? De nouveau, un seul coup gagne."));
    for (Move move : seer.moves(decision.lodge())) {
      String written = game.notation().write(decision.lodge(), move);
      if (move.equals(decision.right())) {
        text.answer(Merit.RIGHT, written, right(decision), decision.then());
      } else {
        Reply refutation = forcing.refutation(seer.after(decision.lodge(), move));
        text.answer(
            Merit.WRONG,
            written,
            wrong(seer.after(decision.lodge(), move), refutation),
            refutation.steps());
      }
    }
  }

  private Words right(Decision decision) {
    return new Words(
            "{0} Nothing can take this combat from you now.",
            "{0} Ce combat ne peut plus vous échapper.")
        .with(point(decision.lodge(), SEAT, decision.right()));
  }

  private Words wrong(Lodge lodge, Reply refutation) {
    return forcing
        .strike(lodge, refutation)
        .map(strike -> spoilt(lodge, seer.mover(lodge).orElseThrow(), strike))
        .orElseGet(
            () ->
                new Words(
                    "Possible, but then nothing forces the win any more.",
                    "Possible, mais alors plus rien ne force la victoire."));
  }

  private Words spoilt(Lodge lodge, Seat seat, Move strike) {
    return new Words(
            "Possible, but the answer of {0} spoils it. {1}",
            "Possible, mais la réponse de {0} gâche tout. {1}")
        .with(game.info().seats().get(seat.index()).label(), point(lodge, seat, strike));
  }

  /** What a move is good for, as one is told. */
  private Words point(Lodge lodge, Seat seat, Move move) {
    return game.point(lodge, seat, move)
        .map(sentence -> Words.of(sentence.to(own)))
        .orElse(Words.NONE);
  }
}
