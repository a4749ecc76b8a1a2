package bergerie.games.pavillon.files;

import bergerie.games.pavillon.cards.Effect;
import bergerie.games.pavillon.cards.Effect.By;
import bergerie.games.pavillon.cards.Effect.Delay;
import bergerie.games.pavillon.cards.Effect.Ending;
import bergerie.games.pavillon.cards.Effect.Manner;
import bergerie.games.pavillon.cards.Family;
import bergerie.rules.Named;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One way to write an effect.
 *
 * @param shown how it is written, for people who look for their mistake
 */
record Phrase(String shown, Pattern pattern, Function<MatchResult, Effect> meaning) {

  private static final String N = "([1-9])";
  private static final String SIGNED = "([+-][1-9])";

  /** Every effect a card can have. */
  static final List<Phrase> ALL =
      List.of(
          of("damage N", "damage " + N, m -> new Effect.Damage(number(m, 1), number(m, 1))),
          of(
              "damage N (M if wounded)",
              "damage " + N + " \\(" + N + " if wounded\\)",
              m -> new Effect.Damage(number(m, 1), number(m, 2))),
          of("damage excess", "damage excess", _ -> new Effect.Excess()),
          of("heal N", "heal " + N, m -> new Effect.Heal(number(m, 1))),
          of(
              "attack ±N [least N]",
              "attack " + SIGNED + least(),
              m -> new Effect.Attack(number(m, 1), number(m, 2))),
          of(
              "stun N [until damaged] [then damage N]",
              "stun " + N + "( until damaged)?(?: then damage " + N + ")?",
              m ->
                  new Effect.Stun(
                      number(m, 1),
                      m.group(2) == null ? Ending.BY_TIME : Ending.WHEN_DAMAGED,
                      number(m, 3))),
          of(
              "poison N/TURNS",
              "poison " + N + "/" + N,
              m -> new Effect.Poison(number(m, 1), number(m, 2))),
          of("revive N", "revive " + N, m -> new Effect.Revive(number(m, 1))),
          of("calm", "calm", _ -> new Effect.Calm()),
          of("vigour +N", "vigour \\+" + N, m -> new Effect.Vigour(number(m, 1))),
          of("guard", "guard", _ -> new Effect.Guard()),
          of("spell shield N", "spell shield " + N, m -> new Effect.SpellShield(number(m, 1))),
          of("no advantage", "no advantage", _ -> new Effect.NoAdvantage()),
          of("coin ±N", "coin " + SIGNED, m -> new Effect.Coin(number(m, 1))),
          of("steal N", "steal " + N, m -> new Effect.Steal(number(m, 1))),
          of("draw N", "draw " + N, m -> new Effect.Draw(number(m, 1))),
          of(
              "discard N [random]",
              "discard " + N + "( random)?",
              m ->
                  new Effect.Discard(
                      number(m, 1), m.group(2) == null ? Manner.CHOSEN : Manner.RANDOM)),
          of(
              "life ±N [least N] [after the next round]",
              "life " + SIGNED + least() + "( after the next round)?",
              m ->
                  new Effect.Life(
                      number(m, 1),
                      number(m, 2),
                      m.group(3) == null ? Delay.NOW : Delay.AFTER_NEXT_ROUND)),
          of("destroy weapon", "destroy weapon", _ -> new Effect.DestroyWeapon()),
          of("limit +1", "limit \\+(1)", m -> new Effect.Limit(number(m, 1))),
          of(
              "extra strike [-N] [by another pet]",
              "extra strike(?: -" + N + ")?( by another pet)?",
              m ->
                  new Effect.ExtraStrike(
                      number(m, 1), m.group(2) == null ? By.ANY_PET : By.ANOTHER_PET)),
          of("extra action N", "extra action " + N, m -> new Effect.ExtraAction(number(m, 1))),
          of(
              "strike ±N [least N]",
              "strike " + SIGNED + least(),
              m -> new Effect.StrikeChange(number(m, 1), number(m, 2))),
          of("strike nothing", "strike nothing", _ -> new Effect.StrikeNothing()),
          of("cancel strike", "cancel strike", _ -> new Effect.CancelStrike()),
          of("hit ±N", "hit " + SIGNED, m -> new Effect.HitChange(number(m, 1))),
          of("hit one player", "hit one player", _ -> new Effect.HitOne()),
          of(
              "spell damage +N (FAMILY, …)",
              "spell damage \\+" + N + " \\(([a-z, ]+)\\)",
              m ->
                  new Effect.SpellPower(
                      number(m, 1),
                      families(m.group(2)).orElseGet(() -> EnumSet.noneOf(Family.class)))),
          of("prevent", "prevent", _ -> new Effect.Prevent()));

  static Optional<Effect> read(String text) {
    for (Phrase phrase : ALL) {
      Matcher matcher = phrase.pattern.matcher(text);
      if (matcher.matches()) {
        return Optional.of(phrase.meaning.apply(matcher.toMatchResult()));
      }
    }
    return Optional.empty();
  }

  static Optional<Set<Family>> families(String text) {
    Set<Family> found = EnumSet.noneOf(Family.class);
    for (String name : text.split(",", -1)) {
      Optional<Family> family = Named.find(Family.values(), name.strip());
      if (family.isEmpty()) {
        return Optional.empty();
      }
      found.add(family.get());
    }
    return Optional.of(found);
  }

  /** An effect of this kind, to ask where it may stand. */
  Effect example() {
    String plain =
        shown
            .replaceAll(" \\[.*", "")
            .replace("FAMILY, …", "shot")
            .replace("TURNS", "1")
            .replace("±N", "+1")
            .replaceAll("\\b[NM]\\b", "1");
    return read(plain).orElseThrow();
  }

  private static Phrase of(String shown, String pattern, Function<MatchResult, Effect> meaning) {
    return new Phrase(shown, Pattern.compile(pattern), meaning);
  }

  private static String least() {
    return "(?: least ([0-9]))?";
  }

  private static int number(MatchResult match, int group) {
    String text = match.group(group);
    return text == null ? 0 : Integer.parseInt(text);
  }
}
