package bergerie.app;

import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar on a terminal; silent elsewhere. */
final class Progress implements AutoCloseable {

  private final Optional<ProgressBar> bar;

  private Progress(Optional<ProgressBar> bar) {
    this.bar = bar;
  }

  static Progress start(String task, long total) {
    // A console that is not a terminal would fill a log with bars.
    if (!Terminal.attended()) {
      return new Progress(Optional.empty());
    }
    return new Progress(
        Optional.of(
            new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(total)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .build()));
  }

  void reached(long position) {
    bar.ifPresent(b -> b.stepTo(position));
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
  }
}
