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

  public static Someone at(RoundSeats seating, Place place) {
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

  /** Where animals stay. */
  public Part beside() {
    return part(
        new Words("with {0}", "devant {0}"),
        new Words("with {0:your|{0}’s} ghost", "devant {0:votre fantôme|le fantôme {de 0}}"));
  }

  /** Whom animals leave. */
  public Part left() {
    return part(
        new Words("{0}", "{de 0}"),
        new Words("{0:your|{0}’s} ghost", "{0:de votre fantôme|du fantôme {de 0}}"));
  }

  /** After the place where a wolf comes: it chases one of the sheep there. */
  public Part losing() {
    return part(
        new Words(
            "{0:, and you lose|, who loses} a sheep", "{0:, et vous perdez|, qui perd} un mouton"),
        new Words(", who loses a sheep", ", qui perd un mouton"));
  }

  /** After the place where a hound comes: it brings one of the sheep back. */
  public Part gaining() {
    return part(
        new Words(
            "{0:, and you get|, who gets} a sheep back",
            "{0:, et vous récupérez|, qui récupère} un mouton"),
        new Words(", who gets a sheep back", ", qui récupère un mouton"));
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

  /** The same after the place where it lies. */
  public Part ownBan() {
    return part(
        new Words("keeps {0:you|them} from playing a 3", "{0:vous|lui} interdit de jouer un 3"),
        new Words("keeps it from playing a 3", "lui interdit de jouer un 3"));
  }

  /** What a tornado may do later, after the place where it lies. */
  public Part ownThreat() {
    return part(
        new Words(
            "may keep {0:you|them} from playing a 3", "peut {0:vous|lui} interdire de jouer un 3"),
        new Words("may keep it from playing a 3", "peut lui interdire de jouer un 3"));
  }

  /** What a tornado ends, after the place where it lies. */
  public Part ownTurn() {
    return part(
        new Words("{0:your|their} turn", "à {0:votre|son} tour"),
        new Words("its turn", "à son tour"));
  }

  /** What an animal is after, after the place where it lies. */
  public Part ownSheep() {
    return part(
        new Words("one of {0:your|their} sheep", "un de {0:vos|ses} moutons"),
        new Words("one of its sheep", "un de ses moutons"));
  }

  /** What an animal leaves alone. */
  public Part anySheep() {
    return part(
        new Words("any of {0:your|{0}’s} sheep", "aucun {0:de vos moutons|mouton {de 0}}"),
        new Words(
            "any of {0:your|{0}’s} ghost’s sheep",
            "aucun mouton {0:de votre fantôme|du fantôme {de 0}}"));
  }

  /** The same after the place that it leaves. */
  public Part anyOwnSheep() {
    return part(
        new Words("any of {0:your|their} sheep", "aucun de {0:vos|ses} moutons"),
        new Words("any of its sheep", "aucun de ses moutons"));
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
