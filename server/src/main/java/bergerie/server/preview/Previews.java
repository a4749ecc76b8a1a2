package bergerie.server.preview;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.table.wire.TableInfo;
import bergerie.table.wire.shape.TableName;
import bergerie.telling.Language;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The page as it is answered at each of its paths. A preview tells of the game, of names and of
 * free seats, and never of what is played; of a table that is not there it tells what the first
 * screen tells.
 *
 * @param index the page as it was built
 * @param pictures whether there is one of that name
 */
public record Previews(String index, Shelf shelf, Predicate<String> pictures) {

  /** Screens of the page that are about a table. */
  private static final Set<String> OF_TABLES = Set.of("table", "join", "watch", "replay");

  private static final Set<String> OF_GAMES = Set.of("game", "learn", "train", "puzzles");
  private static final Set<String> OTHERS = Set.of("", "kit", "carry");
  private static final Set<String> WHOLE =
      Set.of("table", "replay", "game", "learn", "train", "puzzles");
  private static final int LONGEST = 200;

  /** Whether a path leads to a screen of the page. */
  public static boolean isScreen(String path) {
    String screen = screen(path);
    return OF_TABLES.contains(screen) || OF_GAMES.contains(screen) || OTHERS.contains(screen);
  }

  /** The table that has to be asked before a page can be answered, if there may be one. */
  public static Optional<String> table(String path) {
    List<String> parts = parts(path);
    return OF_TABLES.contains(screen(path)) && parts.size() == 2
        ? Optional.of(parts.getLast()).filter(TableName::isOne)
        : Optional.empty();
  }

  /**
   * The page.
   *
   * @param table what is known of the table that the path names
   * @param languages those that whoever asks would like to read
   * @param address of the house, if it has one that all know
   */
  public String page(
      String path,
      Optional<TableInfo> table,
      @Nullable String languages,
      Optional<String> address) {
    Language language = Preference.language(languages);
    Optional<GameInfo> game = table.map(TableInfo::game).or(() -> named(path)).flatMap(this::game);
    LinkCard card =
        game.map(
                known ->
                    table.map(info -> LinkCard.of(known, info)).orElseGet(() -> LinkCard.of(known)))
            .orElse(LinkCard.HOUSE);
    return new Head(
            language,
            card.title().in(language),
            card.about().in(language),
            address.orElse("") + picture(card),
            address.filter(_ -> isWhole(path, game)).map(house -> house + path))
        .into(index);
  }

  /** Games that came from elsewhere may have none. */
  private String picture(LinkCard card) {
    return Stream.of(card, LinkCard.HOUSE)
        .map(one -> "/preview/" + one.picture() + ".png")
        .filter(pictures)
        .findFirst()
        .orElse("/icon-512.png");
  }

  /**
   * Whether a path is all of an address that leads somewhere. What stands behind the # is never
   * seen here: an invitation without it would lead to nobody's seat.
   */
  private static boolean isWhole(String path, Optional<GameInfo> game) {
    return path.equals("/")
        || (game.isPresent() && WHOLE.contains(screen(path)) && path.length() <= LONGEST);
  }

  /** The game that a path names. */
  private static Optional<String> named(String path) {
    List<String> parts = parts(path);
    return OF_GAMES.contains(screen(path)) && parts.size() > 1
        ? Optional.of(parts.get(1))
        : Optional.empty();
  }

  private Optional<GameInfo> game(String id) {
    return shelf.game(id).map(Game::info);
  }

  private static String screen(String path) {
    List<String> parts = parts(path);
    return parts.isEmpty() ? "" : parts.getFirst();
  }

  private static List<String> parts(String path) {
    return List.of(path.split("/")).stream().filter(part -> !part.isEmpty()).toList();
  }
}
