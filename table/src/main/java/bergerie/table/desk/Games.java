package bergerie.table.desk;

import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Provenance;
import bergerie.rules.Rule;
import bergerie.rules.Words;
import bergerie.rules.board.Diagram;
import bergerie.rules.board.OnBoard;
import bergerie.rules.content.Boxed;
import bergerie.rules.scenario.Lesson;
import bergerie.table.wire.GuideShapes;
import bergerie.table.wire.codec.GuidedWriter;
import bergerie.table.wire.codec.OnShelfWriter;
import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.OnShelf;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** The games of the house, as the page is told of them. */
record Games(Shelf shelf, GuideShapes guides) {

  private static final Answer NO_GAME = Answer.fault(404, "game", "no such game", "jeu inconnu");

  Answer all() {
    return listed(shelf.games(), (json, game) -> OnShelfWriter.write(json, game(game)));
  }

  /** What is in the box of a game. */
  Answer box(String game) {
    return shelf.game(game).map(found -> listed(box(found), OnShelfWriter::write)).orElse(NO_GAME);
  }

  /** How a game is explained. */
  Answer guide(String game) {
    return shelf
        .game(game)
        .map(guides::of)
        .map(guide -> Answer.json(200, json -> GuidedWriter.write(json, guide)))
        .orElse(NO_GAME);
  }

  private static <T> Answer listed(List<T> items, BiConsumer<JsonWriter, T> write) {
    return Answer.json(
        200,
        json -> {
          json.openList();
          items.forEach(item -> write.accept(json, item));
          json.closeList();
        });
  }

  private static List<OnShelf.BoxItem> box(Game<?, ?, ?> game) {
    return game instanceof Boxed boxed
        ? boxed.components().stream()
            .map(
                item ->
                    new OnShelf.BoxItem(
                        item.file(),
                        item.line(),
                        item.name(),
                        boxed.text(item),
                        sources(item.sources())))
            .toList()
        : List.of();
  }

  private static OnShelf.Game game(Game<?, ?, ?> game) {
    GameInfo info = game.info();
    return new OnShelf.Game(
        info.id(),
        info.version(),
        info.title(),
        info.summary(),
        info.players(),
        info.seats().stream()
            .map(seat -> new OnShelf.SeatName(seat.id(), seat.label(), seat.turn()))
            .toList(),
        info.hasSides(),
        info.options().stream().flatMap(Games::option).toList(),
        info.rules().stream().map(Games::rule).toList(),
        info.secrecy(),
        info.minutes(),
        info.difficulty(),
        ids(Bots.offered()),
        ids(Bots.plain(game)),
        Bots.usual().id(),
        Lesson.teaches(game),
        game instanceof OnBoard onBoard ? Optional.of(board(onBoard.board())) : Optional.empty());
  }

  private static List<String> ids(List<Level> levels) {
    return levels.stream().map(Level::id).toList();
  }

  private static OnShelf.Rule rule(Rule rule) {
    return new OnShelf.Rule(rule.id(), rule.text(), sources(rule.sources()));
  }

  private static List<OnShelf.Source> sources(List<Provenance> sources) {
    return sources.stream().map(Games::source).toList();
  }

  private static OnShelf.Source source(Provenance source) {
    return switch (source) {
      case Provenance.Book(String chapter, String quotation) ->
          new OnShelf.Source.Book(chapter, quotation);
      case Provenance.Published(Words where) -> new OnShelf.Source.Published(where);
      case Provenance.Ours(Words why) -> new OnShelf.Source.Ours(why);
    };
  }

  private static Stream<OnShelf.Option> option(Option option) {
    return switch (option) {
      case Option.Choice choice ->
          Stream.of(
              new OnShelf.Option.Choice(
                  choice.name(),
                  choice.label(),
                  choice.preset(),
                  book(choice),
                  values(choice.values()),
                  counts(choice),
                  needs(choice)));
      case Option.Whole whole ->
          Stream.of(
              new OnShelf.Option.Whole(
                  whole.name(),
                  whole.label(),
                  whole.preset(),
                  book(whole),
                  whole.least(),
                  whole.most(),
                  Optional.of(whole.span().step()).filter(step -> step > 1),
                  Optional.of(whole.span().besides()).filter(others -> !others.isEmpty()),
                  whole.instead().map(Games::value),
                  Optional.of(whole.players()).filter(least -> least > 0),
                  Optional.of(whole.patient()).filter(patient -> patient != whole.initial()),
                  counts(whole),
                  needs(whole)));
      case Option.Selection selection ->
          Stream.of(
              new OnShelf.Option.Selection(
                  selection.name(),
                  selection.label(),
                  selection.preset(),
                  book(selection),
                  values(selection.items()),
                  selection.least(),
                  selection.most(),
                  values(selection.offers()),
                  counts(selection),
                  needs(selection)));
      case Option.Mended _ -> Stream.empty();
    };
  }

  private static Optional<String> book(Option option) {
    return Optional.of(option.usage().book()).filter(_ -> option.isDisputed());
  }

  private static Optional<List<Integer>> counts(Option option) {
    return Optional.of(option.usage().scope().players()).filter(counts -> !counts.isEmpty());
  }

  private static Optional<List<OnShelf.Need>> needs(Option option) {
    return Optional.of(
            option.usage().scope().needs().stream()
                .map(need -> new OnShelf.Need(need.option(), need.values()))
                .toList())
        .filter(needs -> !needs.isEmpty());
  }

  private static List<OnShelf.OptionValue> values(List<Option.Value> values) {
    return values.stream().map(Games::value).toList();
  }

  private static OnShelf.OptionValue value(Option.Value value) {
    return new OnShelf.OptionValue(
        value.id(),
        value.label(),
        Optional.of(value.mark()).filter(mark -> !mark.isEmpty()),
        Optional.of(value.players()).filter(least -> least > 0));
  }

  private static OnShelf.Board board(Diagram board) {
    return new OnShelf.Board(
        board.points().stream()
            .map(point -> new OnShelf.BoardPoint(point.name(), point.x(), point.y()))
            .toList(),
        board.lines().stream()
            .map(line -> new OnShelf.BoardLine(line.a().name(), line.b().name()))
            .toList());
  }
}
