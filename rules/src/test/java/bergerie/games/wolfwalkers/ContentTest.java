package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.GridLine;
import bergerie.games.wolfwalkers.scoring.Scoring;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Actor;
import bergerie.rules.Laws;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import bergerie.rules.content.SourceLine;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ContentTest {

  @Test
  void aBadCardIsNamedByFileAndLine() {
    assertEquals(
        "wolfwalkers/cards.txt:9: expected 1 to 6 different icons of RMLWNFVCPTS, found “MXF”",
        cards("1 MLF|", "1 MXF|"));
    assertEquals(
        "wolfwalkers/cards.txt:9: expected 1 to 6 different icons of RMLWNFVCPTS, found “MM”",
        cards("1 MLF|", "1 MM|"));
    assertEquals(
        "wolfwalkers/cards.txt:12: expected card 2 of 55, found “3”", cards("2 RPC|", "3 RPC|"));
    assertEquals(
        "wolfwalkers/cards.txt:9: expected a type: S, A, X, D, E or B, found “Q”",
        cards("|S P./.P 3", "|Q P./.P 3"));
    assertEquals(
        "wolfwalkers/cards.txt:9: expected a shape of 2 to 6 icons in rows of equal length, at"
            + " most 5 × 5, as RM/.W, found “P./P”",
        cards("|S P./.P 3", "|S P./P 3"));
    assertEquals(
        "wolfwalkers/cards.txt:9: expected 1 to 99 points, found “0”",
        cards("|S P./.P 3", "|S P./.P 0"));
    assertEquals(
        "wolfwalkers/cards.txt:46: expected one icon of RMLWNFVCPTS, found “WW”",
        cards("|A W 2", "|A WW 2"));
    assertEquals(
        "wolfwalkers/cards.txt:68: expected two different icons, as RM, found “R”",
        cards("|D RP 3", "|D R 3"));
    for (String bad : List.of("RM", "R=", "R=R", "R=M+R", "R+=M", "R=M=F", "R=Q")) {
      assertEquals(
          "wolfwalkers/cards.txt:80: expected different icons on both sides, as R=M or T=W+S, found"
              + " “"
              + bad
              + "”",
          cards("|B R=M", "|B " + bad));
    }
    assertEquals(
        "wolfwalkers/cards.txt:9: expected type, pattern, points and title, found “S P./.P 3”",
        cards("|S P./.P 3 Parents|Parents", "|S P./.P 3"));
    assertEquals(
        "wolfwalkers/cards.txt: expected 55 cards, found 54", cards("55 RNV|", "# 55 RNV|"));
  }

  /** WW-14: two Robyns against Mève and a forest. */
  @Test
  void aBalanceMayAddIconsUp() {
    Deck deck = Box.read(changed("cards.txt", "|B R=M", "|B R=M+F")).orThrow().deck();
    assertEquals("R=M+F", deck.card(52).objective().pattern());
    assertEquals(
        "8 points if the grid shows as many Robyn as Mève + Forest icons, and at least one of each.",
        deck.card(52).objective().text().en());
    assertEquals(8, total(deck, "#15 [52] #46 #3"));
    assertEquals(0, total(deck, "#15 [52] #46"));
    assertEquals(0, total(deck, "#37 [52]"));
  }

  private static int total(Deck deck, String grid) {
    return new Scoring(deck).grid(GridLine.read(deck, "0,0 " + grid).orThrow()).total();
  }

  @Test
  void aStoryMayHaveSixIcons() {
    Deck deck = Box.read(changed("cards.txt", "1 MLF|", "1 RMLWNF|")).orThrow().deck();
    assertEquals("RMLWNF", Icon.letters(deck.card(1).icons()));
    assertTrue(cards("1 MLF|", "1 RMLWNFV|").contains("expected 1 to 6 different icons"));
  }

  private static String cards(String from, String to) {
    return why(changed("cards.txt", from, to));
  }

  @Test
  void aBadPermanentOrPowerIsNamedByFileAndLine() {
    assertEquals(
        "wolfwalkers/permanents.txt:22: expected market STORIES OBJECTIVES (1 to 8), found “market 5”",
        why(changed("permanents.txt", "market 5 2", "market 5")));
    assertTrue(
        why(changed("permanents.txt", "| slanted", "| sideways"))
            .startsWith("wolfwalkers/permanents.txt:19: expected slanted, market STORIES"));
    assertEquals(
        "wolfwalkers/permanents.txt:22: expected a number not yet taken, found “1”",
        why(changed("permanents.txt", "2 | Grand", "1 | Grand")));
    assertEquals(
        "wolfwalkers/powers.txt:38: expected paths CARDS (1 to 5), found “paths 9”",
        why(changed("powers.txt", "| paths 3", "| paths 9")));
    assertEquals(
        "wolfwalkers/powers.txt:30: expected “id | French title | English title | effects”, found"
            + " “1 | Volte-face | flip-taken”",
        why(changed("powers.txt", "1 | Volte-face | About-Face", "1 | Volte-face")));
    assertEquals(
        "wolfwalkers/powers.txt:30: expected a number from 1 to 99, found “100”",
        why(changed("powers.txt", "1 | Volte-face", "100 | Volte-face")));
    assertEquals(
        "wolfwalkers/powers.txt:30: expected a title in both languages, found"
            + " “1 | Volte-face |  | flip-taken”",
        why(changed("powers.txt", "About-Face", "")));
    assertEquals(
        "wolfwalkers/powers.txt: expected at least 3 cards, found 0",
        why(replaced("powers.txt", "# none")));
  }

  @Test
  void errorsSpeakFrenchToo() {
    assertEquals(
        "wolfwalkers/permanents.txt:22 : attendu market STORIES OBJECTIVES (1 to 8), trouvé « market 5 »",
        words(changed("permanents.txt", "market 5 2", "market 5")).fr());
  }

  /** WW-23: cards composed of known effects need no code, and obey the laws. */
  @Test
  void playersWriteTheirOwnCards() {
    Library library =
        replaced(
            "permanents.txt",
            "16 | Grand sentier | Wide Path | slanted; market 5 3; open-pile; destiny DB; retouch");
    Library own =
        (game, file) ->
            file.equals("powers.txt")
                ? ContentFile.of(
                    file,
                    """
                    26 | Brouillon | Draft | flip-own; swap-own; look 4
                    27 | Ruée | Rush | two-turns; take-top; flip-taken
                    28 | Palimpseste | Palimpsest | renew objective; paths 2; rewrite
                    29 | Coup de théâtre | Twist | stake 3 1; any-story; bargain 0; forbid; press 2
                    """)
                : library.open(game, file);
    WolfWalkers game = WolfWalkers.stocked(own).orThrow();
    assertEquals(
        "Cards may also be placed diagonally. The market has 5 Stories and 3 Objectives. The"
            + " visible Story on top of the pile may be taken too. One revealed Objective is scored"
            + " by every player. Before scoring, each player may swap two adjacent cards.",
        Box.read(own).orThrow().permanents().getFirst().text().en());
    for (int players : game.info().players()) {
      Setup setup = game.info().setup(players, Map.of("variant", "advanced")).orThrow();
      for (long seed = 0; seed < 4; seed++) {
        Laws.check(game, setup, seed);
      }
    }
  }

  @Test
  void aComposedPowerLeavesOutWhatCantBeDone() {
    Library own =
        replaced(
            "powers.txt",
            """
            1 | Un | One | flip-own; bargain 3; leap
            2 | Deux | Two | leap
            3 | Trois | Three | leap
            """);
    WolfWalkers game = WolfWalkers.stocked(own).orThrow();
    Setup setup =
        game.info()
            .setup(2, Map.of("variant", "advanced", "permanent", "7", "powers", "1+2+3"))
            .orThrow();
    Tale tale =
        game.notation()
            .readState(setup, "to P1; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8")
            .orThrow();
    Actor first = Actor.player(Seat.of(0));
    tale = game.play(tale, first, new Move.Use(1));
    tale = game.play(tale, first, new Move.Flip(Cell.FIRST));
    // Nobody else has an Objective to bargain for, so the leap comes at once.
    assertTrue(
        game.moves(tale, Seat.of(0))
            .contains(new Move.Take(new Move.Origin.Place(1), new Cell(1, 1))));
  }

  @Test
  void theContentsWordChangesWithACard() {
    String printed = Box.read(Library.builtIn()).orThrow().fingerprint();
    assertEquals(
        printed,
        Box.read(changed("cards.txt", "Parents|Parents", "Maman|Mum")).orThrow().fingerprint());
    assertNotEquals(
        printed, Box.read(changed("cards.txt", "1 MLF", "1 ML")).orThrow().fingerprint());
    assertNotEquals(
        printed, Box.read(changed("powers.txt", "paths 3", "paths 4")).orThrow().fingerprint());
  }

  @Test
  void aCardWithoutEnglishTitleKeepsItsFrenchOne() {
    Deck deck = Box.read(changed("cards.txt", "Avancée|Advance", "Avancée")).orThrow().deck();
    assertEquals(Words.same("Avancée"), deck.card(2).title());
  }

  @Test
  void aRemarkInBracketsIsNoPartOfATitle() {
    Deck deck =
        Box.read(changed("cards.txt", "Avancée|Advance", "Avancée [to check]|Advance"))
            .orThrow()
            .deck();
    assertEquals(new Words("Advance", "Avancée"), deck.card(2).title());
  }

  private static Library changed(String file, String from, String to) {
    return (game, name) -> {
      ContentFile source = Library.builtIn().open(game, name);
      return name.equals(file)
          ? ContentFile.of(source.file(), text(source).replace(from, to))
          : source;
    };
  }

  /** The lines of a source at their places, so that errors name the lines of the file. */
  private static String text(ContentFile source) {
    Map<Integer, String> lines =
        source.lines().stream().collect(Collectors.toMap(SourceLine::number, SourceLine::text));
    int last = source.lines().getLast().number();
    StringBuilder text = new StringBuilder();
    for (int number = 1; number <= last; number++) {
      text.append(lines.getOrDefault(number, "")).append('\n');
    }
    return text.toString();
  }

  private static Library replaced(String file, String text) {
    return (game, name) ->
        name.equals(file)
            ? ContentFile.of(game + "/" + name, text)
            : Library.builtIn().open(game, name);
  }

  private static String why(Library library) {
    return words(library).en();
  }

  private static Words words(Library library) {
    return switch (WolfWalkers.stocked(library)) {
      case Reading.Garbled<WolfWalkers>(Words why) -> why;
      case Reading.Understood<WolfWalkers> _ -> Words.same("understood");
    };
  }

  @Test
  void theBoxHasTheCardsOfTheSheet() {
    Box box = Box.read(Library.builtIn()).orThrow();
    assertEquals(
        List.of(55, 15, 25),
        List.of(box.deck().cards().size(), box.permanents().size(), box.powers().size()));
  }
}
