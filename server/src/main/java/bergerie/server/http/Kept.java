package bergerie.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** What stays the same while the server runs: whoever has it already is told so, and no more. */
record Kept(Buffer bytes, String type, Term term, String tag) {

  /** How long a browser may go by what it has. */
  enum Term {
    /** Its name says what is in it. */
    FOR_EVER("public, max-age=31536000, immutable"),
    UNTIL_ASKED("no-cache");

    private final String header;

    Term(String header) {
      this.header = header;
    }
  }

  static Kept of(byte[] bytes, String type, Term term) {
    CRC32 sum = new CRC32();
    sum.update(bytes);
    String tag = "\"" + HexFormat.of().toHexDigits(sum.getValue()) + "\"";
    return new Kept(Buffer.buffer(bytes), type, term, tag);
  }

  void answer(HttpServerRequest request) {
    HttpServerResponse response = request.response();
    response
        .putHeader("Content-Type", type)
        .putHeader("Cache-Control", term.header)
        .putHeader("ETag", tag);
    if (isKnown(request.getHeader("If-None-Match"))) {
      var _ = response.setStatusCode(304).end();
    } else {
      var _ = response.end(bytes);
    }
  }

  /** Several tags may be named; whoever has zipped the answer on its way marks them as weak. */
  private boolean isKnown(@Nullable String tags) {
    return tags != null
        && Arrays.stream(tags.split(","))
            .map(one -> one.strip().replaceFirst("^W/", ""))
            .anyMatch(tag::equals);
  }
}
