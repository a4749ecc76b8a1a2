package bergerie.games.pavillon;

/**
 * Every strike of one of these pets at one of those.
 *
 * @param next the targets of the neighbour clockwise, and {@code before} of the other one
 */
record Attacks(ShortList<PetRef> strikers, ShortList<PetRef> next, ShortList<PetRef> before)
    implements Choosable {

  @Override
  public int count() {
    return strikers.size() * targets();
  }

  private int targets() {
    return next.size() + before.size();
  }

  @Override
  public Move.Attack get(int index) {
    int target = index % targets();
    return new Move.Attack(
        strikers.get(index / targets()),
        target < next.size() ? next.get(target) : before.get(target - next.size()));
  }
}
