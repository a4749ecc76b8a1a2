package bergerie.server;

import bergerie.table.wire.json.Paper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** The log as one JSON object per line, for people with tools. */
public final class LogLines extends Formatter {

  /** From now on everything is logged so, on the error stream. */
  public static void install() {
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    ConsoleHandler lines = new ConsoleHandler();
    lines.setFormatter(new LogLines());
    root.addHandler(lines);
    root.setLevel(Level.WARNING);
    OURS.setLevel(Level.INFO);
  }

  // Held here, since a logger nobody holds is forgotten together with its level.
  private static final Logger OURS = Logger.getLogger("bergerie");

  @Override
  public String format(LogRecord record) {
    return Paper.of(
            json -> {
              json.open();
              json.name("at").text(record.getInstant().toString());
              json.name("level").text(record.getLevel().getName());
              json.name("from").text(String.valueOf(record.getLoggerName()));
              json.name("message").text(String.valueOf(formatMessage(record)));
              if (record.getThrown() != null) {
                StringWriter trace = new StringWriter();
                record.getThrown().printStackTrace(new PrintWriter(trace));
                json.name("error").text(trace.toString());
              }
              json.close();
            })
        + "\n";
  }
}
