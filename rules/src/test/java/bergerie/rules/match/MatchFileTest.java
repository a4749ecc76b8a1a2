package bergerie.rules.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.lair.Lair;
import bergerie.lair.LairMove;
import bergerie.lair.LairState;
import bergerie.rules.Actor;
import bergerie.rules.GameInfo;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MatchFileTest {

  private static final Lair LAIR = new Lair();
  private static final String SEED =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

  @Test
  void readsWhatItWrites() {
    for (int seed = 0; seed < 50; seed++) {
      MatchRecord match = played(2 + seed % 3, seed);
      String file = MatchFile.write(LAIR.info(), match);
      assertEquals(match, read(file).orThrow());
    }
  }

  @Test
  void everyDrawIsChecked() {
    MatchRecord match = played(3, 7);
    Verified verified = Verified.of(LAIR, match).orThrow();
    assertEquals(3 * 6, verified.draws());
    assertTrue(verified.outcome().isPresent());
    String file = MatchFile.write(LAIR.info(), match);
    assertGarbled("the seed is not the one", verify(file.replace(SEED, SEED.replace("1f", "20"))));
    assertGarbled("draw 1: the dice give", verify(file.replace("nonce 2 n2", "nonce 2 n3")));
    assertGarbled("the seed is not in the file", verify(file.replaceAll("seed .*\n", "")));
    assertGarbled("draw 1:", verify(file.replaceFirst("\\[21 (\\d+)]", "[20 $1]")));
    assertGarbled(
        "the steps don't lead to this result", verify(file.replaceFirst("LA-2 (\\d)", "LA-2 9$1")));
  }

  /** By sha256sum, of the text that docs/fairness.md tells. */
  private static final String PLEDGES =
      """
      pledge 0 3ec816e202adbb8e1bf53f964ecaec328f511d16c972526912f1bd3f3fa8bb2f
      pledge 1 d2d271b0de3b44f566035fbd0c2e43374bf0eb1fc46a2685b839c6efafc02e92
      """;

  @Test
  void nobodyGaveAnotherNonceThanTheyWereBoundTo() {
    String open = MatchFile.write(LAIR.info(), played(2, 7));
    assertEquals(Optional.of(Fairness.OPEN), verify(open).orThrow().fairness());
    String pledged = open.replace("\n\n", "\n" + PLEDGES + "\n");
    assertEquals(Optional.of(Fairness.PLEDGED), verify(pledged).orThrow().fairness());
    String half = pledged.replaceAll("pledge 0 .*\n", "");
    assertEquals(Optional.of(Fairness.OPEN), verify(half).orThrow().fairness());
    assertGarbled(
        "the nonce of seat 0 is not the one it was bound to",
        verify(pledged.replaceAll("pledge 0 .", "pledge 0 0")));
    assertGarbled(
        "the nonce of seat 1 is not the one it was bound to",
        verify(pledged.replaceAll("pledge 1 .*", "pledge 1 " + first(PLEDGES))));
  }

  @Test
  void botsHaveNoNonceToChoose() {
    List<String> nonces = List.of("n0", Seal.BOT_NONCE);
    assertEquals(
        Fairness.PLEDGED, Seal.of(SEED, nonces, Map.of(Seat.of(0), first(PLEDGES))).fairness());
    assertEquals(Fairness.OPEN, Seal.of(SEED, nonces).fairness());
  }

  private static String first(String pledges) {
    return pledges.lines().findFirst().orElseThrow().substring("pledge 0 ".length());
  }

  @Test
  void aMoveAgainstTheRulesIsNamed() {
    String file =
        MatchFile.write(LAIR.info(), played(2, 3)).replaceFirst("move p0 \\d+", "move p0 77");
    assertGarbled("step 7: 77: LA-1", verify(file));
  }

  @Test
  void whatIsTakenBackIsPlayedOtherwise() {
    MatchRecord match = played(2, 3);
    int last = match.lines().size() - 2;
    MatchLine.Step step = (MatchLine.Step) match.lines().get(last);
    List<MatchLine> lines = new java.util.ArrayList<>(match.lines());
    lines.addAll(last + 1, List.of(new MatchLine.Back(1), step));
    MatchRecord again =
        new MatchRecord(
            match.game(),
            match.version(),
            match.content(),
            match.setup(),
            match.names(),
            match.seal(),
            match.origin(),
            match.start(),
            lines);
    assertEquals(Replay.of(LAIR, match).orThrow().last(), Replay.of(LAIR, again).orThrow().last());
    assertTrue(Verified.of(LAIR, again) instanceof Reading.Understood);
  }

  @Test
  void resigningEndsItForTheLastSide() {
    String head = "bergerie match 1\ngame lair\nversion 1\nplayers 3\n";
    Replay<LairState, LairMove> one =
        read(head + "resign p0\n").then(match -> Replay.of(LAIR, match)).orThrow();
    assertEquals(Optional.empty(), one.outcome());
    Replay<LairState, LairMove> two =
        read(head + "resign p0\nflag p2\nresult p1 T-5 0 0 0\n")
            .then(match -> Replay.of(LAIR, match))
            .orThrow();
    assertEquals(List.of(Seat.of(1)), two.outcome().map(Outcome::winners).orElseThrow());
  }

  @Test
  void aGarbledLineIsNamed() {
    String head = "bergerie match 1\ngame lair\nversion 1\nplayers 2\n";
    assertGarbled("line 1: expected bergerie match 1, got \"\"", read(""));
    assertGarbled("line 2: no game chess in this house", read("bergerie match 1\ngame chess\n"));
    assertGarbled("line 5: expected move p0|p1|p2|p3 MOVE", read(head + "move p9 3\n"));
    assertGarbled("line 6: expected back STEPS", read(head + "\nback 0\n"));
    assertGarbled("line 5: expected 64 hex digits", read(head + "seed 12\n"));
    assertGarbled("line 5: expected pledge SEAT and 64", read(head + "pledge 1 12\n"));
    assertGarbled(
        "a seat or nonce past the 2", read(head + PLEDGES.replace("pledge 1", "pledge 2")));
    assertGarbled("line 5: expected draw agreed|length", read(head + "draw shared\n"));
    assertGarbled("line 5: expected draw", read(head + "draw share p9\n"));
    assertGarbled("line 5: expected [BOUND VALUE]", read(head + "deal 0:3 [4 4]\n"));
    assertGarbled("line 5: expected move, deal,", read(head + "jump\n"));
    assertGarbled("a head line is missing", read("bergerie match 1\ngame lair\n"));
    assertGarbled("unknown option fog", read(head + "option fog yes\n"));
    assertGarbled("expected 2|3|4, got 5", read(head.replace("players 2", "players 5")));
    assertGarbled("1 nonces for 2 seats", read(head + "nonce 0 a\n"));
    assertGarbled(
        "played by version 7", read(head.replace("version 1", "version 7")).then(LAIR_REPLAY));
  }

  private static final java.util.function.Function<
          MatchRecord, Reading<Replay<LairState, LairMove>>>
      LAIR_REPLAY = match -> Replay.of(LAIR, match);

  /** A whole game of random moves with sealed dice. */
  static MatchRecord played(int players, long seed) {
    Setup setup = LAIR.info().setup(players, Map.of()).orThrow();
    List<String> nonces = List.of("n0", "n1", "n2", "n3").subList(0, players);
    MatchRecord match =
        new MatchRecord(
            "lair",
            1,
            "1",
            setup,
            List.of("Ana", "Bé 2", "", "d").subList(0, players),
            Optional.of(Seal.of(SEED, nonces)),
            Origin.FRESH,
            Optional.empty(),
            List.of());
    Dealer dealer = new Dealer(SEED, nonces);
    Dice dice = new QuickDice(seed);
    LairState state = LAIR.start(setup);
    long draw = Dealer.FIRST;
    while (true) {
      switch (LAIR.turn(state)) {
        case Turn.Over(Outcome outcome) -> {
          return match.with(
              new MatchLine.Result(outcome.winners(), outcome.rule(), outcome.scores()));
        }
        case Turn.Draw _ -> {
          var dealt = dealer.deal(LAIR, state, draw++);
          match =
              match.with(
                  new MatchLine.Deal(LAIR.notation().write(state, dealt.move()), dealt.drawn()));
          state = LAIR.play(state, new Actor.Deal(), dealt.move());
        }
        case Turn.Act act -> {
          Seat seat = dice.pick(act.awaited());
          LairMove move = dice.pick(LAIR.moves(state, seat));
          match = match.with(new MatchLine.Move(seat, LAIR.notation().write(state, move)));
          state = LAIR.play(state, Actor.player(seat), move);
        }
      }
    }
  }

  private static Reading<Verified> verify(String file) {
    return read(file).then(match -> Verified.of(LAIR, match));
  }

  private static Reading<MatchRecord> read(String file) {
    return MatchFile.read(file, MatchFileTest::find);
  }

  private static Optional<GameInfo> find(String id) {
    return id.equals("lair") ? Optional.of(LAIR.info()) : Optional.empty();
  }

  private static void assertGarbled(String words, Reading<?> reading) {
    String why = assertInstanceOf(Reading.Garbled.class, reading).why().en();
    assertTrue(why.contains(words), why);
  }
}
