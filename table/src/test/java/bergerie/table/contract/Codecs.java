package bergerie.table.contract;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.Advising;
import bergerie.table.wire.shape.AtTable;
import bergerie.table.wire.shape.Given;
import bergerie.table.wire.shape.Guided;
import bergerie.table.wire.shape.OnShelf;
import bergerie.table.wire.shape.Replayed;
import bergerie.table.wire.shape.Said;
import bergerie.table.wire.shape.Sent;
import bergerie.table.wire.shape.Studied;
import bergerie.table.wire.shape.Taught;
import bergerie.table.wire.shape.Wished;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The Java that writes and reads what travels, by the name of its file. */
public final class Codecs {

  /** What is written, beside views. */
  public static final List<Class<?>> WRITTEN =
      List.of(
          Sent.class,
          AtTable.TableInfo.class,
          Given.Created.class,
          Given.Seated.class,
          Given.Imported.class,
          Given.Status.class,
          Given.Address.class,
          Given.Reliance.class,
          Given.Code.class,
          Given.Collected.class,
          Given.Refusal.class,
          OnShelf.Game.class,
          OnShelf.BoxItem.class,
          Guided.Guide.class,
          Replayed.Replay.class,
          Advising.Review.class,
          Studied.SolvedGames.class,
          Studied.Analysis.class,
          Studied.Puzzle.class,
          Studied.Exercise.class,
          Taught.LessonTitle.class,
          Taught.Lesson.class,
          Taught.Reply.class);

  static final List<Class<?>> READ =
      List.of(
          Said.class,
          Wished.TableWish.class,
          Wished.Join.class,
          Wished.Deposit.class,
          Wished.Continue.class);

  private static final String PACKAGE = "bergerie.table.wire.codec";

  private Codecs() {}

  static Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    List<Class<?>> views = views();
    List<Class<?>> written = new ArrayList<>(WRITTEN);
    written.addAll(views);
    byHome(closure(written))
        .forEach(
            (home, types) -> {
              JavaFile file = new JavaFile(PACKAGE, home, "Writer", "Writes JSON.");
              file.uses(JsonWriter.class);
              files.put(home + "Writer.java", WriterCode.of(file, types));
            });
    byHome(closure(READ))
        .forEach(
            (home, types) -> {
              JavaFile file = new JavaFile(PACKAGE, home, "Reader", "Reads fields.");
              file.uses(Fields.class);
              files.put(home + "Reader.java", ReaderCode.of(file, types));
            });
    files.values().removeIf(text -> !text.contains("static "));
    files.put("ShelfViews.java", shelf(views));
    return files;
  }

  /** Writers of one view that stands on no shelf. */
  static String writer(String packageName, Class<?> view) {
    String home = JavaFile.homeOf(view);
    JavaFile file = new JavaFile(packageName, home, "Writer", "Writes JSON.");
    file.uses(JsonWriter.class);
    return WriterCode.of(file, closure(List.of(view)));
  }

  private static String shelf(List<Class<?>> views) {
    JavaFile file = new JavaFile(PACKAGE, "Shelf", "Views", "Writes the views of the shelf.");
    file.uses(JsonWriter.class);
    String cases =
        views.stream()
            .map(
                view ->
                    "case %s it -> %sWriter.write(json, it);\n"
                        .formatted(file.name(view), JavaFile.homeOf(view)))
            .collect(Collectors.joining());
    return file.text(
        List.of(
            """
            /** Whether it is one of them. */
            public static boolean write(JsonWriter json, Object view) {
            switch (view) {
            %sdefault -> {
            return false;
            }
            }
            return true;
            }
            """
                .formatted(cases)));
  }

  /** What the games of the shelf show. */
  public static List<Class<?>> views() {
    return Shelf.all().stream().<Class<?>>map(Codecs::view).distinct().toList();
  }

  /** What a game shows: the type its method says it returns. */
  static Class<?> view(Game<?, ?, ?> game) {
    return Stream.of(game.getClass().getMethods())
        .filter(method -> method.getName().equals("view") && !method.isBridge())
        .map(Method::getReturnType)
        .findFirst()
        .orElseThrow();
  }

  /** The class that writes a type. */
  public static String writerOf(Class<?> type) {
    return PACKAGE + "." + JavaFile.homeOf(type) + "Writer";
  }

  private static Map<String, List<Class<?>>> byHome(List<Class<?>> types) {
    return types.stream()
        .collect(Collectors.groupingBy(JavaFile::homeOf, TreeMap::new, Collectors.toList()));
  }

  /** Some types, and all they are made of. */
  static List<Class<?>> closure(List<Class<?>> roots) {
    Set<Class<?>> found = new LinkedHashSet<>();
    roots.forEach(root -> add(root, found));
    return List.copyOf(found);
  }

  private static void add(Class<?> type, Set<Class<?>> found) {
    if (found.add(type)) {
      switch (Kind.own(type)) {
        case Kind.Shape shape ->
            shape.fields().stream()
                .flatMap(field -> field.kind().named())
                .forEach(part -> add(part, found));
        case Kind.Choice choice -> choice.members().forEach(member -> add(member, found));
        case Kind.Word _ -> {}
      }
    }
  }
}
