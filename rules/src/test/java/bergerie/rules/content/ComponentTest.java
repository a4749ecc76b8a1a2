package bergerie.rules.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bergerie.rules.Provenance;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where the lines of a content file come from. */
class ComponentTest {

  @Test
  void aSourceHoldsForAllThatFollowOrForOne() {
    assertEquals(
        List.of("ewe: [b, c]", "ram: [a]", "lamb: [b, c]", "wolf: [d]", "hound: [d]"),
        told(
            """
            # A comment between sources and cards.
            from ours | b | B
            from ours | c | C

            ewe | 1
            ram | 2
              from ours | a | A
            lamb | 3

            from ours | d | D
            wolf | 1
            hound | 1
            """));
  }

  @Test
  void withoutASourceALineIsThisHouses() {
    assertEquals(
        List.of(Component.THIS_HOUSE), components("ewe | 1").orThrow().getFirst().sources());
  }

  @Test
  void aWrongSourceIsNamedByFileAndLine() {
    assertEquals(
        new Words(
            "flock.txt:3: expected book, published or ours, found “hearsay”",
            "flock.txt:3 : attendu book, published ou ours, trouvé « hearsay »"),
        assertInstanceOf(
                Reading.Garbled.class, components("# x\newe | 1\n  from hearsay | a | b\nram | 2"))
            .why());
  }

  @Test
  void filesThatComeWithTheProgramMustSayAll() {
    assertEquals(
        "flock.txt:2: expected a line “from …” above or below",
        assertThrows(
                IllegalStateException.class,
                () -> ContentFile.of("flock.txt", "\newe | 1\nfrom ours | a | b\nram | 2").traced())
            .getMessage());
  }

  private static List<String> told(String text) {
    return components(text).orThrow().stream()
        .map(component -> component.name().en() + ": " + whys(component))
        .toList();
  }

  private static List<String> whys(Component component) {
    return component.sources().stream()
        .map(source -> assertInstanceOf(Provenance.Ours.class, source).why().en())
        .toList();
  }

  private static Reading<List<Component>> components(String text) {
    return Component.all(
        (_, file) -> ContentFile.of(file, text),
        "meadow",
        Map.of("flock.txt", line -> Words.same(line.fields().getFirst())));
  }
}
