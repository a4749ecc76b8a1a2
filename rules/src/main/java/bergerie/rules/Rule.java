package bergerie.rules;

/** A paragraph of a rulebook, by its id. */
public record Rule(String id, Words text) {}
