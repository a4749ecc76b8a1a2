package bergerie.table.steward;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import java.util.ArrayList;
import java.util.List;

/** How many steps a takeback would undo, or why there is none. */
sealed interface Takeback {

  int WORLDS = 32;

  record Steps(int steps) implements Takeback {}

  record Not(Objection objection) implements Takeback {}

  /** A step that still stands, and the match it was made in. */
  record Stood<S, M, V>(Match<S, M, V> before, Event.Step step) {}

  /** Back to before the seat's last move, unless hidden information was shown since. */
  static <S, M, V> Takeback of(Game<S, M, V> game, List<Logged> log, Seat seat) {
    List<Stood<S, M, V>> path = path(game, log);
    for (int back = 1; back <= path.size(); back++) {
      Stood<S, M, V> stood = path.get(path.size() - back);
      if (shows(stood)) {
        return new Not(
            new Objection(
                Steward.HIDDEN_SHOWN,
                new Words(
                    "Something hidden was shown since: no takeback.",
                    "Quelque chose de caché a été montré depuis : pas de retour.")));
      }
      if (stood.step() instanceof Event.Moved moved && moved.seat().equals(seat)) {
        return new Steps(back);
      }
    }
    return new Not(
        new Objection(
            Steward.HIDDEN_SHOWN,
            new Words("You have not moved yet.", "Vous n’avez pas encore joué.")));
  }

  private static <S, M, V> List<Stood<S, M, V>> path(Game<S, M, V> game, List<Logged> log) {
    List<Stood<S, M, V>> path = new ArrayList<>();
    Fold<S, M, V> fold = Fold.begin(game, log.getFirst());
    for (Logged logged : log.subList(1, log.size())) {
      switch (logged.event()) {
        case Event.Step step -> path.add(new Stood<>(fold.match(), step));
        case Event.TakenBack(int steps) -> path.subList(path.size() - steps, path.size()).clear();
        default -> {}
      }
      fold.add(logged);
    }
    return path;
  }

  private static <S, M, V> boolean shows(Stood<S, M, V> stood) {
    return switch (stood.step()) {
      case Event.Dealt _, Event.GlassRan _ -> true;
      case Event.Moved _ when stood.before().game().info().secrecy() == GameInfo.Secrecy.OPEN ->
          false;
      case Event.Moved moved -> tells(stood.before(), moved);
    };
  }

  /**
   * Whether a move told somebody something hidden: a world that a viewer could imagine before can't
   * be the real one any more, since no move in it would have looked like this.
   */
  private static <S, M, V> boolean tells(Match<S, M, V> before, Event.Moved moved) {
    Game<S, M, V> game = before.game();
    Actor actor = Actor.player(moved.seat());
    M move = game.notation().read(before.state(), moved.text()).orThrow();
    S after = game.play(before.state(), actor, move);
    Dice dice = new QuickDice(before.seq());
    for (Viewer viewer : Viewer.all(before.players())) {
      V seen = game.view(after, viewer);
      for (int world = 0; world < WORLDS; world++) {
        S imagined = game.imagine(before.state(), viewer, dice);
        if (game.moves(imagined, moved.seat()).stream()
            .noneMatch(m -> game.view(game.play(imagined, actor, m), viewer).equals(seen))) {
          return true;
        }
      }
    }
    return false;
  }
}
