package bergerie.bots.layers;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A layer of Bagh Bandi: the heights of the stacks and the captures so far. Steps of wolves and of
 * single sheep stay in it; steps from a stack and captures leave it for good.
 */
public record BandiStage(BandiGround ground, int under, int captured) {

  public int level() {
    return ground.level(under);
  }

  /** How many sheep are alone on their points; less than none if there is no such layer. */
  public int singles() {
    return ground.flock() - captured - level() - Integer.bitCount(ground.stacks(under));
  }

  public BandiFlocks flocks() {
    return new BandiFlocks(ground.stacks(under), singles());
  }

  private int slots() {
    return WolfPairs.POINTS - Integer.bitCount(ground.stacks(under));
  }

  public long flockCount() {
    return SubsetRank.choose(slots(), singles());
  }

  /** How many positions it has with one side to move. */
  public long count() {
    return flockCount() * WolfPairs.among(slots() - singles());
  }

  /** Such as captured-1-heights-5540, with 0 for a home that has no stack of two or more. */
  public LayerName name() {
    String heights =
        IntStream.range(0, ground.homes().size())
            .map(home -> BandiGround.under(under, home))
            .mapToObj(under -> String.valueOf(under == 0 ? 0 : under + 1))
            .collect(Collectors.joining());
    return new LayerName(ground.table(), "captured-" + captured + "-heights-" + heights);
  }
}
