package bergerie.table.wire.shape;

import bergerie.rules.GameInfo;
import bergerie.rules.Words;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.Row;
import bergerie.table.wire.shape.Traits.Tagged;
import java.util.List;
import java.util.Optional;

/** The games of the house, as they are told of. */
public interface OnShelf {

  String COUNTS = "the numbers of players with which it changes anything, if not all";
  String NEEDS = "what has to be agreed on for it to change anything, if it depends on that";
  String BY_THE_BOOK = "the value in the preset `book`, if it is another one";

  @Means("a game")
  record Game(
      String id,
      @Means("of the rules") int version,
      Words title,
      Words summary,
      @Means("the numbers of players; the first is the usual one") List<Integer> players,
      List<SeatName> seats,
      @Means("whether seats are sides, such as wolf and sheep, and not just places at the table")
          boolean sides,
      List<Option> options,
      List<Rule> rules,
      GameInfo.Secrecy secrecy,
      int minutes,
      @Means("1 to 5") int difficulty,
      @Means("the levels of bots to offer, the weakest first") List<String> levels,
      @Means("plainer bots, for whoever looks for them") List<String> otherLevels,
      String usualLevel,
      @Means("whether there are lessons") boolean taught,
      Optional<Board> boards) {}

  @Means("what a seat is called")
  record SeatName(
      String id,
      Words label,
      @Means("says that it is to play, where it has no other name") Words turn) {}

  @Means("a paragraph of the rules")
  record Rule(
      String id,
      Words text,
      @Means("where it comes from; several where its clauses differ") List<Source> sources) {}

  @Means("a card, a number of copies or a combination in the box of a game")
  record BoxItem(
      @Means("the content file it stands in") String file,
      @Means("what the file says of it, in its own short form") String line,
      Words name,
      @Means("what it does, where more is to be said") Optional<Words> text,
      @Means("where it comes from") List<Source> sources) {}

  @Means("where a rule, a clause of it, or something in the box comes from")
  @Tagged(value = "kind", longest = 10)
  sealed interface Source {

    @Means("the rulebook of the box")
    record Book(String chapter, @Means("as printed, in French") String quotation)
        implements Source {}

    @Means("a description elsewhere")
    record Published(Words where) implements Source {}

    @Means("this project's own choice")
    record Ours(Words why) implements Source {}
  }

  @Means("that another option has one of these values")
  record Need(String option, List<String> values) {}

  @Means("something the players agree on before a game")
  @Tagged(value = "kind", longest = 10)
  sealed interface Option {

    @Means("one of a few named values")
    record Choice(
        String name,
        Words label,
        String preset,
        @Means(BY_THE_BOOK) Optional<String> book,
        List<OptionValue> values,
        @Means(COUNTS) Optional<List<Integer>> counts,
        @Means(NEEDS) Optional<List<Need>> needs)
        implements Option {}

    @Means("a whole number")
    record Whole(
        String name,
        Words label,
        String preset,
        @Means(BY_THE_BOOK) Optional<String> book,
        int least,
        int most,
        @Means("how far values are apart, counted from the least, if it is not 1")
            Optional<Integer> step,
        @Means("values beside those, if there are any") Optional<List<Integer>> besides,
        @Means("a word that is taken instead of a number, if there is one")
            Optional<OptionValue> instead,
        @Means("with fewer players there is nothing to choose, if it matters")
            Optional<Integer> players,
        @Means(
                "the preset with several people on one device, with bots only, or with an hour or"
                    + " more for each move, if it is another one")
            Optional<Integer> patient,
        @Means(COUNTS) Optional<List<Integer>> counts,
        @Means(NEEDS) Optional<List<Need>> needs)
        implements Option {}

    @Means("some of many items, joined by `+`")
    record Selection(
        String name,
        Words label,
        String preset,
        @Means(BY_THE_BOOK) Optional<String> book,
        List<OptionValue> items,
        int least,
        int most,
        @Means("ready-made selections; the label says for whom") List<OptionValue> offers,
        @Means(COUNTS) Optional<List<Integer>> counts,
        @Means(NEEDS) Optional<List<Need>> needs)
        implements Option {}
  }

  @Means("a value or an item to choose")
  record OptionValue(
      String id,
      Words label,
      @Means("what is printed on it, in the game's own short form") Optional<String> mark,
      @Means("it is there with so many players or more, if it matters")
          Optional<Integer> players) {}

  @Means("points and the lines between them; x to the right, y upwards, unit spaced")
  record Board(List<BoardPoint> points, List<BoardLine> lines) {}

  record BoardPoint(String name, int x, int y) {}

  @Row
  record BoardLine(String from, String to) {}
}
