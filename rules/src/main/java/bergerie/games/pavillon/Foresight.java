package bergerie.games.pavillon;

import bergerie.games.pavillon.PavillonView.ForeseenView;
import bergerie.rules.GameInfo;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.telling.Hearer;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a player's choices would bring about if nobody answered them. */
final class Foresight {

  private static final GameInfo INFO = PavillonInfo.info();

  private Foresight() {}

  /** Every strike the player may declare now, carried out by the resolver itself. */
  static List<ForeseenView> strikes(Table t, Seat seat) {
    Hearer to = hearer(Viewer.player(seat));
    if (t.over() || !(t.next() instanceof Task.ChooseStrike choosing)) {
      return List.of();
    }
    if (!t.active().equals(seat)) {
      return List.of();
    }
    Attacks attacks = Facts.strikes(t, seat, choosing.extra());
    return IntStream.range(0, attacks.count())
        .mapToObj(i -> landed(t, struck(attacks.get(i), choosing.extra()), to))
        .toList();
  }

  private static Strike struck(Move.Attack move, Optional<Extra> extra) {
    return new Strike(move.by(), move.at(), extra.map(Extra::less).orElse(0));
  }

  /** The strike that is declared and may still be answered. */
  static Optional<ForeseenView> declared(Table t, Viewer viewer) {
    return !t.over() && t.next() instanceof Task.Respond
        ? t.combat()
            .declared()
            .filter(strike -> stands(t, strike))
            .map(strike -> landed(t, strike, hearer(viewer)))
        : Optional.empty();
  }

  private static boolean stands(Table t, Strike strike) {
    return t.alive(strike.by()) && t.alive(strike.at());
  }

  private static ForeseenView landed(Table t, Strike strike, Hearer to) {
    Workbench b = new Workbench(t);
    Story.Kept story = new Story.Kept(Story.Owners.UNNAMED);
    b.declared = Optional.of(strike);
    b.only(List.of(new Task.Land()));
    new Resolver(b, story).run();
    return new ForeseenView(
        MoveText.write(t, new Move.Attack(strike.by(), strike.at())),
        Names.place(strike.by()),
        Names.place(strike.at()),
        Facts.advantage(t, strike.by(), strike.at()),
        life(b, strike.at()),
        life(b, strike.by()),
        story.notes().stream().map(note -> Words.of(note.line().to(to))).toList());
  }

  /** A view knows nobody's name. */
  private static Hearer hearer(Viewer viewer) {
    return INFO.hearer(viewer);
  }

  private static int life(Workbench b, PetRef ref) {
    return b.pet(ref).map(Pet::life).orElse(0);
  }

  /**
   * What a spell the player may cast now would do, as far as it is certain: what a card to be drawn
   * or a choice still to be made would bring is left out.
   */
  static Told cast(Table t, Seat seat, Move.Cast cast) {
    Workbench b = new Workbench(t);
    Story.Kept story = new Story.Kept(Story.Owners.NAMED);
    Resolver resolver = new Resolver(b, story);
    b.only(List.of());
    resolver.casting().setOff(seat, cast);
    resolver.run();
    while (!b.over()) {
      b.agenda.removeNext();
      resolver.run();
    }
    return Telling.told(t, new Note(Sentence.NONE, List.of(), MoveText.cue(cast)), story.notes());
  }

  /** What the weapons of the shop would cost, the refund of the old one taken off (PT-21). */
  static List<Integer> prices(Table t, Seat seat) {
    return t.shop().stream().map(weapon -> t.player(seat).price(weapon)).toList();
  }
}
