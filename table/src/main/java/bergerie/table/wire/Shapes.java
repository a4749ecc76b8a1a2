package bergerie.table.wire;

import bergerie.rules.Objection;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.table.match.Heard;
import bergerie.table.match.Offer;
import bergerie.table.match.Timing;
import bergerie.table.wire.shape.AtTable;
import bergerie.table.wire.shape.InPlay;
import bergerie.table.wire.shape.Sent;
import bergerie.table.wire.shape.Shown;
import bergerie.table.wire.shape.ViewWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * From what a table means to what is sent.
 *
 * @param views whoever writes views
 * @param can what the client is able to take
 */
record Shapes(ViewWriter views, Set<Capability> can) {

  Sent of(ToClient message) {
    return switch (message) {
      case ToClient.Hello(int protocol, String server) -> new Sent.Hello(protocol, server);
      case ToClient.Ack(String id, Optional<Long> seq) -> new Sent.Ack(id, seq);
      case ToClient.Refused(String id, Objection objection, long seq) ->
          new Sent.Refused(id, objection.rule(), objection.why(), seq);
      case ToClient.Fault fault -> new Sent.Fault(fault.id(), fault.field(), fault.why());
      case ToClient.Ruled ruled -> ruling(ruled);
      case ToClient.Advised(String id, Counsel counsel) ->
          new Sent.Advised(id, Parts.advice(counsel, can));
      case ToClient.Table table -> table(table);
      case ToClient.State state -> state(state);
      case ToClient.Chat chat ->
          new Sent.Chat(
              chat.table(), chat.seq(), chat.seat().index(), chat.name(), chat.text(), chat.at());
      case ToClient.Pong(String id) -> new Sent.Pong(id);
      case ToClient.Ping _ -> new Sent.Ping();
      case ToClient.Waits _ -> new Sent.Waits();
      case ToClient.Resumes(long stood) -> new Sent.Resumes(stood);
    };
  }

  private static Sent ruling(ToClient.Ruled ruled) {
    return switch (ruled.ruling()) {
      case Ruling.Allowed _ ->
          new Sent.Ruling(
              ruled.id(),
              true,
              Optional.empty(),
              Optional.empty(),
              ruled.ahead().map(told -> Parts.ahead(told, ruled.to())));
      case Ruling.Refused(Objection objection) ->
          new Sent.Ruling(
              ruled.id(),
              false,
              Optional.of(objection.rule()),
              Optional.of(objection.why()),
              Optional.empty());
    };
  }

  private Sent table(ToClient.Table table) {
    List<AtTable.Offer> offers = new ArrayList<>();
    Optional<AtTable.Proposal> count = Optional.empty();
    Optional<AtTable.Proposal> end = Optional.empty();
    for (Offer offer : table.offers()) {
      List<Seat> agreed = offer.agreed().stream().sorted().toList();
      switch (offer.what()) {
        case DRAW -> offers.add(offer(AtTable.OfferKind.DRAW, offer.seat(), agreed));
        case TAKEBACK -> offers.add(offer(AtTable.OfferKind.TAKEBACK, offer.seat(), agreed));
        case COUNT -> count = Optional.of(proposal(offer.seat(), agreed));
        case END -> end = Optional.of(proposal(offer.seat(), agreed));
      }
    }
    List<Seat> again = table.again().stream().sorted().toList();
    if (!again.isEmpty() && table.info().next().isEmpty()) {
      offers.add(
          offer(AtTable.OfferKind.REMATCH, again.getFirst(), again.subList(1, again.size())));
    }
    return new Sent.Table(
        Parts.table(table.info()),
        Parts.seats(table.yours()),
        Parts.seats(table.needsNonce()),
        offers,
        count,
        end,
        table.absent().stream()
            .map(
                absent ->
                    new AtTable.Absent(absent.seat().index(), absent.takeover(), absent.within()))
            .toList(),
        can.contains(Capability.PLEDGES) ? Optional.of(dice(table.dice())) : Optional.empty());
  }

  private static AtTable.Shares dice(ToClient.Dice dice) {
    return new AtTable.Shares(
        Parts.bySeat(dice.pledges()), Parts.seats(dice.toPledge()), Parts.seats(dice.toShow()));
  }

  private static AtTable.Offer offer(AtTable.OfferKind what, Seat seat, List<Seat> answers) {
    return new AtTable.Offer(what, seat.index(), Parts.seats(answers));
  }

  private static AtTable.Proposal proposal(Seat seat, List<Seat> answers) {
    return new AtTable.Proposal(seat.index(), Parts.seats(answers));
  }

  private Sent state(ToClient.State state) {
    return new Sent.State(
        state.table(),
        state.seq(),
        Parts.viewer(state.viewer()),
        new Shown(state.view(), views),
        Parts.turn(state.turn(), state.to()),
        moves(state),
        told(state.told()),
        clock(state.timing(), state.now()),
        state
            .timing()
            .sand()
            .map(sand -> new InPlay.SandReading(sand.deadline(), sand.length(), state.now())),
        state.lost());
  }

  private static Map<String, List<String>> moves(ToClient.State state) {
    return state.viewer() instanceof Viewer.Player(Seat seat)
        ? Map.of(Integer.toString(seat.index()), state.moves())
        : Map.of();
  }

  private List<InPlay.Told> told(List<Heard> lines) {
    return lines.stream().map(heard -> Parts.told(heard, can)).toList();
  }

  private static Optional<InPlay.ClockReading> clock(Timing timing, long now) {
    List<Long> left = timing.leftAt(now);
    if (left.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Long> bySeat = new LinkedHashMap<>();
    for (int i = 0; i < left.size(); i++) {
      bySeat.put(Integer.toString(i), Math.max(0, left.get(i)));
    }
    return Optional.of(new InPlay.ClockReading(Parts.seats(timing.running()), bySeat, now));
  }
}
