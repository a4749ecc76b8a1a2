package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.games.wolfwalkers.cards.Card;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Adjacency;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.scoring.Terms;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Setups;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.telling.Hearer;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a reason says about Objectives and points is what the count says, before and after. */
class PointsTest {

  private static final WolfWalkers GAME = (WolfWalkers) Shelf.find("wolfwalkers").orElseThrow();
  private static final Pattern GAIN =
      Pattern.compile(
          "([Cc]ompletes|[Bb]alances|[Cc]ounts for) “([^”]+)”: \\+(\\d+)"
              + "|“([^”]+)” counts at once: \\+(\\d+)");
  private static final Pattern LOSS = Pattern.compile("“([^”]+)” loses (\\d+)");
  private static final Pattern NEAR =
      Pattern.compile(
          "“([^”]+)”(?: stays within reach|): one more Story with (.+) and it counts \\+(\\d+)"
              + "|“([^”]+)” only needs one Story with (.+): \\+(\\d+)");
  private static final Pattern DENIED =
      Pattern.compile("Otherwise Player (\\d) could take this card: \\+(\\d+)");
  private static final Pattern OFFER =
      Pattern.compile("With it, “([^”]+)” of the market would count \\+(\\d+)");

  private final Set<String> met = new TreeSet<>();

  @Test
  void theCountConfirmsReasons() {
    for (Setup setup : Setups.all(GAME.info())) {
      follow(setup, new QuickDice(setup.hashCode()));
    }
    assertEquals(Set.of("gain", "loss", "near", "denied", "offer"), met);
  }

  private void follow(Setup setup, Dice dice) {
    Tale tale = GAME.start(setup);
    while (!(GAME.turn(tale) instanceof Turn.Over)) {
      if (GAME.turn(tale) instanceof Turn.Act act) {
        Seat seat = act.awaited().getFirst();
        Move move = dice.pick(GAME.moves(tale, seat));
        Tale after = GAME.play(tale, Actor.player(seat), move);
        if (dice.below(4) == 0) {
          confirm(tale, after, seat, move);
        }
        tale = after;
      } else {
        tale = GAME.play(tale, new Actor.Deal(), GAME.chance(tale).sample(dice));
      }
    }
  }

  private void confirm(Tale before, Tale after, Seat seat, Move move) {
    String text =
        GAME.point(before, seat, move)
            .orElseThrow()
            .to(Hearer.strangers(before.players()))
            .en()
            .text();
    Grid was = before.grid(seat);
    Grid is = after.grid(seat);
    Terms terms = after.terms();
    for (MatchResult said : GAIN.matcher(text).results().toList()) {
      String title = said.group(2) == null ? said.group(4) : said.group(2);
      String points = said.group(3) == null ? said.group(5) : said.group(3);
      confirm("gain", text, points, points(is, terms, title) - points(was, terms, title));
    }
    for (MatchResult said : LOSS.matcher(text).results().toList()) {
      String title = said.group(1);
      confirm("loss", text, said.group(2), points(was, terms, title) - points(is, terms, title));
    }
    for (MatchResult said : NEAR.matcher(text).results().toList()) {
      String title = said.group(1) == null ? said.group(4) : said.group(1);
      String icons = said.group(2) == null ? said.group(5) : said.group(2);
      String points = said.group(3) == null ? said.group(6) : said.group(3);
      int most = points(is, terms, title);
      for (Cell cell : is.open(Adjacency.STRAIGHT)) {
        most = Math.max(most, points(is.placed(story(cell, icons)), terms, title));
      }
      confirm("near", text, points, most - points(is, terms, title));
    }
    for (MatchResult said : DENIED.matcher(text).results().toList()) {
      Seat other = Seat.of(Integer.parseInt(said.group(1)) - 1);
      Placed taken = is.at(is.last().orElseThrow()).orElseThrow();
      confirm("denied", text, said.group(2), most(before.grid(other), terms, taken));
    }
    for (MatchResult said : OFFER.matcher(text).results().toList()) {
      Card card = card(said.group(1));
      assertTrue(
          after.market().places().stream()
              .anyMatch(p -> p.side() == Side.OBJECTIVE && p.card().orElse(0) == card.id()),
          text);
      Placed taken = Placed.fresh(Cell.FIRST, card.id(), Side.OBJECTIVE);
      confirm("offer", text, said.group(2), most(is, terms, taken));
    }
  }

  private void confirm(String claim, String text, String said, int counted) {
    met.add(claim);
    assertEquals(Integer.parseInt(said), counted, text);
  }

  /** The most that a card could bring to a grid. */
  private static int most(Grid grid, Terms terms, Placed card) {
    int now = GAME.scoring().grid(grid, terms).total();
    return grid.open(Adjacency.STRAIGHT).stream()
        .map(cell -> grid.placed(Placed.fresh(cell, card.card(), card.side())))
        .mapToInt(more -> GAME.scoring().grid(more, terms).total() - now)
        .max()
        .orElseThrow();
  }

  private static int points(Grid grid, Terms terms, String title) {
    return GAME.scoring().grid(grid, terms).lines().stream()
        .filter(line -> line.card() == card(title).id())
        .mapToInt(line -> line.points())
        .sum();
  }

  private static Card card(String title) {
    return GAME.deck().cards().stream()
        .filter(card -> card.title().en().equals(title))
        .findFirst()
        .orElseThrow();
  }

  /** A Story with the icons that are named. */
  private static Placed story(Cell cell, String named) {
    Placed blank = Placed.fresh(cell, 1, Side.STORY);
    for (Icon icon : Icon.in(blank.icons(GAME.deck()))) {
      blank = blank.inked(icon);
    }
    for (Icon icon : Icon.all()) {
      if (Set.of(named.split(", | and ")).contains(icon.seen().en())) {
        blank = blank.inked(icon);
      }
    }
    return blank;
  }
}
