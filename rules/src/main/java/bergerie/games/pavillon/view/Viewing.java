package bergerie.games.pavillon.view;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Combat;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Pile;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.table.Window;
import bergerie.games.pavillon.telling.MoveText;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.PetMarks;
import bergerie.games.pavillon.view.PavillonView.CardView;
import bergerie.games.pavillon.view.PavillonView.PetView;
import bergerie.games.pavillon.view.PavillonView.PileView;
import bergerie.games.pavillon.view.PavillonView.PlayerView;
import bergerie.games.pavillon.view.PavillonView.Step;
import bergerie.games.pavillon.view.PavillonView.StrikeView;
import bergerie.games.pavillon.view.PavillonView.WindowView;
import bergerie.games.pavillon.view.PavillonView.You;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.telling.Hearer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds up what a viewer sees. */
public final class Viewing {

  private final Lodge t;
  private final StrikeViews strikes;
  private final Optional<Task> task;

  private Viewing(Lodge t, Hearer to) {
    this.t = t;
    this.strikes = new StrikeViews(t, to);
    this.task = t.over() ? Optional.empty() : Optional.of(t.next());
  }

  /** What the viewer sees; it is said {@code to} somebody who knows nobody’s name. */
  public static PavillonView of(Lodge t, Viewer viewer, Hearer to) {
    Optional<Seat> seat =
        switch (viewer) {
          case Viewer.Player(Seat own) -> Optional.of(own);
          case Viewer.Spectator _ -> Optional.empty();
        };
    return new Viewing(t, to).view(seat);
  }

  private PavillonView view(Optional<Seat> own) {
    Combat combat = t.combat();
    List<PlayerView> players = new ArrayList<>();
    t.ground().seats().forEach(seat -> players.add(player(seat)));
    return new PavillonView(
        t.round(),
        step(),
        card(),
        task.isPresent() && task.get() instanceof Task.Shopping(_, int actions) ? actions : 0,
        combat.turn(),
        combat.turn() > 0 ? Optional.of(Names.seat(combat.active())) : Optional.empty(),
        names(t.ground().seats(combat.cast())),
        names(t.ground().seats(combat.passes())),
        combat
            .declared()
            .map(
                s ->
                    new StrikeView(
                        Names.place(s.by()), Names.place(s.at()), s.less(), strikes.declared())),
        window(),
        names(t.ranking()),
        names(combat.fallen()),
        players,
        t.shop().stream().map(CardViews::of).toList(),
        t.row().stream().map(CardViews::of).toList(),
        pile(t.pets()),
        pile(t.weapons()),
        pile(t.spells()),
        t.bank(),
        t.last().map(MoveText::last).orElse(""),
        own.map(this::you));
  }

  private Step step() {
    if (task.isEmpty()) {
      return Step.OVER;
    }
    if (!(task.get() instanceof Task.Asking asking)) {
      return Step.DRAW;
    }
    return switch (asking) {
      case Task.ChooseStarters _ -> Step.KEEP;
      case Task.Shopping _ -> Step.SHOP;
      case Task.Place _ -> Step.PLACE;
      case Task.Adopt _ -> Step.ADOPT;
      case Task.Respond _ -> Step.RESPOND;
      case Task.ChooseStrike _ -> Step.STRIKE;
      case Task.Apply _ -> Step.CHOOSE;
      case Task.Shed _ -> Step.SHED;
      case Task.GiveUpSpell _ -> Step.GIVE_UP;
      case Task.WeaponStrike _ -> Step.HIT_ONE;
      case Task.PickSpell _ -> Step.PICK;
    };
  }

  private Optional<CardView> card() {
    if (task.isEmpty()) {
      return Optional.empty();
    }
    if (task.get() instanceof Task.Adopt(_, Species drawn)) {
      return Optional.of(CardViews.of(drawn));
    }
    if (task.get() instanceof Task.Place(_, Weapon drawn)) {
      return Optional.of(CardViews.of(drawn));
    }
    if (task.get() instanceof Task.Apply apply) {
      return Optional.of(CardViews.of(t.card(apply.source())));
    }
    return Optional.empty();
  }

  // PT-35: with sand nobody sees who has passed.
  private Optional<WindowView> window() {
    if (task.isPresent() && task.get() instanceof Task.Respond(Window window, int passed, _)) {
      List<String> shown = t.ground().sand() ? List.of() : names(t.ground().seats(passed));
      return Optional.of(
          new WindowView(
              window.id(),
              window.label(),
              t.ground().agreed().window(),
              names(t.ground().seats(t.eligible())),
              shown));
    }
    return Optional.empty();
  }

  // PT-6: hands are hidden but for their size, and for what everybody saw being taken.
  private PlayerView player(Seat seat) {
    Player player = t.player(seat);
    List<CardView> seen =
        player.hand().stream()
            .filter(held -> held.sight() == Held.Sight.SEEN)
            .map(held -> CardViews.of(held.spell()))
            .toList();
    return new PlayerView(
        Names.seat(seat),
        player.in(),
        player.life(),
        player.coins(),
        CardViews.of(player.weapon()),
        player.pets().stream().map(pet -> pet(seat, pet)).toList(),
        Facts.limit(t, seat),
        player.aspect().map(CardViews::of),
        player.hand().size(),
        seen,
        player.offer().kept().isPresent(),
        List.of(player.venom().due(), player.venom().later()));
  }

  private PetView pet(Seat seat, Pet pet) {
    PetRef ref = PetRef.of(seat, pet.slot());
    return new PetView(
        Names.place(ref),
        Names.pet(t, ref),
        CardViews.of(pet.species()),
        Facts.life(t, ref),
        Facts.most(t, ref),
        Facts.attack(t, ref),
        pet.stunned(),
        PetMarks.of(pet));
  }

  private You you(Seat seat) {
    Player player = t.player(seat);
    boolean passed =
        task.isPresent()
            && task.get() instanceof Task.Respond(_, int bits, _)
            && (bits & (1 << seat.index())) != 0;
    return new You(
        Names.seat(seat),
        player.hand().stream().map(held -> CardViews.of(held.spell())).toList(),
        player.hand().stream().map(Held::entries).toList(),
        player.offer().pets().stream().map(CardViews::of).toList(),
        player.offer().kept().map(Species::id),
        player.standing().id(),
        passed,
        strikes.open(seat),
        t.shop().stream().map(player::price).toList());
  }

  private static PileView pile(Pile<?> pile) {
    return new PileView(
        pile.size(),
        pile.under().stream().map(Card::id).toList(),
        pile.discard().stream().map(Card::id).toList());
  }

  private static List<String> names(List<Seat> seats) {
    return seats.stream().map(Names::seat).toList();
  }
}
