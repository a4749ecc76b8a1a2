package bergerie.bots.daily;

import bergerie.bots.daily.Siege.Fall;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.box.Kind;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import bergerie.rules.scenario.Comment.Merit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Wolf &amp; Hound: the pile is empty, the partner has one sheep left, and of one’s cards a single
 * one keeps the flock, whatever the others hold and play until one’s next turn.
 */
record SavedFlock(WolfAndHound game, Setup setup, WolfAndHoundState state) {

  private static final int GAMES = 20_000;
  private static final int FEWEST_CARDS = 3;
  private static final List<String> ANIMALS =
      List.of("H01+W01", "H01+W02", "H01+W05", "H01+W06", "H01+W01+W02");

  /** The first of many random games that comes to such a moment. */
  static Optional<TaskText> drawn(WolfAndHound game, Dice dice) {
    for (int i = 0; i < GAMES; i++) {
      Map<String, String> options = Map.of("seats", "chosen", "combo", dice.pick(ANIMALS));
      Optional<TaskText> found = within(game, game.info().setup(4, options).orThrow(), dice);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<TaskText> within(WolfAndHound game, Setup setup, Dice dice) {
    WolfAndHoundState now = game.start(setup);
    while (true) {
      switch (game.turn(now)) {
        case Turn.Over _ -> {
          return Optional.empty();
        }
        case Turn.Draw _ -> now = game.play(now, new Actor.Deal(), game.chance(now).sample(dice));
        case Turn.Act act -> {
          Optional<TaskText> found = new SavedFlock(game, setup, now).task();
          if (found.isPresent()) {
            return found;
          }
          Seat seat = act.awaited().getFirst();
          now = game.play(now, Actor.player(seat), dice.pick(game.moves(now, seat)));
        }
      }
    }
  }

  private Optional<TaskText> task() {
    return isRipe() ? right().flatMap(this::task) : Optional.empty();
  }

  private boolean isRipe() {
    return state.phase() instanceof Phase.Playing
        && state.unseen().isEmpty()
        && plays().size() >= FEWEST_CARDS
        && state.meadows().at(partner()).pen() == 1
        && state.fewest(state.seating().side(own()).other())
            > numbers(state.pack(), Kind.WOLF).count();
  }

  private List<Card> plays() {
    return Card.ALL.stream().filter(state.held().cards()::has).toList();
  }

  /** The only card after which nothing can be lost. */
  private Optional<Card> right() {
    List<Card> saving = plays().stream().filter(this::saves).limit(2).toList();
    return saving.size() == 1 ? Optional.of(saving.getFirst()) : Optional.empty();
  }

  private boolean saves(Card card) {
    return !siege().canLose(after(card), hidden());
  }

  /** Written only if the others really hold what makes every other card lose. */
  private Optional<TaskText> task(Card right) {
    Map<Card, Fall> falls = new LinkedHashMap<>();
    for (Card card : plays()) {
      siege().fall(after(card)).ifPresent(fall -> falls.put(card, fall));
    }
    return falls.size() == plays().size() - 1
            && falls.values().stream().allMatch(fall -> fall.place() == partner())
        ? Optional.of(task(right, falls))
        : Optional.empty();
  }

  private TaskText task(Card right, Map<Card, Fall> falls) {
    TaskText text =
        new TaskText(
                game, setup, "WH-21 WH-23 WH-24", new Words("Save the flock", "Sauver le troupeau"))
            .eyes(seat())
            .state(game.notation().writeState(state))
            .tell(
                new Words(
                    "The pile is empty: what you neither hold nor see on the table, the others"
                        + " hold. Nobody knows who holds what.",
                    "La pioche est vide : ce que vous n’avez pas et ne voyez pas sur la table, les"
                        + " autres l’ont. Nul ne sait qui a quoi."))
            .ask(
                new Words(
                    "Whatever they play, your team must not be without sheep before your next turn."
                        + " Which card sees to that?",
                    "Quoi qu’ils jouent, votre équipe doit garder ses moutons jusqu’à votre"
                        + " prochain tour. Quelle carte y veille ?"))
            .answer(Merit.RIGHT, right.text(), reason(right), List.of());
    falls.forEach(
        (card, fall) -> text.answer(Merit.WRONG, card.text(), fallen(fall), fall.steps()));
    return text;
  }

  private static Words fallen(Fall fall) {
    return new Words(
            "Possible, but the others can go on with {0}: your partner has no sheep left.",
            "Possible, mais les autres peuvent jouer {0} : votre partenaire n’a plus de moutons.")
        .with(named(fall.cards(), new Words("{0}", "le {0}"), new Words(", then ", ", puis ")));
  }

  private Words reason(Card right) {
    return why(right)
        .then(
            new Words(
                    " All {0} ways to go on are safe.",
                    " Les {0} suites possibles sont sans danger.")
                .with(siege().ways(after(right), hidden())));
  }

  private Words why(Card right) {
    Pack pack = after(right).pack();
    if (numbers(pack, Kind.HOUND).anyMatch(number -> pack.place(number) == partner())) {
      return new Words(
          "The hound waits with your partner and brings back what a wolf takes.",
          "Le chien attend chez votre partenaire et ramène ce qu’un loup chasse.");
    }
    List<Card> bringing = Card.ALL.stream().filter(card -> brings(pack, card)).toList();
    return bringing.isEmpty()
        ? new Words(
            "No card brings a wolf from there to your partner.",
            "De là, aucune carte n’amène un loup chez votre partenaire.")
        : new Words(
                "Only {0} would bring a wolf to your partner, and nobody has one.",
                "Seul {0} mènerait un loup chez votre partenaire : nul n’en a.")
            .with(named(bringing, new Words("{0}", "le {0}"), new Words(" or ", " ou ")));
  }

  private static Words named(List<Card> cards, Words each, Words between) {
    return cards.stream()
        .map(card -> each.with(card.label()))
        .reduce((one, two) -> one.then(between).then(two))
        .orElseThrow();
  }

  private boolean brings(Pack pack, Card card) {
    Pack moved = pack.moved(card);
    return numbers(moved, Kind.WOLF).anyMatch(number -> moved.place(number) == partner());
  }

  private static IntStream numbers(Pack pack, Kind kind) {
    return IntStream.range(0, pack.size()).filter(number -> pack.animal(number).kind() == kind);
  }

  private WolfAndHoundState after(Card card) {
    return game.play(state, Actor.player(seat()), new Move.Play(card));
  }

  private Siege siege() {
    return new Siege(game, own());
  }

  private Cards hidden() {
    Cards hidden = Cards.NONE;
    for (Place place : Place.ALL) {
      hidden = place == own() ? hidden : hidden.and(state.held(place).cards());
    }
    return hidden;
  }

  private Place own() {
    return state.active();
  }

  private Place partner() {
    return own().partner();
  }

  private Seat seat() {
    return state.chooser();
  }
}
