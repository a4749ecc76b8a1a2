package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The whole table.
 *
 * @param versos who knows the undersides of the meadow
 * @param drawn the card that its player has yet to place
 * @param pile what is left, in no order
 */
public record Pasture(
    Agreement agreed,
    Stage stage,
    Progress progress,
    List<Shepherd> shepherds,
    Meadow meadow,
    Versos versos,
    Optional<Laid> drawn,
    Bag pile) {

  // SS-5
  public static final int HAND = 4;

  public Pasture {
    shepherds = List.copyOf(shepherds);
  }

  public static Pasture of(Agreement agreed, Bag pile) {
    return new Pasture(
        agreed,
        Stage.FIRST,
        Progress.NONE,
        Collections.nCopies(agreed.players(), Shepherd.NEW),
        Meadow.EMPTY,
        Versos.ALL_OPEN,
        Optional.empty(),
        pile);
  }

  public Seat mover() {
    return progress.mover(agreed.players());
  }

  public Shepherd shepherd(Seat seat) {
    return shepherds.get(seat.index());
  }

  /** How many full rounds in a row, up to now, won nothing. */
  public int barrenRounds() {
    return progress.barren() / agreed.players();
  }

  /** Who is dealt to: the first seat that still lacks a fetish or cards. */
  public Seat dealtTo() {
    for (Seat seat : Seat.all(agreed.players())) {
      Shepherd shepherd = shepherd(seat);
      if (stage == Stage.FETISHES ? shepherd.fetish().isEmpty() : shepherd.cards().size() < HAND) {
        return seat;
      }
    }
    throw new IllegalStateException("everything is dealt");
  }

  public Pasture began(Seat seat) {
    return with(Stage.FETISHES).with(progress.from(seat));
  }

  public Pasture fetished(Seat seat, Family family) {
    Pasture next = with(seat, shepherd(seat).fetished(family));
    boolean all = next.shepherds.stream().allMatch(each -> each.fetish().isPresent());
    return all ? next.with(Stage.CARDS) : next;
  }

  public Pasture given(Seat seat, Card card) {
    Pasture next = with(seat, shepherd(seat).given(card)).with(pile.without(card));
    boolean all = next.shepherds.stream().allMatch(each -> each.cards().size() == HAND);
    return all ? next.with(Stage.MEADOW) : next;
  }

  public Pasture laid(Cell cell, Laid laid) {
    Pasture next =
        with(meadow.with(cell, laid))
            .with(versos.with(cell, agreed.verso(new Verso.Unseen())))
            .with(pile.without(laid.card()));
    return next.meadow.gaps().isEmpty() ? next.settled() : next;
  }

  public Pasture turnedOver(Cell cell) {
    return with(meadow.turned(cell)).with(versos.with(cell, new Verso.Open())).settled();
  }

  private Pasture settled() {
    return with(meadow.crowded() ? Stage.TURNING : Stage.HERDING);
  }

  public Pasture exchanged(Card card, Cell cell) {
    Laid taken = meadow.card(cell);
    return with(mover(), shepherd(mover()).exchanged(card, taken.card()))
        .with(meadow.with(cell, card.hiding(taken.up())))
        .with(versos.with(cell, new Verso.Open()))
        .with(progress.exchanged(progress.exchanges() + 1));
  }

  public Pasture won(int cells) {
    List<Won> group =
        Group.places(cells).stream()
            .map(cell -> new Won(meadow.card(cell), versos.at(cell)))
            .toList();
    return with(mover(), shepherd(mover()).rewarded(group))
        .with(meadow.without(cells))
        .with(versos.without(cells))
        .with(Stage.REFILLING)
        .with(progress.rewarded());
  }

  public Pasture nothingWon() {
    return with(progress.nothingWon().handedOn());
  }

  public Pasture drew(Laid laid) {
    return with(Optional.of(laid)).with(pile.without(laid.card()));
  }

  public Pasture placed(Cell cell, Family up) {
    Laid laid = drawn.orElseThrow().card().showing(up);
    Pasture next =
        with(Optional.empty())
            .with(meadow.with(cell, laid))
            .with(versos.with(cell, agreed.verso(new Verso.Seen(mover()))));
    return next.meadow.gaps().isEmpty() ? next.with(Stage.HERDING).with(progress.handedOn()) : next;
  }

  /** The same table with other secrets. */
  public Pasture fetished(List<Family> families) {
    List<Shepherd> changed = new ArrayList<>();
    for (int i = 0; i < shepherds.size(); i++) {
      Shepherd shepherd = shepherds.get(i);
      changed.add(i < families.size() ? shepherd.fetished(families.get(i)) : shepherd);
    }
    return new Pasture(agreed, stage, progress, changed, meadow, versos, drawn, pile);
  }

  public Pasture with(Stage next) {
    return new Pasture(agreed, next, progress, shepherds, meadow, versos, drawn, pile);
  }

  public Pasture with(Progress further) {
    return new Pasture(agreed, stage, further, shepherds, meadow, versos, drawn, pile);
  }

  public Pasture with(Optional<Laid> card) {
    return new Pasture(agreed, stage, progress, shepherds, meadow, versos, card, pile);
  }

  public Pasture with(Seat seat, Shepherd shepherd) {
    List<Shepherd> changed = new ArrayList<>(shepherds);
    changed.set(seat.index(), shepherd);
    return new Pasture(agreed, stage, progress, changed, meadow, versos, drawn, pile);
  }

  public Pasture with(Meadow changed) {
    return new Pasture(agreed, stage, progress, shepherds, changed, versos, drawn, pile);
  }

  public Pasture with(Versos known) {
    return new Pasture(agreed, stage, progress, shepherds, meadow, known, drawn, pile);
  }

  public Pasture with(Bag left) {
    return new Pasture(agreed, stage, progress, shepherds, meadow, versos, drawn, left);
  }
}
