package bergerie.games.@PACKAGE@;

/** Drives so many sheep into the fold. */
record Drive(int sheep) {}
