package bergerie.server.store;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** Brings a database to the form this server expects. */
final class Migrations {

  private Migrations() {}

  static void run(String url, String folder) {
    try {
      Flyway.configure(Migrations.class.getClassLoader())
          .dataSource(url, "", "")
          .locations("classpath:" + folder)
          .connectRetries(10)
          .connectRetriesInterval(1)
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new StoreException("preparing the database", e);
    }
  }
}
