package bergerie.bots.daily;

import bergerie.bots.daily.TaskText.Step;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Table;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import bergerie.rules.scenario.Answer.Mark;
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
  private static final int FEWEST_MOVES = 4;
  private static final int FEWEST_TASKS = 2;
  private static final Seat SEAT = Seat.of(0);

  private final Pavillon game;
  private final Setup setup;
  private final Seer seer;
  private final Hearer own;

  private WonCombat(Pavillon game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.seer = new Seer(game, SEAT);
    this.own = game.info().hearer(new Viewer.Player(SEAT));
  }

  static Optional<TaskText> drawn(Pavillon game, Dice dice) {
    Setup setup = game.info().setup(3, Map.of("window", "0")).orThrow();
    return IntStream.range(0, DEALS)
        .mapToObj(_ -> game.notation().readState(setup, dealt(game, dice)).orThrow())
        .flatMap(table -> new WonCombat(game, setup).task(table).stream())
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

  private Optional<TaskText> task(Table table) {
    List<Decision> line = line(table);
    return line.size() >= FEWEST_TASKS
        ? Optional.of(text(line)).filter(_ -> seer.isSure())
        : Optional.empty();
  }

  /**
   * A moment at which one move wins.
   *
   * @param then what the others answer to it, so that the next one comes
   */
  private record Decision(Table table, Move right, List<Step> then) {}

  private List<Decision> line(Table table) {
    Optional<Move> right = only(table);
    if (right.isEmpty()) {
      return List.of();
    }
    List<Decision> rest = List.of();
    List<Step> then = List.of();
    for (Reply reply : replies(seer.after(table, right.get()))) {
      List<Decision> next = reply.isOver() ? List.of() : line(reply.table());
      if (then.isEmpty() || next.size() > rest.size()) {
        rest = next;
        then = reply.steps();
      }
    }
    List<Decision> line = new ArrayList<>(List.of(new Decision(table, right.get(), then)));
    line.addAll(rest);
    return line;
  }

  /** The move that wins, where it is a strike and all others lose. */
  private Optional<Move> only(Table table) {
    List<Move> moves = seer.moves(table);
    List<Move> winning =
        moves.stream().filter(move -> seer.wins(seer.after(table, move))).limit(2).toList();
    return moves.size() >= FEWEST_MOVES
            && winning.size() == 1
            && winning.getFirst() instanceof Move.Attack
        ? Optional.of(winning.getFirst())
        : Optional.empty();
  }

  /** What the others may do until it is one’s own turn. */
  private record Reply(Table table, List<Step> steps) {

    boolean isOver() {
      return Seer.isOver(table);
    }
  }

  private List<Reply> replies(Table table) {
    if (Seer.isOver(table) || seer.isOwn(table)) {
      return List.of(new Reply(table, List.of()));
    }
    List<Reply> replies = new ArrayList<>();
    for (Move move : seer.moves(table)) {
      for (Reply rest : replies(seer.after(table, move))) {
        replies.add(
            new Reply(
                rest.table(),
                Stream.concat(Stream.of(step(table, move)), rest.steps().stream()).toList()));
      }
    }
    return replies;
  }

  private Step step(Table table, Move move) {
    return new Step(
        Actor.player(seer.mover(table).orElseThrow()), game.notation().write(table, move));
  }

  private TaskText text(List<Decision> line) {
    TaskText text =
        new TaskText(game, setup, "PT-31 PT-37", new Words("Win this combat", "Gagner ce combat"))
            .eyes(SEAT)
            .state(game.notation().writeState(line.getFirst().table()));
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
    for (Move move : seer.moves(decision.table())) {
      String written = game.notation().write(decision.table(), move);
      if (move.equals(decision.right())) {
        text.answer(Mark.RIGHT, written, right(decision), decision.then());
      } else {
        Reply refutation = refutation(seer.after(decision.table(), move));
        text.answer(
            Mark.WRONG,
            written,
            wrong(seer.after(decision.table(), move), refutation),
            refutation.steps());
      }
    }
  }

  private Words right(Decision decision) {
    return game.point(decision.table(), SEAT, decision.right())
        .map(point -> Words.of(point.to(own)).then(Words.same(" ")))
        .orElse(Words.NONE)
        .then(
            new Words(
                "Nothing can take this combat from you now.",
                "Ce combat ne peut plus vous échapper."));
  }

  /** What the others do so that the win is gone: rather by a strike than by waiting. */
  private Reply refutation(Table table) {
    List<Reply> refuting =
        replies(table).stream().filter(reply -> !seer.wins(reply.table())).toList();
    return refuting.stream()
        .filter(reply -> first(table, reply) instanceof Move.Attack)
        .findFirst()
        .orElseGet(refuting::getFirst);
  }

  private Move first(Table table, Reply reply) {
    return game.notation().read(table, reply.steps().getFirst().move()).orThrow();
  }

  private Words wrong(Table table, Reply refutation) {
    Seat seat = seer.mover(table).orElseThrow();
    Words point =
        game.point(table, seat, first(table, refutation))
            .map(sentence -> Words.of(sentence.to(own)))
            .orElse(Words.NONE);
    return new Words(
            "Possible, but the answer of {0} spoils it. {1}",
            "Possible, mais la réponse de {0} gâche tout. {1}")
        .with(game.info().seats().get(seat.index()).label(), point);
  }
}
