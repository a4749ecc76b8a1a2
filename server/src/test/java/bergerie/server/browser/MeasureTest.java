package bergerie.server.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** How fast and how big the page is. Only the size is sure to be the same on every machine. */
class MeasureTest extends Visit {

  private static final Path FILE = Path.of("target", "browser", "measures.txt");

  private final List<String> measures = Collections.synchronizedList(new ArrayList<>());

  @AfterAll
  void write() throws IOException {
    Files.createDirectories(FILE.getParent());
    Files.write(FILE, measures);
    measures.forEach(System.out::println);
  }

  @Test
  void theBundleIsSmall() throws IOException {
    int bytes = zipped("index.html");
    for (String file : named(new String(bytes("index.html"), UTF_8))) {
      bytes += zipped(file);
    }
    measures.add("the first screen's files, gzipped: %,d bytes (target 75,000)".formatted(bytes));
    assertTrue(bytes < 75_000, measures.toString());
  }

  /** The scripts and styles that a page names. */
  private static List<String> named(String page) {
    List<String> files =
        Pattern.compile("\"/([^\"]+\\.(js|css))\"")
            .matcher(page)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertFalse(files.isEmpty(), page);
    return files;
  }

  private static int zipped(String file) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(bytes(file));
    }
    return bytes.size();
  }

  private static byte[] bytes(String file) throws IOException {
    try (InputStream in = MeasureTest.class.getResourceAsStream("/web/" + file)) {
      return in.readAllBytes();
    }
  }

  @Test
  void theFirstScreenIsDrawnSoon() {
    guest("warm").goesHome();
    Guest ana = guest("Ana").goesHome();
    double drawn =
        ((Number)
                ana.page.evaluate(
                    """
                    () => new Promise((resolve) => new PerformanceObserver((list) =>
                      resolve(list.getEntries().at(-1).startTime))
                        .observe({ type: 'largest-contentful-paint', buffered: true }))
                    """))
            .doubleValue();
    tell("first screen drawn", drawn, 1000);
    assertTrue(drawn < 10_000, "drawn after " + drawn + " ms");
  }

  @Test
  void aMoveIsDrawnSoonAfterItIsHeard() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben");
    ben.page.addInitScript(STOPWATCH);
    ben.accepts(ana.invitation());
    ana.plays("C6-C5");
    ben.plays("A3-A4");
    ana.plays("C5-C4");
    ben.plays("A4-A5");
    ana.plays("C4-C5");
    ben.is("mine");
    List<Double> times = new ArrayList<>();
    for (Object time : (List<?>) ben.page.evaluate("() => window.drawn")) {
      times.add(((Number) time).doubleValue());
    }
    Collections.sort(times);
    double middle = times.get(times.size() / 2);
    tell("a move drawn after its broadcast", middle, 100);
    assertTrue(middle < 2_000, "drawn after " + times);
  }

  /** Measures from a state's arrival to the frame that shows it. */
  private static final String STOPWATCH =
      """
      window.drawn = [];
      window.WebSocket = class extends WebSocket {
        constructor(address) {
          super(address);
          this.addEventListener('message', ({ data }) => {
            const heard = performance.now();
            const { type, seq } = JSON.parse(data);
            if (type !== 'state') return;
            const look = () => {
              const now = Number(document.querySelector('.table')?.dataset.seq);
              if (now < seq) requestAnimationFrame(look);
              else requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - heard)));
            };
            requestAnimationFrame(look);
          });
        }
      };
      """;

  private void tell(String what, double time, int target) {
    measures.add(String.format(Locale.ROOT, "%s: %.0f ms (target %d)", what, time, target));
  }
}
