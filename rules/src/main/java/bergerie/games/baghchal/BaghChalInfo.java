package bergerie.games.baghchal;

import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import bergerie.rules.hunt.HuntOptions;
import bergerie.rules.hunt.HuntRules;
import java.util.List;

final class BaghChalInfo {

  // BC-1
  static final List<String> CORNERS = List.of("A1", "E1", "A5", "E5");

  private BaghChalInfo() {}

  static GameInfo info() {
    return new GameInfo(
        "bagh-chal",
        1,
        Words.same("Bagh Chal"),
        new Words(
            "The classic of Nepal. Twenty sheep come to the board one by one while four wolves"
                + " prowl from the corners; then all of them move. The wolves win with five"
                + " captures, the sheep by leaving every wolf no way out.",
            "Le classique du Népal. Vingt moutons arrivent un à un tandis que quatre loups rôdent"
                + " depuis les coins ; puis tous se déplacent. Les loups gagnent avec cinq"
                + " captures, les moutons en bloquant tous les loups."),
        List.of(2),
        HuntRules.SEATS,
        List.of(
            HuntOptions.repetition(),
            HuntOptions.quiet(),
            HuntOptions.rams(0, 3, 4),
            HuntOptions.red(
                CORNERS.stream()
                    .map(
                        corner ->
                            new Option.Value(corner, new Words("on {0}", "en {0}").with(corner)))
                    .toList(),
                "3",
                "4")),
        HuntRules.with(RuleBook.of(BaghChalInfo.class)),
        GameInfo.Secrecy.OPEN,
        30,
        3);
  }
}
