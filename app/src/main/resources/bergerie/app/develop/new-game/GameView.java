package bergerie.games.@PACKAGE@;

/** The table as everybody sees it. */
public record @TYPE@View(int out, int folded, int toMove) {}
