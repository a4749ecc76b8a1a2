package bergerie.rules;

/** Why a move is refused: the rule that forbids it and what is wrong, in the player's language. */
public record Objection(String rule, Words why) {}
