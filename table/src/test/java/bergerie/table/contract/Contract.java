package bergerie.table.contract;

import bergerie.lair.LairView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Everything that is made from the records of the wire, by its path in the sources. */
final class Contract {

  private static final String CODECS = "table/src/main/java/bergerie/table/wire/codec/";
  private static final String PAGE = "web/net/";
  private static final String SCHEMAS = "docs/schemas/";
  private static final String API = "server/src/main/resources/web/openapi.json";
  private static final String PAGE_OF_DOCS = "docs/wire.md";
  private static final String TESTED = "table/src/test/java/bergerie/table/codec/";

  private Contract() {}

  static Map<String, String> files(Path root) throws IOException {
    Map<String, String> files = new TreeMap<>();
    Codecs.files().forEach((name, text) -> files.put(CODECS + name, text));
    files.put(TESTED + "LairWriter.java", Codecs.writer("bergerie.table.codec", LairView.class));
    TypeScript.files().forEach((name, text) -> files.put(PAGE + name, text));
    Schemas.files().forEach((name, text) -> files.put(SCHEMAS + name, text));
    files.put(API, OpenApi.document());
    files.put(PAGE_OF_DOCS, WireDoc.page(Files.readString(root.resolve(PAGE_OF_DOCS))));
    return files;
  }
}
