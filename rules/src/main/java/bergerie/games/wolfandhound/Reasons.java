package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.Outlook.Deed;
import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Someone;
import bergerie.games.wolfandhound.text.Things;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What can be said for a move, in words. */
record Reasons(Outlook outlook) {

  /** Where the card sends an animal, and what it does there; without the stop. */
  Sentence acts(Animal animal) {
    List<Deed> deeds = deeds(animal);
    Place at = deeds.getFirst().at();
    Part stand = new Part.Inner(stand(animal, at));
    Someone there = someone(at);
    List<Deed> done = deeds.stream().filter(deed -> deed.sheep() != 0).toList();
    return switch (animal.power()) {
      case PASS -> Sentence.of("{0} and ends {1}", "{0} et met fin {1}", stand, there.ownTurn());
      case NO_THREE -> Sentence.of("{0} and {1}", "{0} et {1}", stand, there.ownBan());
      case CHASE, RESCUE, BY_FACE -> {
        if (done.isEmpty()) {
          yield Sentence.of("{0} and finds nothing to do", "{0} et n’a rien à y faire", stand);
        }
        if (done.size() == 1 && done.getFirst().target() == at) {
          yield Sentence.of(
              "{0}{1}", "{0}{1}", stand, isChase(done) ? there.losing() : there.gaining());
        }
        yield isChase(done)
            ? Sentence.of("{0} and chases {1}", "{0} et chasse {1}", stand, sheep(done))
            : Sentence.of("{0} and brings back {1}", "{0} et ramène {1}", stand, sheep(done));
      }
    };
  }

  /** What an animal does that is told to act now. */
  Sentence act(Animal animal) {
    List<Deed> done = deeds(animal).stream().filter(deed -> deed.sheep() != 0).toList();
    if (done.isEmpty()) {
      return stopped(acts(animal));
    }
    return isChase(done)
        ? Sentence.of("{0} chases {1}.", "{0} chasse {1}.", called(animal), target(done))
        : Sentence.of("{0} brings back {1}.", "{0} ramène {1}.", called(animal), target(done));
  }

  private Part target(List<Deed> done) {
    return someone(done.getFirst().target()).sheep();
  }

  Sentence stopped(Sentence sentence) {
    return Sentence.of("{0}.", "{0}.", new Part.Inner(sentence));
  }

  Sentence price(Sentence cost) {
    return Sentence.of(
        "{0}: that is the price to pay.", "{0} : c’est le prix à payer.", new Part.Inner(cost));
  }

  Sentence cheapest(Sentence cost) {
    return Sentence.of(
        "{0}, and no other card of {1:yours|{1}’s} does better.",
        "{0}, et aucune autre {1:de vos cartes|carte {de 1}} ne fait mieux.",
        new Part.Inner(cost),
        mover());
  }

  /** What an animal may do later where it lies now. */
  Sentence threatens(List<Deed> deeds) {
    Animal animal = deeds.getFirst().animal();
    Place at = deeds.getFirst().at();
    Part stand = new Part.Inner(stand(animal, at));
    return switch (animal.power()) {
      case PASS ->
          Sentence.of(
              "{0} and may end {1}.", "{0} et peut mettre fin {1}.", stand, someone(at).ownTurn());
      case NO_THREE -> Sentence.of("{0} and {1}.", "{0} et {1}.", stand, someone(at).ownThreat());
      case CHASE, RESCUE, BY_FACE ->
          isChase(deeds)
              ? Sentence.of("{0} and threatens {1}.", "{0} et menace {1}.", stand, sheep(deeds))
              : Sentence.of(
                  "{0} and may bring back {1}.", "{0} et peut ramener {1}.", stand, sheep(deeds));
    };
  }

  /** What an animal leaves undone. */
  Sentence escapes(Deed deed) {
    Part animal = called(deed.animal());
    Part left = someone(deed.at()).left();
    Someone target = someone(deed.target());
    Part sheep = deed.target() == deed.at() ? target.anyOwnSheep() : target.anySheep();
    return switch (deed.animal().power()) {
      case PASS ->
          Sentence.of(
              "{0} leaves {1} without ending {2}.",
              "{0} s’éloigne {1} sans mettre fin {2}.", animal, left, someone(deed.at()).ownTurn());
      case NO_THREE ->
          Sentence.of(
              "{0} leaves {1} without forbidding any 3.",
              "{0} s’éloigne {1} sans interdire les 3.", animal, left);
      case CHASE, RESCUE, BY_FACE ->
          deed.sheep() < 0
              ? Sentence.of(
                  "{0} leaves {1} without chasing {2}.",
                  "{0} s’éloigne {1} sans chasser {2}.", animal, left, sheep)
              : Sentence.of(
                  "{0} leaves {1} without bringing back {2}.",
                  "{0} s’éloigne {1} sans ramener {2}.", animal, left, sheep);
    };
  }

  /** What an animal would have done with the card that is put away. */
  Sentence otherwise(Deed deed) {
    Part animal = called(deed.animal());
    Someone at = someone(deed.at());
    Part sheep = someone(deed.target()).sheep();
    return switch (deed.animal().power()) {
      case PASS ->
          Sentence.of(
              "Otherwise {0} would end {1}.",
              "Sinon, {0} mettrait fin {1}.", animal, at.endedTurn());
      case NO_THREE ->
          Sentence.of(
              "Otherwise {0} would come {1}.", "Sinon, {0} viendrait {1}.", animal, at.place());
      case CHASE, RESCUE, BY_FACE ->
          deed.sheep() < 0
              ? Sentence.of(
                  "Otherwise {0} would chase {1}.", "Sinon, {0} chasserait {1}.", animal, sheep)
              : Sentence.of(
                  "Otherwise {0} would bring back {1}.",
                  "Sinon, {0} ramènerait {1}.", animal, sheep);
    };
  }

  Sentence parting(Animal one) {
    Pack pack = outlook.after().pack();
    return Sentence.of(
        "Both metamorphs come together {0}: then {1} {1:choose|chooses} which one flips.",
        "Les deux métamorphes se retrouvent {0} : {1} {1:choisirez|choisira} lequel se retourne.",
        someone(pack.place(pack.number(one))).beside(),
        mover());
  }

  Sentence lastCard() {
    return Sentence.of(
        "{the 0} is {1:your|{1}’s} last card: the last lap begins.",
        "{le 0} est {1:votre dernière carte|la dernière carte {de 1}} : le dernier tour de table"
            + " commence.",
        Things.card(outlook.card().orElseThrow()),
        mover());
  }

  // WH-31
  Sentence kept() {
    return Sentence.of(
        "{the 0} stays in {1:your|{1}’s} hand for later.",
        "{le 0} reste {1:en main|dans la main {de 1}} pour plus tard.",
        Things.card(outlook.before().held().cards().list().getFirst()),
        mover());
  }

  // WH-44, WH-46
  Sentence under() {
    return Sentence.of(
        "{the 0} goes under {1:your|{1}’s} ghost’s stack, for later.",
        "{le 0} passe sous la pile {1:de votre fantôme|du fantôme {de 1}}, pour plus tard.",
        Things.card(outlook.before().turnedUp()),
        mover());
  }

  // WH-20: where it is asked for, the next player says who acts first.
  Sentence order() {
    return Sentence.of(
        "{0}: then {1} {1:choose|chooses} which animal acts first.",
        "{0} : {1} {1:choisirez|choisira} quel animal agit en premier.",
        new Part.Inner(moved()),
        outlook.after().chooser().who());
  }

  Sentence nothing() {
    return Sentence.of(
        "{0}: no sheep moves on {1}.",
        "{0} : aucun mouton ne bouge {1}.",
        new Part.Inner(moved()),
        someone(outlook.after().active()).endedTurn());
  }

  private Sentence moved() {
    Pack pack = outlook.after().pack();
    return IntStream.range(0, pack.size())
        .filter(this::walks)
        .mapToObj(number -> stand(pack.animal(number), pack.place(number)))
        .findFirst()
        .orElseGet(this::still);
  }

  private Sentence still() {
    if (outlook.before().phase() instanceof Phase.Parting(Animal one, Animal other)) {
      boolean isOne = outlook.after().pack().equals(outlook.before().pack().flipped(one));
      return Sentence.of("{0} flips", "{0} se retourne", called(isOne ? one : other));
    }
    return Sentence.of(
        "{the 0} moves no animal",
        "{le 0} ne déplace aucun animal",
        Things.card(outlook.card().orElseThrow()));
  }

  private Sentence stand(Animal animal, Place at) {
    int number = outlook.after().pack().number(animal);
    if (!walks(number)) {
      return Sentence.of("{0} stays {1}", "{0} reste {1}", called(animal), someone(at).beside());
    }
    return outlook.before().pack().place(number) == at
        ? Sentence.of(
            "{0} goes all the way round {1}",
            "{0} fait un tour complet jusque {1}", called(animal), someone(at).place())
        : Sentence.of("{0} goes {1}", "{0} s’arrête {1}", called(animal), someone(at).place());
  }

  /** Whether the card sends an animal anywhere, perhaps back to where it was. */
  boolean walks(int number) {
    Optional<Card> card = outlook.card();
    return card.isPresent() && outlook.before().pack().path(number, card.get()).size() > 1;
  }

  private List<Deed> deeds(Animal animal) {
    return outlook.deeds().stream().filter(deed -> deed.animal().equals(animal)).toList();
  }

  private static boolean isChase(List<Deed> deeds) {
    return deeds.getFirst().sheep() < 0;
  }

  /** Whose sheep animals are after, told behind the place where they lie. */
  private Part sheep(List<Deed> deeds) {
    return deeds.stream()
        .map(
            deed ->
                deed.target() == deed.at()
                    ? someone(deed.target()).ownSheep()
                    : someone(deed.target()).sheep())
        .reduce(
            (some, next) -> new Part.Inner(Sentence.of("{0} and {1}", "{0} et {1}", some, next)))
        .orElseThrow();
  }

  private Part called(Animal animal) {
    return Things.called(outlook.before().pack(), animal);
  }

  private Someone someone(Place place) {
    return Someone.at(outlook.before().seating(), place);
  }

  private Part.Who mover() {
    return outlook.before().chooser().who();
  }
}
