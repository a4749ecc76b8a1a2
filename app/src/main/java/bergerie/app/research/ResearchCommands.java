package bergerie.app.research;

import java.util.List;

/** Commands for those who want to know. */
public final class ResearchCommands {

  public static final List<Class<?>> ALL =
      List.of(
          PlayoutsCommand.class,
          SolveCommand.class,
          ValueCommand.class,
          PuzzlesCommand.class,
          LearnCommand.class,
          ExamCommand.class,
          SimulateCommand.class,
          TournamentCommand.class,
          FiguresCommand.class,
          ThinkCommand.class);

  private ResearchCommands() {}
}
