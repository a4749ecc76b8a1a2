package bergerie.server;

import bergerie.server.wire.WireWriter;
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
    return WireWriter.object(
            json -> {
              json.writeStringProperty("at", record.getInstant().toString());
              json.writeStringProperty("level", record.getLevel().getName());
              json.writeStringProperty("from", String.valueOf(record.getLoggerName()));
              json.writeStringProperty("message", formatMessage(record));
              if (record.getThrown() != null) {
                StringWriter trace = new StringWriter();
                record.getThrown().printStackTrace(new PrintWriter(trace));
                json.writeStringProperty("error", trace.toString());
              }
            })
        + "\n";
  }
}
