package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Named;
import bergerie.rules.Words;
import java.util.List;
import java.util.stream.Collectors;

/** What a Permanent changes, for everyone and all game (WW-21). A Permanent has one or several. */
public sealed interface PermanentEffect {

  /** As the content file writes it. */
  String text();

  Words words();

  /** Cards may also be placed across a corner. */
  record Slanted() implements PermanentEffect {
    @Override
    public String text() {
      return "slanted";
    }

    @Override
    public Words words() {
      return new Words(
          "Cards may also be placed diagonally.",
          "Les cartes peuvent aussi être placées en diagonale.");
    }
  }

  /** A market of another size. */
  record Stalls(int stories, int objectives) implements PermanentEffect {
    @Override
    public String text() {
      return "market " + stories + " " + objectives;
    }

    @Override
    public Words words() {
      return new Words(
              "The market has {0} Stories and {1} Objectives.",
              "Le marché compte {0} Histoires et {1} Objectifs.")
          .with(stories, objectives);
    }
  }

  /** The pile's visible Story may be taken as well. */
  record OpenPile() implements PermanentEffect {
    @Override
    public String text() {
      return "open-pile";
    }

    @Override
    public Words words() {
      return new Words(
          "The visible Story on top of the pile may be taken too.",
          "L’Histoire visible au sommet de la pioche peut aussi être prise.");
    }
  }

  /** Points for every Objective of one sort. */
  record PerObjective(Sort sort, int points) implements PermanentEffect {
    @Override
    public String text() {
      return "per-objective " + sort.id() + " " + points;
    }

    @Override
    public Words words() {
      return new Words("{0} for each Objective {1}.", "{0} par Objectif {2}.")
          .with(signed(points), sort.label().en(), sort.label().fr());
    }
  }

  /** How an Objective fared. */
  enum Sort implements Named {
    SCORED(new Words("that scores", "qui marque")),
    UNSCORED(new Words("that does not score", "qui ne marque pas")),
    REPEATED(new Words("scored twice or more", "marqué au moins deux fois"));

    private final Words label;

    Sort(Words label) {
      this.label = label;
    }

    Words label() {
      return label;
    }

    public boolean holds(int times) {
      return switch (this) {
        case SCORED -> times > 0;
        case UNSCORED -> times == 0;
        case REPEATED -> times > 1;
      };
    }
  }

  /** Points for every row and column without an Objective. */
  record PureLines(int points) implements PermanentEffect {
    @Override
    public String text() {
      return "pure-lines " + points;
    }

    @Override
    public Words words() {
      return new Words(
              "{0} for each row or column without an Objective.",
              "{0} par rangée ou colonne sans Objectif.")
          .with(signed(points));
    }
  }

  /** Points for every icon on the Story in the centre. */
  record Heart(int points) implements PermanentEffect {
    @Override
    public String text() {
      return "heart " + points;
    }

    @Override
    public Words words() {
      return new Words(
              "{0} for each icon on the Story in the centre.",
              "{0} par icône sur l’Histoire du centre.")
          .with(signed(points));
    }
  }

  /** Points if the corners are Stories that share an icon. */
  record Corners(int points) implements PermanentEffect {
    @Override
    public String text() {
      return "corners " + points;
    }

    @Override
    public Words words() {
      return new Words(
              "{0} if the four corners are Stories that share an icon.",
              "{0} si les quatre coins sont des Histoires ayant une icône en commun.")
          .with(signed(points));
    }
  }

  /** An icon that may stand for one icon of each shape. */
  record Joker(Icon icon) implements PermanentEffect {
    @Override
    public String text() {
      return "joker " + icon.letter();
    }

    @Override
    public Words words() {
      return new Words(
              "{0} may stand for one icon in each shape.",
              "{0} peut remplacer une icône dans chaque forme.")
          .with(icon.label());
    }
  }

  /** An icon that arrows also count as others. */
  record StandIn(Icon icon, List<Icon> roles) implements PermanentEffect {
    public StandIn {
      roles = List.copyOf(roles);
    }

    @Override
    public String text() {
      return "stand-in " + icon.letter() + " " + Icon.letters(Icon.set(roles));
    }

    @Override
    public Words words() {
      return new Words(
              "{0} also counts as {1} for arrows.", "{0} compte aussi comme {2} pour les flèches.")
          .with(
              icon.label(),
              roles.stream().map(role -> role.label().en()).collect(Collectors.joining(" or ")),
              roles.stream().map(role -> role.label().fr()).collect(Collectors.joining(" ou ")));
    }
  }

  /** Everyone starts with one of so many Objectives. */
  record FirstChapter(int cards) implements PermanentEffect {
    @Override
    public String text() {
      return "first-chapter " + cards;
    }

    @Override
    public Words words() {
      return new Words(
              "Each player sees {0} Objectives, places one as first card and puts the rest under"
                  + " the pile.",
              "Chacun voit {0} Objectifs, en place un comme première carte et met le reste sous la"
                  + " pioche.")
          .with(cards);
    }
  }

  /** Before scoring, everyone may swap two adjacent cards. */
  record Retouch() implements PermanentEffect {
    @Override
    public String text() {
      return "retouch";
    }

    @Override
    public Words words() {
      return new Words(
          "Before scoring, each player may swap two adjacent cards.",
          "Avant le décompte, chacun peut échanger deux cartes adjacentes.");
    }
  }

  /** One Objective of these kinds is shared by all. */
  record Destiny(List<Objective.Kind> kinds) implements PermanentEffect {
    public Destiny {
      kinds = List.copyOf(kinds);
    }

    @Override
    public String text() {
      return "destiny "
          + kinds.stream().map(kind -> "" + kind.letter()).collect(Collectors.joining());
    }

    @Override
    public Words words() {
      return new Words(
          "One revealed Objective is scored by every player.",
          "Un Objectif révélé compte pour tous les joueurs.");
    }
  }

  /** Points to whoever scores the most Objectives. */
  record Narrator(int points) implements PermanentEffect {
    @Override
    public String text() {
      return "narrator " + points;
    }

    @Override
    public Words words() {
      return new Words(
              "{0} to whoever scores the most Objectives; all of them in a tie.",
              "{0} à qui marque le plus d’Objectifs ; à tous en cas d’égalité.")
          .with(signed(points));
    }
  }

  private static Words signed(int points) {
    String number = points < 0 ? "−" + -points : "+" + points;
    boolean one = Math.abs(points) == 1;
    return Words.same(number + (one ? " point" : " points"));
  }
}
