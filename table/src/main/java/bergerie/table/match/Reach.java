package bergerie.table.match;

import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Referee;
import bergerie.rules.Words;
import bergerie.rules.match.Stop;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far the rules of today go along with a match, which may have been played by older ones.
 *
 * @param log what they allow of it, and how it ended then
 * @param older the version it was played by, if older than that of today
 * @param stop what they do not allow, if anything
 */
public record Reach(List<Logged> log, Optional<Integer> older, Optional<Stop> stop) {

  public Reach {
    log = List.copyOf(log);
  }

  public static <S, M, V> Reach of(Game<S, M, V> game, List<Logged> log) {
    int version = Fold.head(log.getFirst().event()).rules();
    // What was written down by the same rules was allowed when it was written.
    return version == game.info().version()
        ? new Reach(log, Optional.empty(), Optional.empty())
        : older(game, log, version);
  }

  private static <S, M, V> Reach older(Game<S, M, V> game, List<Logged> log, int version) {
    Fold<S, M, V> fold = Fold.begin(game, log.getFirst());
    for (Logged logged : log.subList(1, log.size())) {
      Optional<Words> fault = fault(fold.match(), logged.event());
      if (fault.isPresent()) {
        return new Reach(
            until(log, logged.seq()),
            Optional.of(version),
            fault.map(why -> new Stop(logged.seq(), why)));
      }
      fold.add(logged);
    }
    return new Reach(log, Optional.of(version), Optional.empty());
  }

  /** All before an event, and the end, which stays what it was. */
  private static List<Logged> until(List<Logged> log, long seq) {
    List<Logged> allowed = new ArrayList<>();
    for (Logged logged : log) {
      if (logged.seq() < seq || logged.event() instanceof Event.Ended) {
        allowed.add(logged);
      }
    }
    return allowed;
  }

  private static <S, M, V> Optional<Words> fault(Match<S, M, V> match, Event event) {
    return switch (event) {
      case Event.Step step -> fault(match, step);
      case Event.Ended(Outcome outcome) ->
          match.ending().outcome().filter(outcome::isLike).isPresent()
              ? Optional.empty()
              : Optional.of(
                  new Words(
                      "by the rules of today it does not end like this",
                      "selon les règles d’aujourd’hui, elle ne finit pas ainsi"));
      default -> Optional.empty();
    };
  }

  private static <S, M, V> Optional<Words> fault(Match<S, M, V> match, Event.Step step) {
    return switch (Referee.read(
        match.game(), match.state(), Consequences.actor(step), step.text())) {
      case Reading.Garbled<M>(Words why) -> Optional.of(why);
      case Reading.Understood<M> _ -> Optional.empty();
    };
  }
}
