package bergerie.games.wolfwalkers;

import bergerie.games.wolfwalkers.Reckoning.Change;
import bergerie.games.wolfwalkers.Reckoning.Near;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Permanent;
import bergerie.games.wolfwalkers.cards.Power;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.text.Things;
import bergerie.rules.Seat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What can be said for a move, in words. */
record Reasons(Deck deck, Seat seat) {

  private static final int NAMED = 2;

  /** What counts more now, and what less. */
  Sentence counts(List<Change> changes, Optional<Placed> laid) {
    List<Part.Inner> gains =
        changes.stream()
            .filter(change -> change.points() > 0)
            .limit(NAMED)
            .map(change -> new Part.Inner(gain(change, laid)))
            .toList();
    Part all =
        gains.size() == 1
            ? gains.getFirst()
            : new Part.Inner(
                Sentence.of("{0}, {1}", "{0}, {1}", gains.getFirst(), gains.getLast()));
    Change last = changes.getLast();
    return last.points() > 0
        ? Sentence.of("{0}.", "{0}.", all)
        : Sentence.of(
            "{0}, but {1} loses {2}.",
            "{0}, mais {1} perd {2}.", all, objective(last.card()), new Part.Count(-last.points()));
  }

  private Sentence gain(Change gain, Optional<Placed> laid) {
    Part objective = objective(gain.card());
    Part points = new Part.Count(gain.points());
    if (isLaid(gain.card(), laid)) {
      return Sentence.of(
          "{0} counts at once: +{1}", "{0} compte tout de suite : +{1}", objective, points);
    }
    return switch (deck.card(gain.card()).objective().kind()) {
      case SHAPE -> Sentence.of("completes {0}: +{1}", "termine {0} : +{1}", objective, points);
      case BALANCE -> Sentence.of("balances {0}: +{1}", "équilibre {0} : +{1}", objective, points);
      case ARROW, CROSSED, PAIR, SIGHTED_PAIR ->
          Sentence.of("counts for {0}: +{1}", "compte pour {0} : +{1}", objective, points);
    };
  }

  private static boolean isLaid(int card, Optional<Placed> laid) {
    return laid.filter(placed -> !placed.isStory() && placed.card() == card).isPresent();
  }

  Sentence permanent(Permanent card, int points) {
    return Sentence.of(
        "Counts for {the 0}: +{1}.",
        "Compte pour {le 0} : +{1}.", Things.permanent(card), new Part.Count(points));
  }

  Sentence prepares(Near near, Optional<Placed> laid) {
    return isLaid(near.card(), laid)
        ? near(
            "{0} only needs one Story {1}: +{2}.",
            "Il ne manque à {0} qu’une Histoire {1} : +{2}.", near)
        : near(
            "Prepares {0}: one more Story {1} and it counts +{2}.",
            "Prépare {0} : encore une Histoire {1}, et ce sera +{2}.", near);
  }

  Sentence stays(Near near) {
    return near(
        "{0} stays within reach: one more Story {1} and it counts +{2}.",
        "{0} reste à portée : encore une Histoire {1}, et ce sera +{2}.", near);
  }

  private Sentence near(String en, String fr, Near near) {
    return Sentence.of(
        en, fr, objective(near.card()), Things.story(near.icons()), new Part.Count(near.points()));
  }

  Sentence denies(Seat other, int points) {
    return Sentence.of(
        "Otherwise {0} could take this card: +{1}.",
        "Sinon, {0} {0:pourriez|pourrait} prendre cette carte : +{1}.",
        other.who(),
        new Part.Count(points));
  }

  Sentence costs(Change loss) {
    return Sentence.of(
        "{0} loses {1}: that is the price to pay.",
        "{0} perd {1} : c’est le prix à payer.",
        objective(loss.card()),
        new Part.Count(-loss.points()));
  }

  Sentence suits(Change offer) {
    return Sentence.of(
        "With it, {0} of the market would count +{1}.",
        "Avec elle, {0} du marché compterait +{1}.",
        objective(offer.card()),
        new Part.Count(offer.points()));
  }

  /** A card that nothing follows from yet. */
  Sentence plain(Placed laid, Grid grid) {
    return Icon.in(laid.isStory() ? laid.icons(deck) : 0).stream()
        .max(Comparator.comparingInt(icon -> showing(grid, icon)))
        .map(
            icon ->
                Sentence.of(
                    "{2:Your|{2}’s} grid now has {0} {0:Story|Stories} {1}.",
                    "{2:Votre grille|La grille {de 2}} compte maintenant {0}"
                        + " {0:Histoire|Histoires} {1}.",
                    new Part.Count(showing(grid, icon)),
                    Things.story(icon.bit()),
                    seat.who()))
        .orElseGet(() -> worth(laid.card()));
  }

  private int showing(Grid grid, Icon icon) {
    return (int)
        grid.lying(Side.STORY).stream()
            .filter(placed -> (placed.icons(deck) & icon.bit()) != 0)
            .count();
  }

  Sentence worth(int card) {
    return Sentence.of(
        "{0} brings {1} {1:point|points} when it counts.",
        "{0} rapporte {1} {1:point|points} quand il compte.",
        objective(card),
        new Part.Count(deck.card(card).objective().points()));
  }

  Sentence total(int points) {
    return Sentence.of(
        "{1:Your|{1}’s} grid stays at {0} {0:point|points}.",
        "{1:Votre grille|La grille {de 1}} reste à {0} {0:point|points}.",
        new Part.Count(points),
        seat.who());
  }

  Sentence bestAsItIs(int points) {
    return Sentence.of(
        "No swap would bring more: {1:your|{1}’s} grid stays at {0} {0:point|points}.",
        "Aucun échange ne rapporterait plus : {1:votre grille|la grille {de 1}} reste à {0}"
            + " {0:point|points}.",
        new Part.Count(points),
        seat.who());
  }

  Sentence enables(Power power, int points) {
    return Sentence.of(
        "{the 0} lets {2} count up to +{1} at once.",
        "{le 0} {2:vous permet|permet à {2}} de compter jusqu’à +{1} tout de suite.",
        Things.power(power),
        new Part.Count(points),
        seat.who());
  }

  Sentence allows(Power power) {
    return Sentence.of(
        "{the 0}: {1}",
        "{le 0} : {1}", Things.power(power), new Part.Said(power.text().en(), power.text().fr()));
  }

  /** A card of which only this side has been seen. */
  Sentence turned(Placed seen) {
    Part thing = new Things(deck).face(seen).known();
    return seen.isStory()
        ? Sentence.of(
            "Turned over, {0} becomes an Objective.", "Retournée, {0} devient un Objectif.", thing)
        : Sentence.of(
            "Turned over, {0} becomes a Story.", "Retourné, {0} devient une Histoire.", thing);
  }

  Sentence turnedIdle(Placed objective) {
    return Sentence.of(
        "{0} did not count: a Story takes its place.",
        "{0} ne comptait pas : une Histoire prend sa place.", objective(objective.card()));
  }

  Sentence reserves(Market.Place place, int points) {
    Part thing = new Things(deck).face(place.card().orElseThrow(), place.side()).known();
    return points > 0
        ? Sentence.of(
            "{0} can bring {2} +{1} on {2:your|their} next turn.",
            "{0} pourra {2:vous rapporter|rapporter à {2}} +{1} au prochain tour.",
            thing,
            new Part.Count(points),
            seat.who())
        : Sentence.of(
            "Nobody else can take {0} before {1:your|{1}’s} next turn.",
            "Personne d’autre ne pourra prendre {0} avant {1:votre prochain tour|le prochain tour"
                + " {de 1}}.",
            thing,
            seat.who());
  }

  Sentence keepsFrom(Seat other, int points) {
    return Sentence.of(
        "{0} could have gained {1} {1:point|points} with another card.",
        "{0} {0:auriez|aurait} pu gagner {1} {1:point|points} avec une autre carte.",
        other.who(),
        new Part.Count(points));
  }

  Sentence leaves(Seat other, int points) {
    return points == 0
        ? Sentence.of(
            "That leaves {0} nothing to gain at once.",
            "{0} ne {0:pourrez|pourra} rien gagner tout de suite.", other.who())
        : Sentence.of(
            "That leaves {0} {1} {1:point|points} to gain at once, at most.",
            "{0} ne {0:pourrez|pourra} gagner que {1} {1:point|points} tout de suite.",
            other.who(),
            new Part.Count(points));
  }

  Sentence onTop(int card) {
    return Sentence.of(
        "{0} comes to the top of the pile.",
        "{0} se retrouve sur le dessus de la pioche.",
        new Things(deck).face(card, Side.STORY).known());
  }

  private Part objective(int card) {
    return new Part.Inner(
        Sentence.of("{0}", "{0}", new Things(deck).face(card, Side.OBJECTIVE).thing()));
  }
}
