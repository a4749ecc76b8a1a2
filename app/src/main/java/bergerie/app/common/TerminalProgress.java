package bergerie.app.common;

import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar on a terminal; silent elsewhere. */
public final class TerminalProgress implements AutoCloseable {

  private final Optional<ProgressBar> bar;

  private TerminalProgress(Optional<ProgressBar> bar) {
    this.bar = bar;
  }

  public static TerminalProgress start(String task, long total) {
    // A console that is not a terminal would fill a log with bars.
    if (!Terminal.attended()) {
      return new TerminalProgress(Optional.empty());
    }
    return new TerminalProgress(
        Optional.of(
            new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(total)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .build()));
  }

  public void reached(long position) {
    bar.ifPresent(b -> b.stepTo(position));
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
  }
}
