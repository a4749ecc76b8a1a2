package bergerie.app.develop;

import java.util.List;

/** Commands for those who work on the program. */
public final class DevelopCommands {

  public static final List<Class<?>> ALL =
      List.of(
          ScenarioCommand.class,
          PerftCommand.class,
          NewGameCommand.class,
          BenchLoadCommand.class,
          BenchThinkCommand.class,
          BenchCoachCommand.class,
          RehearseCommand.class);

  private DevelopCommands() {}
}
