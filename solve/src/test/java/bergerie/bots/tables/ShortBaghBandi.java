package bergerie.bots.tables;

import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.rules.Actor;
import bergerie.rules.GameInfo;
import bergerie.rules.Notation;
import bergerie.rules.Objection;
import bergerie.rules.OpenGame;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntOutcomes;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Side;
import java.util.List;
import java.util.Map;

/**
 * Bagh Bandi by its rules, except that wolves win as soon as few enough sheep are left.
 *
 * @param left with so many sheep left, the wolves have won
 */
record ShortBaghBandi(BaghBandi game, int left)
    implements OpenGame<Hunt<BaghBandiPosition>, HuntMove, HuntView> {

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public Hunt<BaghBandiPosition> start(Setup setup) {
    return game.start(setup);
  }

  @Override
  public Turn turn(Hunt<BaghBandiPosition> state) {
    return BaghBandiPosition.FLOCK - state.position().captured() > left
        ? game.turn(state)
        : new Turn.Over(HuntOutcomes.won(Side.WOLVES, "BB-5", Words.same("enough")));
  }

  @Override
  public List<HuntMove> moves(Hunt<BaghBandiPosition> state, Seat seat) {
    return game.moves(state, seat);
  }

  @Override
  public Objection objection(Hunt<BaghBandiPosition> state, Seat seat, HuntMove move) {
    return game.objection(state, seat, move);
  }

  @Override
  public Hunt<BaghBandiPosition> play(Hunt<BaghBandiPosition> state, Actor actor, HuntMove move) {
    return game.play(state, actor, move);
  }

  @Override
  public HuntView view(Hunt<BaghBandiPosition> state, Viewer viewer) {
    return game.view(state, viewer);
  }

  @Override
  public Notation<Hunt<BaghBandiPosition>, HuntMove, HuntView> notation() {
    return game.notation();
  }

  @Override
  public Map<String, Integer> stock(Hunt<BaghBandiPosition> state) {
    return game.stock(state);
  }
}
