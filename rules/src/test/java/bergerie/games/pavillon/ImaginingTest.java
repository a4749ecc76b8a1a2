package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.pavillon.table.Lodge;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a player takes for possible: all that the rules leave open, and nothing else. */
class ImaginingTest {

  private static final int WORLDS = 800;

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();
  private final Setup unhurried = setup("0");
  private final Setup sand = setup("6");

  private Setup setup(String window) {
    return game.info().setup(3, Map.of("window", window)).orThrow();
  }

  // PT-6: 20 spells of two copies; both copies of one lie open, so it can’t be the secret one.
  @Test
  void aSpellDrawnInSecretIsAnyThatNobodyHasSeen() {
    Lodge table =
        read(
            unhurried,
            "round 2 turn P1 | P1 pets loup spells ?tir-rapide,piege-explosif"
                + " | P2 pets ours spells piege-explosif | P3 pets crabe");
    Set<String> secret = found(worlds(table, 1), "P1 pets loup spells (.*?) \\|");
    assertEquals(19, secret.size());
    assertTrue(secret.stream().allMatch(hand -> hand.contains("piege-explosif")), secret::toString);
    assertTrue(
        secret.stream().allMatch(hand -> hand.split("piege-explosif", -1).length == 2),
        secret::toString);
    assertEquals(Set.of(line(table)), worlds(table, 0));
  }

  // PT-40: random discards skip aspects, so whoever has to lose a spell holds another one.
  @Test
  void whoeverLosesASpellHasOneThatIsNoAspect() {
    Lodge table =
        read(
            unhurried,
            "round 2 turn P1 | P1 pets loup | P2 pets crabe spells ?tir-rapide | P3 pets renard"
                + " | agenda lose-spell P2 > respond start > choose-strike");
    Set<String> hands = found(worlds(table, 0), "spells \\?([a-z-]+)");
    assertEquals(14, hands.size());
    assertTrue(hands.stream().noneMatch(hand -> hand.startsWith("aspect-")), hands::toString);
    assertEquals(20, found(worlds(asked(), 0), "spells \\?([a-z-]+)").size());
  }

  /** The same hand where nothing is to be lost. */
  private Lodge asked() {
    return read(
        unhurried,
        "round 2 turn P1 | P1 pets loup | P2 pets crabe spells ?tir-rapide | P3 pets renard");
  }

  // PT-10: the first three are common, 21 species of two; P1 holds both wolves.
  @Test
  void firstPetsOfOthersAreAnyCommonOnes() {
    Lodge table =
        read(
            unhurried,
            "round 1 | P1 offer loup,loup,renard | P2 offer ours,singe,tortue kept ours"
                + " | P3 offer raptor,felin,hyene | agenda choose-starters > fill-shop > draw-first");
    Set<String> worlds = worlds(table, 0);
    Set<String> offers = found(worlds, "P2 offer (\\S+) kept");
    Set<String> pets =
        offers.stream().flatMap(offer -> Stream.of(offer.split(","))).collect(Collectors.toSet());
    assertEquals(20, pets.size());
    assertFalse(pets.contains("loup"), pets::toString);
    for (String world : worlds) {
      assertTrue(world.contains("P1 offer loup,loup,renard |"), world);
      Matcher others = matcher(world, "P2 offer (\\S+) kept (\\S+) \\| P3 offer (\\S+) \\|");
      List<String> offer = List.of(others.group(1).split(","));
      assertEquals(3, offer.size(), world);
      assertTrue(offer.contains(others.group(2)), world);
      assertEquals(3, others.group(3).split(",").length, world);
    }
    assertTrue(found(worlds, "P2 offer \\S+ kept (\\S+)").size() > 15);
  }

  // PT-35: with sand nobody sees who has passed, nor a standing answer; what is one’s own is known.
  @Test
  void sealedAnswersOfOthersAreOpen() {
    String hands =
        "round 2 turn P1 | P1 pets loup spells tir-rapide | P2 pets ours spells tir-rapide"
            + " | P3 pets crabe spells fleche-multiple";
    Lodge table = read(sand, hands);
    table = pass(table, 0);
    Set<String> worlds = worlds(table, 0);
    assertEquals(
        Set.of("P1", "P1,P2", "P1,P3", "P1,P2,P3"), found(worlds, "respond start passed (\\S+)"));
    assertEquals(Set.of("until-attacked", "this-combat"), found(worlds, "P2 [^|]*stands (\\S+)"));
    assertEquals(Set.of(), found(worlds, "P1 [^|]*stands (\\S+)"));
    assertTrue(worlds.stream().anyMatch(world -> !world.contains("stands")));
    assertTrue(worlds(table, 1).stream().anyMatch(world -> !world.contains("passed")));
    assertTrue(
        found(worlds(table, 1), "respond start passed (\\S+)").stream()
            .noneMatch(passed -> passed.contains("P2")));
  }

  // PT-35: without sand a pass is seen.
  @Test
  void withoutSandAnswersAreKnown() {
    Lodge table =
        pass(
            read(
                unhurried,
                "round 2 turn P1 | P1 pets loup spells tir-rapide | P2 pets ours spells tir-rapide"
                    + " | P3 pets crabe"),
            0);
    assertEquals(Set.of(line(table)), worlds(table, 1));
  }

  private Lodge pass(Lodge table, int seat) {
    return game.play(
        table, Actor.player(Seat.of(seat)), game.notation().read(table, "pass").orThrow());
  }

  private Lodge read(Setup setup, String line) {
    return game.notation().readState(setup, line).orThrow();
  }

  private String line(Lodge table) {
    return game.notation().writeState(table);
  }

  private Set<String> worlds(Lodge table, int seat) {
    Dice dice = new QuickDice(7);
    Set<String> worlds = new HashSet<>();
    for (int i = 0; i < WORLDS; i++) {
      worlds.add(line(game.imagine(table, Viewer.player(Seat.of(seat)), dice)));
    }
    return worlds;
  }

  private static Set<String> found(Set<String> worlds, String pattern) {
    Pattern compiled = Pattern.compile(pattern);
    return worlds.stream()
        .map(compiled::matcher)
        .filter(Matcher::find)
        .map(matcher -> matcher.group(1))
        .collect(Collectors.toSet());
  }

  private static Matcher matcher(String world, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(world);
    assertTrue(matcher.find(), world);
    return matcher;
  }
}
