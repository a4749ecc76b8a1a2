package bergerie.games.pavillon;

import bergerie.rules.Actor;
import bergerie.rules.Named;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Moves as text. */
final class MoveText {

  private MoveText() {}

  /** With pets by name, as players write. */
  public static String write(Situation s, Move move) {
    return write(move, ref -> s.pet(ref).isPresent() ? Names.pet(s, ref) : Names.place(ref));
  }

  /** With pets by place, as cues have it. */
  static String cue(Move move) {
    return write(move, Names::place);
  }

  static String last(Last last) {
    return actor(last.actor()) + " " + cue(last.move());
  }

  private static String actor(Actor actor) {
    return switch (actor) {
      case Actor.Player(Seat seat) -> Names.seat(seat);
      case Actor.Deal _ -> "deal";
      case Actor.Glass _ -> "glass";
    };
  }

  private static String write(Move move, Function<PetRef, String> pet) {
    return switch (move) {
      case Move.Keep(Species kept) -> "keep " + kept.id();
      case Move.Buy(Weapon weapon) -> "buy " + weapon.id();
      case Move.Refresh _ -> "refresh";
      case Move.Replace(Weapon weapon) -> "replace " + weapon.id();
      case Move.Tame _ -> "tame";
      case Move.Done _ -> "done";
      case Move.Take(Optional<PetRef> over) ->
          over.map(ref -> "take over " + pet.apply(ref)).orElse("take");
      case Move.Release _ -> "release";
      case Move.Attack(PetRef by, PetRef at) -> "strike " + pet.apply(by) + " " + pet.apply(at);
      case Move.Hold _ -> "hold";
      case Move.Cast(Spell spell, int entries, List<PetRef> pets, List<Seat> players) ->
          Stream.concat(
                  Stream.of("cast " + spell.id() + (entries == 0 ? "" : "#" + entries)),
                  Stream.concat(pets.stream().map(pet), players.stream().map(Names::seat)))
              .collect(Collectors.joining(" "));
      case Move.Pass _ -> "pass";
      case Move.Stand(Standing standing) -> "stand " + standing.id();
      case Move.ChoosePet(PetRef ref) -> "choose " + pet.apply(ref);
      case Move.ChoosePlayer(Seat seat) -> "choose " + Names.seat(seat);
      case Move.GiveUp(Spell spell) -> "discard " + spell.id();
      case Move.Pick(Spell spell) -> "pick " + spell.id();
      case Move.Decline _ -> "decline";
      case Move.DealPet(Species drawn) -> "pet " + drawn.id();
      case Move.DealWeapon(Weapon weapon) -> "weapon " + weapon.id();
      case Move.DealSpell(Spell spell) -> "spell " + spell.id();
      case Move.DealFirst(Seat seat) -> "first " + Names.seat(seat);
      case Move.SandOut _ -> "sand";
    };
  }

  static Last readLast(Reader reader, Situation s, String text) {
    int blank = text.indexOf(' ');
    String who = blank < 0 ? text : text.substring(0, blank);
    Actor actor =
        switch (who) {
          case "deal" -> new Actor.Deal();
          case "glass" -> new Actor.Glass();
          default -> Actor.player(reader.seat(who));
        };
    return new Last(actor, read(reader, s, text.substring(blank + 1)));
  }

  static Move read(Reader reader, Situation s, String text) {
    List<String> words = Arrays.asList(text.strip().split("\\s+", -1));
    String word = words.getFirst();
    List<String> rest = words.subList(1, words.size());
    return switch (word + " " + rest.size()) {
      case "keep 1" -> new Move.Keep(reader.species(rest.getFirst()));
      case "buy 1" -> new Move.Buy(reader.weapon(rest.getFirst()));
      case "refresh 0" -> new Move.Refresh();
      case "replace 1" -> new Move.Replace(reader.weapon(rest.getFirst()));
      case "tame 0" -> new Move.Tame();
      case "done 0" -> new Move.Done();
      case "take 0" -> new Move.Take(Optional.empty());
      case "take 2" -> new Move.Take(Optional.of(reader.pet(s, rest.getLast())));
      case "release 0" -> new Move.Release();
      case "strike 2" ->
          new Move.Attack(reader.pet(s, rest.getFirst()), reader.pet(s, rest.getLast()));
      case "hold 0" -> new Move.Hold();
      case "pass 0" -> new Move.Pass();
      case "stand 1" -> new Move.Stand(standing(rest.getFirst()));
      case "choose 1" ->
          rest.getFirst().contains(".")
              ? new Move.ChoosePet(reader.pet(s, rest.getFirst()))
              : new Move.ChoosePlayer(reader.seat(rest.getFirst()));
      case "discard 1" -> new Move.GiveUp(reader.spell(rest.getFirst()));
      case "pick 1" -> new Move.Pick(reader.spell(rest.getFirst()));
      case "decline 0" -> new Move.Decline();
      case "pet 1" -> new Move.DealPet(reader.species(rest.getFirst()));
      case "weapon 1" -> new Move.DealWeapon(reader.weapon(rest.getFirst()));
      case "spell 1" -> new Move.DealSpell(reader.spell(rest.getFirst()));
      case "first 1" -> new Move.DealFirst(reader.seat(rest.getFirst()));
      case "sand 0" -> new Move.SandOut();
      default -> {
        if (word.equals("cast") && !rest.isEmpty()) {
          yield cast(reader, s, rest);
        }
        throw new Reader.Unreadable(
            "keep, buy, refresh, replace, tame, done, take, release, strike, hold, cast, pass,"
                + " stand, choose, discard, pick or decline with what belongs to it",
            "keep, buy, refresh, replace, tame, done, take, release, strike, hold, cast, pass,"
                + " stand, choose, discard, pick ou decline et ce qui va avec",
            text);
      }
    };
  }

  private static Move cast(Reader reader, Situation s, List<String> words) {
    List<PetRef> pets = new ArrayList<>();
    List<Seat> players = new ArrayList<>();
    for (String aim : words.subList(1, words.size())) {
      if (aim.contains(".")) {
        pets.add(reader.pet(s, aim));
      } else {
        players.add(reader.seat(aim));
      }
    }
    pets.sort(null);
    String[] card = words.getFirst().split("#", 2);
    int entries = card.length == 2 ? reader.number(card[1]) : 0;
    return new Move.Cast(reader.spell(card[0]), entries, pets, players);
  }

  static Standing standing(String id) {
    return Named.find(Standing.values(), id)
        .orElseThrow(
            () ->
                new Reader.Unreadable(
                    "ask, until-attacked or this-combat",
                    "ask, until-attacked ou this-combat",
                    id));
  }
}
