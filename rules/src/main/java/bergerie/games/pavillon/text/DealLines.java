package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Seat;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/** What is dealt, as a sentence and its beats. */
final class DealLines {

  private final Task task;
  private final Move move;

  private DealLines(Task task, Move move) {
    this.task = task;
    this.move = move;
  }

  static Note of(Lodge t, Move move) {
    return new DealLines(t.next(), move).dealt();
  }

  private Note dealt() {
    return switch ((Task.Drawing) task) {
      case Task.DealStarters(Seat seat) -> starter(seat, ((Move.DealPet) move).pet());
      case Task.Tame _ -> turnedUp(((Move.DealPet) move).pet());
      case Task.FillShop _ -> weapon("PT-11");
      case Task.Refresh _ -> weapon("PT-22");
      case Task.DrawFirst _ -> first(((Move.DealFirst) move).seat());
      case Task.DrawSpell(Seat seat) -> drawn(seat);
      case Task.LoseSpell(Seat seat) -> lost(seat);
      case Task.Reveal _ -> revealed();
    };
  }

  // PT-10: an exotic among the three goes back.
  private Note starter(Seat seat, Species pet) {
    Part.Thing card = Things.card(pet);
    Sentence line =
        Sentence.of(
            "{0} {0:draw|draws} {a 1}.", "{0} {0:piochez|pioche} {un 1}.", seat.who(), card);
    Beat draw = Things.with(Things.beat(seat, "draw", "PT-10"), card).from(Things.PETS);
    if (!pet.exotic()) {
      return Note.of(move, line, draw);
    }
    return Note.of(
        move,
        line.then(
            Sentence.of(
                " It is exotic and goes back to the pile.",
                " {0:Il|Elle} est exotique et retourne dans la réserve.",
                card)),
        draw,
        Things.with(Things.beat(seat, "back", "PT-10"), card)
            .from(Names.seat(seat))
            .to(Things.PETS));
  }

  private Note turnedUp(Species pet) {
    Part.Thing card = Things.card(pet);
    return Note.of(
        move,
        Sentence.of("{a 0} is turned up.", "{un 0} est {0:révélé|révélée}.", card),
        Things.with(Beat.of("deal", "PT-23"), card).from(Things.PETS));
  }

  private Note weapon(String rule) {
    Part.Thing card = Things.card(((Move.DealWeapon) move).weapon());
    return Note.of(
        move,
        Sentence.of("{the 0} is turned up.", "{le 0} est {0:révélé|révélée}.", card),
        Things.with(Beat.of("deal", rule), card).from(Things.WEAPONS).to(Things.SHOP));
  }

  private Note first(Seat seat) {
    return Note.of(
        move,
        Sentence.of("{0} will be first.", "{0} {0:commencerez|commencera}.", seat.who()),
        Things.beat(seat, "first", "PT-12"));
  }

  private Note drawn(Seat seat) {
    return Note.of(
        move,
        Sentence.of(
            "{0} {0:draw|draws} {1}.", "{0} {0:piochez|pioche} {le 1}.", seat.who(), spell()),
        Things.with(Things.beat(seat, "draw", "PT-36"), spell()).from(Things.SPELLS));
  }

  private Note lost(Seat seat) {
    return Note.of(
        move,
        Sentence.of("{0} {0:lose|loses} {1}.", "{0} {0:perdez|perd} {le 1}.", seat.who(), spell()),
        Things.with(Things.beat(seat, "discard", "PT-36"), spell()).from(Names.seat(seat)));
  }

  private Note revealed() {
    return Note.of(
        move,
        Sentence.of("{0} is revealed.", "{le 0} est {0:révélé|révélée}.", spell()),
        Things.with(Beat.of("deal", "PT-39"), spell()).from(Things.SPELLS).to(Things.ROW));
  }

  private Part.Thing spell() {
    return Things.card(((Move.DealSpell) move).spell());
  }
}
