package bergerie.games.pavillon;

/** Every strike of one of these pets at one of those. */
record Attacks(Few<PetRef> strikers, Few<PetRef> targets) implements Choosable {

  @Override
  public int count() {
    return strikers.size() * targets.size();
  }

  @Override
  public Move.Attack get(int index) {
    return new Move.Attack(
        strikers.get(index / targets.size()), targets.get(index % targets.size()));
  }
}
