package bergerie.rules.content;

import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;

/** A game with a box of cards, which content files describe. */
public interface Boxed {

  /** What is in the box, line by line of its files. */
  List<Component> components();

  /** What a card of the box does, in plain words, where more is to be said than its line does. */
  default Optional<Words> text(Component component) {
    return Optional.empty();
  }
}
