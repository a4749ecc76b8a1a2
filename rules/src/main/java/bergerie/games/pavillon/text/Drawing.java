package bergerie.games.pavillon.text;

import bergerie.games.pavillon.view.PavillonView;
import bergerie.games.pavillon.view.PavillonView.CardView;
import bergerie.games.pavillon.view.PavillonView.PetView;
import bergerie.games.pavillon.view.PavillonView.PlayerView;
import bergerie.games.pavillon.view.PavillonView.WindowView;
import bergerie.games.pavillon.view.PavillonView.You;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The table for a terminal. */
final class Drawing {

  private Drawing() {}

  public static String of(PavillonView view) {
    StringBuilder text = new StringBuilder();
    text.append("Round ").append(view.round());
    view.active()
        .ifPresent(seat -> text.append(", turn ").append(view.turn()).append(": ").append(seat));
    text.append(" (").append(view.step().name().toLowerCase(Locale.ROOT)).append(")\n");
    view.players().forEach(player -> text.append(player(player)).append('\n'));
    view.strike()
        .ifPresent(
            s -> text.append("Strike: ").append(s.by()).append(" > ").append(s.at()).append('\n'));
    view.window().ifPresent(window -> text.append(window(window)).append('\n'));
    view.card().ifPresent(card -> text.append("Card: ").append(card.id()).append('\n'));
    text.append("Shop: ").append(ids(view.shop())).append('\n');
    if (!view.row().isEmpty()) {
      text.append("Draft: ").append(ids(view.row())).append('\n');
    }
    if (!view.ranking().isEmpty()) {
      text.append("Ranking: ").append(String.join(" ", view.ranking())).append('\n');
    }
    view.you().ifPresent(you -> text.append(you(you)).append('\n'));
    return text.toString();
  }

  private static String player(PlayerView player) {
    if (!player.in()) {
      return player.seat() + " is out";
    }
    String pets = player.pets().stream().map(Drawing::pet).collect(Collectors.joining(", "));
    String seen = player.seen().isEmpty() ? "" : " (" + ids(player.seen()) + ")";
    return player.seat()
        + " life "
        + player.life()
        + ", coins "
        + player.coins()
        + ", "
        + player.weapon().id()
        + player.aspect().map(aspect -> ", " + aspect.id()).orElse("")
        + ", spells "
        + player.hand()
        + seen
        + ": "
        + pets;
  }

  private static String pet(PetView pet) {
    String marks = pet.marks().isEmpty() ? "" : " " + String.join(" ", pet.marks());
    return pet.card().id() + " " + pet.attack() + "/" + pet.life() + marks;
  }

  private static String window(WindowView window) {
    String passed =
        window.passed().isEmpty() ? "" : ", passed " + String.join(" ", window.passed());
    return "Window: " + window.when() + ", asked " + String.join(" ", window.asked()) + passed;
  }

  private static String you(You you) {
    String offer = you.offer().isEmpty() ? "" : ", offer " + ids(you.offer());
    String kept = you.kept().map(id -> ", kept " + id).orElse("");
    return "You are " + you.seat() + ": " + ids(you.hand()) + offer + kept + ", " + you.standing();
  }

  private static String ids(List<CardView> cards) {
    return cards.isEmpty()
        ? "-"
        : cards.stream().map(CardView::id).collect(Collectors.joining(" "));
  }
}
