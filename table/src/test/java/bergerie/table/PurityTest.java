package bergerie.table;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/**
 * A table knows rules, bots, and of Java only what a browser's Java has too: it could run there.
 * Everything else is asked for through its ports.
 */
class PurityTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("bergerie.table");

  /**
   * Neither threads, locks, futures and executors, nor files, sockets, databases and loggers; and
   * of time only how long it is.
   */
  private static final DescribedPredicate<JavaClass> ALLOWED =
      resideInAnyPackage(
              "bergerie.table..",
              "bergerie.bots",
              "bergerie.bots.daily",
              "bergerie.bots.layers",
              "bergerie.bots.puzzles",
              "bergerie.bots.roster",
              "bergerie.bots.sheepsheep",
              "bergerie.bots.tables",
              "bergerie.rules..",
              "bergerie.telling",
              "bergerie.games..",
              "java.lang",
              "java.lang.annotation",
              "java.nio",
              "java.nio.charset",
              "java.util",
              "java.util.function",
              "java.util.regex",
              "java.util.stream",
              "org.jspecify.annotations")
          .or(equivalentTo(Duration.class));

  /** What a browser's Java lacks, or what is asked of a port, in packages that are allowed. */
  private static final Set<String> MISSING =
      Set.of(
          "java.lang.ClassLoader",
          "java.lang.InheritableThreadLocal",
          "java.lang.Module",
          "java.lang.Process",
          "java.lang.ProcessBuilder",
          "java.lang.ProcessHandle",
          "java.lang.Runtime",
          "java.lang.ScopedValue",
          "java.lang.StackWalker",
          "java.lang.System$Logger",
          "java.lang.Thread",
          "java.lang.ThreadGroup",
          "java.lang.ThreadLocal",
          "java.nio.MappedByteBuffer",
          "java.util.Random",
          "java.util.ResourceBundle",
          "java.util.ServiceLoader",
          "java.util.Timer",
          "java.util.TimerTask",
          "java.util.UUID",
          "java.util.WeakHashMap");

  /** What method references to these are made of. */
  private static final Set<String> INSTANCE = Set.of("isInstance", "cast");

  private static final ArchRule KNOWS_LITTLE =
      classes()
          .should()
          .onlyDependOnClassesThat(
              ALLOWED.and(not(describe("missing", c -> MISSING.contains(c.getName())))));

  private static final ArchRule WAITS_FOR_NOBODY =
      noMethods().should().haveModifier(JavaModifier.SYNCHRONIZED);

  @Test
  void aTableKnowsOnlyWhatABrowserHas() {
    KNOWS_LITTLE.check(CLASSES);
  }

  @Test
  void aTableWaitsForNobody() {
    WAITS_FOR_NOBODY.check(CLASSES);
    noClasses().should().callMethod(Object.class, "wait").check(CLASSES);
  }

  @Test
  void aTableAsksNeitherTheMachineNorClassesAboutThemselves() {
    noClasses()
        .should()
        .callMethodWhere(
            describe(
                "the machine is asked",
                call ->
                    call.getTargetOwner().isEquivalentTo(System.class)
                        && !call.getName().equals("arraycopy")))
        .check(CLASSES);
    noClasses()
        .should()
        .callMethodWhere(
            describe(
                "a class is asked about itself",
                call ->
                    call.getTargetOwner().isEquivalentTo(Class.class)
                        && !INSTANCE.contains(call.getName())))
        .check(CLASSES);
  }

  @Test
  void aMatchIsAFoldAndKnowsNoTable() {
    noClasses()
        .that()
        .resideInAPackage("bergerie.table.match")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("bergerie.table", "bergerie.table.port", "bergerie.table.wire")
        .check(CLASSES);
  }

  @Test
  void whatIsForbiddenIsNoticed() {
    for (Class<?> impure : Set.of(Threaded.class, Locked.class, Counting.class)) {
      assertThrows(AssertionError.class, () -> KNOWS_LITTLE.check(only(impure)), impure.getName());
    }
    assertThrows(AssertionError.class, () -> WAITS_FOR_NOBODY.check(only(Locked.class)));
  }

  private static JavaClasses only(Class<?> type) {
    return new ClassFileImporter().importClasses(type);
  }

  private record Threaded(Executor executor) {}

  private static final class Locked {
    private final Thread thread = Thread.currentThread();

    synchronized String name() {
      return thread.getName();
    }
  }

  private record Counting(AtomicLong count) {}
}
