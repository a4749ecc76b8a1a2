package bergerie.telling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceTest {

  private static final Part ANNA = new Part.Who(0);
  private static final Part MARC = new Part.Who(1);
  private static final List<Hearer.Name> NAMES =
      List.of(new Hearer.Name.Person("Anna", "Anna"), new Hearer.Name.Person("Marc", "Marc"));
  private static final Hearer ALL = Hearer.anybody(NAMES);

  private static final Part.Thing SHEEP =
      thing("sheep", Noun.forms("sheep", "sheep"), Noun.forms("mouton", "moutons"));
  private static final Part.Thing LAMB =
      thing("lamb", Noun.forms("lamb", "lambs"), Noun.forms("agneau", "agneaux"));
  private static final Part.Thing FACE =
      new Part.Thing("face", Noun.only("orange face", "face orange", Gender.FEMININE));
  private static final Part.Thing AXE =
      new Part.Thing("axe", Noun.only("axe", "hache", Gender.FEMININE));
  private static final Part.Thing GRASS =
      new Part.Thing("grass", Noun.only("grass", "herbe", Gender.FEMININE));

  private static Part.Thing thing(String id, Noun.Forms en, Noun.Forms fr) {
    return new Part.Thing(id, Noun.masculine(en, fr));
  }

  @Test
  void oneIsSpokenToAndNamedToOthers() {
    Sentence wins = Sentence.of("{0} {0:win|wins}.", "{0} {0:gagnez|gagne}.", ANNA);
    assertSaid(wins, ALL, "Anna wins.", "Anna gagne.");
    assertSaid(wins, Hearer.to(1, NAMES), "Anna wins.", "Anna gagne.");
    assertSaid(wins, Hearer.to(0, NAMES), "You win.", "Vous gagnez.");
  }

  @Test
  void whoAsksForAdviceIsToldWhatToDo() {
    Sentence lays =
        Sentence.of("{0} {0:lay|lays} {a 1}.", "{0} {0:posez|pose} {un 1}.", ANNA, LAMB);
    assertSaid(lays, Hearer.to(0, NAMES).advised(), "Lay a lamb.", "Posez un agneau.");
    assertSaid(lays, Hearer.to(1, NAMES).advised(), "Anna lays a lamb.", "Anna pose un agneau.");
    assertEquals("agneau", stretch(lays.to(Hearer.to(0, NAMES).advised()).fr(), 0));
  }

  @Test
  void onlyWhatOpensASentenceHasACapital() {
    Sentence later =
        Sentence.of("The sand has run out: ", "Le sablier est vide : ")
            .then(Sentence.of("{0} {0:win|wins}.", "{0} {0:gagnez|gagne}.", ANNA))
            .then(Sentence.of(" {0} {0:laugh|laughs}.", " {0} {0:riez|rit}.", ANNA));
    assertSaid(
        later,
        Hearer.to(0, NAMES),
        "The sand has run out: you win. You laugh.",
        "Le sablier est vide : vous gagnez. Vous riez.");
    Hearer small = Hearer.anybody(List.of(new Hearer.Name.Person("bob", "bob")));
    assertSaid(Sentence.of("{0} wins.", "{0} gagne.", ANNA), small, "bob wins.", "bob gagne.");
  }

  @Test
  void nounsAndVerbsAgreeWithNumbers() {
    assertSaid(coming(0), ALL, "0 sheep come in.", "0 mouton rentre.");
    assertSaid(coming(1), ALL, "1 sheep comes in.", "1 mouton rentre.");
    assertSaid(coming(2), ALL, "2 sheep come in.", "2 moutons rentrent.");
  }

  @Test
  void pointsBelowZeroAgreeToo() {
    assertSaid(points(-1), ALL, "-1 points", "-1 point");
    assertSaid(points(-2), ALL, "-2 points", "-2 points");
  }

  private static Sentence points(int count) {
    return Sentence.of("{0} {0:point|points}", "{0} {0:point|points}", new Part.Count(count));
  }

  private static Sentence coming(int count) {
    return Sentence.of(
        "{0} {0:comes|come} in.", "{0} {0:rentre|rentrent}.", new Part.Some(count, SHEEP));
  }

  @Test
  void articlesAgreeElideAndMelt() {
    assertFrench("{le 0}", "Le mouton", "L’agneau", "La face orange", "La hache", "L’herbe");
    assertFrench("{un 0}", "Un mouton", "Un agneau", "Une face orange", "Une hache", "Une herbe");
    assertFrench(
        "x {du 0}",
        "x du mouton",
        "x de l’agneau",
        "x de la face orange",
        "x de la hache",
        "x de l’herbe");
    assertFrench(
        "x {au 0}",
        "x au mouton",
        "x à l’agneau",
        "x à la face orange",
        "x à la hache",
        "x à l’herbe");
    assertFrench(
        "x {de 0}", "x de mouton", "x d’agneau", "x de face orange", "x de hache", "x d’herbe");
    assertSaid(Sentence.of("{a 0}", "{un 0}", FACE), ALL, "An orange face", "Une face orange");
    assertSaid(Sentence.of("{a 0}, {the 0}", "", SHEEP), ALL, "A sheep, the sheep", "");
  }

  private static void assertFrench(String pattern, String... expected) {
    List<Part.Thing> things = List.of(SHEEP, LAMB, FACE, AXE, GRASS);
    for (int i = 0; i < things.size(); i++) {
      assertEquals(expected[i], Sentence.of("", pattern, things.get(i)).to(ALL).fr().text());
    }
  }

  @Test
  void prepositionsElideBeforeNames() {
    Sentence turns = Sentence.of("{0}, {1}", "tours {de 0} et {de 1}", ANNA, MARC);
    assertSaid(turns, ALL, "Anna, Marc", "tours d’Anna et de Marc");
    Sentence turn = Sentence.of("{0:Your|{0}’s} turn", "{0:Votre tour|Tour {de 0}}", ANNA);
    assertSaid(turn, ALL, "Anna’s turn", "Tour d’Anna");
    assertSaid(turn, Hearer.to(0, NAMES), "Your turn", "Votre tour");
  }

  @Test
  void sidesGoByTheirPieces() {
    Hearer sides =
        Hearer.anybody(
            List.of(
                new Hearer.Name.Side(LAMB.noun(), Amount.ONE),
                new Hearer.Name.Side(SHEEP.noun(), Amount.SEVERAL)));
    Sentence resign =
        Sentence.of(
            "{0} {0:resign|resigns|resign}.", "{0} {0:abandonnez|abandonne|abandonnent}.", MARC);
    assertSaid(resign, sides, "The sheep resign.", "Les moutons abandonnent.");
    Sentence turn = Sentence.of("{0}", "{à 0} de jouer.", MARC);
    assertSaid(turn, sides, "The sheep", "Aux moutons de jouer.");
    assertSaid(turn, ALL, "Marc", "À Marc de jouer.");
    assertSaid(turn, Hearer.to(1, NAMES), "You", "À vous de jouer.");
    assertSaid(
        Sentence.of("{0}", "Le tour {de 0}", ANNA), sides, "The lamb", "Le tour de l’agneau");
  }

  @Test
  void thingsHaveAGenderThatOthersAgreeWith() {
    Sentence shown = Sentence.of("{0} is shown.", "{0} est {0:révélé|révélée}.", AXE);
    assertSaid(shown, ALL, "Axe is shown.", "Hache est révélée.");
  }

  @Test
  void whatPeopleTypeIsNeverRead() {
    Hearer odd = Hearer.anybody(List.of(new Hearer.Name.Person("{1}", "{1}"), NAMES.get(1)));
    Sentence meets =
        Sentence.of("{0} meets {1}: {2}", "{0} : {1}", ANNA, MARC, new Part.Said("{0:a|b}", "{0"));
    assertSaid(meets, odd, "{1} meets Marc: {0:a|b}", "{1} : Marc");
  }

  @Test
  void stretchesAreMarkedInEveryLanguage() {
    Spoken spoken =
        Sentence.of(
                "{0} lays {a 1} {2}.",
                "{0} pose {un 1} {2}.", ANNA, LAMB, new Part.Place("A1", "at the top", "en haut"))
            .to(ALL);
    assertEquals("Anna lays a lamb at the top.", spoken.en().text());
    assertEquals(
        List.of(
            new Mark(0, 4, Mark.Kind.PLAYER, "0"),
            new Mark(12, 16, Mark.Kind.THING, "lamb"),
            new Mark(17, 27, Mark.Kind.PLACE, "A1")),
        spoken.en().marks());
    assertEquals("agneau", stretch(spoken.fr(), 1));
    assertEquals("en haut", stretch(spoken.fr(), 2));
  }

  private static String stretch(Wording line, int mark) {
    return line.text().substring(line.marks().get(mark).from(), line.marks().get(mark).to());
  }

  @Test
  void aSentenceWithinAnotherHasACapitalWhereItOpensIt() {
    Part owned =
        new Part.Inner(
            Sentence.of("{0:your {1}|{0}’s {1}}", "{0:votre {1}|{le 1} {de 0}}", ANNA, LAMB));
    Sentence sentence = Sentence.of("{0} sees {0}. {0} sleeps.", "{0} voit {0}. {0} dort.", owned);
    assertSaid(
        sentence,
        Hearer.to(0, NAMES),
        "Your lamb sees your lamb. Your lamb sleeps.",
        "Votre agneau voit votre agneau. Votre agneau dort.");
    assertSaid(
        sentence,
        ALL,
        "Anna’s lamb sees Anna’s lamb. Anna’s lamb sleeps.",
        "L’agneau d’Anna voit l’agneau d’Anna. L’agneau d’Anna dort.");
  }

  @Test
  void wrongPatternsAreFoundWhenTheyAreSaid() {
    for (String wrong : List.of("{0", "{0:a}", "{le 0}", "{le 1}", "{2:a|b}")) {
      Sentence sentence = Sentence.of(wrong, "", ANNA, SHEEP, new Part.Said("", ""));
      assertThrows(IllegalArgumentException.class, () -> sentence.to(ALL), wrong);
    }
  }

  private static void assertSaid(Sentence sentence, Hearer hearer, String en, String fr) {
    Spoken spoken = sentence.to(hearer);
    assertEquals(List.of(en, fr), List.of(spoken.en().text(), spoken.fr().text()));
  }
}
