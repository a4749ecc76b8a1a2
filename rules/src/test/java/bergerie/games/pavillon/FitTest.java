package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.files.CardReader;
import bergerie.rules.Reading;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After which triggers an effect, or a target, means something to a card that players write. */
class FitTest {

  private static final List<String> FILES = List.of("pets.txt", "weapons.txt", "spells.txt");

  private static final String ALL =
      "on-tame combat-start before-strike on-strike on-struck on-kill on-death ally-death any-death"
          + " on-equip weapon-strike weapon-hit-taken round-won round-last passive cast"
          + " spell-cast(shot) spell-targeted(shot)";

  /** Moments at which something can be done to pets: those of a combat. */
  private static final String COMBAT =
      "combat-start on-strike on-struck on-kill on-death ally-death any-death cast"
          + " spell-cast(shot)";

  /** Moments at which something can be done to players: a combat, and what is around it. */
  private static final String ANYTIME =
      COMBAT + " on-tame on-equip weapon-strike round-won round-last";

  private static final Map<String, String> NAMED =
      Map.of("COMBAT", COMBAT, "ANYTIME", ANYTIME, "LASTING", ANYTIME + " passive");

  /** As few cards as there may be. */
  private static final Map<String, String> SMALL_BOX =
      Map.of(
          "pets.txt",
          """
          Ours   | Bear   | tenacious | common | 2/7 | on-strike: heal 1 to self
          Crabe  | Crab   | tenacious | common | 2/6 | on-strike: heal 1 to self
          Loup   | Wolf   | fierce    | common | 3/5 | on-strike: heal 1 to self
          Raptor | Raptor | fierce    | common | 3/4 | on-strike: heal 1 to self
          Renard | Fox    | cunning   | common | 2/6 | on-strike: heal 1 to self
          Singe  | Monkey | cunning   | common | 2/4 | on-strike: heal 1 to self
          """,
          "weapons.txt",
          """
          Fouet  | Whip  | 3 | 3 | round-last: coin +1 to you
          Fronde | Sling | 2 | 1 | weapon-strike: coin +1 to you
          """,
          "spells.txt",
          """
          Tir    | Shot  | shot | cast: damage 1 to a pet
          Piège  | Trap  | trap | cast: damage 1 to a pet
          """);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          damage 1 to your pets             | COMBAT
          damage 1 (2 if wounded) to your pets | COMBAT
          heal 1 to your pets               | COMBAT
          stun 1 to your pets               | COMBAT
          poison 1/2 to your pets           | COMBAT
          calm to your pets                 | COMBAT
          attack +1 to your pets            | LASTING
          coin +1 to you                    | ANYTIME
          steal 1 to you                    | ANYTIME
          draw 1 to you                     | ANYTIME
          discard 1 to you                  | ANYTIME
          life -1 to you                    | ANYTIME
          destroy weapon to you             | ANYTIME
          vigour +1 to your pets            | passive
          guard to your pets                | passive
          spell shield 1 to your pets       | passive
          no advantage to your pets         | passive
          limit +1                          | passive
          hit one player                    | passive
          spell damage +1 (shot)            | passive
          strike +1                         | before-strike on-struck
          strike nothing                    | before-strike on-struck
          hit +1                            | weapon-strike weapon-hit-taken
          prevent                           | spell-targeted(shot)
          cancel strike                     | cast
          damage excess to your pets        | on-kill
          revive 1 to your pets             | on-death ally-death any-death
          extra strike                      | cast on-strike on-kill
          extra action 1                    | on-equip on-tame
          """)
  void anEffectGoesWithItsTriggers(String effect, String triggers) {
    assertEquals(words(triggers), goodAfter(effect, FILES));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attack +1 to target                      | on-strike on-kill
          attack +1 to each other pet of its owner | on-strike on-kill
          attack +1 to another pet of its owner    | on-strike on-kill
          attack +1 to another adjacent enemy pet  | on-strike on-kill
          attack +1 to attacker                    | on-struck on-death
          attack +1 to the dead                    | ally-death any-death
          attack +1 to spell target                | spell-cast(shot)
          attack +1 to an enemy pet                | ANYTIME
          attack +1 to an adjacent enemy pet       | ANYTIME
          attack +1 to each adjacent enemy pet     | ANYTIME
          attack +1 to one of your pets            | ANYTIME
          attack +1 to it                          | cast
          attack +1 to a pet                       | cast
          attack +1 to up to 2 pets                | cast
          attack +1 to up to 3 pets                | cast
          attack +1 to each pet of a player        | cast
          coin +1 to its owner                     | on-strike on-kill on-struck cast
          coin +1 to one hit player                | weapon-strike
          coin +1 to a player                      | cast
          """)
  void aTargetIsThereAtItsMoments(String effect, String triggers) {
    assertEquals(words(triggers), goodAfter(effect, FILES));
  }

  /** Weapons and spells are not touched, and have no fellows. */
  @ParameterizedTest
  @CsvSource({"attack +1 to self", "attack +1 to your other pets"})
  void onlyAPetHasASelf(String effect) {
    Set<String> ofPets = words("LASTING");
    ofPets.removeAll(words("on-equip weapon-strike cast"));
    assertEquals(ofPets, goodAfter(effect, List.of("pets.txt")));
    assertEquals(Set.of(), goodAfter(effect, List.of("weapons.txt", "spells.txt")));
  }

  private static Set<String> words(String text) {
    return Arrays.stream(NAMED.getOrDefault(text, text).split(" "))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The triggers after which the effect is read on a card of one of these files. */
  private static Set<String> goodAfter(String effect, List<String> files) {
    return Stream.of(ALL.split(" "))
        .filter(trigger -> files.stream().anyMatch(file -> isRead(file, trigger + ": " + effect)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isRead(String file, String ability) {
    String card =
        switch (file) {
          case "pets.txt" -> "Licorne | Unicorn | cunning | common | 2/4 | ";
          case "weapons.txt" -> "Gourdin | Club | 2 | 1 | ";
          default -> "Chant | Song | shot | ";
        };
    Library library =
        (game, name) ->
            ContentFile.of(
                game + "/" + name, SMALL_BOX.get(name) + (name.equals(file) ? card + ability : ""));
    return CardReader.read(library, PavillonInfo.ID) instanceof Reading.Understood<Cards>;
  }
}
