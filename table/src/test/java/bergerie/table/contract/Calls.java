package bergerie.table.contract;

import bergerie.table.contract.Call.Content;
import bergerie.table.wire.shape.Advising.Review;
import bergerie.table.wire.shape.AtTable.TableInfo;
import bergerie.table.wire.shape.Given.Address;
import bergerie.table.wire.shape.Given.Code;
import bergerie.table.wire.shape.Given.Collected;
import bergerie.table.wire.shape.Given.Created;
import bergerie.table.wire.shape.Given.Imported;
import bergerie.table.wire.shape.Given.Refusal;
import bergerie.table.wire.shape.Given.Reliance;
import bergerie.table.wire.shape.Given.Seated;
import bergerie.table.wire.shape.Given.Status;
import bergerie.table.wire.shape.Guided.Guide;
import bergerie.table.wire.shape.OnShelf.BoxItem;
import bergerie.table.wire.shape.OnShelf.Game;
import bergerie.table.wire.shape.Replayed.Replay;
import bergerie.table.wire.shape.Said;
import bergerie.table.wire.shape.Sent;
import bergerie.table.wire.shape.Studied.Analysis;
import bergerie.table.wire.shape.Studied.Exercise;
import bergerie.table.wire.shape.Studied.Puzzle;
import bergerie.table.wire.shape.Studied.SolvedGame;
import bergerie.table.wire.shape.Studied.SolvedGames;
import bergerie.table.wire.shape.TableName;
import bergerie.table.wire.shape.Taught;
import bergerie.table.wire.shape.Wished.Continue;
import bergerie.table.wire.shape.Wished.Deposit;
import bergerie.table.wire.shape.Wished.Join;
import bergerie.table.wire.shape.Wished.TableWish;
import java.util.List;
import java.util.stream.Stream;

/** Every call that a server answers. */
final class Calls {

  private static final String NAME = "^[A-Za-z0-9-]{1,40}$";
  private static final String NUMBER = "^[0-9]{1,10}$";
  private static final String VIEWER = "^([0-9]+|spectator)$";
  private static final String VIEWERS = "a seat's number, or `spectator`";
  private static final String GAME = "^[a-z0-9-]+$";
  private static final String NOT_NOW = "Not now: the database is away, or there is much to do";

  private Calls() {}

  static List<Call> all() {
    return Stream.of(tables(), codes(), matches(), studies(), house())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Call> tables() {
    return List.of(
        Call.get("/api/games", "The games of the house, with an `ETag`")
            .answers(200, "All games", new Content.JsonList(Game.class))
            .answers(304, "As when the `ETag` in `If-None-Match` was sent"),
        Call.get(
                "/api/games/{game}/box",
                "What is in a game's box, and where each thing comes from, with an `ETag`")
            .in("game", GAME, "the game's id")
            .answers(
                200,
                "All of it; nothing for a game without cards",
                new Content.JsonList(BoxItem.class))
            .answers(304, "As when the `ETag` in `If-None-Match` was sent")
            .answers(404, "No such game", Refusal.class),
        Call.get(
                "/api/games/{game}/guide",
                "How a game is explained, with examples that are played, with an `ETag`")
            .in("game", GAME, "the game's id")
            .answers(200, "Its guide; an empty one where none was written", Guide.class)
            .answers(304, "As when the `ETag` in `If-None-Match` was sent")
            .answers(404, "No such game", Refusal.class),
        Call.get("/api/games/{game}/lessons", "By which lessons a game is taught, with an `ETag`")
            .in("game", GAME, "the game's id")
            .answers(
                200,
                "In the order one learns; none where none was written",
                new Content.JsonList(Taught.LessonTitle.class))
            .answers(304, "As when the `ETag` in `If-None-Match` was sent")
            .answers(404, "No such game", Refusal.class),
        Call.get(
                "/api/games/{game}/lessons/{lesson}",
                "A lesson, part by part, or by the id of a rule its examples, with an `ETag`")
            .in("game", GAME, "the game's id")
            .in("lesson", NAME, "its name")
            .answers(200, "The lesson", Taught.Lesson.class)
            .answers(304, "As when the `ETag` in `If-None-Match` was sent")
            .answers(404, "No such game or lesson", Refusal.class),
        Call.get(
                "/api/games/{game}/lessons/{lesson}/{part}",
                "What a lesson says to a move, in a part that asks for one")
            .in("game", GAME, "the game's id")
            .in("lesson", NAME, "its name")
            .in("part", NUMBER, "which part, counted from 0")
            .asks("move", "", "a move, as the game writes it")
            .answers(200, "What is said, and what comes of the move", Taught.Reply.class)
            .answers(400, "The move can't be read, or nothing is asked there", Refusal.class)
            .answers(404, "No such game or lesson", Refusal.class),
        Call.post("/api/tables", "Set a table up")
            .brings(new Content.Json(TableWish.class))
            .answers(201, "The table, with the asker's secrets", Created.class)
            .answers(400, "A field is missing or wrong", Refusal.class)
            .answers(413, "Too long", Refusal.class)
            .answers(503, NOT_NOW, Refusal.class),
        table(Call.get("/api/tables/{table}", "What everybody may know of a table"))
            .answers(200, "The table", TableInfo.class)
            .answers(404, "No such table", Refusal.class),
        table(
                Call.post(
                    "/api/tables/{table}/join",
                    "Accept an invitation, or with `look` ask whether it is still good"))
            .brings(new Content.Json(Join.class))
            .answers(200, "The seat", Seated.class)
            .answers(400, "A field is missing or wrong", Refusal.class)
            .answers(403, "No such invitation", Refusal.class)
            .answers(404, "No such table", Refusal.class)
            .answers(
                409,
                "The seat is taken; or (field `known`) others may know what is hidden there and the"
                    + " caller has not agreed to it with `known: true`",
                Refusal.class)
            .answers(413, "Too long", Refusal.class),
        table(
                Call.get(
                    "/api/tables/{table}/state",
                    "What the seat whose token is in the `Authorization: Bearer` header sees, as soon"
                        + " as there is news after `seen`"))
            .seated()
            .asks("seen", NUMBER, "the seq of the last state seen; 0 where it is left out")
            .answers(200, "The state; after 25 s as it stands", Sent.State.class)
            .answers(400, "`seen` is no number", Refusal.class)
            .answers(403, "No seat of this table", Refusal.class)
            .answers(404, "No such table", Refusal.class),
        table(
                Call.post(
                    "/api/tables/{table}/say",
                    "Say something for the seat whose token is in the `Authorization: Bearer` header,"
                        + " such as a move"))
            .seated()
            .brings(new Content.Json(Said.ForSeat.class))
            .answers(200, "`ack`, `ruling` or `advice`", Sent.Answer.class)
            .answers(400, "`error`: a field is missing or wrong", Sent.Fault.class)
            .answers(403, "No seat of this table", Refusal.class)
            .answers(404, "No such table", Refusal.class)
            .answers(409, "`refused`, with the rule", Sent.Refused.class)
            .answers(413, "Too long", Refusal.class));
  }

  private static List<Call> codes() {
    return List.of(
        Call.post(
                "/api/codes",
                "Leave something to be had by a code: an invitation for half an hour, or the seats"
                    + " of a device, once and for five minutes")
            .brings(new Content.Json(Deposit.class))
            .answers(201, "The code", Code.class)
            .answers(400, "A field is missing or wrong", Refusal.class)
            .answers(413, "Too long", Refusal.class)
            .answers(429, "Too many codes from this address", Refusal.class),
        Call.post("/api/codes/{code}", "What was left by a code")
            .in("code", "^[A-Za-z0-9_ -]{1,40}$", "as it was read out, or scanned")
            .answers(200, "An invitation, or seats", Collected.class)
            .answers(404, "No such code, or no longer", Refusal.class)
            .answers(429, "Too many codes from this address", Refusal.class));
  }

  private static Call table(Call call) {
    return call.in("table", "^" + TableName.PATTERN + "$", "the table's name")
        .answers(503, NOT_NOW, Refusal.class);
  }

  private static List<Call> matches() {
    return List.of(
        Call.post(
                "/api/matches",
                "Bring a finished match in, to be replayed: at most 1 MiB and as many lines as a"
                    + " match may have events")
            .brings(new Content.Plain())
            .answers(201, "Its name", Imported.class)
            .answers(400, "The file makes no sense, or is not proven", Refusal.class)
            .answers(413, "Too long", Refusal.class)
            .answers(503, NOT_NOW, Refusal.class),
        match(
                Call.get(
                    "/api/matches/{table}", "A finished match as a file, with the server's seed"))
            .answers(200, "docs/match-file.md", new Content.Plain()),
        match(
                Call.get(
                    "/api/matches/{table}/replay",
                    "A finished match move by move, as a viewer saw it. More than 1,000 frames, or"
                        + " 2 MiB, come in pages"))
            .asks("viewer", VIEWER, VIEWERS)
            .asks("after", NUMBER, "`next` of the page before")
            .answers(200, "A page of it", Replay.class)
            .answers(400, "No such viewer, or no number", Refusal.class),
        match(
                Call.get(
                    "/api/matches/{table}/review",
                    "The decisions of people looked at again, so far: asking begins it. At most"
                        + " 1,000 decisions and a minute of thought a match"))
            .asks("viewer", VIEWER, "who reads it, and is “you” in it: " + VIEWERS)
            .answers(200, "What was found so far", Review.class)
            .answers(400, "No such viewer", Refusal.class),
        match(
                Call.post(
                    "/api/matches/{table}/continue",
                    "A new table that starts as that match stood after an event. Where more than"
                        + " one seat is a person's, what was hidden is dealt anew, from what"
                        + " spectators could see, unless `known: true`"))
            .brings(new Content.Json(Continue.class))
            .answers(201, "The table", Created.class)
            .answers(400, "A field is missing or wrong", Refusal.class)
            .answers(413, "Too long", Refusal.class),
        table(
                Call.get(
                    "/api/matches/{table}/analysis",
                    "What the moves of a match were worth after an event, or are worth now"))
            .asks("seq", "^[0-9]{1,9}$", "after which event")
            .answers(200, "The values", Analysis.class)
            .answers(400, "`seq` is no number", Refusal.class)
            .answers(403, "Two people or more play it", Refusal.class)
            .answers(404, "No such match", Refusal.class)
            .answers(409, "There are no tables of this game", Refusal.class));
  }

  private static Call match(Call call) {
    return table(call)
        .answers(404, "No such match", Refusal.class)
        .answers(409, "Not before the end; or other rules than this server has", Refusal.class);
  }

  private static List<Call> studies() {
    return List.of(
        Call.get(
                "/api/training/{game}/{meadow}",
                "A dealt meadow to train on alone, with the best group known")
            .in("game", GAME, "`sheep-sheep`")
            .in("meadow", NAME, "a date for the meadow of the day, or any name")
            .answers(200, "The same meadow for the same name", Exercise.class)
            .answers(400, "No such name", Refusal.class)
            .answers(404, "No training for this game", Refusal.class)
            .answers(503, NOT_NOW, Refusal.class),
        Call.get(
                "/api/daily/{game}/{name}",
                "A task of the day, made from the game’s cards: a lesson of one question, or of"
                    + " several that follow from each other")
            .in("game", GAME, "`pavillon`, `wolf-and-hound` or `wolfwalkers`")
            .in("name", NAME, "a date for the task of the day, or any name")
            .answers(200, "The same task for the same name", Taught.Lesson.class)
            .answers(400, "No such name", Refusal.class)
            .answers(
                404, "No tasks for this game, or not with the cards of this host", Refusal.class)
            .answers(503, NOT_NOW, Refusal.class),
        Call.get("/api/daily/{game}/{name}/{part}", "What a task of the day says to a move")
            .in("game", GAME, "`pavillon`, `wolf-and-hound` or `wolfwalkers`")
            .in("name", NAME, "a date, or any name")
            .in("part", NUMBER, "which part, counted from 0")
            .asks("move", "", "a move, as the game writes it")
            .answers(200, "What is said, and what comes of the move", Taught.Reply.class)
            .answers(
                400, "The name or the move can't be read, or nothing is asked there", Refusal.class)
            .answers(
                404, "No tasks for this game, or not with the cards of this host", Refusal.class)
            .answers(503, NOT_NOW, Refusal.class),
        Call.get("/api/solved", "What tables of solved hunts there are, and can be built")
            .answers(200, "Every game that can be solved", SolvedGames.class)
            .answers(503, NOT_NOW, Refusal.class),
        building(
                Call.post(
                    "/api/solved/{game}", "Build the small tables of a game; one game at a time"))
            .answers(202, "Begun", SolvedGame.class)
            .answers(409, "Nothing to build, or something is being built", Refusal.class),
        building(Call.post("/api/solved/{game}/stop", "Stop building; what is finished is kept"))
            .answers(202, "Told to stop", SolvedGame.class),
        Call.get("/api/analysis/{game}", "What a position and each of its moves is worth")
            .in("game", GAME, "a hunt")
            .asks("position", "", "a state line, as the game writes it")
            .answers(200, "The values", Analysis.class)
            .answers(400, "The position can't be read", Refusal.class)
            .answers(
                409,
                "There are neither tables of this game nor a puzzle that leads there",
                Refusal.class)
            .answers(503, NOT_NOW, Refusal.class),
        Call.get(
                "/api/puzzles/{game}/{grade}/{name}",
                "A position in which one move wins: the same name gives the same one, everywhere")
            .in("game", GAME, "a hunt")
            .in("grade", "^(lamb|dog|wolf|alpha)$", "how hard it is")
            .in("name", NAME, "any name, or a number for each in turn, from 1")
            .answers(200, "The puzzle", Puzzle.class)
            .answers(400, "No such grade, or no name", Refusal.class)
            .answers(404, "There are no puzzles of this grade", Refusal.class)
            .answers(409, "There are no puzzles of this game", Refusal.class)
            .answers(503, NOT_NOW, Refusal.class));
  }

  private static Call building(Call call) {
    return call.in("game", GAME, "a hunt")
        .answers(
            403,
            "Only for callers on the machine itself, unless the host serves with `--open-building`",
            Refusal.class);
  }

  private static List<Call> house() {
    return List.of(
        Call.get("/health", "The same as `/health/ready`")
            .answers(200, "All is well", Status.class)
            .answers(503, "The database does not answer", Status.class),
        Call.get("/health/ready", "Whether the database answers: it is looked at then and there")
            .answers(200, "It does", Status.class)
            .answers(503, "It does not", Status.class),
        Call.get("/health/live", "Whether the server runs").answers(200, "It does", Status.class),
        Call.get("/metrics", "Figures for Prometheus").answers(200, "Metrics", new Content.Plain()),
        Call.get("/api/address", "The address by which others reach the house, for invitations")
            .answers(200, "The address", Address.class),
        Call.get("/api/fairness", "How often somebody did not show their share in the dice")
            .answers(200, "Counted within the last minute", Reliance.class)
            .answers(503, NOT_NOW, Refusal.class),
        Call.get("/api/openapi.json", "This document")
            .answers(200, "OpenAPI 3.1", new Content.Other()),
        Call.get("/api/play", "The WebSocket to play on; docs/wire.md describes its messages")
            .answers(101, "A WebSocket")
            .answers(403, "Not from a page of another origin")
            .answers(404, "No WebSocket was asked for", Refusal.class));
  }
}
