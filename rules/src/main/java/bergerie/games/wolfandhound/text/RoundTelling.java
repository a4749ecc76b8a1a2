package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Circle;
import bergerie.games.wolfandhound.round.Endings;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.RoundSeats;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is told before and between rounds. */
record RoundTelling(WolfAndHoundState before) {

  // WH-10: before the first card everybody hears who is with whom.
  Told seats(Circle circle) {
    RoundSeats seating = circle.round(1);
    Part.Who first = seating.chooser(Place.FIRST).who();
    return new Told(
        Sentence.of(
            "The seats are drawn. Green: {0}. Orange: {1}. {2} {2:begin|begins}.",
            "Les places sont tirées au sort. Verts : {0}. Oranges : {1}. {2}"
                + " {2:commencez|commence}.",
            team(circle, Side.GREEN),
            team(circle, Side.ORANGE),
            first),
        Seat.all(before.agreed().players()).stream()
            .map(seat -> Beat.of("sit", "WH-10").by(seat.index()))
            .toList(),
        "sit " + StateText.order(circle),
        Optional.empty());
  }

  /** Two people, or one with a ghost. */
  private static Part team(Circle circle, Side side) {
    RoundSeats seating = circle.round(1);
    List<Place> places = circle.team(side).stream().map(seating::place).toList();
    Part one = seating.chooser(places.getFirst()).who();
    return new Part.Inner(
        seating.isGhost(places.getLast())
            ? Sentence.of("{0} with a ghost", "{0} avec {0:votre|son} fantôme", one)
            : Sentence.of(
                "{0} and {1}", "{0} et {1}", one, seating.chooser(places.getLast()).who()));
  }

  // WH-10
  Told next() {
    int round = before.round() + 1;
    RoundSeats seating = before.agreed().seating(round);
    Seat first = seating.chooser(Place.FIRST);
    List<Beat> beats = new ArrayList<>();
    Sentence line = Sentence.NONE;
    if (before.phase() instanceof Phase.Decided decided) {
      line = Endings.told(before, decided).then(Sentence.of(" ", " "));
      Beat end = Beat.of("end", decided.reason().rule());
      beats.add(
          decided.reason() == Phase.Reason.SHEEPLESS
              ? end.by(Endings.loser(before, decided.winner()).seat().index())
              : end);
    }
    beats.add(Beat.of("round", "WH-10").by(first.index()).counting(round));
    return new Told(
        line.then(
            Sentence.of(
                "Round {0} begins: {1} {1:play|plays} first.",
                "La manche {0} commence : {1} {1:jouez|joue} en premier.",
                new Part.Count(round),
                first.who())),
        beats,
        "round " + round + " " + seating.name(Place.FIRST),
        Optional.empty());
  }
}
