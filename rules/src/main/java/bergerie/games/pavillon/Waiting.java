package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;

/** What a task waits for before it can be carried out. */
enum Waiting {
  NOTHING,
  PLAYERS,
  CHANCE;

  static final int SHOP = 2;

  static Waiting of(Situation s, Task task) {
    return switch (task) {
      case Task.Apply apply -> Choices.candidates(s, apply) > 1 ? PLAYERS : NOTHING;
      case Task.DrawSpell _ -> drawing(s.spells());
      case Task.LoseSpell(Seat seat) -> s.player(seat).hand().isEmpty() ? NOTHING : CHANCE;
      case Task.GiveUpSpell(Seat seat) -> s.player(seat).hand().isEmpty() ? NOTHING : PLAYERS;
      case Task.Shed(Seat seat) ->
          s.player(seat).pets().size() > Facts.limit(s, seat) ? PLAYERS : NOTHING;
      case Task.DealStarters(Seat seat) ->
          s.player(seat).offer().pets().size() < Offer.SIZE ? CHANCE : NOTHING;
      case Task.ChooseStarters _ -> undecided(s) ? PLAYERS : NOTHING;
      case Task.FillShop _ -> s.shop().size() < SHOP ? drawing(s.weapons()) : NOTHING;
      case Task.DrawFirst _, Task.Refresh _, Task.Tame _ -> CHANCE;
      case Task.Shopping(_, int actions) -> actions > 0 ? PLAYERS : NOTHING;
      case Task.Place _, Task.Adopt _ -> PLAYERS;
      case Task.Respond respond -> responding(s, respond);
      case Task.ChooseStrike(var extra) ->
          Facts.canStrike(s, s.active(), extra) ? PLAYERS : NOTHING;
      case Task.WeaponStrike(Seat seat) ->
          Facts.hitsOne(s, seat) && Facts.besides(s, seat).size() > 1 ? PLAYERS : NOTHING;
      case Task.Reveal _ -> drawing(s.spells());
      case Task.PickSpell _ -> s.row().isEmpty() ? NOTHING : PLAYERS;
      case Task.Fire _,
          Task.Settle _,
          Task.Prepare _,
          Task.StartCombat _,
          Task.StartTurn _,
          Task.Land _,
          Task.Extras _,
          Task.EndTurn _,
          Task.Rest _,
          Task.LoseToVenom _,
          Task.Eliminate _ ->
          NOTHING;
    };
  }

  // PT-24: both pile and discard empty: skip.
  private static Waiting drawing(Pile<?> pile) {
    return pile.exhausted() ? NOTHING : CHANCE;
  }

  private static boolean undecided(Situation s) {
    for (Seat seat : s.ground().seats()) {
      Offer offer = s.player(seat).offer();
      if (!offer.pets().isEmpty() && offer.kept().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  // PT-35: with sand the window lasts as long as the sand, whatever anybody has answered.
  private static Waiting responding(Situation s, Task.Respond respond) {
    int eligible = Facts.eligible(s);
    if (s.ground().sand()) {
      return eligible != 0 && respond.glass() > 0 ? PLAYERS : NOTHING;
    }
    return (eligible & ~respond.passed()) != 0 ? PLAYERS : NOTHING;
  }

  /** The seats of these bits. */
  static List<Seat> seats(Situation s, int bits) {
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : s.ground().seats()) {
      if ((bits & (1 << seat.index())) != 0) {
        seats.add(seat);
      }
    }
    return seats;
  }
}
