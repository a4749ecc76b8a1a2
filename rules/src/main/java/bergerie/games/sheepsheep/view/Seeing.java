package bergerie.games.sheepsheep.view;

import bergerie.games.sheepsheep.meadow.Agreement;
import bergerie.games.sheepsheep.meadow.Agreement.Pace;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.Shepherd;
import bergerie.games.sheepsheep.meadow.Stage;
import bergerie.games.sheepsheep.view.SheepSheepView.Fold;
import bergerie.games.sheepsheep.view.SheepSheepView.Heap;
import bergerie.games.sheepsheep.view.SheepSheepView.Lean;
import bergerie.games.sheepsheep.view.SheepSheepView.Outline;
import bergerie.games.sheepsheep.view.SheepSheepView.Seen;
import bergerie.games.sheepsheep.view.SheepSheepView.Spot;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Builds what one viewer sees. SS-5: both faces of all cards before the players are public. */
public final class Seeing {

  private final Pasture state;
  private final Viewer viewer;
  private final Showing showing;

  /** Which fetishes are shown. */
  public enum Showing {
    OWN,
    ALL
  }

  private Seeing(Pasture state, Viewer viewer, Showing showing) {
    this.state = state;
    this.viewer = viewer;
    this.showing = showing;
  }

  public static SheepSheepView view(Pasture state, Viewer viewer, Showing showing) {
    return new Seeing(state, viewer, showing).view();
  }

  private SheepSheepView view() {
    return new SheepSheepView(
        state.stage(),
        meadow(),
        Seat.all(state.agreed().players()).stream().map(this::fold).toList(),
        state.pile().size(),
        state.stage() == Stage.FIRST ? Optional.empty() : Optional.of(state.mover().index()),
        state.progress().turns(),
        state.progress().barren(),
        state.progress().exchanges(),
        exchangesLeft(),
        drawn(),
        groups(),
        lean());
  }

  // SS-18: the table shows the count from the third round on.
  private Optional<Lean> lean() {
    return Optional.of(new Lean(state.barrenRounds(), state.agreed().barren()))
        .filter(lean -> lean.rounds() >= Agreement.LEAN);
  }

  private List<Spot> meadow() {
    List<Spot> spots = new ArrayList<>();
    for (Cell cell : Cell.ALL) {
      spots.add(new Spot(cell, state.meadow().at(cell).map(laid -> seen(cell, laid))));
    }
    return spots;
  }

  // SS-20: an underside is seen by those who know it.
  private Seen seen(Cell cell, Laid laid) {
    return state.versos().at(cell).isKnownTo(viewer)
        ? Seen.of(laid)
        : new Seen(laid.up(), Optional.empty());
  }

  // SS-20: whoever fills a gap sees both faces; the others see what is up once it lies.
  private Optional<Laid> drawn() {
    return state.agreed().undersides() == Agreement.Undersides.OPEN
            || viewer.equals(Viewer.player(state.mover()))
        ? state.drawn()
        : Optional.empty();
  }

  private Fold fold(Seat seat) {
    Shepherd shepherd = state.shepherd(seat);
    // SS-4: a fetish is secret until the end.
    boolean known = showing == Showing.ALL || viewer.equals(Viewer.player(seat));
    Optional<Family> fetish = known ? shepherd.fetish() : Optional.empty();
    return new Fold(
        seat.index(),
        shepherd.cards(),
        fetish,
        shepherd.won().size(),
        won(shepherd),
        fetish.map(_ -> shepherd.points()));
  }

  private static List<Heap> won(Shepherd shepherd) {
    List<Heap> heaps = new ArrayList<>();
    for (Family family : Family.ALL) {
      int sheep = shepherd.sheep(family);
      if (sheep > 0) {
        heaps.add(new Heap(family, sheep));
      }
    }
    return heaps;
  }

  private Optional<Integer> exchangesLeft() {
    return switch (state.agreed().pace()) {
      case Pace.Timed _ -> Optional.empty();
      case Pace.Counted(int most) -> Optional.of(most - state.progress().exchanges());
    };
  }

  /** While the meadow is laid or filled, what stands together can't be won yet. */
  private List<Outline> groups() {
    if (state.stage() != Stage.HERDING) {
      return List.of();
    }
    return state.meadow().groups().stream()
        .map(group -> new Outline(group.family(), group.places(), worth(group)))
        .sorted(Comparator.comparingInt(Outline::worth).reversed())
        .toList();
  }

  private int worth(Group group) {
    Optional<Family> own =
        switch (viewer) {
          case Viewer.Player(Seat seat) -> state.shepherd(seat).fetish();
          case Viewer.Spectator _ -> Optional.empty();
        };
    return own.equals(Optional.of(group.family())) ? 2 * group.size() : group.size();
  }
}
