package bergerie.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says a sentence in one language: its texts from left to right, with every part in its place. */
final class Speaking {

  private final Grammar grammar;
  private final Hearer hearer;
  private final StringBuilder said = new StringBuilder();
  private final List<Mark> marks = new ArrayList<>();

  private Speaking(Grammar grammar, Hearer hearer) {
    this.grammar = grammar;
    this.hearer = hearer;
  }

  static Wording say(Sentence sentence, Grammar grammar, Hearer hearer) {
    Speaking speaking = new Speaking(grammar, hearer);
    speaking.say(sentence);
    if (hearer.mood() == Hearer.Mood.ADVISING && !speaking.said.isEmpty()) {
      speaking.said.setCharAt(0, Character.toUpperCase(speaking.said.charAt(0)));
    }
    return new Wording(speaking.said.toString(), speaking.marks);
  }

  private void say(Sentence sentence) {
    for (Sentence.Clause clause : sentence.clauses()) {
      String text = grammar.text(clause);
      say(text, 0, text.length(), clause.parts());
    }
  }

  /** A stretch of a text, read where it stands: tables say many sentences a second. */
  private void say(String text, int from, int to, List<Part> parts) {
    int at = from;
    for (int open = open(text, at, to); open < to; open = open(text, at, to)) {
      literally(text, at, open);
      at = close(text, open) + 1;
      slot(text, open + 1, at - 1, parts);
    }
    literally(text, at, to);
  }

  private static int open(String text, int from, int to) {
    int open = text.indexOf('{', from);
    return open < 0 ? to : open;
  }

  private void literally(String text, int from, int to) {
    int first = from;
    while (said.isEmpty() && first < to && Character.isWhitespace(text.charAt(first))) {
      first++;
    }
    said.append(text, first, to);
  }

  private static int close(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      char letter = text.charAt(i);
      depth += letter == '{' ? 1 : letter == '}' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("a brace is left open: " + text);
  }

  /** A number alone, after a word, or before texts to choose from. */
  private void slot(String text, int from, int to, List<Part> parts) {
    int at = from;
    while (!isDigit(text.charAt(at))) {
      at++;
    }
    int number = 0;
    int end = at;
    for (; end < to && isDigit(text.charAt(end)); end++) {
      number = 10 * number + text.charAt(end) - '0';
    }
    Part part = parts.get(number);
    if (end < to) {
      choose(text, end + 1, to, choice(part), parts);
    } else {
      part(at == from ? "" : text.substring(from, at - 1), part);
    }
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  /** Of the texts between bars the one with this number, or the last. */
  private void choose(String text, int from, int to, int number, List<Part> parts) {
    int begin = from;
    int end = bar(text, from, to);
    if (end == to) {
      throw new IllegalArgumentException("there is nothing to choose from: " + text);
    }
    for (int i = 0; i < number && end < to; i++) {
      begin = end + 1;
      end = bar(text, begin, to);
    }
    say(text, begin, end, parts);
  }

  /** Where the next bar is that does not stand inside braces. */
  private static int bar(String text, int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != '|') {
      at = text.charAt(at) == '{' ? close(text, at) + 1 : at + 1;
    }
    return at;
  }

  /** Which of several texts agrees with a part. */
  private int choice(Part part) {
    return switch (part) {
      case Part.Who(int seat) -> hearer.is(seat) ? 0 : 1 + amount(hearer.name(seat)).ordinal();
      case Part.Thing(String _, Noun noun) -> noun.gender().ordinal();
      case Part.Some(int count, Part.Thing _) -> grammar.amount(count).ordinal();
      case Part.Count(int count) -> grammar.amount(count).ordinal();
      case Part.Place _, Part.Said _, Part.Inner _ ->
          throw new IllegalArgumentException("nothing agrees with " + part);
    };
  }

  private static Amount amount(Hearer.Name name) {
    return switch (name) {
      case Hearer.Name.Person _ -> Amount.ONE;
      case Hearer.Name.Side(Noun _, Amount amount) -> amount;
    };
  }

  private void part(String word, Part part) {
    switch (part) {
      case Part.Who(int seat) -> who(word, seat);
      case Part.Thing(String id, Noun noun) -> thing(word, id, noun, Amount.ONE);
      case Part.Some(int count, Part.Thing(String id, Noun noun)) -> {
        said.append(count).append(' ');
        thing(word, id, noun, grammar.amount(count));
      }
      case Part.Count(int count) -> said.append(count);
      case Part.Place place -> marked(Mark.Kind.PLACE, place.id(), opening(grammar.text(place)));
      case Part.Said text -> said.append(grammar.text(text));
      case Part.Inner(Sentence sentence) -> inner(sentence);
    }
  }

  /** A sentence within another one has a capital where it opens that one, unless a name does. */
  private void inner(Sentence sentence) {
    int from = said.length();
    boolean opens = opens();
    say(sentence);
    if (opens && said.length() > from && !isNamed(from)) {
      said.setCharAt(from, Character.toUpperCase(said.charAt(from)));
    }
  }

  private boolean isNamed(int from) {
    for (Mark mark : marks) {
      if (mark.from() == from && mark.kind() == Mark.Kind.PLAYER) {
        return true;
      }
    }
    return false;
  }

  private void who(String word, int seat) {
    if (said.isEmpty() && hearer.is(seat) && hearer.mood() == Hearer.Mood.ADVISING) {
      return; // the imperative needs no subject
    }
    if (hearer.is(seat)) {
      called(word, seat, word.isEmpty() ? opening(grammar.you()) : grammar.you());
      return;
    }
    switch (hearer.name(seat)) {
      case Hearer.Name.Person person -> called(word, seat, grammar.name(person));
      case Hearer.Name.Side(Noun noun, Amount amount) -> {
        String article = word.isEmpty() ? grammar.the() : grammar.melted(word);
        said.append(opening(grammar.before(article, noun, amount)));
        marked(Mark.Kind.PLAYER, "" + seat, grammar.noun(noun, amount));
      }
    }
  }

  private void called(String word, int seat, String name) {
    if (!word.isEmpty()) {
      said.append(opening(grammar.before(word, name)));
    }
    marked(Mark.Kind.PLAYER, "" + seat, name);
  }

  private void thing(String word, String id, Noun noun, Amount amount) {
    if (!word.isEmpty()) {
      said.append(opening(grammar.before(word, noun, amount)));
    }
    marked(Mark.Kind.THING, id, opening(grammar.noun(noun, amount)));
  }

  private void marked(Mark.Kind kind, String id, String text) {
    int from = said.length();
    said.append(text);
    marks.add(new Mark(from, said.length(), kind, id));
  }

  /** A word of ours, with a capital where it opens a sentence. */
  private String opening(String text) {
    return opens() && !text.isEmpty()
        ? text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1)
        : text;
  }

  private boolean opens() {
    int last = said.length() - 1;
    while (last >= 0 && said.charAt(last) == ' ') {
      last--;
    }
    return last < 0 || ".!?".indexOf(said.charAt(last)) >= 0;
  }
}
