package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.box.Power;
import bergerie.games.wolfandhound.round.Agreement;
import bergerie.games.wolfandhound.round.Circle;
import bergerie.games.wolfandhound.round.Finale;
import bergerie.games.wolfandhound.round.Hand;
import bergerie.games.wolfandhound.round.Order;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Side;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.dice.QuickDice;
import java.util.Arrays;
import java.util.List;

/**
 * Four random players, as fast as can be: for the same dice the very games of the rules. A round is
 * a few numbers that change in place; what the animals do about a card is asked of {@link Pack}
 * once, and looked up from then on. Not for several threads.
 */
public final class Playout {

  /**
   * How a match went.
   *
   * @param circle how they sat
   * @param green rounds won by this team; {@code orange} by the other
   * @param rule that ended it
   */
  public record End(Circle circle, int green, int orange, String rule, int turns) {
    public Seat beginner() {
      return circle.round(1).person(Place.FIRST).orElseThrow();
    }
  }

  private static final int UNKNOWN = -1;
  private static final int UNDECIDED = -1;
  private static final int PLACES = 4;
  private static final int CARDS = Card.ALL.size();

  private final Agreement agreed;
  private final List<Animal> animals;

  /** Whom each animal acts upon, as steps from the active player. */
  private final int[][] targets;

  private final int passing;
  private final int forbidding;

  // All of these are filled as they are asked for. An arrangement of the animals is one number:
  // their places below, and above them the faces that are turned.
  private final int[] afterCard;
  private final int[] alike;
  private final int[] before;
  private final int[] foremost;
  private final int[] black;

  // The round.
  private final int[] pens = new int[PLACES];
  private final int[] forests = new int[PLACES];
  private final long[] hands = new long[PLACES];
  private long unseen;
  private int arrangement;
  private int active;
  private boolean last;
  private int turns;
  private Phase.Reason reason = Phase.Reason.COUNT;

  public Playout(WolfAndHound game, Setup setup) {
    this.agreed = game.start(setup).agreed();
    if (agreed.players() != PLACES) {
      throw new IllegalArgumentException("no ghosts here");
    }
    this.animals = agreed.animals();
    int count = animals.size();
    this.targets =
        animals.stream()
            .map(
                animal ->
                    animal.targets().stream()
                        .mapToInt(target -> target.from(Place.FIRST).ordinal())
                        .toArray())
            .toArray(int[][]::new);
    this.passing = with(Power.PASS);
    this.forbidding = with(Power.NO_THREE);
    this.afterCard = unknown(CARDS << (3 * count));
    this.alike = unknown(1 << (3 * count));
    this.before = unknown(PLACES << (2 * count));
    this.foremost = unknown(1 << (2 * count));
    this.black = unknown(1 << count);
  }

  private int with(Power power) {
    int found = 0;
    for (int i = 0; i < animals.size(); i++) {
      found |= animals.get(i).power() == power ? 1 << i : 0;
    }
    return found;
  }

  private static int[] unknown(int size) {
    int[] table = new int[size];
    Arrays.fill(table, UNKNOWN);
    return table;
  }

  /** One match, from the first card to the last. */
  public End play(QuickDice dice) {
    // WH-10
    Circle circle = agreed.drawsSeats() ? dice.pick(agreed.circles()) : agreed.circle();
    int green = 0;
    turns = 0;
    for (int round = 1; round <= agreed.rounds(); round++) {
      // The next round begins with the first player's turn, whoever's it was.
      turns += round > 1 && active != 0 ? 1 : 0;
      deal(dice);
      // Teams stay while the first place goes round: the team of a place changes each time.
      boolean firstIsGreen = circle.round(round).side(Place.FIRST) == Side.GREEN;
      green += (round(dice) == 0) == firstIsGreen ? 1 : 0;
    }
    // WH-10: of several rounds the team with more of them wins.
    String rule = agreed.rounds() == 1 ? reason.rule() : "WH-10";
    return new End(circle, green, agreed.rounds() - green, rule, turns);
  }

  // WH-11, WH-12, WH-13
  private void deal(QuickDice dice) {
    unseen = agreed.deck().counts();
    arrangement = number(Pack.start(animals));
    last = false;
    for (active = 0; active < PLACES; active++) {
      pens[active] = agreed.sheep().at(Place.ALL.get(active));
      forests[active] = 0;
      hands[active] = 0;
      for (int i = 0; i < Hand.DEALT; i++) {
        draw(dice);
      }
    }
    active = 0;
  }

  private void draw(QuickDice dice) {
    long one = 1L << (8 * new Cards(unseen).pick(dice).ordinal());
    unseen -= one;
    hands[active] += one;
  }

  /** Plays a round; answers the winning places, 0 for the first and third, 1 for the others. */
  private int round(QuickDice dice) {
    // WH-20: phase 1 is skipped on the very first turn, and so is all that comes of it.
    playCard(dice, false);
    while (true) {
      active = (active + 1) & 3;
      turns++;
      boolean passed = activate(dice);
      boolean over = last && active == 0;
      // WH-30: the turn ends at once; in the last turn only the count is left, and by WH-28 there
      // may be no check before it.
      boolean unchecked = passed || (over && agreed.finale() == Finale.COUNT);
      int winner = unchecked ? UNDECIDED : sheepless();
      if (winner == UNDECIDED && over) {
        winner = count();
      }
      if (winner != UNDECIDED) {
        return winner;
      }
      if (!passed) {
        playCard(dice, (here() & forbidding) != 0);
      }
    }
  }

  // WH-20, WH-21, WH-34: says whether a tornado has ended the turn.
  private boolean activate(QuickDice dice) {
    for (int waiting = here(); waiting != 0; ) {
      int choice = foremost(waiting);
      int many = agreed.order() == Order.ASKED ? Integer.bitCount(choice) : 1;
      int number = nth(choice, many == 1 ? 0 : dice.below(many));
      if ((passing >> number & 1) != 0) {
        return true;
      }
      if ((forbidding >> number & 1) == 0) {
        herd(number);
      }
      waiting &= ~(1 << number);
    }
    return false;
  }

  private void herd(int number) {
    boolean chases = (black() >> number & 1) != 0;
    for (int steps : targets[number]) {
      int place = (active + steps) & 3;
      if (chases && pens[place] > 0) {
        pens[place]--;
        forests[place]++;
      } else if (!chases && forests[place] > 0) {
        pens[place]++;
        forests[place]--;
      }
    }
  }

  // WH-23
  private int sheepless() {
    reason = Phase.Reason.SHEEPLESS;
    if (pens[active] == 0) {
      return ~active & 1;
    }
    if (pens[(active + 1) & 3] == 0 || pens[(active + 3) & 3] == 0) {
      return active & 1;
    }
    return pens[(active + 2) & 3] == 0 ? ~active & 1 : UNDECIDED;
  }

  // WH-28, WH-29
  private int count() {
    int first = pens[0] + pens[2];
    int second = pens[1] + pens[3];
    reason = first == second ? Phase.Reason.TIE : Phase.Reason.COUNT;
    return first > second ? 0 : 1;
  }

  // WH-24 to WH-28, WH-31 to WH-33
  private void playCard(QuickDice dice, boolean noThrees) {
    int kinds = WolfAndHound.playableKinds(new Cards(hands[active]), noThrees);
    if (kinds == 0) {
      // Showing one's hand is a choice too, of one.
      dice.below(1);
      return;
    }
    int card = nth(kinds, dice.below(Integer.bitCount(kinds)));
    hands[active] -= 1L << (8 * card);
    arrangement = afterCard(card);
    for (int pair = alike(); pair != 0; pair = alike()) {
      arrangement ^= 1 << (2 * animals.size() + nth(pair, dice.below(2)));
    }
    if (unseen != 0) {
      draw(dice);
    }
    last |= hands[active] == 0;
  }

  private static int nth(int some, int n) {
    int rest = some;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  // What the pack does, asked once.

  private int number(Pack pack) {
    return pack.turned() << (2 * animals.size()) | pack.places();
  }

  private Pack pack() {
    return new Pack(animals, places(), turned());
  }

  private int places() {
    return arrangement & ((1 << (2 * animals.size())) - 1);
  }

  private int turned() {
    return arrangement >> (2 * animals.size());
  }

  private int afterCard(int card) {
    int index = arrangement * CARDS + card;
    if (afterCard[index] == UNKNOWN) {
      Pack moved = pack().moved(Card.ALL.get(card));
      for (Animal animal : pack().entering(Card.ALL.get(card))) {
        moved = moved.flipped(animal);
      }
      afterCard[index] = number(moved);
    }
    return afterCard[index];
  }

  private int alike() {
    if (alike[arrangement] == UNKNOWN) {
      int pair = 0;
      for (Animal animal : pack().alike()) {
        pair |= 1 << animals.indexOf(animal);
      }
      alike[arrangement] = pair;
    }
    return alike[arrangement];
  }

  /** The animals before the active player. */
  private int here() {
    int index = places() * PLACES + active;
    if (before[index] == UNKNOWN) {
      before[index] = pack().before(Place.ALL.get(active));
    }
    return before[index];
  }

  private int foremost(int some) {
    int index = turned() << animals.size() | some;
    if (foremost[index] == UNKNOWN) {
      foremost[index] = pack().foremost(some);
    }
    return foremost[index];
  }

  /** The animals that show a black face. */
  private int black() {
    int turned = turned();
    if (black[turned] == UNKNOWN) {
      int found = 0;
      for (int i = 0; i < animals.size(); i++) {
        found |= pack().colour(i) == Colour.BLACK ? 1 << i : 0;
      }
      black[turned] = found;
    }
    return black[turned];
  }
}
