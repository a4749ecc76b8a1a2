package bergerie.rules;

/** The one gate a move passes before it is played. */
public final class Referee {

  /** The house rules of every table. */
  public static final String NOT_YOUR_TURN = "T-1";

  public static final String GAME_OVER = "T-2";
  public static final String NOT_DRAWN = "T-3";

  private Referee() {}

  public static <S, M> Ruling rule(Game<S, M, ?> game, S state, Actor actor, M move) {
    return switch (game.turn(state)) {
      case Turn.Over _ -> refused(GAME_OVER, "The game is over.", "La partie est terminée.");
      case Turn.Draw _ -> dealt(game, state, actor, move);
      case Turn.Act act -> acted(game, state, act, actor, move);
    };
  }

  /** The move that a text says, if it is allowed; or what is wrong, with the rule against it. */
  public static <S, M> Reading<M> read(Game<S, M, ?> game, S state, Actor actor, String text) {
    return game.notation()
        .read(state, text)
        .then(
            move ->
                switch (rule(game, state, actor, move)) {
                  case Ruling.Allowed _ -> Reading.of(move);
                  case Ruling.Refused(Objection objection) ->
                      Reading.garbled(
                          Words.same(text + ": " + objection.rule() + " ").then(objection.why()));
                });
  }

  private static <S, M> Ruling dealt(Game<S, M, ?> game, S state, Actor actor, M move) {
    return switch (actor) {
      case Actor.Deal _ when game.chance(state).possible(move) -> new Ruling.Allowed();
      case Actor.Deal _ ->
          refused(NOT_DRAWN, "This can't be drawn now.", "Ce tirage est impossible.");
      case Actor.Player _, Actor.Glass _ ->
          refused(NOT_YOUR_TURN, "A card is being drawn.", "Une carte est en train d’être tirée.");
    };
  }

  private static <S, M> Ruling acted(
      Game<S, M, ?> game, S state, Turn.Act act, Actor actor, M move) {
    return switch (actor) {
      case Actor.Player(Seat seat) when !act.mayMove(seat) ->
          refused(NOT_YOUR_TURN, "It is not your turn.", "Ce n’est pas votre tour.");
      case Actor.Player(Seat seat) ->
          game.moves(state, seat).contains(move)
              ? new Ruling.Allowed()
              : new Ruling.Refused(game.objection(state, seat, move));
      case Actor.Glass _ when act.sand().isPresent() && game.timeUp(state).equals(move) ->
          new Ruling.Allowed();
      case Actor.Glass _, Actor.Deal _ ->
          refused(NOT_DRAWN, "Nothing is drawn now.", "Rien n’est tiré maintenant.");
    };
  }

  private static Ruling refused(String rule, String en, String fr) {
    return new Ruling.Refused(new Objection(rule, new Words(en, fr)));
  }
}
