package bergerie.app.play;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Objection;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A game in the terminal. Whoever is to move sees what their seat sees, and no more. */
final class TerminalTable<S, M, V> {

  static final Words ENDED =
      new Words(
          "The input has ended, and the game with it.", "Fin de l’entrée, donc de la partie.");

  private static final Words HELP =
      new Words(
          """
          a move in notation plays it
            ?            legal moves
            why MOVE     the rule that forbids it
            undo         takes the last move of a person back
            save FILE    writes the match down
            quit         leaves""",
          """
          un coup en notation le joue
            ?            coups permis
            why COUP     la règle qui l’interdit
            undo         reprend le dernier coup joué par une personne
            save FICHIER écrit la partie
            quit         quitte""");

  private final Game<S, M, V> game;
  private final ScoreSheet<S, M> score;
  private final List<Seat> people;
  private final Bot<S, M, V> bot;
  private final Talk talk;
  private final Dice botDice = new QuickDice(System.nanoTime());
  private boolean left;

  TerminalTable(
      Game<S, M, V> game, ScoreSheet<S, M> score, List<Seat> people, Bot<S, M, V> bot, Talk talk) {
    this.game = game;
    this.score = score;
    this.people = people;
    this.bot = bot;
    this.talk = talk;
  }

  void run() throws IOException {
    talk.say(HELP);
    while (!left) {
      switch (game.turn(score.state())) {
        case Turn.Over(Outcome outcome) -> {
          show(new Viewer.Spectator());
          talk.say(result(outcome));
          left = !afterEnd();
        }
        case Turn.Draw _ -> {
          S before = score.state();
          tell(before, new Actor.Deal(), score.deal());
        }
        case Turn.Act act -> act(act);
      }
    }
  }

  private void act(Turn.Act act) throws IOException {
    List<Seat> bots = new ArrayList<>(act.awaited());
    bots.removeAll(people);
    if (!bots.isEmpty()) {
      Seat seat = bots.getFirst();
      play(seat, bot.choose(Sight.of(game, score.state(), seat), botDice));
    } else if (act.awaited().isEmpty()) {
      M move = game.timeUp(score.state());
      S before = score.state();
      score.play(new Actor.Glass(), move);
      tell(before, new Actor.Glass(), move);
    } else {
      askPerson(act.awaited().getFirst());
    }
  }

  private void askPerson(Seat seat) throws IOException {
    show(Viewer.player(seat));
    while (!left) {
      Optional<String> typed = talk.ask(game.info().name(seat).label());
      if (typed.isEmpty()) {
        left = true;
      } else if (carriedOut(seat, typed.get())) {
        return;
      }
    }
  }

  /** Carries a typed line out; says whether the table has changed. */
  private boolean carriedOut(Seat seat, String line) throws IOException {
    String[] parts = line.split("\\s+", 2);
    String rest = parts.length == 2 ? parts[1] : "";
    return switch (parts[0]) {
      case "" -> false;
      case "help" -> {
        talk.say(HELP);
        yield false;
      }
      case "?" -> {
        listMoves(seat);
        yield false;
      }
      case "why" -> {
        why(seat, rest);
        yield false;
      }
      case "undo" -> undone();
      case "save" -> {
        save(rest);
        yield false;
      }
      case "quit" -> {
        left = true;
        yield false;
      }
      default -> played(seat, line);
    };
  }

  private void listMoves(Seat seat) {
    S state = score.state();
    talk.show(
        game.moves(state, seat).stream()
            .map(move -> game.notation().write(state, move))
            .collect(Collectors.joining("  ")));
  }

  private void why(Seat seat, String text) {
    switch (game.notation().read(score.state(), text)) {
      case Reading.Garbled<M>(Words why) -> talk.say(why);
      case Reading.Understood<M>(M move) ->
          talk.say(verdict(Referee.rule(game, score.state(), Actor.player(seat), move)));
    }
  }

  private boolean played(Seat seat, String text) {
    switch (game.notation().read(score.state(), text)) {
      case Reading.Garbled<M>(Words why) -> {
        talk.say(why);
        return false;
      }
      case Reading.Understood<M>(M move) -> {
        Ruling ruling = Referee.rule(game, score.state(), Actor.player(seat), move);
        if (ruling instanceof Ruling.Refused) {
          talk.say(verdict(ruling));
          return false;
        }
        play(seat, move);
        return true;
      }
    }
  }

  private Words verdict(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed _ -> new Words("That move is allowed.", "Ce coup est permis.");
      case Ruling.Refused(Objection objection) -> {
        Words reason = Words.same(objection.rule() + ": ").then(objection.why());
        yield game.info()
            .rule(objection.rule())
            .map(rule -> reason.then(Words.same("\n    ")).then(rule.text()))
            .orElse(reason);
      }
    };
  }

  private void play(Seat seat, M move) {
    S before = score.state();
    score.play(Actor.player(seat), move);
    tell(before, Actor.player(seat), move);
  }

  private void tell(S before, Actor actor, M move) {
    Viewer viewer = viewer();
    Told told = game.notation().tell(before, actor, move, viewer);
    talk.say(Words.of(told.line().to(game.info().hearer(viewer))));
  }

  private Viewer viewer() {
    return people.size() == 1 ? Viewer.player(people.getFirst()) : new Viewer.Spectator();
  }

  private boolean undone() {
    Optional<Integer> steps = score.stepsToUndo(people);
    if (steps.isEmpty()) {
      talk.say(new Words("There is nothing to take back.", "Il n’y a rien à reprendre."));
      return false;
    }
    score.back(steps.get());
    return true;
  }

  private void save(String name) throws IOException {
    if (name.isEmpty()) {
      talk.say(new Words("save: expected a file name", "save : attendu un nom de fichier"));
      return;
    }
    try {
      Files.writeString(Path.of(name), score.file());
      talk.say(new Words("Written to {0}.", "Écrit dans {0}.").with(name));
    } catch (IOException e) {
      talk.say(new Words("{0} can’t be written.", "Impossible d’écrire {0}.").with(name));
    }
  }

  private boolean afterEnd() throws IOException {
    Optional<String> typed = talk.ask(new Words("save FILE, quit", "save FICHIER, quit"));
    if (typed.isPresent() && typed.get().startsWith("save")) {
      save(typed.get().substring("save".length()).strip());
      return true;
    }
    return typed.isPresent() && !typed.get().equals("quit");
  }

  private void show(Viewer viewer) {
    talk.show("");
    talk.show(game.notation().draw(game.view(score.state(), viewer)));
  }

  private Words result(Outcome outcome) {
    Words winners =
        outcome.winners().stream()
            .map(seat -> game.info().name(seat).label())
            .reduce((a, b) -> a.then(Words.same(", ")).then(b))
            .map(names -> new Words("{0} win.", "Gagné par {0}.").with(names))
            .orElse(new Words("A draw.", "Partie nulle."));
    Words why = Words.of(outcome.why().to(game.info().hearer(viewer())));
    return winners.then(Words.same(" " + outcome.rule() + ": ")).then(why);
  }
}
