package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Box;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.round.Agreement;
import bergerie.games.wolfandhound.round.Circle;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.games.wolfandhound.view.Drawing;
import bergerie.games.wolfandhound.view.WolfAndHoundView;
import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.List;

/**
 * Moves: {@code b3}, {@code pass}, {@code act W01}, {@code flip M01}, {@code keep}, {@code swap};
 * of the table: {@code sit P3 P1 P4 P2}, {@code draw b3}, {@code turn b3}, {@code next}. States:
 * see {@link StateText}.
 */
public final class WolfAndHoundNotation
    implements Notation<WolfAndHoundState, Move, WolfAndHoundView> {

  private final Box box;

  public WolfAndHoundNotation(Box box) {
    this.box = box;
  }

  @Override
  public String write(WolfAndHoundState state, Move move) {
    return switch (move) {
      case Move.Play(Card card) -> card.text();
      case Move.Pass _ -> "pass";
      case Move.Act(Animal animal) -> "act " + animal.id();
      case Move.Flip(Animal animal) -> "flip " + animal.id();
      case Move.Keep _ -> "keep";
      case Move.Swap _ -> "swap";
      case Move.Draw(Card card) -> "draw " + card.text();
      case Move.TurnUp(Card card) -> "turn " + card.text();
      case Move.Sit(Circle circle) -> "sit " + StateText.order(circle);
      case Move.NextRound _ -> "next";
    };
  }

  @Override
  public Reading<Move> read(WolfAndHoundState state, String text) {
    List<String> words = List.of(text.split(" ", -1));
    String first = words.getFirst();
    return switch (words.size()) {
      case 1 ->
          switch (first) {
            case "pass" -> Reading.of(new Move.Pass());
            case "keep" -> Reading.of(new Move.Keep());
            case "swap" -> Reading.of(new Move.Swap());
            case "next" -> Reading.of(new Move.NextRound());
            default -> card(text, first).then(card -> Reading.of(new Move.Play(card)));
          };
      case 2 ->
          switch (first) {
            case "act" -> animal(text).then(animal -> Reading.of(new Move.Act(animal)));
            case "flip" -> animal(text).then(animal -> Reading.of(new Move.Flip(animal)));
            case "draw" ->
                card(text, words.getLast()).then(card -> Reading.of(new Move.Draw(card)));
            case "turn" ->
                card(text, words.getLast()).then(card -> Reading.of(new Move.TurnUp(card)));
            default -> unreadable(text);
          };
      case 5 -> first.equals("sit") ? sit(state, text) : unreadable(text);
      default -> unreadable(text);
    };
  }

  private static Reading<Move> sit(WolfAndHoundState state, String text) {
    return StateReader.circle(state.agreed(), text.substring("sit ".length()))
        .<Reading<Move>>map(circle -> Reading.of(new Move.Sit(circle)))
        .orElseGet(() -> unreadable(text));
  }

  private static Reading<Card> card(String text, String name) {
    return Card.find(name).map(Reading::of).orElseGet(() -> unreadable(text));
  }

  private Reading<Animal> animal(String text) {
    return box.find(text.substring(text.indexOf(' ') + 1))
        .map(Reading::of)
        .orElseGet(() -> unreadable(text));
  }

  private static <T> Reading<T> unreadable(String text) {
    return Reading.garbled(
        new Words(
                "“{0}” is no move here: expected a card b1 to b4 or w1 to w4, pass, act W01, flip"
                    + " M01, keep or swap",
                "« {0} » n’est pas un coup : attendu une carte b1 à b4 ou w1 à w4, pass, act W01,"
                    + " flip M01, keep ou swap")
            .with(text));
  }

  @Override
  public String writeState(WolfAndHoundState state) {
    return StateText.write(state);
  }

  @Override
  public Reading<WolfAndHoundState> readState(Setup setup, String line) {
    return new StateReader(Agreement.of(box, setup)).read(line);
  }

  @Override
  public Told tell(WolfAndHoundState before, Actor actor, Move move, Viewer viewer) {
    return new WolfAndHoundTelling(before, actor, viewer).tell(move);
  }

  /** Only dealt and drawn cards are told to one player alone. */
  @Override
  public boolean isOpen(WolfAndHoundState before, Move move, Viewer viewer) {
    return !(move instanceof Move.Draw) || !viewer.equals(Viewer.player(before.chooser()));
  }

  @Override
  public String draw(WolfAndHoundView view) {
    return Drawing.of(view);
  }
}
