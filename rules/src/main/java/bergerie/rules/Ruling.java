package bergerie.rules;

/** What the referee says to a move. */
public sealed interface Ruling {

  record Allowed() implements Ruling {}

  record Refused(Objection objection) implements Ruling {}
}
