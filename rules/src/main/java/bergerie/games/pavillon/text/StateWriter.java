package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.player.Standing;
import bergerie.games.pavillon.table.Combat;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.telling.MoveText;
import bergerie.games.pavillon.telling.Names;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A state as one line, in sections between {@code |}. What is as at the start is left out. */
final class StateWriter {

  private final Lodge t;

  StateWriter(Lodge t) {
    this.t = t;
  }

  String line() {
    List<String> sections = new ArrayList<>();
    sections.add("round " + t.round());
    t.ground().seats().forEach(seat -> sections.add(player(seat)));
    if (t.combat().turn() > 0) {
      sections.add(combat(t.combat()));
    }
    cards(sections, "shop", t.shop());
    cards(sections, "row", t.row());
    cards(sections, "discarded-pets", t.pets().discard());
    cards(sections, "discarded-weapons", t.weapons().discard());
    cards(sections, "discarded-spells", t.spells().discard());
    cards(sections, "under-weapons", t.weapons().under());
    if (!t.ranking().isEmpty()) {
      sections.add("ranking " + Names.seats(t.ranking()));
    }
    if (t.glasses() > 0) {
      sections.add("glasses " + t.glasses());
    }
    t.last().ifPresent(last -> sections.add("last " + MoveText.last(last)));
    sections.add(("agenda " + TaskText.write(t)).strip());
    return String.join(" | ", sections);
  }

  private static void cards(List<String> sections, String name, List<? extends Card> cards) {
    if (!cards.isEmpty()) {
      sections.add(name + " " + ids(cards));
    }
  }

  private static String ids(List<? extends Card> cards) {
    return cards.stream().map(Card::id).collect(Collectors.joining(","));
  }

  private String player(Seat seat) {
    Player player = t.player(seat);
    StringBuilder text = new StringBuilder(Names.seat(seat));
    if (!player.in()) {
      return text.append(" out").toString();
    }
    word(text, "life", player.life() == Player.LIFE ? "" : "" + player.life());
    word(text, "coins", player.coins() == Player.COINS ? "" : "" + player.coins());
    word(text, "weapon", player.weapon().basic() ? "" : player.weapon().id());
    word(text, "aspect", player.aspect().map(Spell::id).orElse(""));
    word(text, "pets", pets(seat));
    word(
        text, "spells", player.hand().stream().map(Reader::write).collect(Collectors.joining(",")));
    word(text, "offer", ids(player.offer().pets()));
    word(text, "kept", player.offer().kept().map(Species::id).orElse(""));
    word(text, "stands", player.standing() == Standing.ASK ? "" : player.standing().id());
    word(text, "weapon-used", number(player.tally().weapon()));
    word(text, "aspect-used", number(player.tally().aspect()));
    word(
        text,
        "aspects-before",
        player.tally().before().stream()
            .map(worn -> worn.aspect().id() + ":" + worn.uses())
            .collect(Collectors.joining(",")));
    word(text, "turns", number(player.tally().turns()));
    word(text, "venom", number(player.venom().due()));
    word(text, "fresh-venom", number(player.venom().later()));
    return text.toString();
  }

  private String pets(Seat seat) {
    List<String> pets = new ArrayList<>();
    for (Pet pet : t.player(seat).pets()) {
      while (pets.size() < pet.slot()) {
        pets.add("-");
      }
      PetRef ref = PetRef.of(seat, pet.slot());
      pets.add(
          PetText.write(pet, t.combat().turn() > 0 ? Facts.most(t, ref) : pet.species().life()));
    }
    return String.join(",", pets);
  }

  private String combat(Combat combat) {
    StringBuilder text = new StringBuilder("combat " + Names.seat(combat.active()));
    word(text, "turn", "" + combat.turn());
    word(text, "passes", Names.seats(t.ground().seats(combat.passes())));
    word(text, "cast", Names.seats(t.ground().seats(combat.cast())));
    word(text, "steps", number(combat.steps()));
    word(
        text,
        "strike",
        combat
            .declared()
            .map(s -> Names.place(s.by()) + "," + Names.place(s.at()) + "," + s.less())
            .orElse(""));
    word(
        text,
        "extras",
        combat.extras().stream().map(TaskText::write).collect(Collectors.joining(",")));
    word(text, "fallen", Names.seats(combat.fallen()));
    return text.toString();
  }

  private static String number(int number) {
    return number == 0 ? "" : Integer.toString(number);
  }

  private static void word(StringBuilder text, String name, String value) {
    if (!value.isEmpty()) {
      text.append(' ').append(name).append(' ').append(value);
    }
  }
}
