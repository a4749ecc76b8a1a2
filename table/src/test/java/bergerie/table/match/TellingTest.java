package bergerie.table.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.match.Origin;
import bergerie.table.match.text.EventText;
import bergerie.telling.Spoken;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the house tells is true for whoever reads it: from each seat, and looking on. */
class TellingTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Eyes ONE = new Eyes(Viewer.player(FIRST), List.of(FIRST));
  private static final Eyes OTHER = new Eyes(Viewer.player(SECOND), List.of(SECOND));
  private static final Eyes DEVICE = new Eyes(Viewer.player(FIRST), List.of(FIRST, SECOND));
  private static final Eyes LATER = Eyes.later(new Viewer.Spectator());

  @Test
  void whoResignsIsToldSoAndOthersByName() {
    Match<?, ?, ?> match = match("sheep-sheep", "Anna", "{0}");
    Event resigned = new Event.Resigned(FIRST);
    assertTold("You resign. | Vous abandonnez.", match, resigned, ONE);
    assertTold("Anna resigns. | Anna abandonne.", match, resigned, OTHER);
    assertTold("Anna resigns. | Anna abandonne.", match, resigned, DEVICE);
    // What somebody typed is a name, whatever it looks like.
    assertTold("{0} resigns. | {0} abandonne.", match, new Event.Resigned(SECOND), LATER);
  }

  @Test
  void sidesWithoutNamesGoByTheirPieces() {
    Match<?, ?, ?> match = match("kukuli", "", "");
    assertTold(
        "The sheep resign. | Les moutons abandonnent.", match, new Event.Resigned(SECOND), ONE);
    assertTold("The wolf resigns. | Le loup abandonne.", match, new Event.Resigned(FIRST), LATER);
    assertTold(
        "The sheep have run out of time. | Les moutons n’ont plus de temps.",
        match,
        new Event.Flagged(SECOND),
        DEVICE);
    assertTold(
        "The wolf is away; a bot plays on. | Le loup n’est plus là ; un robot joue.",
        match,
        new Event.TakenOver(FIRST),
        OTHER);
  }

  @Test
  void theEndIsTrueForEverybody() {
    Match<?, ?, ?> resigned = after(match("kukuli", "Anna", ""), new Event.Resigned(FIRST));
    assertWhy("You resigned. | Vous avez abandonné.", resigned, ONE);
    assertWhy("Anna resigned. | Anna a abandonné.", resigned, OTHER);
    assertWhy("Anna resigned. | Anna a abandonné.", resigned, LATER);
    Match<?, ?, ?> flagged = after(match("kukuli", "Anna", ""), new Event.Flagged(SECOND));
    assertWhy("You ran out of time. | Vous avez dépassé le temps imparti.", flagged, OTHER);
    assertWhy(
        "The sheep ran out of time. | Les moutons ont dépassé le temps imparti.", flagged, ONE);
    Match<?, ?, ?> drawn = after(match("kukuli", "Anna", ""), new Event.DrawAgreed());
    assertWhy("The players agreed on a draw. | Les joueurs ont convenu de la nulle.", drawn, LATER);
  }

  /** A log has words without names; whoever reads it later still hears the names. */
  @Test
  void theEndOfALogIsToldByName() {
    Match<?, ?, ?> over = after(match("kukuli", "Anna", ""), new Event.Resigned(FIRST));
    String line = EventText.write("", new Event.Ended(over.ending().outcome().orElseThrow()));
    assertTrue(line.contains("Player 1 resigned."), line);
    Event logged = EventText.read(3, 0, line).event();
    assertWhy("Anna resigned. | Anna a abandonné.", after(over, logged), OTHER);
  }

  private static Match<?, ?, ?> match(String id, String... names) {
    return begin(Shelf.find(id).orElseThrow(), names);
  }

  private static <S, M, V> Match<S, M, V> begin(Game<S, M, V> game, String... names) {
    Setup setup = game.info().setup(2, Map.of()).orThrow();
    List<Holder> holders =
        List.of(new Holder.Person(names[0], "a"), new Holder.Person(names[1], "b"));
    Event.Created created =
        new Event.Created(
            game.info().id(),
            game.info().version(),
            game.content(),
            setup,
            holders,
            new Clock.None(),
            "",
            "11".repeat(32),
            Optional.empty(),
            Origin.FRESH);
    return Fold.begin(game, new Logged(1, 0, "", created)).match();
  }

  private static Match<?, ?, ?> after(Match<?, ?, ?> match, Event event) {
    return match.after(new Logged(match.seq() + 1, 0, "", event));
  }

  private static <S, M, V> void assertTold(
      String expected, Match<S, M, V> match, Event event, Eyes eyes) {
    Logged logged = new Logged(match.seq() + 1, 0, "", event);
    Heard heard = Telling.of(match, match.after(logged), logged, eyes).orElseThrow();
    assertSaid(expected, heard.told().line().to(heard.to()));
  }

  private static void assertWhy(String expected, Match<?, ?, ?> match, Eyes eyes) {
    assertSaid(expected, match.ending().outcome().orElseThrow().why().to(eyes.hearer(match)));
  }

  private static void assertSaid(String expected, Spoken spoken) {
    assertEquals(expected, spoken.en().text() + " | " + spoken.fr().text());
  }
}
