package bergerie.games.wolfwalkers.view;

import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;

/**
 * The table as one viewer sees it. Seats are numbers from 0.
 *
 * @param hand Objectives that this viewer may choose the first card from
 * @param aid what the box holds and what this viewer has not seen of it yet
 * @param prospects what the viewer's legal moves would bring, where that can be known
 */
public record TaleView(
    Doing doing,
    int first,
    Optional<VariantCard> permanent,
    List<VariantCard> powers,
    Optional<Face> destiny,
    PileView pile,
    List<PlaceView> market,
    List<GridView> grids,
    List<Face> hand,
    Aid aid,
    List<Prospect> prospects) {

  /**
   * What the table waits for.
   *
   * @param power the Power used this turn
   * @param task what that Power still asks to choose
   * @param twists what it changes in taking and placing
   * @param encores turns in a row after this one
   */
  public record Doing(
      Step step,
      Optional<Integer> seat,
      Optional<Integer> power,
      Optional<Words> task,
      List<Words> twists,
      int encores) {
    public Doing {
      twists = List.copyOf(twists);
    }
  }

  public enum Step {
    DRAW,
    KEEP,
    TAKE,
    CHOOSE,
    RETOUCH,
    OVER
  }

  /** A Permanent, or a Power with the seats that have used it. */
  public record VariantCard(int id, Words title, Words text, List<Integer> usedBy) {
    public VariantCard {
      usedBy = List.copyOf(usedBy);
    }
  }

  /** The visible side of a card: the icons of a Story, or an Objective. */
  public record Face(int card, Side side, List<Icon> icons, Optional<Aim> objective) {
    public Face {
      icons = List.copyOf(icons);
    }
  }

  public record Aim(Objective.Kind kind, String pattern, int points, Words title, Words text) {}

  /**
   * The pile.
   *
   * @param known cards that this viewer knows the depth of, 1 being the top
   * @param among cards that this viewer knows to lie at some of these depths
   */
  public record PileView(int size, Optional<Face> top, List<Known> known, List<Among> among) {
    public PileView {
      known = List.copyOf(known);
      among = List.copyOf(among);
    }
  }

  public record Known(int depth, Face story, Face objective) {}

  public record Among(List<Integer> depths, List<Face> cards) {
    public Among {
      depths = List.copyOf(depths);
      cards = List.copyOf(cards);
    }
  }

  public record PlaceView(
      int place, Side side, Optional<Face> card, Optional<Integer> reservedBy) {}

  /**
   * A player's grid and what it is worth as it lies.
   *
   * @param hand how many Objectives the player chooses the first card from
   */
  public record GridView(
      int seat,
      List<Laid> cards,
      List<Worth> objectives,
      List<Extra> bonuses,
      int total,
      int skips,
      Optional<Side> banned,
      List<Integer> named,
      int hand) {
    public GridView {
      cards = List.copyOf(cards);
      objectives = List.copyOf(objectives);
      bonuses = List.copyOf(bonuses);
      named = List.copyOf(named);
    }
  }

  /** Points that come from no Objective alone. */
  public record Extra(Words why, int points) {}

  public record Laid(
      Cell cell, Face face, List<Icon> added, List<Icon> erased, List<Words> marks, boolean last) {
    public Laid {
      added = List.copyOf(added);
      erased = List.copyOf(erased);
      marks = List.copyOf(marks);
    }
  }

  /** What an Objective is worth; the shared one lies in no cell. */
  public record Worth(
      int card, Words title, Optional<Cell> at, int times, int points, List<Cell> cells) {
    public Worth {
      cells = List.copyOf(cells);
    }
  }

  /** How often everything is in the box, and how often it is still to come. */
  public record Aid(List<IconCount> icons, List<KindCount> kinds) {
    public Aid {
      icons = List.copyOf(icons);
      kinds = List.copyOf(kinds);
    }
  }

  /**
   * An icon of Stories.
   *
   * @param left on cards that lie in no grid, nor in the market
   */
  public record IconCount(Icon icon, int all, int left) {}

  public record KindCount(Objective.Kind kind, int all, int left) {}

  /**
   * What a move would bring its player at once.
   *
   * @param gain how much the total would grow
   * @param changes the Objectives that would count more or less
   */
  public record Prospect(String move, int gain, List<Change> changes) {
    public Prospect {
      changes = List.copyOf(changes);
    }
  }

  public record Change(int card, int by) {}

  public TaleView {
    powers = List.copyOf(powers);
    market = List.copyOf(market);
    grids = List.copyOf(grids);
    hand = List.copyOf(hand);
    prospects = List.copyOf(prospects);
  }
}
