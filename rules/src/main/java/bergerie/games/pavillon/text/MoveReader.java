package bergerie.games.pavillon.text;

import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Standing;
import bergerie.games.pavillon.table.Last;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.telling.MoveText;
import bergerie.rules.Actor;
import bergerie.rules.Named;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads moves as {@link MoveText} writes them. */
final class MoveReader {

  private MoveReader() {}

  static Last last(Reader reader, Situation s, String text) {
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
