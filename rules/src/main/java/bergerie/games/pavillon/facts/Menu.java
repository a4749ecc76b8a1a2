package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.table.Move;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/** What a player may do. Spells and strikes are very many: each is written out when looked at. */
public final class Menu extends AbstractList<Move> implements RandomAccess {

  private final List<Choosable> kinds = new ArrayList<>(8);
  private final List<Move> others = new ArrayList<>(8);
  private int many;

  void offer(Choosable kind) {
    kinds.add(kind);
    many += kind.count();
  }

  void offer(Move move) {
    others.add(move);
  }

  /** Nothing is offered any more. */
  @Override
  public void clear() {
    kinds.clear();
    others.clear();
    many = 0;
  }

  @Override
  public int size() {
    return many + others.size();
  }

  @Override
  public Move get(int index) {
    if (index >= many) {
      return others.get(index - many);
    }
    int left = index;
    int kind = 0;
    while (left >= kinds.get(kind).count()) {
      left -= kinds.get(kind).count();
      kind++;
    }
    return kinds.get(kind).get(left);
  }
}
