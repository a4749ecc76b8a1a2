package bergerie.server.preview;

import bergerie.telling.Language;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands in the head of a page for those who only look at it. Names are people's own and may
 * be anything: whatever is put in here is written as text.
 */
record Head(
    Language language, String title, String about, String picture, Optional<String> address) {

  private static final Pattern LANGUAGE = Pattern.compile("<html lang=\"[a-z]*\"");
  private static final Pattern ABOUT = Pattern.compile("<meta name=\"description\"[^>]*>");
  private static final Pattern TITLE = Pattern.compile("<title>[^<]*</title>");

  String into(String index) {
    String page = put(LANGUAGE, index, "<html lang=\"" + language.code() + "\"");
    page = put(ABOUT, page, "<meta name=\"description\" content=\"" + text(about) + "\" />");
    return put(TITLE, page, "<title>" + text(title) + "</title>\n    " + tags());
  }

  private String tags() {
    return String.join(
        "\n    ",
        property("og:site_name", "Bergerie"),
        property("og:type", "website"),
        property("og:locale", language == Language.FR ? "fr_FR" : "en_GB"),
        property("og:title", title),
        property("og:description", about),
        property("og:image", picture),
        property("og:image:width", "600"),
        property("og:image:height", "315"),
        address.map(url -> property("og:url", url) + "\n    ").orElse("")
            + "<meta name=\"twitter:card\" content=\"summary_large_image\" />");
  }

  private static String property(String name, String content) {
    return "<meta property=\"" + name + "\" content=\"" + text(content) + "\" />";
  }

  private static String put(Pattern place, String page, String instead) {
    return place.matcher(page).replaceFirst(Matcher.quoteReplacement(instead));
  }

  private static String text(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
