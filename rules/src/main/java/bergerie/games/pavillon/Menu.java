package bergerie.games.pavillon;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/** What a player may do. Spells have very many aims: each is written out when it is looked at. */
final class Menu extends AbstractList<Move> implements RandomAccess {

  private final List<Aims> casts = new ArrayList<>(4);
  private final List<Move> others = new ArrayList<>();
  private int aims;

  void offer(Aims cast) {
    casts.add(cast);
    aims += cast.count();
  }

  void offer(Move move) {
    others.add(move);
  }

  @Override
  public int size() {
    return aims + others.size();
  }

  @Override
  public Move get(int index) {
    if (index >= aims) {
      return others.get(index - aims);
    }
    int left = index;
    int cast = 0;
    while (left >= casts.get(cast).count()) {
      left -= casts.get(cast).count();
      cast++;
    }
    return casts.get(cast).get(left);
  }
}
