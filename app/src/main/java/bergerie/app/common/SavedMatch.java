package bergerie.app.common;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A match file that a command is given. */
public final class SavedMatch {

  private SavedMatch() {}

  public static MatchRecord read(Path file, Shelf shelf) {
    try {
      return BadRequest.unless(
          MatchFile.read(Files.readString(file), id -> shelf.game(id).map(Game::info)),
          file.toString());
    } catch (IOException e) {
      throw new BadRequest(file + ": can't be read as a text file");
    }
  }
}
