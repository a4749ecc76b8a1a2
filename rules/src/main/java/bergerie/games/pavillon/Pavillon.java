package bergerie.games.pavillon;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.facts.Moves;
import bergerie.games.pavillon.facts.Objections;
import bergerie.games.pavillon.facts.Waiting;
import bergerie.games.pavillon.files.CardReader;
import bergerie.games.pavillon.play.Figures;
import bergerie.games.pavillon.play.Imagining;
import bergerie.games.pavillon.play.Playout;
import bergerie.games.pavillon.play.Turning;
import bergerie.games.pavillon.table.Ground;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Start;
import bergerie.games.pavillon.table.Stock;
import bergerie.games.pavillon.table.Victory;
import bergerie.games.pavillon.telling.Story;
import bergerie.games.pavillon.text.PavillonNotation;
import bergerie.games.pavillon.view.PavillonView;
import bergerie.games.pavillon.view.Viewing;
import bergerie.rules.Actor;
import bergerie.rules.Counts;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Notation;
import bergerie.rules.Objection;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.content.Boxed;
import bergerie.rules.content.Component;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Au Pavillon du Traqueur: tame, arm, fight, and be the last player alive. */
public final class Pavillon implements Game<Lodge, Move, PavillonView>, Boxed {

  private final GameInfo info = PavillonInfo.info();
  private final Cards cards;
  private final List<Component> components;
  private final PavillonNotation notation;

  private Pavillon(Cards cards, List<Component> components) {
    this.cards = cards;
    this.components = List.copyOf(components);
    this.notation = new PavillonNotation(cards);
  }

  /** The game with the cards of a library, or what is wrong with them. */
  public static Reading<Pavillon> of(Library library) {
    return CardReader.read(library, PavillonInfo.ID)
        .then(
            cards ->
                Component.all(library, PavillonInfo.ID, CardReader.FILES)
                    .then(components -> Reading.of(new Pavillon(cards, components))));
  }

  public Cards cards() {
    return cards;
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public String content() {
    return cards.fingerprint();
  }

  @Override
  public List<Component> components() {
    return components;
  }

  @Override
  public Optional<Words> text(Component component) {
    return cards.card(Card.idOf(component.name().fr())).map(Card::text);
  }

  // PT-1: 3 or 4 players. PT-2: 10 Life and 5 Coins each. PT-5: everyone has the basic weapon.
  @Override
  public Lodge start(Setup setup) {
    return Start.of(Ground.of(cards, setup));
  }

  @Override
  public Turn turn(Lodge t) {
    if (t.over()) {
      return new Turn.Over(Victory.of(t));
    }
    return switch (Waiting.of(t, t.next())) {
      case CHANCE -> new Turn.Draw();
      case PLAYERS -> Moves.act(t);
      case NOTHING -> throw new IllegalStateException("left undone: " + t.next());
    };
  }

  // PT-12: everybody keeps a pet first, all at once.
  @Override
  public Optional<Seat> beginner(Lodge t) {
    return t.ranking().stream().findFirst();
  }

  @Override
  public List<Move> moves(Lodge t, Seat seat) {
    return !t.over() && Waiting.of(t, t.next()) == Waiting.PLAYERS ? Moves.of(t, seat) : List.of();
  }

  @Override
  public Objection objection(Lodge t, Seat seat, Move move) {
    return new Objections(t, seat).to(move);
  }

  @Override
  public Chance<Move> chance(Lodge t) {
    return Moves.drawn(t);
  }

  // PT-35: when the sand has run out, the window closes.
  @Override
  public Move timeUp(Lodge t) {
    return new Move.SandOut();
  }

  @Override
  public Lodge play(Lodge t, Actor actor, Move move) {
    return Turning.played(t, actor, move, new Story.Untold());
  }

  @Override
  public Lodge wander(Lodge t, int steps, Dice dice) {
    return Playout.wander(t, steps, dice);
  }

  // PT-35: a spell is seen through before it is cast, by what lies open; strikes are in the view.
  @Override
  public Optional<Told> ahead(Lodge t, Seat seat, Move move) {
    return move instanceof Move.Cast cast
        ? Optional.of(notation.ahead(t, seat, cast))
        : Optional.empty();
  }

  @Override
  public Optional<Sentence> point(Lodge t, Seat seat, Move move) {
    return notation.point(t, seat, move);
  }

  // PT-35: nobody sees a standing answer, nor, with sand, that somebody has passed.
  @Override
  public boolean silent(Lodge t, Move move) {
    return Turning.silent(t, move);
  }

  // PT-35: a standing answer is no play.
  @Override
  public boolean isSetting(Move move) {
    return move instanceof Move.Stand;
  }

  @Override
  public PavillonView view(Lodge t, Viewer viewer) {
    return Viewing.of(t, viewer, info.hearer(viewer));
  }

  @Override
  public Lodge imagine(Lodge t, Viewer viewer, Dice dice) {
    return new Imagining(t, viewer, dice).lodge();
  }

  @Override
  public void count(Lodge before, Move move, Lodge after, Counts counts) {
    Figures figures = new Figures();
    figures.step(before.turn(), move, after);
    figures.handTo(counts, after);
  }

  @Override
  public Map<String, String> ratios() {
    return Figures.RATIOS;
  }

  @Override
  public Notation<Lodge, Move, PavillonView> notation() {
    return notation;
  }

  @Override
  public Map<String, Integer> stock(Lodge t) {
    return Stock.of(t);
  }
}
