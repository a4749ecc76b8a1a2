package bergerie.games.baghbandi;

import bergerie.rules.board.Jump;
import bergerie.rules.hunt.Jumper;

/** A chain under way: the position so far and the points already jumped in it. */
record Prowl(BaghBandiPosition position, int jumped) implements Jumper<Prowl> {

  static Prowl from(BaghBandiPosition position) {
    return new Prowl(position, 0);
  }

  // BB-4: no point is jumped twice in one turn, unless the players agreed that it may be.
  boolean again(Jump jump) {
    return position.field().chain() == Field.Chain.ONCE && (jumped & jump.over().bit()) != 0;
  }

  @Override
  public boolean canJump(Jump jump) {
    // HG-3: the winning capture ends the chain.
    return position.canJump(jump) && !again(jump) && !position.won();
  }

  @Override
  public Prowl jumped(Jump jump) {
    return new Prowl(position.jumped(jump), jumped | jump.over().bit());
  }
}
