package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.player.Starters;
import bergerie.games.pavillon.table.Pile;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Task;

/** What a task waits for before it can be carried out. */
public enum Waiting {
  NOTHING,
  PLAYERS,
  CHANCE;

  /** PT-11: two weapons in the shop. */
  private static final int SHOP = 2;

  public static Waiting of(Situation s, Task task) {
    return switch (task) {
      case Task.Apply apply -> choosing(Choices.candidates(s, apply) > 1);
      case Task.Respond respond -> choosing(isOpen(s, respond));
      case Task.ChooseStrike(var extra) -> choosing(Facts.canStrike(s, s.active(), extra));
      case Task.Shed(var seat) -> choosing(s.player(seat).pets().size() > Facts.limit(s, seat));
      case Task.GiveUpSpell(var seat) -> choosing(!s.player(seat).exposed().isEmpty());
      case Task.ChooseStarters starters -> choosing(!starters.asked(s).isEmpty());
      case Task.Shopping(_, int actions) -> choosing(actions > 0);
      case Task.Place _, Task.Adopt _ -> PLAYERS;
      case Task.WeaponStrike(var seat) ->
          choosing(Facts.hitsOne(s, seat) && Facts.besides(s, seat).size() > 1);
      case Task.PickSpell _ -> choosing(!s.row().isEmpty());
      case Task.DrawSpell _, Task.Reveal _ -> drawing(s.spells());
      case Task.FillShop _ -> s.shop().size() < SHOP ? drawing(s.weapons()) : NOTHING;
      case Task.LoseSpell(var seat) -> s.player(seat).exposed().isEmpty() ? NOTHING : CHANCE;
      case Task.DealStarters(var seat) ->
          s.player(seat).offer().pets().size() < Starters.SIZE ? CHANCE : NOTHING;
      case Task.DrawFirst _, Task.Refresh _, Task.Tame _ -> CHANCE;
      case Task.Doing _ -> NOTHING;
    };
  }

  private static Waiting choosing(boolean open) {
    return open ? PLAYERS : NOTHING;
  }

  // PT-35: with sand the window lasts as long as the sand, whatever anybody has answered.
  private static boolean isOpen(Situation s, Task.Respond window) {
    return s.ground().sand()
        ? s.eligible() != 0 && window.glass() > 0
        : (s.eligible() & ~window.passed()) != 0;
  }

  // PT-24: both pile and discard empty: skip.
  private static Waiting drawing(Pile<?> pile) {
    return pile.exhausted() ? NOTHING : CHANCE;
  }
}
