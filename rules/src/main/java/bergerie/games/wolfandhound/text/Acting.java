package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.box.Target;
import bergerie.games.wolfandhound.round.Meadow;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Someone;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Told;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;

/** What is told of an animal that acts. */
record Acting(WolfAndHoundState before, Animal animal) {

  /** What it does to a target's sheep, and how cues sign it. */
  private enum Deed {
    CHASES("chase", '-'),
    RESCUES("rescue", '+'),
    FINDS_NONE_TO_CHASE("idle", '='),
    FINDS_NONE_TO_RESCUE("idle", '=');

    private final String verb;
    private final char sign;

    Deed(String verb, char sign) {
      this.verb = verb;
      this.sign = sign;
    }
  }

  Told told() {
    Someone active = Someone.at(before.seating(), before.active());
    return switch (animal.power()) {
      case PASS ->
          blowing(
              Sentence.of(
                  "{0} ends {1} at once.",
                  "{0} met fin {1} sur-le-champ.", called(), active.endedTurn()),
              Beat.of("pass", "WH-30").by(active.seat().index()),
              "pass");
      case NO_THREE ->
          blowing(
              Sentence.of("{0} {1}.", "{0} {1}.", called(), active.ban()),
              Beat.of("forbid", "WH-31").by(active.seat().index()),
              "no3");
      case CHASE, RESCUE, BY_FACE -> herding();
    };
  }

  private Told blowing(Sentence line, Beat beat, String what) {
    return WolfAndHoundTelling.inTurn(
        before,
        line,
        List.of(beat.with(Things.id(animal))),
        "act " + animal.id() + " " + before.seating().name(before.active()) + " " + what);
  }

  private Told herding() {
    Sentence line = Sentence.NONE;
    List<Beat> beats = new ArrayList<>();
    StringBuilder cue = new StringBuilder("act " + animal.id());
    for (Target target : animal.targets()) {
      Place place = target.from(before.active());
      Deed deed = deed(before.meadows().at(place));
      Sentence next = sentence(deed, Someone.at(before.seating(), place));
      line = line.isSilent() ? next : line.then(Sentence.of(" ", " ")).then(next);
      beats.add(beat(deed, place));
      cue.append(' ').append(before.seating().name(place)).append(deed.sign);
    }
    return WolfAndHoundTelling.inTurn(before, line, beats, cue.toString());
  }

  private Deed deed(Meadow meadow) {
    if (isBlack()) {
      return meadow.pen() == 0 ? Deed.FINDS_NONE_TO_CHASE : Deed.CHASES;
    }
    return meadow.forest() == 0 ? Deed.FINDS_NONE_TO_RESCUE : Deed.RESCUES;
  }

  private boolean isBlack() {
    return before.pack().colour(before.pack().number(animal)) == Colour.BLACK;
  }

  private Sentence sentence(Deed deed, Someone target) {
    return switch (deed) {
      case CHASES ->
          Sentence.of(
              "{0} chases {1} into the forest.",
              "{0} chasse {1} dans la forêt.", called(), target.sheep());
      case RESCUES ->
          Sentence.of("{0} brings back {1}.", "{0} ramène {1}.", called(), target.sheep());
      case FINDS_NONE_TO_CHASE ->
          Sentence.of(
              "{0} finds no sheep in {1}: nothing moves.",
              "{0} ne trouve aucun mouton dans {1} : rien ne bouge.", called(), target.pen());
      case FINDS_NONE_TO_RESCUE ->
          Sentence.of(
              "{0} has {1}: nothing moves.",
              "{0} n’a {1} : rien ne bouge.", called(), target.lostSheep());
    };
  }

  private Beat beat(Deed deed, Place place) {
    Name name = before.seating().name(place);
    Beat beat =
        Beat.of(deed.verb, animal.isMetamorph() ? "WH-34" : "WH-21")
            .by(Someone.at(before.seating(), place).seat().index())
            .with(Things.id(animal));
    return switch (deed) {
      case CHASES -> beat.from(Things.pen(name)).to(Things.forest(name)).counting(1);
      case RESCUES -> beat.from(Things.forest(name)).to(Things.pen(name)).counting(1);
      case FINDS_NONE_TO_CHASE -> beat.to(Things.pen(name)).counting(0);
      case FINDS_NONE_TO_RESCUE -> beat.to(Things.forest(name)).counting(0);
    };
  }

  private Part called() {
    return Things.called(before.pack(), animal);
  }
}
