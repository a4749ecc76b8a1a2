package bergerie;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What holds for the packages of a module: none is too large, most of what is in one is its own
 * business, each says what it is, and none depend on each other in a circle. Whoever is excused is
 * named, and only as long as it is needed.
 */
public abstract class RoomsLaws {

  private static final int MOST_FILES = 25;
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path CLASSES = Path.of("target/classes");
  private static final String INTRODUCTION = "package-info.java";
  private static final Pattern PUBLIC =
      Pattern.compile("^public [a-z -]*(class|interface|record|enum) ", Pattern.MULTILINE);

  private final Set<String> large;
  private final Set<String> open;

  /**
   * The laws of a module.
   *
   * @param large packages that may have many files
   * @param open packages of which more than half may be public, since others are written in their
   *     terms
   */
  protected RoomsLaws(Set<String> large, Set<String> open) {
    this.large = large;
    this.open = open;
  }

  @Test
  void noneButThoseNamedIsTooLarge() throws IOException {
    assertEquals(sorted(large), rooms(files -> files.size() > MOST_FILES));
  }

  @Test
  void allButThoseNamedKeepMostToThemselves() throws IOException {
    assertEquals(sorted(open), rooms(RoomsLaws::isOpen));
  }

  @Test
  void everyoneSaysWhatItIs() throws IOException {
    assertEquals(
        Set.of(), rooms(files -> files.stream().noneMatch(file -> file.endsWith(INTRODUCTION))));
  }

  @Test
  void noneDependInACircle() {
    slices()
        .assignedFrom(new ByPackage())
        .should()
        .beFreeOfCycles()
        .check(new ClassFileImporter().importPath(CLASSES));
  }

  private static Set<String> sorted(Set<String> names) {
    return new TreeSet<>(names);
  }

  /** The packages whose files are like this. */
  private static Set<String> rooms(Predicate<List<Path>> like) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      Map<String, List<Path>> rooms =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .collect(Collectors.groupingBy(RoomsLaws::room, TreeMap::new, Collectors.toList()));
      rooms.values().removeIf(like.negate());
      return rooms.keySet();
    }
  }

  private static String room(Path file) {
    return SOURCES.relativize(file).getParent().toString().replace('/', '.');
  }

  private static boolean isOpen(List<Path> files) {
    List<Path> types = files.stream().filter(file -> !file.endsWith(INTRODUCTION)).toList();
    return 2 * types.stream().filter(RoomsLaws::isPublic).count() > types.size();
  }

  private static boolean isPublic(Path file) {
    try {
      return PUBLIC.matcher(Files.readString(file)).find();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class ByPackage implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
      return SliceIdentifier.of(javaClass.getPackageName());
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }
}
