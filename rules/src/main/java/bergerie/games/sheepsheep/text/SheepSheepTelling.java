package bergerie.games.sheepsheep.text;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.games.sheepsheep.meadow.Verso;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.stream.Collectors;

/** Log lines and cues. Secret are fetishes that are dealt and, by SS-20, undersides. */
final class SheepSheepTelling {

  private SheepSheepTelling() {}

  static Told tell(Pasture before, Actor actor, SheepSheepMove move, Viewer viewer) {
    Words player = name(before.mover());
    String mover = Tokens.seat(before.mover());
    return switch (move) {
      case SheepSheepMove.First(Seat seat) ->
          told(
              new Words("{0} begins.", "{0} commence.").with(name(seat)),
              "first " + Tokens.seat(seat));
      case SheepSheepMove.Fetish(Seat seat, Family family) -> fetish(seat, family, viewer);
      case SheepSheepMove.Give(Seat seat, Card card) ->
          told(
              new Words("{0} gets the card {1}.", "{0} reçoit la carte {1}.")
                  .with(name(seat), faces(card)),
              "give " + Tokens.seat(seat) + " " + card);
      case SheepSheepMove.Lay(Cell cell, Laid laid) ->
          told(
              new Words("A sheep of the {0} family on {1}.", "Un mouton de la famille {0} en {1}.")
                  .with(laid.up().label(), cell),
              "lay " + cell + " " + lying(before, laid, new Verso.Unseen(), viewer));
      case SheepSheepMove.TurnOver(Cell cell) ->
          told(
              new Words(
                      "Too many of a family stand together: {0} is turned over.",
                      "Trop de moutons d’une famille se touchent : {0} est retournée.")
                  .with(cell),
              "turn " + cell);
      case SheepSheepMove.Exchange(Card card, Cell cell) ->
          exchange(before.meadow().card(cell), card, cell, before.mover());
      case SheepSheepMove.Win(int cells) -> win(before, actor, cells);
      case SheepSheepMove.Done _ ->
          told(
              sandFirst(actor)
                  .then(
                      new Words("{0} wins no group.", "{0} ne remporte aucun groupe.")
                          .with(player)),
              "done " + mover);
      case SheepSheepMove.Draw(Laid laid) -> draw(before, laid, viewer);
      case SheepSheepMove.Place(Cell cell, Family up) ->
          told(
              sandFirst(actor)
                  .then(
                      new Words(
                              "{2}: a sheep of the {0} family on {1}.",
                              "{2} : un mouton de la famille {0} en {1}.")
                          .with(up.label(), cell, player)),
              "place "
                  + mover
                  + " "
                  + lying(
                      before,
                      before.drawn().orElseThrow().card().showing(up),
                      new Verso.Seen(before.mover()),
                      viewer)
                  + " "
                  + cell);
    };
  }

  // SS-4
  private static Told fetish(Seat seat, Family family, Viewer viewer) {
    return viewer.equals(Viewer.player(seat))
        ? told(
            new Words("Your fetish is the {0} family.", "Votre fétiche est la famille {0}.")
                .with(family.label()),
            "fetish " + Tokens.seat(seat) + " " + family.letter())
        : told(
            new Words("{0} gets a secret fetish.", "{0} reçoit un fétiche secret.")
                .with(name(seat)),
            "fetish " + Tokens.seat(seat));
  }

  // SS-20: only whoever fills the gap sees the card.
  private static Told draw(Pasture before, Laid laid, Viewer viewer) {
    Words player = name(before.mover());
    String cue = "draw " + Tokens.seat(before.mover());
    return before.house().verso(new Verso.Seen(before.mover())).isKnownTo(viewer)
        ? told(
            new Words("{0} draws the card {1}.", "{0} pioche la carte {1}.")
                .with(player, faces(laid.card())),
            cue + " " + laid)
        : told(new Words("{0} draws a card.", "{0} pioche une carte.").with(player), cue);
  }

  /** A card as cues write it: without its underside for those who do not know it. */
  private static String lying(Pasture before, Laid laid, Verso hidden, Viewer viewer) {
    return before.house().verso(hidden).isKnownTo(viewer) ? laid.toString() : laid.up().letter();
  }

  private static Told exchange(Laid taken, Card card, Cell cell, Seat mover) {
    Laid put = card.hiding(taken.up());
    return told(
        new Words(
                "{0} exchanges on {1}: {2} becomes {3}.",
                "{0} échange en {1} : famille {2}, puis famille {3}.")
            .with(name(mover), cell, taken.up().label(), put.up().label()),
        "swap " + Tokens.seat(mover) + " " + put + " " + cell + " " + taken);
  }

  private static Told win(Pasture before, Actor actor, int cells) {
    Family family = before.meadow().card(Group.places(cells).getFirst()).up();
    String places = Group.places(cells).stream().map(Cell::name).collect(Collectors.joining(" "));
    return told(
        sandFirst(actor)
            .then(
                new Words(
                        "{0} wins {1} sheep of the {2} family.",
                        "{0} remporte {1} moutons de la famille {2}.")
                    .with(name(before.mover()), Integer.bitCount(cells), family.label())),
        "win " + Tokens.seat(before.mover()) + " " + family.letter() + " " + places);
  }

  private static Words sandFirst(Actor actor) {
    return switch (actor) {
      case Actor.Glass _ -> new Words("The sand has run out: ", "Le sablier est vide : ");
      case Actor.Player _, Actor.Deal _ -> Words.NONE;
    };
  }

  private static Words faces(Card card) {
    return new Words("{0}/{1}", "{0}/{1}").with(card.one().label(), card.other().label());
  }

  private static Words name(Seat seat) {
    return new Words("Player {0}", "Joueur {0}").with(seat.index() + 1);
  }

  private static Told told(Words words, String cue) {
    return new Told(words, cue);
  }
}
