package bergerie.games.pavillon.view;

import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;

/**
 * What a viewer sees.
 *
 * @param step what the table waits for
 * @param card the card it is about: turned up, drawn, or asking for a choice
 * @param actions what the player in the shop has left
 * @param turn the number of the turn in this combat; 0 outside of combats
 * @param active whose turn it is in a combat
 * @param cast who may cast no spell for now, having done so
 * @param passed who has passed since the last strike
 * @param ranking of the last combat, the winner first
 * @param fallen who has no living pet any more, the first to fall first
 * @param last the last move that everyone saw, with who made it
 * @param you what only this viewer sees
 */
public record PavillonView(
    int round,
    Step step,
    Optional<CardView> card,
    int actions,
    int turn,
    Optional<String> active,
    List<String> cast,
    List<String> passed,
    Optional<StrikeView> strike,
    Optional<WindowView> window,
    List<String> ranking,
    List<String> fallen,
    List<PlayerView> players,
    List<CardView> shop,
    List<CardView> row,
    PileView pets,
    PileView weapons,
    PileView spells,
    int bank,
    String last,
    Optional<You> you) {

  /** What the table waits for. */
  public enum Step {
    DRAW,
    KEEP,
    SHOP,
    PLACE,
    ADOPT,
    RESPOND,
    STRIKE,
    CHOOSE,
    SHED,
    GIVE_UP,
    HIT_ONE,
    PICK,
    OVER
  }

  /** A card with its words. Numbers that a kind of card lacks are 0. */
  public record CardView(
      String id, Words name, String kind, int attack, int life, int cost, Words text) {}

  /**
   * What lies before a player.
   *
   * @param hand how many spells
   * @param seen those of them that everybody saw being taken
   * @param chosen whether the first pet is chosen already
   * @param venom Life to lose after this round and after the next
   */
  public record PlayerView(
      String seat,
      boolean in,
      int life,
      int coins,
      CardView weapon,
      List<PetView> pets,
      int limit,
      Optional<CardView> aspect,
      int hand,
      List<CardView> seen,
      boolean chosen,
      List<Integer> venom) {}

  /**
   * A pet in play.
   *
   * @param place as in cues, {@code P2.1}
   * @param name as in moves, {@code P2.loup}
   * @param marks what it suffers or has used, in words for the state notation
   */
  public record PetView(
      String place,
      String name,
      CardView card,
      int life,
      int most,
      int attack,
      boolean stunned,
      List<String> marks) {}

  /**
   * A strike that is declared.
   *
   * @param ahead what it will do if nobody answers it; empty once it has landed
   */
  public record StrikeView(String by, String at, int less, Optional<ForeseenView> ahead) {}

  /**
   * A window that is open.
   *
   * @param asked who may respond, by what everyone can see
   * @param passed who has passed; with sand nobody sees that
   */
  public record WindowView(
      String when, Words label, int seconds, List<String> asked, List<String> passed) {}

  /**
   * A pile.
   *
   * @param under known cards at the bottom, the topmost first
   * @param discard the last one discarded last
   */
  public record PileView(int size, List<String> under, List<String> discard) {}

  /**
   * What only one player knows.
   *
   * @param entries for each spell of the hand how often it has entered one, for traps
   * @param passed whether you have passed in this window
   * @param strikes what each strike you may declare now would do
   * @param prices what each weapon of the shop would cost you, your old one given back
   */
  public record You(
      String seat,
      List<CardView> hand,
      List<Integer> entries,
      List<CardView> offer,
      Optional<String> kept,
      String standing,
      boolean passed,
      List<ForeseenView> strikes,
      List<Integer> prices) {}

  /**
   * What a strike would do if nobody answered it.
   *
   * @param move as it is played, {@code strike P1.loup P2.crabe}
   * @param left the Life left to the struck pet
   * @param back the Life left to the striker
   * @param notes everything that would happen, explained
   */
  public record ForeseenView(
      String move,
      String by,
      String at,
      boolean advantage,
      int left,
      int back,
      List<Words> notes) {}
}
