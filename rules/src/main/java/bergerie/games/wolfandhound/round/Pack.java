package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.box.Power;
import java.util.ArrayList;
import java.util.List;

/**
 * The animals in play: before whom they lie, and which face they show. They are numbered as they
 * come in the list; a set of them is a number whose bits stand for these.
 *
 * @param places two bits for each animal
 * @param turned the metamorphs that show the back of their card
 */
public record Pack(List<Animal> animals, int places, int turned) {

  public Pack {
    animals = List.copyOf(animals);
  }

  // WH-13: all start before the first player; of two metamorphs the second starts on the opposite
  // colour, whatever is printed.
  public static Pack start(List<Animal> animals) {
    Pack printed = new Pack(animals, 0, 0);
    List<Animal> alike = printed.alike();
    return alike.isEmpty() ? printed : printed.flipped(alike.getLast());
  }

  public int size() {
    return animals.size();
  }

  public Animal animal(int number) {
    return animals.get(number);
  }

  public int number(Animal animal) {
    return animals.indexOf(animal);
  }

  public Place place(int number) {
    return Place.ALL.get((places >> (2 * number)) & 3);
  }

  public Colour colour(int number) {
    Colour printed = animals.get(number).colour();
    return (turned >> number & 1) == 0 ? printed : printed.turned();
  }

  /** The animals before a player. */
  public int before(Place place) {
    int found = 0;
    for (int i = 0; i < animals.size(); i++) {
      found |= ((places >> (2 * i)) & 3) == place.ordinal() ? 1 << i : 0;
    }
    return found;
  }

  // WH-20: those of some animals whose colour comes first.
  public int foremost(int some) {
    Colour first = Colour.WHITE;
    int found = 0;
    for (int rest = some; rest != 0; rest &= rest - 1) {
      int number = Integer.numberOfTrailingZeros(rest);
      Colour colour = colour(number);
      if (colour.compareTo(first) < 0) {
        first = colour;
        found = 0;
      }
      found |= colour == first ? 1 << number : 0;
    }
    return found;
  }

  public List<Animal> listed(int some) {
    List<Animal> list = new ArrayList<>(size());
    for (int rest = some; rest != 0; rest &= rest - 1) {
      list.add(animals.get(Integer.numberOfTrailingZeros(rest)));
    }
    return list;
  }

  /** Whether an animal with this power lies before a player. */
  boolean threatens(Place place, Power power) {
    for (int rest = before(place); rest != 0; rest &= rest - 1) {
      if (animals.get(Integer.numberOfTrailingZeros(rest)).power() == power) {
        return true;
      }
    }
    return false;
  }

  // WH-24: animals of the card's colour move, blue ones for both.
  int steps(int number, Card card) {
    Colour colour = colour(number);
    return colour == card.colour() || colour == Colour.BLUE
        ? animals.get(number).movement().steps(card.value())
        : 0;
  }

  // WH-25: all at once, by the faces they show when the card is played.
  public Pack moved(Card card) {
    int moved = 0;
    for (int i = 0; i < animals.size(); i++) {
      moved |= ((places >> (2 * i)) + steps(i, card) & 3) << (2 * i);
    }
    return new Pack(animals, moved, turned);
  }

  /** The places an animal comes through for a card, the one it leaves first. */
  public List<Place> path(int number, Card card) {
    List<Place> path = new ArrayList<>(List.of(place(number)));
    int steps = steps(number, card);
    for (int i = 0; i != steps; i += Integer.signum(steps)) {
      path.add(path.getLast().further(Integer.signum(steps)));
    }
    return path;
  }

  // WH-32: a metamorph flips each time it enters the first player's space. Starting there is not
  // entering, passing through is.
  public List<Animal> entering(Card card) {
    List<Animal> entering = new ArrayList<>(2);
    for (int i = 0; i < animals.size(); i++) {
      if (animals.get(i).isMetamorph()) {
        for (int entry = entries(place(i).ordinal(), steps(i, card)); entry > 0; entry--) {
          entering.add(animals.get(i));
        }
      }
    }
    return entering;
  }

  /** How often place 0 is entered; counter-clockwise is clockwise in the mirror. */
  private static int entries(int from, int steps) {
    return (steps >= 0 ? from + steps : (-from & 3) - steps) / 4;
  }

  public Pack flipped(Animal animal) {
    return new Pack(animals, places, turned ^ (1 << number(animal)));
  }

  // WH-33: the two metamorphs before one player, if both show the same colour. Three or more can't
  // be parted, and stay as they are.
  public List<Animal> alike() {
    int metamorphs = metamorphs();
    for (Place place : Place.ALL) {
      int here = before(place) & metamorphs;
      if (Integer.bitCount(here) == 2 && foremost(here) == here) {
        return listed(here);
      }
    }
    return List.of();
  }

  public int metamorphs() {
    int found = 0;
    for (int i = 0; i < animals.size(); i++) {
      found |= animals.get(i).isMetamorph() ? 1 << i : 0;
    }
    return found;
  }
}
