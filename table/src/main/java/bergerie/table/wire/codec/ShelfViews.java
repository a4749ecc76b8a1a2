package bergerie.table.wire.codec;

import bergerie.games.pavillon.view.PavillonView;
import bergerie.games.sheepsheep.view.SheepSheepView;
import bergerie.games.wolfandhound.view.WolfAndHoundView;
import bergerie.games.wolfwalkers.view.TaleView;
import bergerie.rules.hunt.HuntView;
import bergerie.table.wire.json.JsonWriter;

/** Writes the views of the shelf. Made from the records of the wire: see docs/wire-changes.md. */
public final class ShelfViews {

  private ShelfViews() {}

  /** Whether it is one of them. */
  public static boolean write(JsonWriter json, Object view) {
    switch (view) {
      case HuntView it -> HuntWriter.write(json, it);
      case WolfAndHoundView it -> WolfandhoundWriter.write(json, it);
      case SheepSheepView it -> SheepsheepWriter.write(json, it);
      case TaleView it -> WolfwalkersWriter.write(json, it);
      case PavillonView it -> PavillonWriter.write(json, it);
      default -> {
        return false;
      }
    }
    return true;
  }
}
