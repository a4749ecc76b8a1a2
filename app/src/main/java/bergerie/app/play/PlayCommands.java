package bergerie.app.play;

import java.util.List;

/** Commands for those who play. */
public final class PlayCommands {

  public static final List<Class<?>> ALL =
      List.of(
          GamesCommand.class,
          RulesCommand.class,
          PlayCommand.class,
          ReplayCommand.class,
          LessonsCommand.class,
          LessonCommand.class,
          ScoreCommand.class);

  private PlayCommands() {}
}
