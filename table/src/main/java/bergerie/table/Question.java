package bergerie.table;

/** Something asked from outside of the table, known by a number: the answer bears the same. */
public record Question(long number) {}
