package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.cards.EffectWord;
import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.GridLine;
import bergerie.games.wolfwalkers.grid.GridText;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.tale.Cast;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Opening;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Pile;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.games.wolfwalkers.tale.Teller;
import bergerie.games.wolfwalkers.tale.Unseen;
import bergerie.games.wolfwalkers.tale.ViewerSet;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * Reads a state from one line of fields parted by {@code ;}. What is not named is as at the start
 * of the first turn; cards that lie nowhere else are in the pile, not drawn yet.
 */
final class StateReader {

  private final Box box;
  private final Opening opening;

  StateReader(Box box, Opening opening) {
    this.box = box;
    this.opening = opening;
  }

  Reading<Tale> read(Setup setup, String line) {
    Tale table = opening.table(setup).in(Phase.Playing.start(Seat.of(0)));
    Reading<Tale> read = Reading.of(table.with(table.cast().market()));
    for (String field : line.split(";", -1)) {
      List<String> words = Arrays.asList(field.strip().split("\\s+", -1));
      read = read.then(tale -> field(tale, words.getFirst(), words.subList(1, words.size())));
    }
    return read.then(tale -> complete(tale.with(due(tale, setup))));
  }

  /** What has yet to be drawn follows from the set-up and from what lies there. */
  private Cast due(Tale tale, Setup setup) {
    Cast cast = tale.cast();
    return switch (tale.phase()) {
      case Phase.Seating _, Phase.Casting _ -> {
        Cast start = opening.cast(setup);
        int powers = start.powers().size() + start.powersDue() - cast.powers().size();
        int permanents = cast.permanent().isPresent() ? 0 : start.permanentsDue();
        yield cast.awaiting(permanents, powers);
      }
      case Phase.Fate _, Phase.Chapter _, Phase.Playing _, Phase.Retouching _, Phase.Ended _ ->
          cast.awaiting(0, 0);
    };
  }

  private Reading<Tale> field(Tale tale, String name, List<String> words) {
    String text = String.join(" ", words);
    if (name.matches("P[1-4]")) {
      return GridLine.read(box.deck(), text)
          .then(
              grid ->
                  seat(tale, name)
                      .<Reading<Tale>>map(seat -> Reading.of(tale.with(seat, grid)))
                      .orElseGet(() -> garbled(name)));
    }
    Optional<Tale> read =
        switch (name) {
          case "phase" -> phase(words).map(tale::in);
          case "to" -> MoveText.seat(text).map(seat -> tale.in(Phase.Playing.start(seat)));
          case "used", "pending", "twists", "encores" ->
              tale.phase() instanceof Phase.Playing playing
                  ? playing(playing, name, text).map(tale::in)
                  : Optional.empty();
          case "first" -> MoveText.seat(text).map(tale::startedBy);
          case "permanent" ->
              MoveText.number(text)
                  .flatMap(box::permanent)
                  .map(card -> tale.cast().drawn(card))
                  .map(cast -> tale.with(cast).with(cast.market()));
          case "powers" -> powers(tale.cast(), words).map(tale::with);
          case "destiny" ->
              MoveText.number(text)
                  .filter(box.deck()::has)
                  .map(
                      card ->
                          new Tale(
                              tale.cast(),
                              tale.first(),
                              tale.phase(),
                              tale.pile(),
                              tale.market(),
                              tale.tellers(),
                              OptionalInt.of(card)));
          case "market" -> market(tale.market(), words).map(tale::with);
          case "top" ->
              PileLine.read(text)
                  .map(top -> new Pile(top, tale.pile().unseen(), tale.pile().bottom()))
                  .map(tale::with);
          case "under" ->
              PileLine.read(text)
                  .map(under -> new Pile(tale.pile().top(), tale.pile().unseen(), under))
                  .map(tale::with);
          case "gained", "skips", "banned", "named", "hand" -> bound(tale, name, words);
          default -> Optional.empty();
        };
    return read.<Reading<Tale>>map(Reading::of)
        .orElseGet(() -> garbled((name + " " + text).strip()));
  }

  private static Optional<Seat> seat(Tale tale, String name) {
    return MoveText.seat(name).filter(seat -> seat.index() < tale.players());
  }

  private static Reading<Tale> garbled(String found) {
    return Reading.garbled(
        new Words(
                "“{0}”: expected fields as to P1; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8 [9]",
                "« {0} » : attendu des champs comme to P1; market #1 #2 #3 #4 [5] [6]; top 7;"
                    + " P1 0,0 #8 [9]")
            .with(found));
  }

  private static Optional<Phase> phase(List<String> words) {
    Optional<Seat> seat = words.size() == 2 ? MoveText.seat(words.get(1)) : Optional.empty();
    return switch (words.getFirst()) {
      case "seating" -> Optional.of(new Phase.Seating());
      case "casting" -> Optional.of(new Phase.Casting());
      case "fate" -> Optional.of(new Phase.Fate());
      case "chapter" -> seat.map(Phase.Chapter::new);
      case "retouch" -> seat.map(Phase.Retouching::new);
      case "over" -> Optional.of(new Phase.Ended());
      default -> Optional.empty();
    };
  }

  private static Optional<Phase> playing(Phase.Playing now, String name, String text) {
    return switch (name) {
      case "used" ->
          MoveText.number(text)
              .map(
                  power ->
                      new Phase.Playing(
                          now.seat(),
                          Optional.of(power),
                          now.pending(),
                          now.twists(),
                          now.encores()));
      case "encores" ->
          MoveText.number(text)
              .map(
                  turns ->
                      new Phase.Playing(
                          now.seat(), now.used(), now.pending(), now.twists(), turns));
      case "pending" ->
          effects(text)
              .map(
                  pending ->
                      new Phase.Playing(
                          now.seat(), now.used(), pending, now.twists(), now.encores()));
      default ->
          effects(text)
              .map(
                  twists ->
                      new Phase.Playing(
                          now.seat(), now.used(), now.pending(), twists, now.encores()));
    };
  }

  private static Optional<List<PowerEffect>> effects(String text) {
    return EffectWord.read(EffectWord.POWER, text, ",").asOptional();
  }

  private Optional<Cast> powers(Cast cast, List<String> words) {
    List<Cast.InPlay> powers = new ArrayList<>();
    for (String word : words) {
      String[] parts = word.split(":", -1);
      int usedBy = parts.length == 2 ? PileLine.set(parts[1]) : ViewerSet.NOBODY;
      MoveText.number(parts[0])
          .flatMap(box::power)
          .ifPresent(power -> powers.add(new Cast.InPlay(power, usedBy)));
    }
    return powers.size() == words.size()
        ? Optional.of(cast.holding(powers).awaiting(cast.permanentsDue(), 0))
        : Optional.empty();
  }

  private Optional<Market> market(Market market, List<String> words) {
    if (words.size() != market.places().size()) {
      return Optional.empty();
    }
    Market filled = market;
    for (int i = 0; i < words.size(); i++) {
      String[] parts = words.get(i).split("!", -1);
      if (parts[0].equals("-")) {
        continue;
      }
      Side side = market.place(i + 1).side();
      Optional<Placed> card =
          GridText.face(parts[0], Cell.FIRST)
              .filter(face -> face.side() == side && box.deck().has(face.card()));
      if (card.isEmpty()) {
        return Optional.empty();
      }
      filled = filled.filled(i + 1, card.get().card());
      Optional<Seat> reserved = parts.length == 2 ? MoveText.seat(parts[1]) : Optional.empty();
      if (reserved.isPresent()) {
        filled = filled.reserved(i + 1, reserved.get());
      }
    }
    return Optional.of(filled);
  }

  private static Optional<Tale> bound(Tale tale, String name, List<String> words) {
    if (words.size() < 2) {
      return Optional.empty();
    }
    List<String> rest = words.subList(1, words.size());
    Optional<List<Integer>> numbers = MoveText.numbers(rest);
    Optional<UnaryOperator<Teller>> change =
        switch (name) {
          case "gained" -> numbers.map(n -> teller -> teller.gaining(n.getFirst()));
          case "skips" -> numbers.map(n -> teller -> teller.skipping(n.getFirst()));
          case "banned" -> Side.of(rest.getFirst()).map(side -> teller -> teller.banned(side));
          case "named" -> numbers.map(n -> teller -> teller.pressed(n));
          default ->
              numbers.map(
                  n ->
                      teller -> {
                        Teller handed = teller;
                        for (int card : n) {
                          handed = handed.handed(card);
                        }
                        return handed;
                      });
        };
    return seat(tale, words.getFirst())
        .flatMap(seat -> change.map(changing -> tale.with(seat, changing)));
  }

  /** The cards that lie nowhere else are undrawn; more than there are can't be. */
  private Reading<Tale> complete(Tale tale) {
    List<Integer> lying = new ArrayList<>();
    tale.destiny().ifPresent(lying::add);
    tale.market().places().forEach(place -> place.card().ifPresent(lying::add));
    tale.pile().top().forEach(card -> lying.add(card.card()));
    tale.pile().bottom().forEach(card -> lying.add(card.card()));
    for (Teller teller : tale.tellers()) {
      teller.grid().cards().forEach(placed -> lying.add(placed.card()));
      lying.addAll(teller.hand());
    }
    Unseen unseen = tale.pile().unseen();
    for (int card : lying) {
      if (!box.deck().has(card) || unseen.count(card) == 0) {
        return Reading.garbled(
            new Words(
                    "card {0} lies there too often, or does not exist",
                    "la carte {0} est là trop souvent, ou n’existe pas")
                .with(card));
      }
      unseen = unseen.without(card);
    }
    return Reading.of(tale.with(new Pile(tale.pile().top(), unseen, tale.pile().bottom())));
  }
}
