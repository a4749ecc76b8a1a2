package bergerie.table.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The API's document is valid OpenAPI 3.1, and its schemas are valid JSON Schemas, by what the
 * authors of both say: {@code openapi/schema-3.1.json} is the OpenAPI Initiative's, under the
 * Apache License 2.0, as {@code @seriousme/openapi-schema-validator} 2.11.0 carries it.
 */
class MetaSchemaTest {

  private static final String API = "server/src/main/resources/web/openapi.json";

  private static final SchemaRegistry BOOKS =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private static final Schema OPENAPI =
      BOOKS.getSchema(read("table/src/test/resources/openapi/schema-3.1.json"));

  private static final Schema JSON_SCHEMA =
      BOOKS.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

  private static JsonNode read(String file) {
    try {
      return JsonMapper.shared().readTree(Files.readString(Path.of("..").resolve(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theDocumentIsOpenApi() {
    assertEquals(List.of(), OPENAPI.validate(read(API)));
  }

  /** The schema of the document leaves those inside to their own. */
  @Test
  void itsSchemasAreJsonSchemas() {
    JsonNode api = read(API);
    List<JsonNode> inside = api.path("paths").findValues("schema");
    assertFalse(inside.isEmpty());
    for (JsonNode schema : inside) {
      assertEquals(List.of(), JSON_SCHEMA.validate(schema), schema::toString);
    }
    api.path("components")
        .path("schemas")
        .properties()
        .forEach(
            named ->
                assertEquals(List.of(), JSON_SCHEMA.validate(named.getValue()), named::getKey));
  }

  @ParameterizedTest
  @ValueSource(strings = {"docs/schemas/sent.json", "docs/schemas/said.json"})
  void messagesHaveJsonSchemas(String file) {
    assertEquals(List.of(), JSON_SCHEMA.validate(read(file)));
  }

  @Test
  void whatIsNoOpenApiIsFoundOut() {
    JsonNode api = read(API);
    ObjectNode reply = (ObjectNode) api.at("/paths/~1api~1games/get/responses/200");
    reply.remove("description");
    List<Error> faults = OPENAPI.validate(api);
    assertFalse(faults.isEmpty());
    JsonNode schema = JsonMapper.shared().readTree("{\"type\": \"strong\"}");
    assertFalse(JSON_SCHEMA.validate(schema).isEmpty());
  }
}
