package bergerie.games.pavillon.files;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Ability.Clause;
import bergerie.games.pavillon.cards.Condition;
import bergerie.games.pavillon.cards.Effect;
import bergerie.games.pavillon.cards.Family;
import bergerie.games.pavillon.cards.Kind;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Target;
import bergerie.games.pavillon.cards.Trigger;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.games.pavillon.cards.Uses;
import bergerie.rules.Named;
import bergerie.rules.Reading;
import bergerie.rules.content.SourceLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads abilities: {@code trigger [once|twice] [if condition]: effect [to target] [and …]}, several
 * after {@code ;}. What is wrong is told with file and line.
 */
final class AbilityReader {

  private static final Pattern HEAD =
      Pattern.compile(
          "(?<trigger>[a-z-]+)(?:\\((?<families>[a-z, ]*)\\))?(?: (?<limit>once|twice))?(?: if"
              + " (?<condition>.+))?");

  private final SourceLine line;
  private final Bearer bearer;

  AbilityReader(SourceLine line, Bearer bearer) {
    this.line = line;
    this.bearer = bearer;
  }

  Reading<List<Ability>> read(String text) {
    String[] parts = text.split(";", -1);
    if (parts.length > Uses.MOST) {
      return line.expected(
          "at most " + Uses.MOST + " abilities",
          "au plus " + Uses.MOST + " capacités",
          String.valueOf(parts.length));
    }
    List<Ability> abilities = new ArrayList<>();
    for (String part : parts) {
      switch (ability(part.strip())) {
        case Reading.Understood<Ability>(Ability ability) -> abilities.add(ability);
        case Reading.Garbled<Ability>(var why) -> {
          return Reading.garbled(why);
        }
      }
    }
    return Reading.of(abilities);
  }

  private Reading<Ability> ability(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      return line.expected("“trigger: effect”", "« trigger: effect »", text);
    }
    Matcher head = HEAD.matcher(text.substring(0, colon).strip());
    if (!head.matches()) {
      return line.expected(
          "“trigger [once|twice] [if condition]” before “:”",
          "« trigger [once|twice] [if condition] » avant « : »",
          text.substring(0, colon).strip());
    }
    int limit =
        switch (Optional.ofNullable(head.group("limit")).orElse("")) {
          case "once" -> 1;
          case "twice" -> 2;
          default -> Ability.UNLIMITED;
        };
    return trigger(head.group("trigger"), Optional.ofNullable(head.group("families")))
        .then(
            trigger ->
                condition(Optional.ofNullable(head.group("condition")).orElse(""))
                    .then(
                        condition ->
                            clauses(trigger, text.substring(colon + 1).strip())
                                .then(
                                    clauses ->
                                        Reading.of(
                                            new Ability(
                                                trigger,
                                                limit,
                                                condition,
                                                ShortList.copyOf(clauses))))));
  }

  private Reading<Trigger> trigger(String name, Optional<String> families) {
    if (families.isPresent() && bearer.answersSpells()) {
      Set<Family> found = Phrase.families(families.get()).orElse(Set.of());
      if (found.isEmpty()) {
        String known =
            Arrays.stream(Family.values()).map(Family::id).collect(Collectors.joining(", "));
        return line.expected(
            "spell families of " + known, "familles de sorts parmi " + known, families.get());
      }
      switch (name) {
        case "spell-cast" -> {
          return Reading.of(new Trigger.SpellCast(found));
        }
        case "spell-targeted" -> {
          return Reading.of(new Trigger.SpellTargeted(found));
        }
        default -> {}
      }
    } else {
      Optional<Moment> moment = Named.find(bearer.moments(), name);
      if (moment.isPresent()) {
        return Reading.of(moment.get());
      }
    }
    String known = bearer.moments().stream().map(Moment::id).collect(Collectors.joining(", "));
    return line.expected(
        "a trigger of this kind of card: "
            + known
            + ", spell-cast(family, …), spell-targeted(family, …)",
        "un déclencheur de ce genre de carte : "
            + known
            + ", spell-cast(famille, …), spell-targeted(famille, …)",
        name);
  }

  private Reading<Condition> condition(String text) {
    Optional<Condition.Fact> fact = Named.find(Condition.Fact.values(), text);
    if (fact.isPresent()) {
      return Reading.of(fact.get());
    }
    for (Kind kind : Kind.values()) {
      if (text.equals("another " + kind.id())) {
        return Reading.of(new Condition.Another(kind));
      }
    }
    if (text.matches("hit life ([1-9]|10)")) {
      return Reading.of(new Condition.HitLife(Integer.parseInt(text.substring(9))));
    }
    String known =
        Arrays.stream(Condition.Fact.values())
            .map(Condition.Fact::id)
            .filter(id -> !id.isEmpty())
            .collect(Collectors.joining(", "));
    return line.expected(
        "a condition: " + known + ", another TYPE, hit life N",
        "une condition : " + known + ", another TYPE, hit life N",
        text);
  }

  private Reading<List<Clause>> clauses(Trigger trigger, String text) {
    List<Clause> clauses = new ArrayList<>();
    for (String part : text.split(" and ", -1)) {
      switch (clause(trigger, part.strip())) {
        case Reading.Understood<Clause>(Clause clause) -> clauses.add(clause);
        case Reading.Garbled<Clause>(var why) -> {
          return Reading.garbled(why);
        }
      }
    }
    boolean shapes = clauses.stream().anyMatch(clause -> clause.effect() instanceof Effect.Shaping);
    return shapes && clauses.size() > 1
        ? line.expected(
            "“strike”, “hit” or “prevent” alone, not joined by “and”",
            "« strike », « hit » ou « prevent » seul, sans « and »",
            text)
        : Reading.of(clauses);
  }

  private Reading<Clause> clause(Trigger trigger, String text) {
    int to = text.indexOf(" to ");
    String what = to < 0 ? text : text.substring(0, to);
    String whom = to < 0 ? "" : text.substring(to + 4);
    Optional<Effect> effect = Phrase.read(what);
    if (effect.isEmpty()) {
      String known = Phrase.ALL.stream().map(Phrase::shown).collect(Collectors.joining(", "));
      return line.expected("an effect: " + known, "un effet : " + known, what);
    }
    if (!Fit.works(trigger, effect.get())) {
      String known =
          Phrase.ALL.stream()
              .filter(phrase -> Fit.works(trigger, phrase.example()))
              .map(Phrase::shown)
              .collect(Collectors.joining(", "));
      return line.expected(
          "an effect that goes with this trigger: " + known,
          "un effet qui va avec ce déclencheur : " + known,
          what);
    }
    List<Target> fitting =
        Arrays.stream(Target.values())
            .filter(
                target ->
                    target.sort() == effect.get().aim() && Fit.reaches(bearer, trigger, target))
            .toList();
    Optional<Target> target = Named.find(fitting, whom);
    if (target.isPresent()) {
      return Reading.of(new Clause(effect.get(), target.get()));
    }
    if (effect.get().aim() == Target.Sort.NONE) {
      return line.expected(
          "no target for “" + what + "”", "aucune cible pour « " + what + " »", whom);
    }
    String known = fitting.stream().map(Target::id).collect(Collectors.joining(", "));
    return line.expected(
        "“" + what + " to” and a target: " + known,
        "« " + what + " to » et une cible : " + known,
        whom);
  }
}
