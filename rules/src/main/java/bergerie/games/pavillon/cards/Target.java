package bergerie.games.pavillon.cards;

import bergerie.rules.Named;

/** Whom an effect touches. */
public enum Target implements Named {
  NOBODY("", Sort.NONE, Choice.NONE),
  SELF("self", Sort.PET, Choice.NONE),
  STRUCK("target", Sort.PET, Choice.NONE),
  ATTACKER("attacker", Sort.PET, Choice.NONE),
  THE_DEAD("the dead", Sort.PET, Choice.NONE),
  SPELL_TARGET("spell target", Sort.PET, Choice.NONE),
  EACH_OTHER_OF_OWNER("each other pet of its owner", Sort.PET, Choice.NONE),
  ANOTHER_OF_OWNER("another pet of its owner", Sort.PET, Choice.THEN),
  AN_ENEMY("an enemy pet", Sort.PET, Choice.THEN),
  AN_ADJACENT("an adjacent enemy pet", Sort.PET, Choice.THEN),
  ANOTHER_ADJACENT("another adjacent enemy pet", Sort.PET, Choice.THEN),
  EACH_ADJACENT("each adjacent enemy pet", Sort.PET, Choice.NONE),
  ONE_OF_YOURS("one of your pets", Sort.PET, Choice.THEN),
  YOUR_PETS("your pets", Sort.PET, Choice.NONE),
  YOUR_OTHERS("your other pets", Sort.PET, Choice.NONE),
  A_PET("a pet", Sort.PET, Choice.NAMED),
  UP_TO_2("up to 2 pets", Sort.PET, Choice.NAMED),
  UP_TO_3("up to 3 pets", Sort.PET, Choice.NAMED),
  EACH_OF_A_PLAYER("each pet of a player", Sort.PET, Choice.NAMED),
  IT("it", Sort.PET, Choice.NONE),
  YOU("you", Sort.PLAYER, Choice.NONE),
  ITS_OWNER("its owner", Sort.PLAYER, Choice.NONE),
  A_HIT_PLAYER("one hit player", Sort.PLAYER, Choice.THEN),
  A_PLAYER("a player", Sort.PLAYER, Choice.NAMED);

  /** What kind of thing is touched. */
  public enum Sort {
    NONE,
    PET,
    PLAYER
  }

  /** Whether the owner of the card chooses: never, when the effect takes place, or in casting. */
  public enum Choice {
    NONE,
    THEN,
    NAMED
  }

  private final String id;
  private final Sort sort;
  private final Choice choice;

  Target(String id, Sort sort, Choice choice) {
    this.id = id;
    this.sort = sort;
    this.choice = choice;
  }

  @Override
  public String id() {
    return id;
  }

  public Sort sort() {
    return sort;
  }

  public Choice choice() {
    return choice;
  }
}
