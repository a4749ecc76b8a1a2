package bergerie.games.baghbandi;

import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.BoardText;
import bergerie.rules.hunt.Census;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Side;
import java.util.Map;
import java.util.Optional;

final class BaghBandiNotation extends HuntNotation<BaghBandiPosition> {

  BaghBandiNotation() {
    super(Field.BOARD, Customs::ofChainingTigers);
  }

  @Override
  protected Reading<BaghBandiPosition> position(
      Setup setup, Map<Point, BoardText.Stack> stacks, Side toMove, HuntView.Hand hand) {
    Field field = Field.of(setup);
    Census census = Census.of(stacks);
    int wolves = census.wolves() | census.red();
    return census
        .expect("wolves", 2, Integer.bitCount(wolves))
        .or(() -> census.atMost("red wolves", 1, Integer.bitCount(census.red())))
        .or(() -> census.atMost("rams", 4, Integer.bitCount(census.rams())))
        .or(() -> census.atMost("sheep and rams", BaghBandiPosition.FLOCK, census.flock()))
        .or(() -> census.expect("sheep in hand", 0, hand.sheep() + hand.rams()))
        .or(() -> misplaced(field, stacks))
        .<Reading<BaghBandiPosition>>map(Reading::garbled)
        .orElseGet(
            () ->
                Reading.of(
                    new BaghBandiPosition(
                        field,
                        wolves,
                        census.red(),
                        census.sheep(),
                        census.rams(),
                        under(field, stacks),
                        toMove)));
  }

  private static Optional<Words> misplaced(Field field, Map<Point, BoardText.Stack> stacks) {
    return stacks.entrySet().stream()
        .filter(entry -> entry.getValue().height() > most(field, entry.getKey(), entry.getValue()))
        .findFirst()
        .map(
            entry ->
                new Words(
                        "{0}: stacks of at most 5 sheep stand on {1} only",
                        "{0} : les piles, de 5 moutons au plus, ne sont qu’en {1}")
                    .with(entry.getKey(), field.homes()));
  }

  private static int most(Field field, Point point, BoardText.Stack stack) {
    return stack.top().side() == Side.SHEEP && field.home(point) >= 0 ? BaghBandiPosition.STACK : 1;
  }

  private static int under(Field field, Map<Point, BoardText.Stack> stacks) {
    int under = 0;
    for (int home = 0; home < field.homes().size(); home++) {
      BoardText.Stack stack = stacks.get(field.homes().get(home));
      under |= stack == null ? 0 : BaghBandiPosition.under(home, stack.height());
    }
    return under;
  }
}
