package bergerie.games.wolfandhound.view;

import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.box.Kind;
import bergerie.games.wolfandhound.box.Movement;
import bergerie.games.wolfandhound.box.Power;
import bergerie.games.wolfandhound.box.Target;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Score;
import bergerie.games.wolfandhound.round.Side;
import bergerie.rules.Objection;
import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;

/**
 * The table as one viewer sees it.
 *
 * @param round from 1, of so many {@code rounds}
 * @param score the rounds won
 * @param meadows in the order of play, the first player's first
 * @param active whose turn it is
 * @param waiting ids of the animals that have yet to act this turn
 * @param noThrees whether 3s are forbidden this turn
 * @param lastLap whether the next turn of the first player ends the round
 * @param pile how many cards it has
 * @param turnedUp the ghost's card that its partner may exchange
 * @param played all cards played this round, the oldest first
 * @param hand the viewer's own, sorted; nothing for a spectator
 * @param result how the round ended
 */
public record WolfAndHoundView(
    int round,
    int rounds,
    Score score,
    List<MeadowView> meadows,
    Name active,
    Stage stage,
    List<AnimalView> animals,
    List<String> waiting,
    boolean noThrees,
    boolean lastLap,
    int pile,
    Optional<CardView> turnedUp,
    List<PlayedCard> played,
    List<CardView> hand,
    Optional<Result> result) {

  public WolfAndHoundView {
    meadows = List.copyOf(meadows);
    animals = List.copyOf(animals);
    waiting = List.copyOf(waiting);
    played = List.copyOf(played);
    hand = List.copyOf(hand);
  }

  /** What the table is about. */
  public enum Stage {
    SIT,
    DEAL,
    ACT,
    PLAY,
    TURN_UP,
    CALL,
    SWAP,
    FLIP,
    PART,
    DRAW,
    DECIDED
  }

  /**
   * A player's meadow.
   *
   * @param seat whose; none for a ghost
   * @param team none before the seats are drawn
   * @param cards how many in hand, or in a ghost's stack
   * @param shown those among them that everybody has seen: in a hand that was revealed, or under a
   *     ghost's stack, the lowest last
   */
  public record MeadowView(
      Name name,
      Optional<Integer> seat,
      Optional<Side> team,
      int pen,
      int forest,
      int cards,
      List<String> shown) {
    public MeadowView {
      shown = List.copyOf(shown);
    }
  }

  /** An animal as it lies: before whom, and the colour of the face it shows. */
  public record AnimalView(
      String id,
      Words label,
      Kind kind,
      Colour colour,
      Movement movement,
      List<Target> targets,
      Power power,
      Name at) {
    public AnimalView {
      targets = List.copyOf(targets);
    }
  }

  /**
   * A card that may be played.
   *
   * @param landings where every animal would lie, were it played now
   * @param forbidden why it can't be
   */
  public record CardView(String card, List<Landing> landings, Optional<Objection> forbidden) {
    public CardView {
      landings = List.copyOf(landings);
    }
  }

  /** Where an animal would lie, and the colour it would show there. */
  public record Landing(String animal, Name at, Colour colour) {}

  /** A card beside a meadow. */
  public record PlayedCard(Name by, String card) {}

  /** Who has won the round, and by which rule. */
  public record Result(Side winner, String rule, Words why) {}
}
