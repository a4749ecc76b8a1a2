package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Source;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.table.Window;
import bergerie.games.pavillon.telling.Names;
import bergerie.rules.Named;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The agenda as text: the tasks, the next one first, between {@code >}. */
final class TaskText {

  private TaskText() {}

  static String write(Lodge t) {
    return t.agenda().stream().map(task -> write(t, task)).collect(Collectors.joining(" > "));
  }

  private static String write(Lodge t, Task task) {
    return switch (task) {
      case Task.Fire(Source source, int ability, Cause matter) ->
          "fire " + source(source) + " " + (ability + 1) + matter(matter);
      case Task.Apply(Source source, int ability, int clause, Cause matter) ->
          "apply " + source(source) + " " + (ability + 1) + "." + (clause + 1) + matter(matter);
      case Task.Settle(Source.OfSpell source, Held card, Cause matter) ->
          "settle " + Names.seat(source.owner()) + " " + Reader.write(card) + matter(matter);
      case Task.DrawSpell(Seat seat) -> "draw-spell " + Names.seat(seat);
      case Task.LoseSpell(Seat seat) -> "lose-spell " + Names.seat(seat);
      case Task.GiveUpSpell(Seat seat) -> "give-up-spell " + Names.seat(seat);
      case Task.Shed(Seat seat) -> "shed " + Names.seat(seat);
      case Task.DealStarters(Seat seat) -> "deal-starters " + Names.seat(seat);
      case Task.ChooseStarters _ -> "choose-starters";
      case Task.FillShop _ -> "fill-shop";
      case Task.DrawFirst _ -> "draw-first";
      case Task.Prepare _ -> "prepare";
      case Task.Shopping(Seat seat, int actions) -> "shopping " + Names.seat(seat) + " " + actions;
      case Task.Refresh(Seat seat) -> "refresh " + Names.seat(seat);
      case Task.Place(Seat seat, Weapon drawn) -> "place " + Names.seat(seat) + " " + drawn.id();
      case Task.Tame(Seat seat) -> "tame " + Names.seat(seat);
      case Task.Adopt(Seat seat, Species drawn) -> "adopt " + Names.seat(seat) + " " + drawn.id();
      case Task.StartCombat _ -> "start-combat";
      case Task.StartTurn(Seat seat) -> "start-turn " + Names.seat(seat);
      case Task.Respond(Window window, int passed, int glass) ->
          "respond "
              + window.id()
              + (passed == 0 ? "" : " passed " + Names.seats(t.ground().seats(passed)))
              + (glass == 0 ? "" : " glass " + glass);
      case Task.ChooseStrike(Optional<Extra> extra) ->
          "choose-strike" + extra.map(e -> " extra " + write(e)).orElse("");
      case Task.Land _ -> "land";
      case Task.Extras _ -> "extras";
      case Task.EndTurn _ -> "end-turn";
      case Task.Rest _ -> "rest";
      case Task.WeaponStrike(Seat seat) -> "weapon-strike " + Names.seat(seat);
      case Task.LoseToVenom _ -> "lose-to-venom";
      case Task.Eliminate _ -> "eliminate";
      case Task.Reveal _ -> "reveal";
      case Task.PickSpell(Seat seat) -> "pick-spell " + Names.seat(seat);
    };
  }

  static String write(Extra extra) {
    return extra.less() + extra.not().map(ref -> "!" + Names.place(ref)).orElse("");
  }

  private static String source(Source source) {
    return switch (source) {
      case Source.OfPet(PetRef ref) -> Names.place(ref);
      case Source.OfWeapon(Seat seat) -> Names.seat(seat) + ".weapon";
      case Source.OfAspect(Seat seat) -> Names.seat(seat) + ".aspect";
      case Source.OfSpell(Seat seat, Spell spell) -> Names.seat(seat) + "." + spell.id();
    };
  }

  private static String matter(Cause matter) {
    return (matter.pets().isEmpty()
            ? ""
            : " at " + matter.pets().stream().map(Names::place).collect(Collectors.joining(",")))
        + (matter.players().isEmpty() ? "" : " of " + Names.seats(matter.players()))
        + (matter.amount() == 0 ? "" : " left " + matter.amount());
  }

  static List<Task> read(Reader reader, String text) {
    List<Task> tasks = new ArrayList<>();
    for (String part : text.isBlank() ? List.<String>of() : List.of(text.split(">", -1))) {
      tasks.add(task(reader, Arrays.asList(part.strip().split("\\s+", -1))));
    }
    return tasks;
  }

  private static Task task(Reader reader, List<String> words) {
    String first = words.size() > 1 ? words.get(1) : "";
    String second = words.size() > 2 ? words.get(2) : "";
    return switch (words.getFirst()) {
      case "fire" ->
          new Task.Fire(source(reader, first), reader.number(second) - 1, matter(reader, words));
      case "apply" -> {
        String[] numbers = second.split("\\.", -1);
        if (numbers.length != 2) {
          throw new Reader.Unreadable("ABILITY.CLAUSE", "CAPACITÉ.CLAUSE", second);
        }
        yield new Task.Apply(
            source(reader, first),
            reader.number(numbers[0]) - 1,
            reader.number(numbers[1]) - 1,
            matter(reader, words));
      }
      case "settle" -> {
        Held card = reader.held(second);
        Source.OfSpell source = new Source.OfSpell(reader.seat(first), card.spell());
        yield new Task.Settle(source, card, matter(reader, words));
      }
      case "draw-spell" -> new Task.DrawSpell(reader.seat(first));
      case "lose-spell" -> new Task.LoseSpell(reader.seat(first));
      case "give-up-spell" -> new Task.GiveUpSpell(reader.seat(first));
      case "shed" -> new Task.Shed(reader.seat(first));
      case "deal-starters" -> new Task.DealStarters(reader.seat(first));
      case "choose-starters" -> new Task.ChooseStarters();
      case "fill-shop" -> new Task.FillShop();
      case "draw-first" -> new Task.DrawFirst();
      case "prepare" -> new Task.Prepare();
      case "shopping" -> new Task.Shopping(reader.seat(first), reader.number(second));
      case "refresh" -> new Task.Refresh(reader.seat(first));
      case "place" -> new Task.Place(reader.seat(first), reader.weapon(second));
      case "tame" -> new Task.Tame(reader.seat(first));
      case "adopt" -> new Task.Adopt(reader.seat(first), reader.species(second));
      case "start-combat" -> new Task.StartCombat();
      case "start-turn" -> new Task.StartTurn(reader.seat(first));
      case "respond" ->
          new Task.Respond(
              window(first),
              reader.bits(after(words, "passed")),
              reader.number(after(words, "glass").replaceFirst("^$", "0")));
      case "choose-strike" ->
          new Task.ChooseStrike(
              first.equals("extra") ? Optional.of(extra(reader, second)) : Optional.empty());
      case "land" -> new Task.Land();
      case "extras" -> new Task.Extras();
      case "end-turn" -> new Task.EndTurn();
      case "rest" -> new Task.Rest();
      case "weapon-strike" -> new Task.WeaponStrike(reader.seat(first));
      case "lose-to-venom" -> new Task.LoseToVenom();
      case "eliminate" -> new Task.Eliminate();
      case "reveal" -> new Task.Reveal();
      case "pick-spell" -> new Task.PickSpell(reader.seat(first));
      default -> throw new Reader.Unreadable("a task", "une tâche", String.join(" ", words));
    };
  }

  static Extra extra(Reader reader, String text) {
    String[] parts = text.split("!", -1);
    Optional<PetRef> not =
        parts.length == 2 ? Optional.of(reader.place(parts[1])) : Optional.empty();
    return new Extra(reader.number(parts[0]), not);
  }

  private static Source source(Reader reader, String text) {
    int dot = text.indexOf('.');
    if (dot < 0) {
      throw new Reader.Unreadable("a card such as P1.weapon", "une carte comme P1.weapon", text);
    }
    String card = text.substring(dot + 1);
    Seat seat = reader.seat(text.substring(0, dot));
    return switch (card) {
      case "weapon" -> Source.weapon(seat);
      case "aspect" -> Source.aspect(seat);
      case "1", "2", "3" -> Source.of(reader.place(text));
      default -> new Source.OfSpell(seat, reader.spell(card));
    };
  }

  private static Cause matter(Reader reader, List<String> words) {
    return new Cause(
        reader.places(after(words, "at")),
        reader.seats(after(words, "of")),
        reader.number(after(words, "left").replaceFirst("^$", "0")));
  }

  /** The word after this one, or nothing. */
  private static String after(List<String> words, String word) {
    int at = words.indexOf(word);
    return at < 0 || at + 1 >= words.size() ? "" : words.get(at + 1);
  }

  private static Window window(String id) {
    return Named.find(Window.values(), id)
        .orElseThrow(
            () -> new Reader.Unreadable("start, strike or end", "start, strike ou end", id));
  }
}
