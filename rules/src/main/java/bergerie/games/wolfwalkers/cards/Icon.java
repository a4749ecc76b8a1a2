package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a Story shows (WW-1), with its letter in content files. Sets of icons are bit sets. */
public enum Icon {
  ROBYN('R', Words.same("Robyn"), Words.same("Robyn")),
  MEVE('M', Words.same("Mève"), Words.same("Mève")),
  WOLF_FORM('L', new Words("Wolf form", "Forme loup"), new Words("the wolf form", "la forme loup")),
  WOLVES('W', new Words("Wolves", "Loups"), new Words("wolves", "des loups")),
  MERLIN('N', Words.same("Merlin"), Words.same("Merlin")),
  FOREST('F', new Words("Forest", "Forêt"), new Words("a forest", "une forêt")),
  VILLAGE('V', Words.same("Village"), new Words("a village", "un village")),
  CASTLE('C', new Words("Castle", "Château"), new Words("a castle", "un château")),
  PARENTS('P', Words.same("Parents"), new Words("the parents", "les parents")),
  VILLAGERS('T', new Words("Villagers", "Villageois"), new Words("villagers", "des villageois")),
  SOLDIERS('S', new Words("Soldiers", "Soldats"), new Words("soldiers", "des soldats"));

  public static final String LETTERS = "RMLWNFVCPTS";

  private static final List<Icon> ALL = List.of(values());

  private final char letter;
  private final Words label;
  private final Words seen;

  Icon(char letter, Words label, Words seen) {
    this.letter = letter;
    this.label = label;
    this.seen = seen;
  }

  public char letter() {
    return letter;
  }

  public Words label() {
    return label;
  }

  /** What it shows, as people say it: “a forest”. */
  public Words seen() {
    return seen;
  }

  public int bit() {
    return 1 << ordinal();
  }

  public static List<Icon> all() {
    return ALL;
  }

  public static Optional<Icon> of(char letter) {
    int index = LETTERS.indexOf(letter);
    return index < 0 ? Optional.empty() : Optional.of(ALL.get(index));
  }

  /** The icons of a text of letters, each at most once; nothing when it is no such text. */
  public static Optional<List<Icon>> read(String letters) {
    List<Icon> icons = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      Optional<Icon> icon = of(letters.charAt(i));
      if (icon.isEmpty() || icons.contains(icon.get())) {
        return Optional.empty();
      }
      icons.add(icon.get());
    }
    return Optional.of(List.copyOf(icons));
  }

  public static int set(List<Icon> icons) {
    int set = 0;
    for (Icon icon : icons) {
      set |= icon.bit();
    }
    return set;
  }

  public static List<Icon> in(int set) {
    if (set == 0) {
      return List.of();
    }
    List<Icon> icons = new ArrayList<>(4);
    for (Icon icon : ALL) {
      if ((set & icon.bit()) != 0) {
        icons.add(icon);
      }
    }
    return icons;
  }

  public static String letters(int set) {
    StringBuilder letters = new StringBuilder();
    in(set).forEach(icon -> letters.append(icon.letter));
    return letters.toString();
  }
}
