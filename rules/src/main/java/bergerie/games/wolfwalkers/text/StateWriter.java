package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.games.wolfwalkers.grid.GridLine;
import bergerie.games.wolfwalkers.tale.Cast;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.games.wolfwalkers.tale.Teller;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A state as one line of fields parted by {@code ;}, which a {@link StateReader} reads. */
final class StateWriter {

  private StateWriter() {}

  static String write(Tale tale) {
    List<String> fields = new ArrayList<>();
    phase(tale.phase(), fields);
    if (tale.first().index() != 0) {
      fields.add("first " + MoveText.seat(tale.first()));
    }
    tale.cast().permanent().ifPresent(card -> fields.add("permanent " + card.id()));
    if (!tale.cast().powers().isEmpty()) {
      fields.add("powers " + powers(tale));
    }
    tale.destiny().ifPresent(card -> fields.add("destiny " + card));
    fields.add("market " + market(tale.market()));
    if (!tale.pile().top().isEmpty()) {
      fields.add("top " + PileLine.write(tale.pile().top()));
    }
    if (!tale.pile().bottom().isEmpty()) {
      fields.add("under " + PileLine.write(tale.pile().bottom()));
    }
    for (Seat seat : Seat.all(tale.players())) {
      teller(MoveText.seat(seat), tale.teller(seat), fields);
    }
    return String.join("; ", fields);
  }

  private static void phase(Phase phase, List<String> fields) {
    switch (phase) {
      case Phase.Seating _ -> fields.add("phase seating");
      case Phase.Casting _ -> fields.add("phase casting");
      case Phase.Fate _ -> fields.add("phase fate");
      case Phase.Chapter(Seat seat) -> fields.add("phase chapter " + MoveText.seat(seat));
      case Phase.Retouching(Seat seat) -> fields.add("phase retouch " + MoveText.seat(seat));
      case Phase.Ended _ -> fields.add("phase over");
      case Phase.Playing playing -> {
        fields.add("to " + MoveText.seat(playing.seat()));
        playing.used().ifPresent(power -> fields.add("used " + power));
        if (!playing.pending().isEmpty()) {
          fields.add("pending " + effects(playing.pending()));
        }
        if (!playing.twists().isEmpty()) {
          fields.add("twists " + effects(playing.twists()));
        }
        if (playing.encores() > 0) {
          fields.add("encores " + playing.encores());
        }
      }
    }
  }

  private static String effects(List<PowerEffect> effects) {
    return effects.stream().map(PowerEffect::text).collect(Collectors.joining(", "));
  }

  private static String powers(Tale tale) {
    List<String> powers = new ArrayList<>();
    for (Cast.InPlay inPlay : tale.cast().powers()) {
      List<String> users =
          Seat.all(tale.players()).stream().filter(inPlay::used).map(MoveText::seat).toList();
      powers.add(inPlay.power().id() + (users.isEmpty() ? "" : ":" + String.join("+", users)));
    }
    return String.join(" ", powers);
  }

  private static String market(Market market) {
    List<String> places = new ArrayList<>();
    for (Market.Place place : market.places()) {
      String card = place.card().isPresent() ? place.side().write(place.card().getAsInt()) : "-";
      places.add(card + place.reserved().map(seat -> "!" + MoveText.seat(seat)).orElse(""));
    }
    return String.join(" ", places);
  }

  private static void teller(String name, Teller teller, List<String> fields) {
    if (!teller.grid().cards().isEmpty()) {
      fields.add(name + " " + GridLine.write(teller.grid()));
    }
    if (teller.gained() > 0) {
      fields.add("gained " + name + " " + teller.gained());
    }
    if (teller.skips() > 0) {
      fields.add("skips " + name + " " + teller.skips());
    }
    teller.banned().ifPresent(side -> fields.add("banned " + name + " " + side.id()));
    if (!teller.named().isEmpty()) {
      fields.add("named " + name + " " + numbers(teller.named()));
    }
    if (!teller.hand().isEmpty()) {
      fields.add("hand " + name + " " + numbers(teller.hand()));
    }
  }

  private static String numbers(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
