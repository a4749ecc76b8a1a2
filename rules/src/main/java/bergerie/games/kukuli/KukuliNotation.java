package bergerie.games.kukuli;

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

final class KukuliNotation extends HuntNotation<KukuliPosition> {

  KukuliNotation() {
    super(KukuliPosition.BOARD, Customs::ofChains);
  }

  @Override
  protected Reading<KukuliPosition> position(
      Setup setup, Map<Point, BoardText.Stack> stacks, Side toMove, HuntView.Hand hand) {
    Census census = Census.of(stacks);
    return census
        .expect("wolves", 1, Integer.bitCount(census.wolves()))
        .or(() -> census.expect("red wolves", 0, Integer.bitCount(census.red())))
        .or(() -> census.expect("stacks", 0, census.stacked()))
        .or(() -> census.expect("sheep in hand", 0, hand.sheep() + hand.rams()))
        .or(() -> census.atMost("rams", 2, Integer.bitCount(census.rams())))
        .or(() -> census.atMost("sheep and rams", KukuliPosition.FLOCK, census.flock()))
        .<Reading<KukuliPosition>>map(Reading::garbled)
        .orElseGet(
            () ->
                Reading.of(
                    new KukuliPosition(
                        Integer.numberOfTrailingZeros(census.wolves()),
                        census.sheep(),
                        census.rams(),
                        toMove)));
  }
}
