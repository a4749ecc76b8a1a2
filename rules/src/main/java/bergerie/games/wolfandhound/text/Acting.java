package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.box.Target;
import bergerie.games.wolfandhound.round.Meadow;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Told;
import bergerie.rules.Words;

/** What is told of an animal that acts. */
record Acting(WolfAndHoundState before, Animal animal) {

  private static final Words PASS =
      new Words("{0} ends the turn of {1} at once.", "{0} met fin au tour de {1} sur-le-champ.");
  private static final Words NO_THREE =
      new Words("{0} forbids {1} to play a 3.", "{0} interdit à {1} de jouer un 3.");
  private static final Words CHASED =
      new Words(
          "{0} chases a sheep of {1} into the forest.",
          "{0} chasse un mouton de {1} dans la forêt.");
  private static final Words NOTHING_TO_CHASE =
      new Words(
          "{0} finds no sheep in the pen of {1}.",
          "{0} ne trouve pas de mouton dans l’enclos de {1}.");
  private static final Words RESCUED =
      new Words("{0} brings a sheep of {1} back.", "{0} ramène un mouton de {1}.");
  private static final Words NOTHING_TO_RESCUE =
      new Words(
          "{0} has no lost sheep of {1} to bring back.",
          "{0} n’a aucun mouton perdu de {1} à ramener.");

  Told told() {
    Name active = before.seating().name(before.active());
    return switch (animal.power()) {
      case PASS ->
          new Told(
              PASS.with(animal.label(), active), "act " + animal.id() + " " + active + " pass");
      case NO_THREE ->
          new Told(
              NO_THREE.with(animal.label(), active), "act " + animal.id() + " " + active + " no3");
      case CHASE, RESCUE, BY_FACE -> herding();
    };
  }

  private Told herding() {
    Words words = Words.NONE;
    StringBuilder cue = new StringBuilder("act " + animal.id());
    for (Target target : animal.targets()) {
      Place place = target.from(before.active());
      Name name = before.seating().name(place);
      Words sentence = sentence(before.meadows().at(place)).with(animal.label(), name);
      words = words.equals(Words.NONE) ? sentence : words.then(Words.same(" ")).then(sentence);
      cue.append(' ').append(name).append(sign(before.meadows().at(place)));
    }
    return new Told(words, cue.toString());
  }

  private Words sentence(Meadow meadow) {
    return switch (sign(meadow)) {
      case '-' -> CHASED;
      case '+' -> RESCUED;
      default -> black() ? NOTHING_TO_CHASE : NOTHING_TO_RESCUE;
    };
  }

  private char sign(Meadow meadow) {
    if (black()) {
      return meadow.pen() == 0 ? '=' : '-';
    }
    return meadow.forest() == 0 ? '=' : '+';
  }

  private boolean black() {
    return before.pack().colour(before.pack().number(animal)) == Colour.BLACK;
  }
}
