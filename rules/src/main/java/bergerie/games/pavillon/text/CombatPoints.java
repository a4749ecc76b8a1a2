package bergerie.games.pavillon.text;

import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.facts.Moves;
import bergerie.games.pavillon.play.Foresight;
import bergerie.games.pavillon.play.Turning;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.Note;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.telling.Things;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What comes of a choice in a combat if nobody answers it. */
final class CombatPoints {

  /** What matters most of all that comes of something. */
  private static final List<String> WEIGHTY = List.of("down", "cancel");

  private final Lodge t;
  private final Seat seat;

  CombatPoints(Lodge t, Seat seat) {
    this.t = t;
    this.seat = seat;
  }

  // PT-31, PT-34, PT-4
  Sentence attack(PetRef by, PetRef at) {
    int left = landed(by, at);
    Part struck = Things.owned(at.seat(), Things.pet(t, at));
    Part.Some loss = Things.life(t.surely(at).life() - left);
    if (left == 0) {
      return isLast(at)
          ? Sentence.of(
              "{0} is out, and {1} {1:have|has} no living pet left.",
              "{0} est hors combat, et {1} n’{1:avez|a} plus de familier vivant.",
              struck,
              at.seat().who())
          : Sentence.of(
              "{0} loses {1} and is out for this combat.",
              "{0} perd {1} : hors combat.", struck, loss);
    }
    if (loss.count() <= 0) {
      return Sentence.of("{0} would lose nothing.", "{0} ne perdrait rien.", struck);
    }
    return Facts.advantage(t, by, at)
        ? Sentence.of(
            "{the 0} has the advantage: {1} loses {2} and keeps {3}.",
            "{le 0} a l’avantage : {1} perd {2} et en garde {3}.",
            Things.pet(t, by),
            struck,
            loss,
            new Part.Count(left))
        : Sentence.of(
            "{0} loses {1} and keeps {2}.",
            "{0} perd {1} et en garde {2}.", struck, loss, new Part.Count(left));
  }

  /** The Life that a strike leaves to the pet it is aimed at. */
  private int landed(PetRef by, PetRef at) {
    int less =
        t.next() instanceof Task.ChooseStrike(Optional<Extra> extra)
            ? extra.map(Extra::less).orElse(0)
            : 0;
    return Foresight.landed(t, new Strike(by, at, less)).struck();
  }

  private boolean isLast(PetRef ref) {
    return t.player(ref.seat()).pets().living() == 1 << ref.slot();
  }

  // PT-33
  Optional<Sentence> hold() {
    return Moves.of(t, seat).stream()
        .filter(Move.Attack.class::isInstance)
        .map(Move.Attack.class::cast)
        .max(Comparator.comparingInt(this::loss))
        .map(
            best ->
                Sentence.of(
                    "{2:Your|{2}’s} best strike would take {0} from {1}.",
                    "Avec {2:votre meilleure frappe|la meilleure frappe {de 2}}, {1} perdrait {0}.",
                    Things.life(loss(best)),
                    Things.owned(best.at().seat(), Things.pet(t, best.at())),
                    seat.who()));
  }

  private int loss(Move.Attack move) {
    return Math.max(0, t.surely(move.at()).life() - landed(move.by(), move.at()));
  }

  /** What the declared strike will do if it is not answered. */
  Optional<Sentence> unanswered() {
    return t.declared()
        .filter(strike -> t.alive(strike.by()) && t.alive(strike.at()))
        .map(
            strike ->
                Sentence.of(
                    " {0} loses {1}.",
                    " {0} perd {1}.",
                    Things.owned(strike.at().seat(), Things.pet(t, strike.at())),
                    Things.life(
                        t.surely(strike.at()).life() - Foresight.landed(t, strike).struck())));
  }

  // PT-35
  Optional<Sentence> cast(Move.Cast cast) {
    return weightiest(Foresight.cast(t, seat, cast));
  }

  // PT-36, PT-38
  Optional<Sentence> chosen(Move move) {
    Story.Kept story = new Story.Kept(Story.Owners.NAMED);
    Turning.played(t, Actor.player(seat), move, story);
    return weightiest(story.notes());
  }

  private static Optional<Sentence> weightiest(List<Note> notes) {
    return notes.stream()
        .filter(note -> !note.line().isSilent())
        .min(Comparator.comparingInt(CombatPoints::rank))
        .map(Note::line);
  }

  /** Of what is equally weighty the first comes first. */
  private static int rank(Note note) {
    return note.beats().stream()
        .mapToInt(beat -> WEIGHTY.indexOf(beat.verb()))
        .map(at -> at < 0 ? WEIGHTY.size() : at)
        .min()
        .orElse(WEIGHTY.size());
  }
}
