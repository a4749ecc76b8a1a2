package bergerie.server.corpus;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A session to be recorded.
 *
 * @param house the server it is played on
 */
record Script(Houses.House house, Consumer<Scene> lines) {

  static Script usual(Consumer<Scene> lines) {
    return new Script(Houses.House.USUAL, lines);
  }

  /** All there are, by the name of their transcript. */
  static Map<String, Script> all() {
    Map<String, Script> all = new LinkedHashMap<>();
    GameScripts.all().forEach((name, script) -> all.put("wire/" + name, script));
    HouseScripts.all().forEach((name, script) -> all.put("wire/" + name, script));
    TimeScripts.all().forEach((name, script) -> all.put("wire/" + name, script));
    CallScripts.all().forEach((name, script) -> all.put("rest/" + name, script));
    return all;
  }

  Transcript record(Houses houses, String name) {
    try (Scene scene = new Scene(houses, house, name)) {
      lines.accept(scene);
      scene.settle();
      return scene.transcript();
    }
  }
}
