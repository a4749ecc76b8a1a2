package bergerie.app.play;

import bergerie.app.common.BadRequest;
import bergerie.telling.Language;
import java.util.Locale;
import picocli.CommandLine.Option;

/** The language a command speaks. */
final class Speech {

  @Option(
      names = "--lang",
      paramLabel = "en|fr",
      description = "The language of texts (default: the system's, else English).")
  private String code = "";

  Language language() {
    String wanted = code.isEmpty() ? Locale.getDefault().getLanguage() : code;
    for (Language language : Language.values()) {
      if (language.code().equals(wanted)) {
        return language;
      }
    }
    if (code.isEmpty()) {
      return Language.EN;
    }
    throw new BadRequest("--lang: expected en or fr, got “" + code + "”");
  }
}
