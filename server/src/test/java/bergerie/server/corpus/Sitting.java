package bergerie.server.corpus;

import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.dice.SealedDice;
import bergerie.server.corpus.Plan.Company;
import bergerie.server.corpus.Plan.End;
import bergerie.server.corpus.Plan.Incident;
import bergerie.server.hall.HurriedHall;
import bergerie.server.hall.Listener;
import bergerie.table.Guest;
import bergerie.table.Letter;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.match.Offer;
import bergerie.table.match.Phase;
import bergerie.table.match.Timing;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays a match as planned, at a real table: every seat says what people say. */
final class Sitting<S, M, V> {

  private static final int PATIENCE_MS = 60_000;

  /** Matches that go on for longer are left alone. */
  private static final int LONGEST = 400;

  private final HurriedHall hall;
  private final Plan plan;
  private final String table;
  private final Fold<S, M, V> fold;
  private final List<Guest> guests = new ArrayList<>();
  private final Dice dice;
  private int ids;
  private int steps;

  private Sitting(HurriedHall hall, Game<S, M, V> game, Plan plan, String table) {
    this.hall = hall;
    this.plan = plan;
    this.table = table;
    this.fold = Fold.begin(game, hall.log(table).getFirst());
    this.dice = new QuickDice(plan.name().hashCode());
    Guest device = hall.enter(new Deaf());
    for (int i = 0; i < plan.setup().players(); i++) {
      guests.add(plan.company() == Company.ONE_DEVICE ? device : hall.enter(new Deaf()));
    }
    look();
  }

  /** Somebody who looks at the table, not at messages. */
  private static final class Deaf implements Listener {
    @Override
    public void say(ToClient message, String text) {}

    @Override
    public void dismiss() {}
  }

  /** At a new table. */
  static Sitting<?, ?, ?> begin(HurriedHall hall, Plan plan) {
    return at(hall, plan, hall.create(List.of(plan.head())));
  }

  /** At a table that stands. */
  static Sitting<?, ?, ?> at(HurriedHall hall, Plan plan, String table) {
    return new Sitting<>(hall, plan.game(), plan, table);
  }

  String table() {
    return table;
  }

  /** Plays to the end, unless that takes too long. */
  Sitting<S, M, V> finish() {
    sitDown();
    while (match().phase() != Phase.OVER && match().seq() < LONGEST) {
      step();
    }
    if (isOver() && plan.incidents().contains(Incident.REMATCH)) {
      match().persons().forEach(seat -> say(new FromClient.Rematch(id(), table, seat)));
    }
    return this;
  }

  boolean isOver() {
    return match().phase() == Phase.OVER;
  }

  /** The table of the rematch, if there is one. */
  Optional<String> next() {
    return match().ending().next();
  }

  Sitting<S, M, V> play(int some) {
    sitDown();
    while (match().phase() != Phase.OVER && steps < some) {
      step();
    }
    return this;
  }

  private Match<S, M, V> match() {
    return fold.match();
  }

  private void look() {
    for (Logged logged : hall.log(table)) {
      if (logged.seq() > match().seq()) {
        fold.add(logged);
      }
    }
  }

  private void sitDown() {
    for (Seat seat : Seat.all(match().players())) {
      if (match().chair(seat).isOpen()) {
        hall.join(
            table,
            new Letter.Invitation(
                Plan.invite(seat.index()),
                dice.below(2) == 0 ? "Gast" : "",
                Plan.token(seat.index()),
                Letter.Consent.NOTHING));
      }
    }
    look();
    if (plan.company() == Company.ONE_DEVICE) {
      attach(guests.getFirst(), tokens());
    } else {
      match().persons().forEach(seat -> attach(guest(seat), List.of(token(seat))));
    }
    share(match().persons().stream().filter(match().shares()::isOpen).toList());
    if (match().persons().isEmpty()) {
      hall.post(
          table,
          new Letter.Attach(
              guests.getFirst(),
              new FromClient.Attach(id(), table, 0, List.of(), Optional.of(Plan.WATCH))));
    }
  }

  /** Some come with simple programs, and can’t be bound before anything is shown. */
  private void share(List<Seat> open) {
    boolean simple = plan.end() != End.UNSHOWN && plan.name().hashCode() % 5 == 0;
    Map<Seat, String> bound = new LinkedHashMap<>();
    for (Seat seat : open) {
      String nonce = "n" + dice.below(100);
      if (simple) {
        say(new FromClient.Nonce(id(), table, seat, nonce));
      } else {
        bound.put(seat, nonce);
        String pledge = SealedDice.pledge(match().commitment(), seat.index(), nonce);
        say(new FromClient.Pledge(id(), table, seat, pledge));
      }
    }
    if (plan.end() == End.UNSHOWN && !open.isEmpty()) {
      bound.remove(open.getLast());
    }
    bound.forEach((seat, nonce) -> say(new FromClient.Nonce(id(), table, seat, nonce)));
    match().unshownAt().ifPresent(this::hurryTo);
  }

  private List<String> tokens() {
    return match().persons().stream().map(this::token).toList();
  }

  /** Whoever came by a rematch has kept the token of the seat before. */
  private String token(Seat seat) {
    return Tokens.of(match().chair(seat).holder());
  }

  private void attach(Guest guest, List<String> tokens) {
    hall.post(
        table,
        new Letter.Attach(
            guest, new FromClient.Attach(id(), table, match().seq(), tokens, Optional.empty())));
    look();
  }

  private Guest guest(Seat seat) {
    return guests.get(seat.index());
  }

  private String id() {
    return "m" + ids++;
  }

  private void say(FromClient.ForSeat said) {
    hall.post(table, new Letter.Said(guest(said.seat()), said));
    look();
  }

  private void step() {
    steps++;
    if (steps > plan.most() && ended()) {
      return;
    }
    switch (match().turn()) {
      case Turn.Act act when act.isWindow() -> window(act);
      case Turn.Act act -> {
        Seat seat = dice.pick(act.awaited());
        if (match().chair(seat).isManned()) {
          person(seat);
        } else {
          waitForNews(match().seq());
        }
      }
      case Turn.Draw _ -> waitForNews(match().seq());
      case Turn.Over _ -> {}
    }
  }

  private void window(Turn.Act act) {
    List<Seat> ready =
        act.free().stream()
            .filter(seat -> match().chair(seat).isManned() && !match().moves(seat).isEmpty())
            .toList();
    if (!ready.isEmpty() && dice.below(3) > 0) {
      move(dice.pick(ready));
    } else {
      pause(Duration.ofMillis(5));
      sandRuns();
    }
  }

  private void person(Seat seat) {
    if (plan.company() == Company.ONE_DEVICE && dice.below(2) == 0) {
      say(new FromClient.Here(id(), table, seat));
    }
    for (Incident incident : plan.incidents().stream().sorted().toList()) {
      if (dice.below(8) == 0 && happened(incident, seat)) {
        return;
      }
    }
    move(seat);
  }

  /** Whether there is something new to look at. */
  private boolean happened(Incident incident, Seat seat) {
    long before = match().seq();
    switch (incident) {
      case CHAT -> say(new FromClient.Chat(id(), table, seat, "Bêê " + dice.below(100) + " 🐑"));
      case TAKEBACK -> offer(seat, Offer.What.TAKEBACK, dice.below(3) > 0 ? Reply.YES : Reply.NO);
      case DRAW_DECLINED -> offer(seat, Offer.What.DRAW, Reply.NO);
      case LEAVE -> {
        say(new FromClient.Leave(id(), table, seat));
        waitForNews(before + 1);
        say(new FromClient.Return(id(), table, seat));
      }
      case AWAY -> away(seat);
      case GLASS -> sandRuns();
      case REMATCH -> {}
    }
    return match().seq() > before;
  }

  private void away(Seat seat) {
    List<Seat> others = match().othersThan(seat);
    if (others.isEmpty() || plan.company() == Company.ONE_DEVICE) {
      return;
    }
    missed(seat);
    say(new FromClient.StandIn(id(), table, others.getFirst(), seat));
    if (match().turn() instanceof Turn.Act act
        && act.awaited().contains(seat)
        && !match().chair(seat).isManned()) {
      waitForNews(match().seq());
    }
    attach(guest(seat), List.of(token(seat)));
  }

  /** Somebody goes, and is waited for no longer. */
  private void missed(Seat seat) {
    hall.post(table, new Letter.Gone(guest(seat)));
    hurry(Duration.ofSeconds(46));
  }

  /** T-12: whoever is there ends the match. */
  private void callOff(Seat away, List<Seat> here) {
    missed(away);
    here.forEach(seat -> say(new FromClient.Make(id(), table, seat, Offer.What.END)));
  }

  private enum Reply {
    YES,
    NO
  }

  private void offer(Seat seat, Offer.What what, Reply reply) {
    say(new FromClient.Make(id(), table, seat, what));
    for (Seat other : match().othersThan(seat)) {
      if (match().phase() == Phase.PLAYING
          && match().offers().stream().anyMatch(o -> o.what() == what)) {
        say(
            reply == Reply.YES
                ? new FromClient.Grant(id(), table, other, what)
                : new FromClient.Decline(id(), table, other, what));
      }
    }
  }

  /** Brings the match to its end, if that can be done now. */
  private boolean ended() {
    List<Seat> manned =
        match().persons().stream().filter(seat -> match().chair(seat).isManned()).toList();
    if (manned.isEmpty()) {
      return false;
    }
    Seat seat = dice.pick(manned);
    long before = match().seq();
    switch (end(manned)) {
      case CALLED_OFF -> callOff(seat, match().othersThan(seat));
      case BY_THE_GAME, RESIGNED, UNSHOWN -> say(new FromClient.Resign(id(), table, seat));
      case DRAW_AGREED -> offer(seat, Offer.What.DRAW, Reply.YES);
      case COUNT_AGREED -> offer(seat, Offer.What.COUNT, Reply.YES);
      case FLAGGED -> match().timing().flagAt().ifPresent(this::hurryTo);
    }
    return match().seq() > before;
  }

  /** One alone agrees with nobody, and from one device nobody goes away alone: they resign. */
  private End end(List<Seat> manned) {
    boolean one = manned.size() == 1;
    return switch (plan.end()) {
      case DRAW_AGREED -> one ? End.RESIGNED : plan.end();
      case CALLED_OFF -> one || plan.company() == Company.ONE_DEVICE ? End.RESIGNED : plan.end();
      case BY_THE_GAME, RESIGNED, COUNT_AGREED, UNSHOWN, FLAGGED -> plan.end();
    };
  }

  private void move(Seat seat) {
    List<String> texts =
        match().moves(seat).stream()
            .map(move -> match().game().notation().write(match().state(), move))
            .toList();
    List<String> lively =
        texts.stream().filter(text -> text.contains("x") || text.startsWith("@r")).toList();
    String text = dice.pick(lively.isEmpty() || dice.below(5) == 0 ? texts : lively);
    say(new FromClient.Move(id(), table, seat, match().seq(), text));
  }

  private void sandRuns() {
    match().timing().sand().map(Timing.Running::deadline).ifPresent(this::hurryTo);
  }

  private void hurryTo(long moment) {
    hurry(Duration.ofMillis(Math.max(1, moment - hall.now() + 1)));
  }

  private void hurry(Duration by) {
    hall.hurry(table, by);
    look();
  }

  /** A bot thinks; {@code seen} is the last event that is no news. */
  private void waitForNews(long seen) {
    for (int ms = 0; match().seq() <= seen; ms++) {
      if (ms > PATIENCE_MS) {
        throw new IllegalStateException("nothing happens at " + plan);
      }
      pause(Duration.ofMillis(1));
      look();
    }
  }

  static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
