package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Actor;
import bergerie.rules.Laws;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Cards of a host's own, with what no card of the box does. */
class OwnCardsTest {

  private static final Map<String, String> OWN =
      Map.of(
          "weapons.txt",
          """
          Masse   | Mace  | 2 | 2 | weapon-strike: destroy weapon to one hit player
          Verre   | Glass | 4 | 2 | weapon-strike: destroy weapon to you and coin +1 to you
          Cor     | Horn  | 2 | 3 | passive: limit +1
          Baudrier | Belt | 2 | 2 | passive: vigour +2 to your pets; combat-start: heal 1 to your pets
          """,
          "spells.txt",
          """
          Rouille | Rust  | shot   | 3 | cast: destroy weapon to a player
          Écho    | Echo  | aspect | 1 | passive: vigour +1 to your pets; spell-cast(aspect): coin +1 to you
          Silence | Hush  | aspect | passive: guard to your pets
          """);

  private final Pavillon game = Pavillon.of(OwnCardsTest::open).orThrow();
  private final Setup setup = game.info().setup(3, Map.of("window", "0")).orThrow();

  private static ContentFile open(String game, String file) {
    return OWN.containsKey(file)
        ? ContentFile.of(game + "/" + file, OWN.getOrDefault(file, ""))
        : Library.builtIn().open(game, file);
  }

  // PT-5
  @Test
  void theBasicWeaponIsBackWhenOneIsDestroyed() {
    Lodge table =
        after(
            "round 2 turn P1 | P1 pets loup spells rouille | P2 coins 1 weapon masse pets ours"
                + " | P3 pets crabe",
            "P1 cast rouille P2");
    assertHas("| P2 coins 1 pets ours |", table);
    assertHas("discarded-weapons masse", table);
  }

  // PT-5
  @Test
  void whoeverLosesAWeaponIsTold() {
    Lodge table =
        read(
            "round 2 turn P1 | P1 pets loup spells rouille | P2 weapon masse pets ours"
                + " | P3 pets crabe");
    Move move = game.notation().read(table, "cast rouille P2").orThrow();
    assertEquals(
        "cast rouille P2; disarm P2 masse PT-5",
        game.notation().tell(table, Actor.player(Seat.of(0)), move, new Viewer.Spectator()).cue());
  }

  // PT-5
  @Test
  void theBasicWeaponCantBeDestroyed() {
    Lodge table =
        after(
            "round 2 turn P1 | P1 pets loup spells rouille | P2 pets ours | P3 pets crabe",
            "P1 cast rouille P2");
    assertHas("| P2 pets ours |", table);
    assertEquals(List.of(), List.copyOf(table.weapons().discard()));
  }

  // PT-5, PT-38: the winner chooses among those who have something to lose.
  @Test
  void aWeaponMayDestroyAnother() {
    Lodge table =
        read(
            "round 2 won P1,P3,P2 | P1 weapon masse pets loup | P2 pets ours"
                + " | P3 weapon cor pets crabe,loup,felin");
    assertHas("P3 life 8 pets crabe,loup,felin", table);
    // PT-23: without the horn a pet has to go.
    assertEquals(3, game.moves(table, Seat.of(2)).size());
    table = play(table, "P3 choose P3.felin");
    assertHas("discarded-weapons cor", table);
    assertHas("P3 life 8 pets crabe,loup |", table);
  }

  // PT-36: what a lost card would still do is not done.
  @Test
  void aWeaponThatIsGoneDoesNothingMore() {
    Lodge table =
        read("round 2 won P1,P3,P2 | P1 weapon verre pets loup | P2 pets ours | P3 pets crabe");
    assertHas("P1 pets loup | P2 life 6 pets ours | P3 life 6 pets crabe", table);
  }

  // PT-34: the Life a card gave goes with it.
  @Test
  void lifeGoesWithTheCardThatGaveIt() {
    Lodge table =
        after(
            "round 2 turn P1 | P1 pets loup spells rouille | P2 weapon baudrier pets ours,felin:2"
                + " | P3 pets crabe",
            "P1 cast rouille P2");
    assertHas("P2 pets ours,felin:2", table);
    assertTrue(game.notation().draw(game.view(table, new Viewer.Spectator())).contains("ours 2/7"));
  }

  // PT-40: an aspect does not see itself replaced.
  @Test
  void anAspectThatIsReplacedDoesNothingMore() {
    Lodge table =
        after(
            "round 2 turn P1 | P1 aspect echo pets loup spells silence | P2 pets ours | P3 pets crabe",
            "P1 cast silence");
    assertHas("P1 aspect silence pets loup turns 1", table);
    assertHas("discarded-spells echo", table);
  }

  @Test
  void copiesOfSpellsAreContent() {
    assertEquals(List.of(3, 1, 2), game.cards().spells().stream().map(Spell::copies).toList());
    assertEquals(6, game.cards().everySpell().size());
    Pavillon fewer =
        Pavillon.of(
                (id, file) ->
                    file.equals("spells.txt")
                        ? ContentFile.of(
                            file, OWN.getOrDefault(file, "").replace("shot   | 3", "shot | 2"))
                        : open(id, file))
            .orThrow();
    assertNotEquals(game.content(), fewer.content());
  }

  @Test
  void theyObeyTheLaws() {
    for (int seed = 0; seed < 3; seed++) {
      Laws.check(game, setup, seed);
      Laws.check(game, game.info().setup(4, Map.of("aspects", "one")).orThrow(), seed);
    }
  }

  private Lodge read(String line) {
    return game.notation().readState(setup, line).orThrow();
  }

  private Lodge after(String line, String move) {
    return play(read(line), move);
  }

  private Lodge play(Lodge table, String text) {
    Actor actor = Actor.player(Seat.of(text.charAt(1) - '1'));
    Move move = game.notation().read(table, text.substring(3)).orThrow();
    assertEquals(new Ruling.Allowed(), Referee.rule(game, table, actor, move), text);
    return game.play(table, actor, move);
  }

  private void assertHas(String part, Lodge table) {
    String line = game.notation().writeState(table);
    assertTrue(line.contains(part), line);
  }
}
