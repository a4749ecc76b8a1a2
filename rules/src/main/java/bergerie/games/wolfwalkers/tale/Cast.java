package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.Permanent;
import bergerie.games.wolfwalkers.cards.PermanentEffect;
import bergerie.games.wolfwalkers.cards.Power;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The cards of the variant in play (WW-20), Powers by number.
 *
 * @param permanentsDue how many Permanents have yet to be drawn
 * @param powersDue how many Powers have yet to be drawn
 */
public record Cast(
    Optional<Permanent> permanent,
    List<InPlay> powers,
    int permanentsDue,
    int powersDue,
    Foresight foresight) {

  /** A Power with its marker: who has used it. */
  public record InPlay(Power power, int usedBy) {
    public boolean used(Seat seat) {
      return (usedBy & ViewerSet.of(seat)) != 0;
    }
  }

  static Cast none(Foresight foresight) {
    return new Cast(Optional.empty(), List.of(), 0, 0, foresight);
  }

  public Cast {
    List<InPlay> sorted = new ArrayList<>(powers);
    sorted.sort(Comparator.comparingInt(inPlay -> inPlay.power().id()));
    powers = List.copyOf(sorted);
  }

  public Cast drawn(Permanent card) {
    return new Cast(Optional.of(card), powers, 0, powersDue, foresight);
  }

  public Cast drawn(Power card) {
    List<InPlay> more = new ArrayList<>(powers);
    more.add(new InPlay(card, ViewerSet.NOBODY));
    return holding(more).awaiting(permanentsDue, powersDue - 1);
  }

  public Cast used(int power, Seat seat) {
    List<InPlay> marked = new ArrayList<>(powers);
    marked.replaceAll(
        p -> p.power().id() == power ? new InPlay(p.power(), p.usedBy() | ViewerSet.of(seat)) : p);
    return holding(marked);
  }

  public Cast holding(List<InPlay> changed) {
    return new Cast(permanent, changed, permanentsDue, powersDue, foresight);
  }

  /** So many cards have yet to be drawn. */
  public Cast awaiting(int permanents, int powers) {
    return new Cast(permanent, this.powers, permanents, powers, foresight);
  }

  public Optional<InPlay> power(int id) {
    return powers.stream().filter(p -> p.power().id() == id).findFirst();
  }

  <E extends PermanentEffect> Optional<E> effect(Class<E> kind) {
    if (permanent.isPresent()) {
      for (PermanentEffect effect : permanent.get().effects()) {
        if (kind.isInstance(effect)) {
          return Optional.of(kind.cast(effect));
        }
      }
    }
    return Optional.empty();
  }

  // WW-3: places for four Stories and two Objectives, unless the Permanent says otherwise.
  public Market market() {
    return effect(PermanentEffect.Stalls.class)
        .map(stalls -> Market.empty(stalls.stories(), stalls.objectives()))
        .orElse(Market.empty(4, 2));
  }
}
