package bergerie.lair;

import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

final class LairNotation implements Notation<LairState, LairMove, LairView> {

  @Override
  public String write(LairState state, LairMove move) {
    return switch (move) {
      case LairMove.Dealt(Seat seat, int card) -> seat.index() + ":" + card;
      case LairMove.Chosen(int card) -> Integer.toString(card);
      case LairMove.TimeUp(Seat seat, int card) -> "up " + seat.index() + ":" + card;
    };
  }

  @Override
  public Reading<LairMove> read(LairState state, String text) {
    if (text.matches("[1-9][0-9]?")) {
      return Reading.of(new LairMove.Chosen(Integer.parseInt(text)));
    }
    if (text.matches("(up )?[0-3]:[1-9][0-9]?")) {
      String pair = text.replace("up ", "");
      Seat seat = Seat.of(pair.charAt(0) - '0');
      int card = Integer.parseInt(pair.substring(2));
      return Reading.of(
          text.startsWith("up") ? new LairMove.TimeUp(seat, card) : new LairMove.Dealt(seat, card));
    }
    return Reading.garbled("expected a card, got " + text, "attendu une carte, reçu " + text);
  }

  @Override
  public String writeState(LairState state) {
    List<String> parts = new ArrayList<>();
    state.hands().forEach(hand -> parts.add(join(hand)));
    parts.add(join(state.sealed()));
    parts.add(join(state.points()));
    parts.add(join(state.unseen()));
    parts.add(join(state.shown()));
    parts.add(Integer.toString(state.round()));
    return String.join("/", parts);
  }

  @Override
  public Reading<LairState> readState(Setup setup, String line) {
    String[] parts = line.split("/", -1);
    int players = setup.players();
    if (parts.length != players + 5) {
      return Reading.garbled("not a lair", "pas une tanière");
    }
    return Reading.of(
        new LairState(
            setup,
            Arrays.stream(parts).limit(players).map(LairNotation::split).toList(),
            split(parts[players]),
            split(parts[players + 1]),
            split(parts[players + 2]),
            split(parts[players + 3]),
            Integer.parseInt(parts[players + 4])));
  }

  private static String join(List<Integer> cards) {
    return cards.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  private static List<Integer> split(String text) {
    return text.isEmpty()
        ? List.of()
        : Arrays.stream(text.split(",")).map(Integer::valueOf).toList();
  }

  @Override
  public Told tell(LairState before, Actor actor, LairMove move, Viewer viewer) {
    return switch (move) {
      case LairMove.Dealt(Seat seat, int card) ->
          viewer.equals(Viewer.player(seat))
              ? told("You draw " + card, "draw " + card)
              : told("P" + seat.index() + " draws", "draw");
      case LairMove.Chosen(int card) when actor instanceof Actor.Player(Seat seat) ->
          chosen(before, seat, card, viewer);
      case LairMove.Chosen _ -> throw new IllegalArgumentException("only players choose");
      case LairMove.TimeUp(Seat seat, int card) -> chosen(before, seat, card, viewer);
    };
  }

  /** Whoever is advised does not know what the others have chosen. */
  @Override
  public Told propose(LairState before, Seat seat, LairMove move) {
    return move instanceof LairMove.Chosen(int card)
        ? told("You choose " + card, "choose " + card)
        : tell(before, Actor.player(seat), move, Viewer.player(seat));
  }

  private static Told chosen(LairState before, Seat seat, int card, Viewer viewer) {
    if (before.undecided().size() == 1) {
      String shown = join(before.chosen(seat, card).shown());
      return told("P" + seat.index() + " chooses; shown " + shown, "shown " + shown);
    }
    return viewer.equals(Viewer.player(seat))
        ? told("You choose " + card, "choose " + card)
        : told("P" + seat.index() + " chooses", "choose");
  }

  private static Told told(String words, String cue) {
    return new Told(Words.same(words), cue);
  }

  @Override
  public String draw(LairView view) {
    return view.toString();
  }
}
