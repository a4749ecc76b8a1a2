package bergerie.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What may know what. */
class ShapeTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("bergerie.server");

  @Test
  void theStoreKnowsNoGames() {
    noClasses()
        .that()
        .resideInAPackage("..server.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "bergerie.rules..",
            "bergerie.games..",
            "bergerie.table",
            "bergerie.table.match..",
            "bergerie.table.wire..",
            "..server.hall..")
        .check(CLASSES);
  }

  @Test
  void onlyTheFrontDoorKnowsTheNetwork() {
    noClasses()
        .that()
        .resideInAnyPackage("..server.hall..", "..server.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.vertx..", "io.netty..", "..server.http..")
        .check(CLASSES);
  }
}
