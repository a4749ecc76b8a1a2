package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Seat;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;

/** Explains what follows a combat, with the rule it follows from. */
final class AftermathNotes {

  private final Situation s;
  private final Story story;

  AftermathNotes(Situation s, Story story) {
    this.s = s;
    this.story = story;
  }

  void won(Seat seat, List<Seat> ranking) {
    if (story.told()) {
      Beat[] beats =
          ranking.stream()
              .map(
                  one ->
                      Things.beat(one, one.equals(seat) ? "won" : "rank", "PT-37")
                          .counting(ranking.indexOf(one) + 1))
              .toArray(Beat[]::new);
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:win|wins} the combat, ahead of {1}.",
                  "{0} {0:remportez|remporte} le combat, devant {1}.",
                  seat.who(),
                  Things.listed(others(seat, ranking))),
              "won " + Names.seat(seat),
              beats));
    }
  }

  private static List<Part> others(Seat winner, List<Seat> ranking) {
    return ranking.stream().filter(one -> !one.equals(winner)).<Part>map(Seat::who).toList();
  }

  void consoled(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:were|was} last and {0:get|gets} {1}.",
                  "{0} {0:arrivez|arrive} en dernière place et {0:recevez|reçoit} {1}.",
                  seat.who(),
                  Things.coins(1)),
              "coin " + Names.seat(seat) + " +1",
              Things.with(Things.beat(seat, "coin", "PT-42"), Things.COIN).counting(1)));
    }
  }

  void hit(Seat by, Seat at, int amount) {
    if (story.told()) {
      Part.Thing weapon = Things.card(s.player(by).weapon());
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} strikes: {1} {1:lose|loses} {2}.",
                  "{0} frappe : {1} {1:perdez|perd} {2}.",
                  story.of(by, weapon),
                  at.who(),
                  Things.life(amount)),
              "hit " + Names.seat(by) + " " + Names.seat(at) + " " + amount,
              Things.with(Things.beat(by, "hit", "PT-38"), weapon)
                  .from(Names.seat(by))
                  .to(Names.seat(at)),
              life(at, -amount)));
    }
  }

  void venomBites(Seat seat, int amount) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "The poison works: {0} {0:lose|loses} {1}.",
                  "Le poison agit : {0} {0:perdez|perd} {1}.", seat.who(), Things.life(amount)),
              "life " + Names.seat(seat) + " -" + amount,
              life(seat, -amount)));
    }
  }

  private static Beat life(Seat seat, int change) {
    return Things.with(Things.beat(seat, "life", "PT-38"), Things.LIFE).counting(change);
  }

  /** They still have all that they lose. */
  void eliminated(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "{0} {0:are|is} out of the game.", "{0} {0:êtes|est} hors jeu.", seat.who()),
              "out " + Names.seat(seat),
              leaving(seat).toArray(Beat[]::new)));
    }
  }

  // PT-6: of a hand all know how many cards it has.
  private List<Beat> leaving(Seat seat) {
    Player player = s.player(seat);
    String place = Names.seat(seat);
    List<Beat> beats = new ArrayList<>(List.of(Things.beat(seat, "out", "PT-38")));
    for (Pet pet : player.pets()) {
      beats.add(Things.beat(s, PetRef.of(seat, pet.slot()), "leave", "PT-38"));
    }
    if (!player.weapon().basic()) {
      beats.add(Things.with(Things.beat(seat, "disarm", "PT-38"), Things.card(player.weapon())));
    }
    player
        .aspect()
        .ifPresent(aspect -> beats.add(Things.discarded(Things.card(aspect), place, "PT-38")));
    if (!player.hand().isEmpty()) {
      beats.add(Beat.of("discard", "PT-38").from(place).counting(player.hand().size()));
    }
    if (player.coins() > 0) {
      beats.add(
          Things.with(Things.beat(seat, "coin", "PT-38"), Things.COIN).counting(-player.coins()));
    }
    return beats;
  }

  void declined(Spell spell) {
    if (story.told()) {
      Part.Thing card = Things.card(spell);
      story.tell(
          Note.of(
              Sentence.of(
                  "Nobody takes {0}: it is discarded.",
                  "Personne ne prend {le 0}, qui est {0:défaussé|défaussée}.", card),
              "discard " + spell.id(),
              Things.discarded(card, Things.ROW, "PT-39")));
    }
  }

  void noSpell(Seat seat) {
    if (story.told()) {
      story.tell(
          Note.of(
              Sentence.of(
                  "No spell is left for {0}.", "Il ne reste aucun sort pour {0}.", seat.who()),
              "none " + Names.seat(seat),
              Things.beat(seat, "none", "PT-39")));
    }
  }

  void shuffled(Shuffled pile) {
    pile.tell(story);
  }
}
