package bergerie;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/** Rules are pure, and games keep to themselves. */
class ArchitectureTest {

  private static final JavaClasses RULES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("bergerie.telling", "bergerie.rules", "bergerie.games");

  @Test
  void rulesDependOnJavaAndJSpecifyOnly() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "javax.crypto..",
            "org.jspecify..",
            "bergerie.telling",
            "bergerie.rules..",
            "bergerie.games..")
        .check(RULES);
  }

  @Test
  void theKernelDoesNotKnowTheGames() {
    noClasses()
        .that()
        .resideInAPackage("bergerie.rules..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("bergerie.games..")
        .check(RULES);
  }

  @Test
  void gamesDoNotSeeEachOther() {
    slices().matching("bergerie.games.(*)..").should().notDependOnEachOther().check(RULES);
  }

  @Test
  void nothingIsRandomTimedOrPrinted() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(
            Random.class,
            ThreadLocalRandom.class,
            Clock.class,
            Instant.class,
            LocalDate.class,
            LocalDateTime.class)
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(RULES);
  }

  @Test
  void nothingStaticChanges() {
    fields().that().areStatic().should().beFinal().check(RULES);
  }
}
