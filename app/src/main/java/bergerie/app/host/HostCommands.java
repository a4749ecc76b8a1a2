package bergerie.app.host;

import java.util.List;

/** Commands for those who run a house. */
public final class HostCommands {

  public static final List<Class<?>> ALL =
      List.of(
          ServeCommand.class,
          ExportCommand.class,
          ImportCommand.class,
          VerifyCommand.class,
          BackupCommand.class,
          RestoreCommand.class);

  private HostCommands() {}
}
