package bergerie.rules.match;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Referee;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A match played again, every step past the referee. One that was played by older rules goes as far
 * as those of today allow.
 *
 * @param scenes one for the opening and one for each step or takeback
 * @param outcome how it ended, by the game or away from the board; none while it goes on
 * @param stop where it went on by older rules only
 */
public record Replay<S, M>(
    List<Scene<S, M>> scenes, Optional<Outcome> outcome, Optional<Stop> stop) {

  public Replay {
    scenes = List.copyOf(scenes);
  }

  public S last() {
    return scenes.getLast().state();
  }

  public static <S, M> Reading<Replay<S, M>> of(Game<S, M, ?> game, MatchRecord record) {
    if (game.info().version() < record.version()) {
      return Reading.garbled(
          new Words(
                  "played by version {0} of the rules of {1}; this program has version {2}",
                  "jouée selon la version {0} des règles de {1} ; ce programme a la version {2}")
              .with(record.version(), game.info().title(), game.info().version()));
    }
    if (!game.follows(record.version(), record.content())) {
      return Reading.garbled(
          new Words(
                  "played with the cards {0} of {1}; here are the cards {2}",
                  "jouée avec les cartes {0} de {1} ; ici sont les cartes {2}")
              .with(record.content(), game.info().title(), game.content()));
    }
    return start(game, record).then(start -> new Player<>(game, record, start).run());
  }

  private static <S> Reading<S> start(Game<S, ?, ?> game, MatchRecord record) {
    Setup setup = game.info().complete(record.setup());
    return record
        .start()
        .map(line -> game.notation().readState(setup, line))
        .orElseGet(() -> Reading.of(game.start(setup)));
  }

  /** Walks through the lines of one record. */
  private static final class Player<S, M> {
    private final Game<S, M, ?> game;
    private final MatchRecord record;
    private final List<Scene<S, M>> scenes = new ArrayList<>();

    /** The states on the way to now, without what was taken back. */
    private final List<S> path = new ArrayList<>();

    private final Set<Seat> gone = new LinkedHashSet<>();
    private Optional<Outcome> away = Optional.empty();

    Player(Game<S, M, ?> game, MatchRecord record, S start) {
      this.game = game;
      this.record = record;
      path.add(start);
      scenes.add(new Scene.Opening<>(start));
    }

    Reading<Replay<S, M>> run() {
      for (MatchLine line : record.lines()) {
        Optional<Words> fault = follow(line);
        if (fault.isPresent()) {
          return ended(new Stop(scenes.size(), fault.get()));
        }
      }
      return Reading.of(new Replay<>(scenes, outcome(), Optional.empty()));
    }

    /** By the same rules a fault; by newer ones as far as it goes. */
    private Reading<Replay<S, M>> ended(Stop stop) {
      return record.version() < game.info().version()
          ? Reading.of(new Replay<>(scenes, Optional.empty(), Optional.of(stop)))
          : Reading.garbled(stop.words());
    }

    private Optional<Words> follow(MatchLine line) {
      return switch (line) {
        case MatchLine.Step step -> play(step);
        case MatchLine.Back(int steps) -> takeBack(steps);
        case MatchLine.Resign(Seat seat) -> concede(seat, HouseRules.RESIGNED);
        case MatchLine.Flag(Seat seat) -> concede(seat, HouseRules.OUT_OF_TIME);
        case MatchLine.DrawAgreed _ -> end(HouseRules.drawAgreed(record.setup()));
        case MatchLine.CountAgreed _ -> count();
        case MatchLine.TooLong _ -> end(HouseRules.tooLong(record.setup()));
        case MatchLine.CalledOff _ -> end(HouseRules.calledOff(record.setup()));
        case MatchLine.Unshown(Seat seat) -> end(HouseRules.unshown(record.setup(), seat));
        case MatchLine.Result result -> agree(result);
      };
    }

    private Optional<Words> end(Outcome outcome) {
      away = Optional.of(outcome);
      return Optional.empty();
    }

    private Optional<Words> play(MatchLine.Step step) {
      S before = path.getLast();
      Actor actor = step.actor();
      return switch (Referee.read(game, before, actor, step.text())) {
        case Reading.Garbled<M>(Words why) -> Optional.of(why);
        case Reading.Understood<M>(M move) -> {
          S after = game.play(before, actor, move);
          path.add(after);
          scenes.add(new Scene.Played<>(before, actor, move, after));
          yield Optional.empty();
        }
      };
    }

    private Optional<Words> takeBack(int steps) {
      if (steps >= path.size()) {
        return Optional.of(
            new Words("back {0}, but only {1} steps", "back {0}, mais seulement {1} coups")
                .with(steps, path.size() - 1));
      }
      path.subList(path.size() - steps, path.size()).clear();
      scenes.add(new Scene.TakenBack<>(steps, path.getLast()));
      return Optional.empty();
    }

    private Optional<Words> count() {
      Optional<S> counted = game.counted(path.getLast());
      counted.ifPresent(path::add);
      return counted.isPresent()
          ? Optional.empty()
          : Optional.of(
              new Words(
                  "nobody may stop and count here", "on ne peut pas s’arrêter et compter ici"));
    }

    private Optional<Words> concede(Seat seat, String rule) {
      gone.add(seat);
      away = HouseRules.conceded(game, record.setup(), path.getLast(), List.copyOf(gone), rule);
      return Optional.empty();
    }

    private Optional<Words> agree(MatchLine.Result result) {
      Optional<Outcome> real = outcome();
      boolean same =
          real.isPresent()
              && real.get().winners().equals(result.winners())
              && real.get().rule().equals(result.rule())
              && real.get().scores().equals(result.scores());
      return same
          ? Optional.empty()
          : Optional.of(
              new Words("the steps don't lead to this result", "les coups mènent à autre chose"));
    }

    private Optional<Outcome> outcome() {
      return away.isPresent()
          ? away
          : game.turn(path.getLast()) instanceof Turn.Over(Outcome outcome)
              ? Optional.of(outcome)
              : Optional.empty();
    }
  }
}
