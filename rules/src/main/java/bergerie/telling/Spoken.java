package bergerie.telling;

/** A sentence as it was said to somebody, in both languages. */
public record Spoken(Wording en, Wording fr) {}
