package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Place;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/**
 * A player or a ghost, as sentences speak of them.
 *
 * @param seat whom they name: a ghost is its partner's
 */
public record Someone(Seat seat, Nature nature) {

  /** Who sits at a place. */
  public enum Nature {
    PERSON,
    GHOST
  }

  public static Someone at(Seating seating, Place place) {
    return new Someone(
        seating.chooser(place), seating.isGhost(place) ? Nature.GHOST : Nature.PERSON);
  }

  /** Above the lines of a turn. */
  public Sentence turn() {
    return sentence(
        new Words("{0:Your|{0}’s} turn", "{0:Votre tour|Tour {de 0}}"),
        new Words("{0:Your|{0}’s} ghost’s turn", "Tour {0:de votre fantôme|du fantôme {de 0}}"));
  }

  /** Whoever has no sheep left, at the head of a sentence. */
  Sentence sheepless() {
    return sentence(
        new Words("{0} {0:have|has} no sheep left", "{0} n’{0:avez|a} plus de moutons"),
        new Words(
            "{0:Your|{0}’s} ghost has no sheep left",
            "{0:Votre fantôme|Le fantôme {de 0}} n’a plus de moutons"));
  }

  /** Where animals go. */
  public Part place() {
    return part(
        new Words("to {0}", "devant {0}"),
        new Words("to {0:your|{0}’s} ghost", "devant {0:votre fantôme|le fantôme {de 0}}"));
  }

  /** What a tornado ends. */
  public Part endedTurn() {
    return part(
        new Words("{0:your|{0}’s} turn", "{0:à votre tour|au tour {de 0}}"),
        new Words("{0:your|{0}’s} ghost’s turn", "au tour {0:de votre fantôme|du fantôme {de 0}}"));
  }

  /** What a tornado does to whoever may not play a 3. */
  public Part ban() {
    return part(
        new Words("forbids {0} to play a 3", "{0:vous interdit|interdit à {0}} de jouer un 3"),
        new Words(
            "forbids {0:your|{0}’s} ghost to play a 3",
            "interdit {0:à votre fantôme|au fantôme {de 0}} de jouer un 3"));
  }

  /** What a wolf chases, or a hound brings back. */
  public Part sheep() {
    return part(
        new Words("one of {0:your|{0}’s} sheep", "un {0:de vos moutons|mouton {de 0}}"),
        new Words(
            "one of {0:your|{0}’s} ghost’s sheep",
            "un mouton {0:de votre fantôme|du fantôme {de 0}}"));
  }

  /** Where a wolf finds no sheep. */
  public Part pen() {
    return part(
        new Words("{0:your|{0}’s} pen", "{0:votre enclos|l’enclos {de 0}}"),
        new Words("{0:your|{0}’s} ghost’s pen", "l’enclos {0:de votre fantôme|du fantôme {de 0}}"));
  }

  /** What a hound lacks. */
  public Part lostSheep() {
    return part(
        new Words("no sheep to bring back to {0}", "aucun mouton à {0:vous ramener|ramener à {0}}"),
        new Words(
            "no sheep to bring back to {0:your|{0}’s} ghost",
            "aucun mouton à ramener {0:à votre fantôme|au fantôme {de 0}}"));
  }

  private Part part(Words person, Words ghost) {
    return new Part.Inner(sentence(person, ghost));
  }

  private Sentence sentence(Words person, Words ghost) {
    Words text =
        switch (nature) {
          case PERSON -> person;
          case GHOST -> ghost;
        };
    return Sentence.of(text.en(), text.fr(), seat.who());
  }
}
