package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Standing;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.Names;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What somebody does, as a sentence and its beats. The cue is the move itself. */
final class MoveLines {

  private final Lodge t;
  private final Seat seat;
  private final Move move;

  private MoveLines(Lodge t, Seat seat, Move move) {
    this.t = t;
    this.seat = seat;
    this.move = move;
  }

  static Note of(Lodge t, Actor actor, Move move) {
    return switch (actor) {
      case Actor.Player(Seat seat) -> new MoveLines(t, seat, move).chosen();
      case Actor.Deal _ -> DealLines.of(t, move);
      case Actor.Glass _ ->
          Note.of(
              move,
              Sentence.of("No more spells for now.", "Plus de sorts pour le moment."),
              Beat.of("sand", "PT-35"));
    };
  }

  private Note chosen() {
    return switch (move) {
      case Move.Keep(Species pet) ->
          card(pet, does("keep", "PT-10"), "{0:keep|keeps} {the 1}.", "{0:gardez|garde} {le 1}.");
      case Move.Buy(Weapon weapon) -> buy(weapon);
      case Move.Refresh _ ->
          plain(
              does("refresh", "PT-22"),
              "{0:refresh|refreshes} the shop.",
              "{0:actualisez|actualise} la boutique.");
      case Move.Replace(Weapon weapon) ->
          card(
              weapon,
              does("replace", "PT-22").from(Things.SHOP).to(Things.WEAPONS),
              "{0:put|puts} {the 1} under the pile.",
              "{0:glissez|glisse} {le 1} sous la réserve.");
      case Move.Tame _ ->
          plain(
              does("tame", "PT-23"), "{0:go|goes} taming.", "{0:partez|part} dompter un familier.");
      case Move.Done _ ->
          plain(
              does("done", "PT-20"),
              "{0:leave|leaves} the shop.",
              "{0:quittez|quitte} la boutique.");
      case Move.Take(Optional<PetRef> over) -> take(over);
      case Move.Release _ ->
          letGo(
              Things.card(adopted()),
              Beat.of("release", "PT-23").by(seat.index()).from(Things.PETS));
      case Move.Attack(PetRef by, PetRef at) -> attack(by, at);
      case Move.Hold _ ->
          plain(does("hold", "PT-33"), "{0:do|does} not strike.", "ne {0:frappez|frappe} pas.");
      case Move.Cast cast -> cast(cast);
      case Move.Pass _ -> plain(does("pass", "PT-35"), "{0:pass|passes}.", "{0:passez|passe}.");
      case Move.Stand(Standing standing) ->
          Note.of(move, standing.told(seat), does("stand", "PT-35"));
      case Move.ChoosePet(PetRef ref) -> choose(ref);
      case Move.ChoosePlayer(Seat other) -> choose(other);
      case Move.GiveUp(Spell spell) ->
          card(
              spell,
              does("discard", "PT-36").from(Names.seat(seat)),
              "{0:discard|discards} {1}.",
              "{0:défaussez|défausse} {le 1}.");
      case Move.Pick(Spell spell) ->
          card(
              spell,
              does("pick", "PT-39").from(Things.ROW),
              "{0:take|takes} {1}.",
              "{0:prenez|prend} {le 1}.");
      case Move.Decline _ ->
          plain(
              does("decline", "PT-39"),
              "{0:take|takes} no spell.",
              "ne {0:prenez|prend} aucun sort.");
      case Move.DealPet _, Move.DealWeapon _, Move.DealSpell _, Move.DealFirst _, Move.SandOut _ ->
          throw new IllegalArgumentException("never a choice: " + move);
    };
  }

  private Note buy(Weapon weapon) {
    Part.Thing card = Things.card(weapon);
    return Note.of(
        move,
        Sentence.of(
            "{0} {0:buy|buys} {the 1} for {2}.",
            "{0} {0:achetez|achète} {le 1} pour {2}.",
            seat.who(),
            card,
            Things.coins(weapon.cost())),
        Things.with(Things.with(does("buy", "PT-21"), card), Things.COIN)
            .from(Things.SHOP)
            .counting(weapon.cost()));
  }

  private Note take(Optional<PetRef> over) {
    Beat taken = does("take", "PT-23").from(Things.PETS);
    if (over.isEmpty()) {
      return card(adopted(), taken, "{0:tame|tames} {the 1}.", "{0:domptez|dompte} {le 1}.");
    }
    Part.Thing card = Things.card(adopted());
    return Note.of(
        move,
        Sentence.of(
            "{0} {0:let|lets} {the 1} go and {0:tame|tames} {the 2}.",
            "{0} {0:laissez|laisse} partir {le 1} et {0:domptez|dompte} {le 2}.",
            seat.who(),
            Things.pet(t, over.get()),
            card),
        Things.beat(t, over.get(), "leave", "PT-23"),
        Things.with(taken, card));
  }

  /** The pet that was turned up by taming. */
  private Species adopted() {
    return ((Task.Adopt) t.next()).drawn();
  }

  private Note letGo(Part.Thing pet, Beat beat) {
    return Note.of(
        move,
        Sentence.of(
            "{0} {0:let|lets} {the 1} go.",
            "{0} {0:laissez|laisse} partir {le 1}.", seat.who(), pet),
        Things.with(beat, pet));
  }

  /** A strike that is declared: it may still be answered. */
  private Note attack(PetRef by, PetRef at) {
    Part.Thing striker = Things.pet(t, by);
    return Note.of(
        move,
        Sentence.of(
            "{0} {0:send|sends} {the 1} against {2}.",
            "{0} {0:envoyez|envoie} {le 1} contre {2}.", seat.who(), striker, owned(at)),
        Things.with(does("declare", "PT-31"), striker).from(Names.place(by)).to(Names.place(at)),
        Things.beat(t, at, "aim", "PT-31"));
  }

  private Note cast(Move.Cast cast) {
    Part.Thing card = Things.card(cast.spell());
    List<Part> aims = new ArrayList<>();
    List<Beat> beats = new ArrayList<>();
    beats.add(does("cast", "PT-35"));
    for (PetRef ref : cast.pets()) {
      aims.add(owned(ref));
      beats.add(Things.beat(t, ref, "aim", "PT-35"));
    }
    for (Seat aimed : cast.players()) {
      aims.add(aimed.who());
      beats.add(Things.beat(aimed, "aim", "PT-35"));
    }
    beats.replaceAll(beat -> Things.with(beat, card).from(Names.seat(seat)));
    Sentence line =
        aims.isEmpty()
            ? Sentence.of(
                "{0} {0:cast|casts} {1}.", "{0} {0:lancez|lance} {le 1}.", seat.who(), card)
            : Sentence.of(
                "{0} {0:cast|casts} {1} at {2}.",
                "{0} {0:lancez|lance} {le 1} sur {2}.", seat.who(), card, Things.listed(aims));
    return Note.of(move, line, beats.toArray(Beat[]::new));
  }

  private Note choose(PetRef ref) {
    if (t.next() instanceof Task.Shed) {
      return letGo(Things.pet(t, ref), does("leave", "PT-23").to(Names.place(ref)));
    }
    return Note.of(
        move,
        Sentence.of(
            "{0} {0:choose|chooses} {1}.",
            "{0} {0:choisissez|choisit} {1}.", seat.who(), owned(ref)),
        does("choose", "PT-36"),
        Things.beat(t, ref, "aim", "PT-36"));
  }

  private Note choose(Seat other) {
    return Note.of(
        move,
        Sentence.of(
            "{0} {0:choose|chooses} {1}.",
            "{0} {1:vous choisit|{0:choisissez|choisit} {1}}.", seat.who(), other.who()),
        does("choose", "PT-36"),
        Things.beat(other, "chosen", "PT-36"));
  }

  private Part owned(PetRef ref) {
    return Things.owned(ref.seat(), Things.pet(t, ref));
  }

  private Beat does(String verb, String rule) {
    return Things.beat(seat, verb, rule);
  }

  /** Somebody does something, and nothing more is to be said of it. */
  private Note plain(Beat beat, String en, String fr) {
    return Note.of(move, Sentence.of("{0} " + en, "{0} " + fr, seat.who()), beat);
  }

  /** Somebody does something with a card. */
  private Note card(Card card, Beat beat, String en, String fr) {
    Part.Thing thing = Things.card(card);
    return Note.of(
        move, Sentence.of("{0} " + en, "{0} " + fr, seat.who(), thing), Things.with(beat, thing));
  }
}
