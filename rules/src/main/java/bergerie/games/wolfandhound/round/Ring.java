package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Place;
import java.util.List;
import java.util.function.Function;

/** One thing for each place round the table. */
public record Ring<T>(T first, T second, T third, T fourth) {

  static <T> Ring<T> of(Function<Place, T> each) {
    return new Ring<>(
        each.apply(Place.FIRST),
        each.apply(Place.SECOND),
        each.apply(Place.THIRD),
        each.apply(Place.FOURTH));
  }

  public T at(Place place) {
    return switch (place) {
      case FIRST -> first;
      case SECOND -> second;
      case THIRD -> third;
      case FOURTH -> fourth;
    };
  }

  Ring<T> with(Place place, T thing) {
    return switch (place) {
      case FIRST -> new Ring<>(thing, second, third, fourth);
      case SECOND -> new Ring<>(first, thing, third, fourth);
      case THIRD -> new Ring<>(first, second, thing, fourth);
      case FOURTH -> new Ring<>(first, second, third, thing);
    };
  }

  public List<T> list() {
    return List.of(first, second, third, fourth);
  }
}
