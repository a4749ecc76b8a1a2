package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Told;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;

/** What is told of a card of the turn: turned up, exchanged, played, and whom it sends where. */
record Cardplay(WolfAndHoundState before, Card card) {

  // WH-24
  Told played() {
    return moving(
        "play",
        Sentence.of("{0} {0:play|plays} {a 1}", "{0} {0:jouez|joue} {un 1}", who(), thing()),
        List.of(laid("WH-24", Things.hand(name()))));
  }

  // WH-43
  Told turnedUp() {
    return told(
        Sentence.of(
            "{0:Your|{0}’s} ghost turns up {a 1}.",
            "{0:Votre fantôme|Le fantôme {de 0}} retourne {un 1}.", who(), thing()),
        List.of(turned("WH-43", Things.PILE)),
        cue("turn"));
  }

  // WH-44
  Told kept() {
    return ghostly(
        "keep",
        Sentence.of(
            "{0:Your|{0}’s} ghost plays {the 1}",
            "{0:Votre fantôme|Le fantôme {de 0}} joue {le 1}", who(), thing()),
        List.of());
  }

  // WH-44
  Told swapped() {
    return told(
        Sentence.of(
            "{0} {0:exchange|exchanges} {the 1} for the top card of {0:your|the} ghost’s stack.",
            "{0} {0:échangez|échange} {le 1} contre la première carte de la pile"
                + " {0:de votre|de son} fantôme.",
            who(),
            thing()),
        List.of(under("WH-44")),
        cue("swap"));
  }

  // WH-44, WH-45
  Told fromStack() {
    return ghostly(
        "top",
        Sentence.of(
            "{0:Your|{0}’s} ghost plays {a 1} from its stack",
            "{0:Votre fantôme|Le fantôme {de 0}} joue {un 1} de sa pile", who(), thing()),
        List.of(turned("WH-45", Things.stack(name()))));
  }

  private Told ghostly(String verb, Sentence plays, List<Beat> first) {
    List<Beat> beats = new ArrayList<>(first);
    if (before.bansThrees() && card.isThree()) {
      beats.add(under("WH-46"));
      return told(
          Sentence.of(
              "The tornado forbids {the 1}: {0:your|{0}’s} ghost puts it under its stack and plays"
                  + " nothing.",
              "La tornade interdit {le 1} : {0:votre fantôme|le fantôme {de 0}} le glisse sous sa"
                  + " pile et ne joue rien.",
              who(),
              thing()),
          beats,
          cue(verb) + "; under");
    }
    beats.add(laid("WH-44", Things.TURNED_UP));
    return moving(verb, plays, beats);
  }

  private Told moving(String verb, Sentence plays, List<Beat> first) {
    List<Walk> walks = Walk.all(before, card);
    List<Beat> beats = new ArrayList<>(first);
    StringBuilder cue = new StringBuilder(cue(verb));
    Sentence line = plays;
    for (int i = 0; i < walks.size(); i++) {
      Sentence mark = i == 0 ? Sentence.of(": ", " : ") : Sentence.of("; ", " ; ");
      line = line.then(mark).then(walks.get(i).sentence());
      beats.add(walks.get(i).beat());
      cue.append("; ").append(walks.get(i).cue());
    }
    Sentence end =
        walks.isEmpty()
            ? Sentence.of(": no animal moves.", " : aucun animal ne bouge.")
            : Sentence.of(".", ".");
    return told(line.then(end), beats, cue.toString());
  }

  private Beat laid(String rule, String from) {
    return beat("play", rule).from(from).to(Things.played(name()));
  }

  private Beat turned(String rule, String from) {
    return beat("turn", rule).from(from).to(Things.TURNED_UP);
  }

  private Beat under(String rule) {
    return beat("under", rule).from(Things.TURNED_UP).to(Things.stack(name()));
  }

  private Beat beat(String verb, String rule) {
    return Beat.of(verb, rule).by(before.chooser().index()).with(thing().id());
  }

  private Told told(Sentence line, List<Beat> beats, String cue) {
    return WolfAndHoundTelling.inTurn(before, line, beats, cue);
  }

  private String cue(String verb) {
    return verb + " " + name() + " " + card.text();
  }

  private Part.Who who() {
    return before.chooser().who();
  }

  private Part.Thing thing() {
    return Things.card(card);
  }

  private Name name() {
    return before.seating().name(before.active());
  }
}
