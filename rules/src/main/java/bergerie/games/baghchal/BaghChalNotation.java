package bergerie.games.baghchal;

import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.BoardText;
import bergerie.rules.hunt.Census;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Side;
import java.util.Map;

final class BaghChalNotation extends HuntNotation<BaghChalPosition> {

  BaghChalNotation() {
    super(BaghChalPosition.BOARD, Customs::ofTigers);
  }

  @Override
  protected String placing() {
    return "BC-2";
  }

  @Override
  protected Reading<BaghChalPosition> position(
      Setup setup, Map<Point, BoardText.Stack> stacks, Side toMove, HuntView.Hand hand) {
    Census census = Census.of(stacks);
    int wolves = census.wolves() | census.red();
    int rams = Integer.bitCount(census.rams()) + hand.rams();
    int flock = census.flock() + hand.sheep() + hand.rams();
    return census
        .expect("wolves", 4, Integer.bitCount(wolves))
        .or(() -> census.atMost("red wolves", 1, Integer.bitCount(census.red())))
        .or(() -> census.expect("stacks", 0, census.stacked()))
        .or(() -> census.atMost("rams", 4, rams))
        .or(() -> census.atMost("sheep and rams", BaghChalPosition.FLOCK, flock))
        .<Reading<BaghChalPosition>>map(Reading::garbled)
        .orElseGet(
            () ->
                Reading.of(
                    new BaghChalPosition(
                        wolves, census.red(), census.sheep(), census.rams(), hand, toMove)));
  }
}
