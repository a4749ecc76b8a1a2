package bergerie.games.pavillon;

import bergerie.rules.Words;

/** What a player has said in advance to all windows (PT-35). */
public enum Standing {
  ASK("ask", new Words("ask me", "me demander")),
  UNTIL_ATTACKED("until-attacked", new Words("pass until attacked", "passer sauf attaque")),
  THIS_COMBAT("this-combat", new Words("pass this combat", "passer ce combat"));

  private final String id;
  private final Words label;

  Standing(String id, Words label) {
    this.id = id;
    this.label = label;
  }

  String id() {
    return id;
  }

  Words label() {
    return label;
  }
}
