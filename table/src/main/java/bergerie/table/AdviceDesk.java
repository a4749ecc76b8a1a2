package bergerie.table;

import bergerie.bots.Coach;
import bergerie.bots.Sight;
import bergerie.bots.Weighed;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import bergerie.table.match.Eyes;
import bergerie.table.match.Match;
import bergerie.table.port.Cancel;
import bergerie.table.wire.Counsel;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import bergerie.telling.Hearer;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What a person who plays alone is advised. One wish at a time: the newest counts. */
final class AdviceDesk {

  private final House house;
  private final Crier crier;
  private final Consumer<Letter> post;

  /**
   * What somebody wants to know.
   *
   * @param asked what was asked
   * @param fresh the position it is about, by when it came about
   * @param thought empty until somebody thinks about it
   */
  private record Wish(Guest guest, FromClient.Advise asked, long fresh, Optional<Cancel> thought) {

    Wish(Guest guest, FromClient.Advise asked, long fresh) {
      this(guest, asked, fresh, Optional.empty());
    }

    String id() {
      return asked.id();
    }

    Seat seat() {
      return asked.seat();
    }
  }

  private Optional<Wish> open = Optional.empty();

  AdviceDesk(House house, Crier crier, Consumer<Letter> post) {
    this.house = house;
    this.crier = crier;
    this.post = post;
  }

  void forget() {
    open.flatMap(Wish::thought).ifPresent(Cancel::cancel);
  }

  void ask(Match<?, ?, ?> match, Guest guest, FromClient.Advise asked) {
    forget();
    open.ifPresent(this::past);
    open = Optional.of(new Wish(guest, asked, match.fresh(asked.seat())));
  }

  /** Has a new wish thought over. */
  <S, M, V> void look(Match<S, M, V> match) {
    Optional<Wish> fresh = open.filter(wish -> wish.thought().isEmpty());
    if (fresh.isPresent()) {
      open = fresh.filter(wish -> stands(match, wish)).map(wish -> begun(match, wish));
      if (open.isEmpty()) {
        past(fresh.get());
      }
    }
  }

  private <S, M, V> Wish begun(Match<S, M, V> match, Wish wish) {
    Sight<S, M, V> sight = Sight.of(match.game(), match.state(), wish.seat());
    Hearer to = new Eyes(Viewer.player(wish.seat()), List.of(wish.seat())).hearer(match).advised();
    Optional<M> also =
        wish.asked()
            .text()
            .map(text -> match.game().notation().read(match.state(), text).orThrow());
    Dice dice = house.keyring().dice(match.head().seed(), wish.seat(), wish.fresh());
    Cancel thought =
        house
            .thinker()
            .advise(
                sight,
                also,
                dice,
                advice -> {
                  Optional<Weighed> weighed = also.map(move -> Coach.weigh(advice, move));
                  Counsel counsel = Counsel.of(sight, advice, weighed, dice, to);
                  post.accept(new Letter.Advised(wish.id(), wish.fresh(), counsel));
                });
    return new Wish(wish.guest(), wish.asked(), wish.fresh(), Optional.of(thought));
  }

  /** Hands advice over, if the position is still the one it was asked for. */
  void advised(Match<?, ?, ?> match, Letter.Advised advised) {
    Optional<Wish> asked =
        open.filter(wish -> wish.id().equals(advised.id()) && wish.fresh() == advised.fresh());
    if (asked.isEmpty()) {
      return;
    }
    open = Optional.empty();
    if (stands(match, asked.get())) {
      crier.say(asked.get().guest(), new ToClient.Advised(advised.id(), advised.counsel()));
    } else {
      past(asked.get());
    }
  }

  private static boolean stands(Match<?, ?, ?> match, Wish wish) {
    return match.fresh(wish.seat()) == wish.fresh();
  }

  private void past(Wish wish) {
    crier.say(
        wish.guest(),
        new ToClient.Fault(
            Optional.of(wish.id()),
            "seat",
            new Words("the position has changed meanwhile", "la position a changé entre-temps")));
  }
}
