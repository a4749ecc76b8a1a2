package bergerie.games.wolfandhound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.games.wolfandhound.view.WolfAndHoundView;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Setups;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.telling.Beat;
import bergerie.telling.Hearer;
import bergerie.telling.Mark;
import bergerie.telling.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a reason says comes true: in the real world, and in every one the player can imagine. */
class PointsTest {

  private static final int GAMES = 3;
  private static final int WORLDS = 3;
  private static final WolfAndHound GAME =
      (WolfAndHound) Shelf.find("wolf-and-hound").orElseThrow();

  /** What each kind of reason says, by the words it is known by. */
  private enum Claim {
    LOSS("loses a sheep|you lose a sheep| chases "),
    GAIN("a sheep back| brings back "),
    STILL("no sheep moves"),
    LEFT_ALONE(" leaves "),
    LAST_LAP("the last lap begins"),
    CHOICE("which one flips"),
    ORDER("which animal acts first"),
    END(" wins"),
    ENDED_TURN(" and ends "),
    LATER(" threatens | may |stays in|goes under|Otherwise|keeps |moves no animal|nothing to do");

    private final String words;

    Claim(String words) {
      this.words = words;
    }

    private boolean isIn(String text) {
      return text.matches(".*(" + words + ").*");
    }
  }

  private final Set<Claim> met = new TreeSet<>();

  @Test
  void reasonsComeTrueInEveryWorld() {
    for (Setup setup : Setups.all(GAME.info())) {
      for (int seed = 0; seed < GAMES; seed++) {
        follow(setup, new QuickDice(seed * 31L + setup.hashCode()));
      }
    }
    assertEquals(Set.of(Claim.values()), met);
  }

  private void follow(Setup setup, Dice dice) {
    WolfAndHoundState state = GAME.start(setup);
    while (!(GAME.turn(state) instanceof Turn.Over)) {
      if (GAME.turn(state) instanceof Turn.Act act) {
        Seat seat = act.awaited().getFirst();
        Move move = dice.pick(GAME.moves(state, seat));
        confirm(state, seat, move, dice);
        state = GAME.play(state, Actor.player(seat), move);
      } else {
        state = GAME.play(state, new Actor.Deal(), GAME.chance(state).sample(dice));
      }
    }
  }

  private void confirm(WolfAndHoundState state, Seat seat, Move move, Dice dice) {
    Hearer hearer = Hearer.anybody(Hearer.strangers(4).names());
    Wording line = GAME.point(state, seat, move).orElseThrow().to(hearer).en();
    List<Claim> claims = List.of(Claim.values()).stream().filter(c -> c.isIn(line.text())).toList();
    assertTrue(!claims.isEmpty(), line.text());
    assertTrue(
        line.marks().stream().anyMatch(mark -> mark.kind() == Mark.Kind.THING)
            || claims.contains(Claim.END)
            || claims.contains(Claim.CHOICE),
        () -> "it names a thing: " + line.text());
    met.addAll(claims);
    for (int world = 0; world < WORLDS; world++) {
      confirm(GAME.imagine(state, Viewer.player(seat), dice), seat, move, claims, line, dice);
    }
  }

  private void confirm(
      WolfAndHoundState world, Seat seat, Move move, List<Claim> claims, Wording line, Dice dice) {
    List<Beat> beats = new ArrayList<>(beats(world, Actor.player(seat), move));
    WolfAndHoundState now = GAME.play(world, Actor.player(seat), move);
    while (GAME.turn(now) instanceof Turn.Draw && !(now.phase() instanceof Phase.TurningUp)) {
      if (now.phase() instanceof Phase.Decided) {
        break;
      }
      Move next = GAME.chance(now).sample(dice);
      beats.addAll(beats(now, new Actor.Deal(), next));
      now = GAME.play(now, new Actor.Deal(), next);
    }
    WolfAndHoundView view = GAME.view(now, Viewer.player(seat));
    for (Claim claim : claims) {
      boolean came =
          switch (claim) {
            case LOSS -> done(beats, "chase", line);
            case GAIN -> done(beats, "rescue", line);
            case STILL -> !done(beats, "chase") && !done(beats, "rescue");
            case LEFT_ALONE -> beats.stream().noneMatch(beat -> acts(beat, line));
            case LAST_LAP -> view.lastLap();
            case CHOICE -> moves(now).stream().allMatch(m -> m instanceof Move.Flip);
            case ORDER -> moves(now).stream().allMatch(m -> m instanceof Move.Act);
            case END -> view.result().isPresent();
            case ENDED_TURN -> done(beats, "pass", line);
            // What may still be prevented, or what stays: nothing of it is certain.
            case LATER -> true;
          };
      assertTrue(came, () -> claim + " of “" + line.text() + "” after " + beats);
    }
  }

  private static List<Move> moves(WolfAndHoundState state) {
    return GAME.moves(state, state.chooser());
  }

  private static List<Beat> beats(WolfAndHoundState state, Actor actor, Move move) {
    return GAME.notation().tell(state, actor, move, new Viewer.Spectator()).beats();
  }

  private static boolean done(List<Beat> beats, String verb) {
    return beats.stream().anyMatch(beat -> beat.verb().equals(verb));
  }

  /** By the animal that is named, to the one who is named last. */
  private static boolean done(List<Beat> beats, String verb, Wording line) {
    return beats.stream()
        .anyMatch(
            beat ->
                beat.verb().equals(verb)
                    && named(line, Mark.Kind.THING).containsAll(beat.things())
                    && beat.who().isPresent()
                    && named(line, Mark.Kind.PLAYER).contains("" + beat.who().get()));
  }

  private static boolean acts(Beat beat, Wording line) {
    return List.of("chase", "rescue", "pass", "forbid").contains(beat.verb())
        && named(line, Mark.Kind.THING).containsAll(beat.things());
  }

  private static List<String> named(Wording line, Mark.Kind kind) {
    return line.marks().stream().filter(m -> m.kind() == kind).map(Mark::id).toList();
  }
}
