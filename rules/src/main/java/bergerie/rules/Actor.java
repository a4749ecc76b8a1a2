package bergerie.rules;

/** Who makes a move: a player, the shuffled deck, or the sand glass. All are in the log alike. */
public sealed interface Actor {

  record Player(Seat seat) implements Actor {}

  record Deal() implements Actor {}

  record Glass() implements Actor {}

  static Actor player(Seat seat) {
    return new Player(seat);
  }
}
