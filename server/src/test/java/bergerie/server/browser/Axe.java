package bergerie.server.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Asks axe-core what keeps people with other eyes and hands out. */
final class Axe {

  private final String script;

  Axe() {
    try {
      script = Files.readString(Path.of("..", "web", "node_modules", "axe-core", "axe.min.js"));
    } catch (IOException e) {
      throw new UncheckedIOException("axe-core comes with npm ci in web", e);
    }
  }

  /** The serious and critical ones, one line each. */
  List<String> violations(Page page) {
    return run(page, "{}", "['serious', 'critical']");
  }

  /** Whatever it finds, best practice included. */
  List<String> anything(Page page) {
    return run(page, "{}", "['minor', 'moderate', 'serious', 'critical']");
  }

  /** Only what another light may change. */
  List<String> contrasts(Page page) {
    return run(page, "{ runOnly: ['color-contrast'] }", "['serious', 'critical']");
  }

  @SuppressWarnings("unchecked")
  private List<String> run(Page page, String options, String impacts) {
    // Handed in by the debugger, not by a script tag: the content policy stays as it is.
    if (!(boolean) page.evaluate("() => 'axe' in window")) {
      page.evaluate(script);
    }
    return (List<String>)
        page.evaluate(
            """
            async () => {
              // A drawn example is one picture with one name: its many points are no elements to reach.
              const { violations, passes } = await axe.run({ exclude: ['.rule-figure .board > *'] }, OPTIONS);
              const grave = violations.filter(({ impact }) => IMPACTS.includes(impact));
              if (passes.length === 0) return ['nothing was looked at'];
              return grave.flatMap(({ id, nodes }) => nodes.map(({ html, any }) =>
                `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`));
            }
            """
                .replace("OPTIONS", options)
                .replace("IMPACTS", impacts));
  }
}
