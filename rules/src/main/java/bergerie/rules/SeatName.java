package bergerie.rules;

/** What a seat is called: in files and commands, and to people. */
public record SeatName(String id, Words label) {}
