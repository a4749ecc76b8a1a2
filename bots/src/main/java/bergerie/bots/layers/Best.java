package bergerie.bots.layers;

import java.util.OptionalInt;

/** The best of some moves, each given by the code of the position it leads to. */
public final class Best {

  private int soonestWin = Integer.MAX_VALUE;
  private int latestLoss;
  private boolean draws;
  private boolean unknown;

  public void consider(OptionalInt code) {
    if (code.isPresent()) {
      consider((byte) code.getAsInt());
    } else {
      unknown = true;
    }
  }

  public void consider(byte code) {
    if (Code.loses(code)) {
      soonestWin = Math.min(soonestWin, Code.turns(code) + 1);
    } else if (Code.wins(code)) {
      latestLoss = Math.max(latestLoss, Code.turns(code) + 1);
    } else {
      draws = true;
    }
  }

  public boolean wins() {
    return soonestWin < Integer.MAX_VALUE;
  }

  public boolean draws() {
    return draws;
  }

  /** The code for whoever has these moves; without any, that side has lost. */
  public byte code() {
    if (wins()) {
      return Code.of(soonestWin);
    }
    return draws ? Code.DRAW : Code.of(latestLoss);
  }

  /** The value alone, unless too little is known. */
  public OptionalInt plain() {
    return unknown && !wins() ? OptionalInt.empty() : OptionalInt.of(Code.plain(code()));
  }
}
