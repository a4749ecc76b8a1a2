package bergerie.rules.content;

import java.util.List;

/** A game with a box of cards, which content files describe. */
public interface Boxed {

  /** What is in the box, line by line of its files. */
  List<Component> components();
}
