package bergerie.games.pavillon.view;

import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.facts.Moves;
import bergerie.games.pavillon.play.Foresight;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.MoveText;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.view.PavillonView.ForeseenView;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Hearer;
import java.util.List;
import java.util.Optional;

/** Strikes as they are shown, with what would come of them. */
final class StrikeViews {

  private final Lodge t;
  private final Hearer to;

  StrikeViews(Lodge t, Hearer to) {
    this.t = t;
    this.to = to;
  }

  /** Every strike the player may declare now. */
  List<ForeseenView> open(Seat seat) {
    if (t.over()
        || !(t.next() instanceof Task.ChooseStrike(Optional<Extra> extra))
        || !t.active().equals(seat)) {
      return List.of();
    }
    return Moves.of(t, seat).stream()
        .filter(Move.Attack.class::isInstance)
        .map(Move.Attack.class::cast)
        .map(move -> landed(new Strike(move.by(), move.at(), extra.map(Extra::less).orElse(0))))
        .toList();
  }

  /** The strike that is declared and may still be answered. */
  Optional<ForeseenView> declared() {
    return !t.over() && t.next() instanceof Task.Respond
        ? t.combat().declared().filter(this::stands).map(this::landed)
        : Optional.empty();
  }

  private boolean stands(Strike strike) {
    return t.alive(strike.by()) && t.alive(strike.at());
  }

  private ForeseenView landed(Strike strike) {
    Foresight.Landed landed = Foresight.landed(t, strike);
    return new ForeseenView(
        MoveText.write(t, new Move.Attack(strike.by(), strike.at())),
        Names.place(strike.by()),
        Names.place(strike.at()),
        Facts.advantage(t, strike.by(), strike.at()),
        landed.struck(),
        landed.striker(),
        landed.notes().stream().map(note -> Words.of(note.line().to(to))).toList());
  }
}
