package bergerie.app.play;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.match.Dealer;
import bergerie.rules.match.Drawn;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchLine;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Origin;
import bergerie.rules.match.Seal;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** The score sheet of a match in the terminal: its states, what was done, and its dice. */
final class ScoreSheet<S, M> {

  private final Game<S, M, ?> game;
  private final Setup setup;
  private final String seed;
  private final List<String> nonces;
  private final List<S> states = new ArrayList<>();
  private final List<MatchLine> lines = new ArrayList<>();
  private long draws = Dealer.FIRST;

  ScoreSheet(Game<S, M, ?> game, Setup setup, String seed) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.nonces = Collections.nCopies(setup.players(), "terminal");
    states.add(game.start(setup));
  }

  static String freshSeed() {
    byte[] bytes = new byte[32];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  S state() {
    return states.getLast();
  }

  void play(Actor actor, M move) {
    String text = game.notation().write(state(), move);
    lines.add(
        switch (actor) {
          case Actor.Player(Seat seat) -> new MatchLine.Move(seat, text);
          case Actor.Glass _ -> new MatchLine.Glass(text);
          case Actor.Deal _ -> throw new IllegalArgumentException("cards are dealt by deal()");
        });
    states.add(game.play(state(), actor, move));
  }

  /** Draws what is to be drawn; says what it was. */
  M deal() {
    Dealer.Dealt<M> dealt = new Dealer(seed, nonces).deal(game, state(), draws++);
    List<Drawn> drawn = dealt.drawn();
    lines.add(new MatchLine.Deal(game.notation().write(state(), dealt.move()), drawn));
    states.add(game.play(state(), new Actor.Deal(), dealt.move()));
    return dealt.move();
  }

  /** How many steps bring back the table before the last move of a person, if there is one. */
  Optional<Integer> stepsToUndo(List<Seat> people) {
    List<MatchLine.Step> standing = new ArrayList<>();
    for (MatchLine line : lines) {
      switch (line) {
        case MatchLine.Back(int steps) ->
            standing.subList(standing.size() - steps, standing.size()).clear();
        case MatchLine.Step step -> standing.add(step);
        case MatchLine.Resign _,
            MatchLine.Flag _,
            MatchLine.DrawAgreed _,
            MatchLine.CountAgreed _,
            MatchLine.TooLong _,
            MatchLine.CalledOff _,
            MatchLine.Unshown _,
            MatchLine.Result _ -> {}
      }
    }
    for (int i = standing.size() - 1; i >= 0; i--) {
      if (standing.get(i) instanceof MatchLine.Move(Seat seat, String _) && people.contains(seat)) {
        return Optional.of(standing.size() - i);
      }
    }
    return Optional.empty();
  }

  /** Takes the last steps back. */
  void back(int steps) {
    lines.add(new MatchLine.Back(steps));
    states.subList(states.size() - steps, states.size()).clear();
  }

  String file() {
    List<MatchLine> all = new ArrayList<>(lines);
    if (game.turn(state()) instanceof Turn.Over(Outcome outcome)) {
      all.add(new MatchLine.Result(outcome.winners(), outcome.rule(), outcome.scores()));
    }
    return MatchFile.write(
        game.info(),
        new MatchRecord(
            game.info().id(),
            game.info().version(),
            game.content(),
            setup,
            Collections.nCopies(setup.players(), ""),
            Optional.of(Seal.of(seed, nonces)),
            Origin.FRESH,
            Optional.empty(),
            all));
  }
}
