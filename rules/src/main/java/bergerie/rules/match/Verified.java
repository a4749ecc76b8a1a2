package bergerie.rules.match;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.dice.SealedDice;
import java.util.List;
import java.util.Optional;

/**
 * What a check of a whole match found, when nothing was wrong.
 *
 * @param steps played, with those taken back
 * @param draws made by the sealed dice, each one checked
 * @param version of the rules it was played by, which all of it was found to agree with those of
 *     today
 * @param fairness how the shares in the dice came together; none where nobody had a share
 */
public record Verified(
    int steps,
    int draws,
    Optional<Outcome> outcome,
    Start start,
    int version,
    Optional<Fairness> fairness) {

  public enum Start {
    /** The game's own, or one that hides nothing: all there is to prove is proven. */
    PROVEN,
    /** A position somebody gave: no dice say that what was hidden in it was drawn by chance. */
    GIVEN
  }

  /**
   * Checks that the seed is the one committed to, that every draw is what the dice gave, that the
   * cards drawn follow from it by the rules, and that every step was legal. What was played by
   * older rules can only be checked as far as those of today say the same.
   */
  public static <S, M> Reading<Verified> of(Game<S, M, ?> game, MatchRecord record) {
    Reading<Verified> verified =
        Replay.of(game, record)
            .then(
                replay ->
                    replay
                        .stop()
                        .<Reading<Verified>>map(stop -> Reading.garbled(stop.words()))
                        .orElseGet(() -> check(game, record, replay)));
    return switch (verified) {
      case Reading.Garbled<Verified>(Words why) when record.version() < game.info().version() ->
          Reading.garbled(
              new Words(
                      "played by version {0} of the rules of {1}, and not so by version {2}: {3}",
                      "jouée selon la version {0} des règles de {1}, et non selon la version {2} :"
                          + " {3}")
                  .with(record.version(), game.info().title(), game.info().version(), why));
      case Reading.Garbled<Verified> _, Reading.Understood<Verified> _ -> verified;
    };
  }

  private static <S, M> Reading<Verified> check(
      Game<S, M, ?> game, MatchRecord record, Replay<S, M> replay) {
    List<MatchLine.Deal> deals = record.deals();
    if (record.seal().isEmpty() || record.seal().get().seed().isEmpty()) {
      return deals.isEmpty() && record.seal().isEmpty()
          ? Reading.of(verified(game, record, replay))
          : Reading.garbled(
              "the seed is not in the file: the draws can't be checked",
              "la graine manque : les tirages ne sont pas vérifiables");
    }
    Seal seal = record.seal().get();
    String seed = seal.seed().get();
    if (!SealedDice.commitment(seed).equals(seal.commitment())) {
      return Reading.garbled(
          "the seed is not the one that was committed to",
          "la graine n’est pas celle qui était promise");
    }
    if (!deals.isEmpty() && seal.nonces().size() != record.setup().players()) {
      return Reading.garbled("a seat's nonce is missing", "il manque le nombre d’un joueur");
    }
    if (seal.broken().isPresent()) {
      return Reading.garbled(
          new Words(
                  "the nonce of seat {0} is not the one it was bound to",
                  "le nombre de la place {0} n’est pas celui sur lequel elle s’était engagée")
              .with(seal.broken().get().index()));
    }
    return draws(game, new Dealer(seed, seal.nonces()), deals, replay)
        .<Reading<Verified>>map(Reading::garbled)
        .orElseGet(() -> Reading.of(verified(game, record, replay)));
  }

  private static <S, M> Optional<Words> draws(
      Game<S, M, ?> game, Dealer dealer, List<MatchLine.Deal> deals, Replay<S, M> replay) {
    int done = 0;
    for (Scene<S, M> scene : replay.scenes()) {
      if (scene instanceof Scene.Played<S, M>(S before, Actor.Deal _, M move, S _)) {
        Dealer.Dealt<M> dealt = dealer.deal(game, before, Dealer.FIRST + done);
        List<Drawn> noted = deals.get(done).drawn();
        if (!dealt.move().equals(move) || !(noted.isEmpty() || noted.equals(dealt.drawn()))) {
          return Optional.of(
              new Words(
                      "draw {0}: the dice give {1}, the file says {2}",
                      "tirage {0} : les dés donnent {1}, le fichier dit {2}")
                  .with(
                      Dealer.FIRST + done,
                      game.notation().write(before, dealt.move()),
                      deals.get(done).text()));
        }
        done++;
      }
    }
    return Optional.empty();
  }

  private static Verified verified(Game<?, ?, ?> game, MatchRecord record, Replay<?, ?> replay) {
    boolean given = record.start().isPresent() && game.info().secrecy() != GameInfo.Secrecy.OPEN;
    return new Verified(
        steps(record),
        record.deals().size(),
        replay.outcome(),
        given ? Start.GIVEN : Start.PROVEN,
        record.version(),
        record.seal().filter(seal -> !seal.nonces().isEmpty()).map(Seal::fairness));
  }

  private static int steps(MatchRecord record) {
    return (int) record.lines().stream().filter(MatchLine.Step.class::isInstance).count();
  }
}
