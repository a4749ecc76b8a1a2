package bergerie.app.play;

import bergerie.rules.Provenance;
import bergerie.rules.Rule;
import bergerie.rules.Words;
import java.util.List;

/** A rule as programs read it: each source says its kind first. */
record ToldRule(String id, Words text, List<Source> sources) {

  sealed interface Source {}

  record FromBook(String kind, String chapter, String quotation) implements Source {}

  record FromElsewhere(String kind, Words where) implements Source {}

  record FromUs(String kind, Words why) implements Source {}

  static ToldRule of(Rule rule) {
    return new ToldRule(
        rule.id(), rule.text(), rule.sources().stream().map(ToldRule::told).toList());
  }

  private static Source told(Provenance source) {
    return switch (source) {
      case Provenance.Book(String chapter, String quotation) ->
          new FromBook(source.kind(), chapter, quotation);
      case Provenance.Published(Words where) -> new FromElsewhere(source.kind(), where);
      case Provenance.Ours(Words why) -> new FromUs(source.kind(), why);
    };
  }
}
