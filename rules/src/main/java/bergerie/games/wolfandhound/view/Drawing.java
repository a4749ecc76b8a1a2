package bergerie.games.wolfandhound.view;

import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.view.WolfAndHoundView.AnimalView;
import bergerie.games.wolfandhound.view.WolfAndHoundView.CardView;
import bergerie.games.wolfandhound.view.WolfAndHoundView.Landing;
import bergerie.games.wolfandhound.view.WolfAndHoundView.MeadowView;
import bergerie.games.wolfandhound.view.WolfAndHoundView.PlayedCard;
import java.util.stream.Collectors;

/** A view as plain text, for a terminal. */
public final class Drawing {

  private Drawing() {}

  public static String of(WolfAndHoundView view) {
    StringBuilder drawn = new StringBuilder();
    if (view.rounds() > 1) {
      drawn.append(
          "round %d of %d, green %d, orange %d%n"
              .formatted(view.round(), view.rounds(), view.score().green(), view.score().orange()));
    }
    for (MeadowView meadow : view.meadows()) {
      drawn.append(meadow(view, meadow)).append('\n');
    }
    drawn.append("pile ").append(view.pile());
    drawn.append(view.noThrees() ? ", no 3 this turn" : "");
    drawn.append(view.lastLap() ? ", last lap" : "").append('\n');
    view.turnedUp().ifPresent(card -> drawn.append("turned up ").append(card(card)).append('\n'));
    for (CardView card : view.hand()) {
      drawn.append("hand ").append(card(card)).append('\n');
    }
    view.result().ifPresent(result -> drawn.append(result.why().en()).append('\n'));
    return drawn.toString();
  }

  private static String meadow(WolfAndHoundView view, MeadowView meadow) {
    String shown = meadow.shown().isEmpty() ? "" : " shown " + String.join(" ", meadow.shown());
    return "%s %s %-6s pen %d forest %d %s %d%s played [%s] %s"
        .formatted(
            view.active() == meadow.name() ? ">" : " ",
            meadow.name(),
            meadow.team().map(Side::id).orElse(""),
            meadow.pen(),
            meadow.forest(),
            meadow.seat().isPresent() ? "hand" : "ghost",
            meadow.cards(),
            shown,
            view.played().stream()
                .filter(card -> card.by() == meadow.name())
                .map(PlayedCard::card)
                .collect(Collectors.joining(" ")),
            view.animals().stream()
                .filter(animal -> animal.at() == meadow.name())
                .map(Drawing::animal)
                .collect(Collectors.joining(" ")))
        .stripTrailing();
  }

  private static String animal(AnimalView animal) {
    return animal.id() + " " + animal.colour().id();
  }

  private static String card(CardView card) {
    return card.card()
        + ": "
        + card.landings().stream().map(Drawing::landing).collect(Collectors.joining(", "))
        + card.forbidden().map(objection -> " (" + objection.rule() + ")").orElse("");
  }

  private static String landing(Landing landing) {
    return landing.animal() + " " + landing.colour().id() + " to " + landing.at();
  }
}
