package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.Optional;

/**
 * Something that is still to be done. The agenda of a {@link Table} holds them, the next one first:
 * the parts of effects, and behind them the course of the game.
 */
sealed interface Task {

  /** What it waits for before it can be carried out. */
  default Waiting waiting(Situation s) {
    return Waiting.NOTHING;
  }

  /** Carries it out, when it waits for nothing any more; many are done then. */
  default void carryOut(Resolver r) {}

  /** A part of an effect: all of these come before the game goes on (PT-36). */
  sealed interface Part extends Task {}

  /** Something for which a card is drawn, as long as there is need and a card. */
  sealed interface Drawing extends Task {}

  /** Something for which a player is asked, as long as there is something to choose. */
  sealed interface Asking extends Task {

    /** Whom it waits for. */
    ShortList<Seat> asked(Situation s);
  }

  /** Something for which one player alone is asked. */
  sealed interface AskingOne extends Asking {

    Seat seat();

    @Override
    default ShortList<Seat> asked(Situation s) {
      return s.ground().only(seat());
    }
  }

  // Effects, in the order of their making

  /** An ability was set off. */
  record Fire(Source source, int ability, Cause matter) implements Part {
    @Override
    public void carryOut(Resolver r) {
      r.effects().fire(this);
    }
  }

  /** One clause of an ability takes place. */
  record Apply(Source source, int ability, int clause, Cause matter) implements Part, AskingOne {
    @Override
    public Seat seat() {
      return source.owner();
    }

    @Override
    public Waiting waiting(Situation s) {
      return Waiting.choosing(Choices.candidates(s, this) > 1);
    }

    @Override
    public void carryOut(Resolver r) {
      r.effects().apply(this);
    }
  }

  /** A spell has been carried out; its card goes where it belongs. */
  record Settle(Source.OfSpell source, Held card, Cause matter) implements Part {
    @Override
    public void carryOut(Resolver r) {
      r.casting().settle(this);
    }
  }

  record DrawSpell(Seat seat) implements Part, Drawing {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.drawing(s.spells());
    }
  }

  record LoseSpell(Seat seat) implements Part, Drawing {
    @Override
    public Waiting waiting(Situation s) {
      return s.player(seat).exposed().isEmpty() ? Waiting.NOTHING : Waiting.CHANCE;
    }
  }

  record GiveUpSpell(Seat seat) implements Part, AskingOne {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.choosing(!s.player(seat).exposed().isEmpty());
    }
  }

  /** Down to the limit of pets. */
  record Shed(Seat seat) implements Part, AskingOne {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.choosing(s.player(seat).pets().size() > Facts.limit(s, seat));
    }
  }

  // The first preparation

  record DealStarters(Seat seat) implements Drawing {
    @Override
    public Waiting waiting(Situation s) {
      return s.player(seat).offer().pets().size() < Offer.SIZE ? Waiting.CHANCE : Waiting.NOTHING;
    }
  }

  record ChooseStarters() implements Asking {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.choosing(!asked(s).isEmpty());
    }

    @Override
    public ShortList<Seat> asked(Situation s) {
      ShortList<Seat> undecided = ShortList.none();
      for (Seat seat : s.ground().seats()) {
        Offer offer = s.player(seat).offer();
        if (!offer.pets().isEmpty() && offer.kept().isEmpty()) {
          undecided = undecided.and(seat);
        }
      }
      return undecided;
    }

    @Override
    public void carryOut(Resolver r) {
      r.preparation().revealStarters();
    }
  }

  record FillShop() implements Part, Drawing {
    static final int SHOP = 2;

    @Override
    public Waiting waiting(Situation s) {
      return s.shop().size() < SHOP ? Waiting.drawing(s.weapons()) : Waiting.NOTHING;
    }
  }

  record DrawFirst() implements Drawing {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.CHANCE;
    }
  }

  // Preparation

  record Prepare() implements Task {
    @Override
    public void carryOut(Resolver r) {
      r.aftermath().leaveDeclined();
      r.preparation().prepare();
    }
  }

  record Shopping(Seat seat, int actions) implements AskingOne {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.choosing(actions > 0);
    }
  }

  record Refresh(Seat seat) implements Drawing {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.CHANCE;
    }
  }

  record Place(Seat seat, Weapon drawn) implements AskingOne {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.PLAYERS;
    }
  }

  record Tame(Seat seat) implements Drawing {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.CHANCE;
    }
  }

  record Adopt(Seat seat, Species drawn) implements AskingOne {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.PLAYERS;
    }
  }

  // Combat

  record StartCombat() implements Task {
    @Override
    public void carryOut(Resolver r) {
      r.fighting().start();
    }
  }

  record StartTurn(Seat seat) implements Task {
    @Override
    public void carryOut(Resolver r) {
      r.fighting().startTurn(seat);
    }
  }

  /**
   * A window.
   *
   * @param passed the seats that have passed, as bits
   * @param glass the number of the sand glass; 0 before it is turned
   */
  record Respond(Window window, int passed, int glass) implements Asking {

    // PT-35: with sand the window lasts as long as the sand, whatever anybody has answered.
    @Override
    public Waiting waiting(Situation s) {
      int eligible = Facts.eligible(s);
      return Waiting.choosing(
          s.ground().sand() ? eligible != 0 && glass > 0 : (eligible & ~passed) != 0);
    }

    @Override
    public ShortList<Seat> asked(Situation s) {
      return s.ground().sand() ? ShortList.none() : s.ground().seats(Facts.eligible(s) & ~passed);
    }

    @Override
    public void carryOut(Resolver r) {
      r.fighting().open(this);
    }

    Respond passedBy(Seat seat) {
      return new Respond(window, passed | (1 << seat.index()), glass);
    }
  }

  /** The turn’s own strike, or an extra one. */
  record ChooseStrike(Optional<Extra> extra) implements Asking {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.choosing(Facts.canStrike(s, s.active(), extra));
    }

    @Override
    public ShortList<Seat> asked(Situation s) {
      return s.ground().only(s.active());
    }

    @Override
    public void carryOut(Resolver r) {
      r.fighting().cannotStrike(extra);
    }
  }

  record Land() implements Task {
    @Override
    public void carryOut(Resolver r) {
      r.fighting().land();
    }
  }

  record Extras() implements Task {
    @Override
    public void carryOut(Resolver r) {
      r.fighting().extras();
    }
  }

  record EndTurn() implements Task {
    @Override
    public void carryOut(Resolver r) {
      r.fighting().endTurn();
    }
  }

  // After the combat

  record Rest() implements Task {
    @Override
    public void carryOut(Resolver r) {
      r.aftermath().rest();
    }
  }

  record WeaponStrike(Seat seat) implements AskingOne {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.choosing(Facts.hitsOne(s, seat) && Facts.besides(s, seat).size() > 1);
    }

    @Override
    public void carryOut(Resolver r) {
      r.aftermath().strike(seat);
    }
  }

  record LoseToVenom() implements Task {
    @Override
    public void carryOut(Resolver r) {
      r.aftermath().venom();
    }
  }

  record Eliminate() implements Task {
    @Override
    public void carryOut(Resolver r) {
      r.aftermath().eliminate();
    }
  }

  record Reveal() implements Drawing {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.drawing(s.spells());
    }
  }

  record PickSpell(Seat seat) implements AskingOne {
    @Override
    public Waiting waiting(Situation s) {
      return Waiting.choosing(!s.row().isEmpty());
    }

    @Override
    public void carryOut(Resolver r) {
      r.aftermath().noSpell(seat);
    }
  }
}
