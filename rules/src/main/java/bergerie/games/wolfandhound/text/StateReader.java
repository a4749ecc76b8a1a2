package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Agreement;
import bergerie.games.wolfandhound.round.Circle;
import bergerie.games.wolfandhound.round.Hand;
import bergerie.games.wolfandhound.round.Meadow;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.games.wolfandhound.round.Played;
import bergerie.games.wolfandhound.round.Score;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the line that {@link StateText} writes, and refuses what can't be. */
final class StateReader {

  private static final List<String> FIELDS =
      List.of("seats", "at", "pens", "hands", "shown", "played", "last", "round");
  private static final Pattern ROUND = Pattern.compile("([1-5]) ([0-5])-([0-5])");
  private static final Pattern ANIMAL = Pattern.compile("([HWTM][0-9]{2})([bw]?)@(P[1-4])");
  private static final Pattern CARDS = Pattern.compile("-|(\\?*)(([bw][1-4])*)");
  private static final Pattern SHOWN = Pattern.compile("(P[1-4])=(([bw][1-4])+)");
  private static final Pattern PLAYED = Pattern.compile("(P[1-4])([bw][1-4])");

  private final Agreement agreed;
  private final Map<String, String> fields = new HashMap<>();

  StateReader(Agreement agreed) {
    this.agreed = agreed;
  }

  Reading<WolfAndHoundState> read(String line) {
    List<String> parts = Arrays.stream(line.split(";", -1)).map(String::strip).toList();
    for (String part : parts.subList(1, parts.size())) {
      String[] words = part.split("\\s+", 2);
      if (!FIELDS.contains(words[0])) {
        return expected("one of " + FIELDS, "l’un de " + FIELDS, part);
      }
      fields.put(words[0], words.length == 2 ? words[1] : "");
    }
    return seats()
        .then(seated -> round(seated, fields.getOrDefault("round", "1 0-0")))
        .then(this::animals)
        .then(this::pens)
        .then(this::hands)
        .then(this::shown)
        .then(this::played)
        .then(this::last)
        .then(state -> new PhaseReader(state).read(parts.getFirst()));
  }

  private Reading<Agreement> seats() {
    Optional<String> order = Optional.ofNullable(fields.get("seats"));
    return order.isEmpty()
        ? Reading.of(agreed)
        : circle(agreed, order.get())
            .map(circle -> Reading.of(agreed.seated(circle)))
            .orElseGet(
                () ->
                    expected(
                        "seats as they may be drawn, such as P3 P1 P4 P2",
                        "des places comme elles peuvent être tirées, par exemple P3 P1 P4 P2",
                        order.get()));
  }

  /** The way to sit that is written like this, if chance may bring it. */
  static Optional<Circle> circle(Agreement agreed, String order) {
    return agreed.circles().stream()
        .filter(circle -> StateText.order(circle).equals(order))
        .findFirst();
  }

  private Reading<WolfAndHoundState> round(Agreement seated, String text) {
    Matcher matcher = ROUND.matcher(text);
    if (!matcher.matches() || Integer.parseInt(matcher.group(1)) > agreed.rounds()) {
      return expected("round 1 0-0", "round 1 0-0", text);
    }
    Score score = new Score(Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(3)));
    return Reading.of(WolfAndHoundState.round(seated, Integer.parseInt(matcher.group(1)), score));
  }

  private Reading<WolfAndHoundState> animals(WolfAndHoundState state) {
    if (!fields.containsKey("at")) {
      return Reading.of(state);
    }
    Map<String, Matcher> found = new HashMap<>();
    for (String text : words("at")) {
      Matcher matcher = ANIMAL.matcher(text);
      if (!matcher.matches()) {
        return expected("an animal such as W01@P3 or M01b@P3", "un animal comme W01@P3", text);
      }
      found.put(matcher.group(1), matcher);
    }
    int places = 0;
    int turned = 0;
    for (int i = 0; i < agreed.animals().size(); i++) {
      Animal animal = agreed.animals().get(i);
      Matcher matcher = found.remove(animal.id());
      if (matcher == null || matcher.group(2).isEmpty() == animal.isMetamorph()) {
        return expected(
            animal.id() + " with its place, and a metamorph’s face b or w",
            animal.id() + " avec sa place, et la face b ou w d’un métamorphe",
            fields.getOrDefault("at", ""));
      }
      places |= place(state, matcher.group(3)).ordinal() << (2 * i);
      boolean back = animal.isMetamorph() && !animal.colour().id().startsWith(matcher.group(2));
      turned |= back ? 1 << i : 0;
    }
    return found.isEmpty()
        ? Reading.of(state.with(new Pack(agreed.animals(), places, turned)))
        : expected("the animals in play", "les animaux en jeu", found.keySet().toString());
  }

  private Reading<WolfAndHoundState> pens(WolfAndHoundState state) {
    if (!fields.containsKey("pens")) {
      return Reading.of(state);
    }
    List<String> counts = words("pens");
    WolfAndHoundState read = state;
    for (Place place : Place.ALL) {
      int start = agreed.sheep().at(place);
      if (counts.size() != 4
          || !counts.get(place.ordinal()).matches("[0-8]")
          || Integer.parseInt(counts.get(place.ordinal())) > start) {
        return expected(
            "four pens with at most " + agreed.sheep().list() + " sheep",
            "quatre enclos d’au plus " + agreed.sheep().list() + " moutons",
            counts.toString());
      }
      int pen = Integer.parseInt(counts.get(place.ordinal()));
      read = read.with(place, new Meadow(pen, start - pen));
    }
    return Reading.of(read);
  }

  private Reading<WolfAndHoundState> hands(WolfAndHoundState state) {
    if (!fields.containsKey("hands")) {
      return Reading.of(state);
    }
    List<String> written = words("hands");
    WolfAndHoundState read = state;
    for (Place place : Place.ALL) {
      boolean ghost = state.seating().isGhost(place);
      Matcher matcher = CARDS.matcher(written.size() == 4 ? written.get(place.ordinal()) : "!");
      if (!matcher.matches() || (!ghost && group(matcher, 1).contains("?"))) {
        return expected(
            "four hands such as b1b2w3w4 or -, ? only in a ghost’s stack",
            "quatre mains comme b1b2w3w4 ou -, ? seulement dans la pile d’un fantôme",
            written.toString());
      }
      List<Card> cards = cards(group(matcher, 2));
      read =
          read.with(
              place,
              ghost
                  ? new Hand.Stack(group(matcher, 1).length(), cards)
                  : new Hand.Held(Cards.of(cards), Cards.NONE));
    }
    return Reading.of(read);
  }

  private Reading<WolfAndHoundState> shown(WolfAndHoundState state) {
    WolfAndHoundState read = state;
    for (String text : words("shown")) {
      Matcher matcher = SHOWN.matcher(text);
      if (!matcher.matches()
          || !(state.hands().at(place(state, matcher.group(1))) instanceof Hand.Held held)
          || !held.cards().contains(Cards.of(cards(matcher.group(2))))) {
        return expected("cards of a hand such as P1=b3w3", "des cartes d’une main, P1=b3w3", text);
      }
      read =
          read.with(
              place(state, matcher.group(1)),
              new Hand.Held(held.cards(), Cards.of(cards(matcher.group(2)))));
    }
    return Reading.of(read);
  }

  private Reading<WolfAndHoundState> played(WolfAndHoundState state) {
    Played played = Played.NOTHING;
    for (String text : words("played")) {
      Matcher matcher = PLAYED.matcher(text);
      if (!matcher.matches()) {
        return expected("a played card such as P1b3", "une carte jouée comme P1b3", text);
      }
      played = played.with(place(state, matcher.group(1)), cards(matcher.group(2)).getFirst());
    }
    Cards known = played.cards();
    for (Hand hand : state.hands().list()) {
      known = known.and(hand.known());
    }
    if (!agreed.deck().contains(known)) {
      return expected(
          "at most the copies of the deck", "au plus les exemplaires du paquet", known.toString());
    }
    return Reading.of(state.with(played).withUnseen(agreed.deck().except(known)));
  }

  private Reading<WolfAndHoundState> last(WolfAndHoundState state) {
    if (state.pile() < 0) {
      return expected("enough cards for all", "assez de cartes pour tous", "" + state.pile());
    }
    return Reading.of(fields.containsKey("last") ? state.onLastLap() : state);
  }

  private List<String> words(String field) {
    String text = fields.getOrDefault(field, "");
    return text.isEmpty() ? List.of() : List.of(text.split("\\s+", -1));
  }

  private static String group(Matcher matcher, int number) {
    return Optional.ofNullable(matcher.group(number)).orElse("");
  }

  private static List<Card> cards(String text) {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < text.length(); i += 2) {
      cards.add(Card.find(text.substring(i, i + 2)).orElseThrow());
    }
    return cards;
  }

  private static Place place(WolfAndHoundState state, String name) {
    return state.seating().place(Name.valueOf(name));
  }

  static <T> Reading<T> expected(String en, String fr, String found) {
    return Reading.garbled(
        new Words("expected {0}, found “{2}”", "attendu {1}, trouvé « {2} »").with(en, fr, found));
  }
}
