package bergerie.table;

/** Somebody connected, known by a number: tables never see more of them. */
public record Guest(long number) {}
