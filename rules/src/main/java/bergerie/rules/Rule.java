package bergerie.rules;

import java.util.List;

/** A paragraph of a rulebook, by its id, and where it comes from: one source or several. */
public record Rule(String id, Words text, List<Provenance> sources) {
  public Rule {
    sources = List.copyOf(sources);
  }
}
