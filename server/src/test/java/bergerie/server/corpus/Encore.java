package bergerie.server.corpus;

import bergerie.server.TestServer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/** Plays a session again: says what was said then, and compares what is heard. */
final class Encore {

  private final Houses.House house;
  private final TestServer server;
  private final Masks masks = new Masks();
  private final Exchange exchange;
  private final Map<String, Ear> ears = new HashMap<>();
  private final Map<String, JsonNode> calls = new HashMap<>();
  private final Map<String, CompletableFuture<JsonNode>> answers = new HashMap<>();

  private Encore(Houses.House house, TestServer server) {
    this.house = house;
    this.server = server;
    this.exchange = new Exchange(server.port());
  }

  /** Where a session goes otherwise than it was written down, if it does. */
  static Optional<String> difference(Houses houses, Transcript transcript) {
    Houses.House house =
        Houses.House.valueOf(transcript.steps().getFirst().path("house").asString());
    Encore encore = new Encore(house, houses.enter(house, transcript.name()));
    try {
      for (int i = 1; i < transcript.steps().size(); i++) {
        JsonNode step = transcript.steps().get(i);
        Optional<String> difference = encore.play(step);
        if (difference.isPresent()) {
          String who = step.path("who").asString();
          return Optional.of(
              transcript.name() + ", step " + (i + 1) + ", " + who + ": " + difference.get());
        }
      }
      return encore.leftOver().map(more -> transcript.name() + ", after the last step: " + more);
    } finally {
      encore.ears.values().forEach(Ear::hangUp);
    }
  }

  private Optional<String> play(JsonNode step) {
    String who = step.path("who").asString();
    String what =
        step.propertyNames().stream().filter(n -> !n.equals("who")).findFirst().orElse("");
    JsonNode said = step.path(what);
    switch (what) {
      case "opens" -> ears.put(who, new Ear(house, server));
      case "says" -> ear(who).send(masks.unmasked(said.asString()));
      case "says bytes" -> ear(who).sendBytes(said.asString());
      case "leaves" -> ear(who).hangUp();
      case "asks" -> {
        calls.put(who, said);
        answers.put(who, exchange.send(said, masks));
      }
      case "hears" -> {
        return compared(said, ear(who).next());
      }
      case "closed" -> {
        int code = ear(who).closeCode();
        return code == said.asInt()
            ? Optional.empty()
            : Optional.of("closed with " + code + " instead of " + said);
      }
      case "gets" -> {
        return compared(said, answer(who));
      }
      case "gets at last" -> {
        return atLast(who, said);
      }
      default -> throw new IllegalArgumentException(step.toString());
    }
    return Optional.empty();
  }

  private Ear ear(String who) {
    return Optional.ofNullable(ears.get(who)).orElseThrow();
  }

  private JsonNode answer(String who) {
    return Optional.ofNullable(answers.get(who))
        .orElseThrow()
        .orTimeout(Ear.PATIENCE_S, TimeUnit.SECONDS)
        .join();
  }

  /** Something is being worked at: the call is made again until it is done. */
  private Optional<String> atLast(String who, JsonNode written) {
    JsonNode call = Optional.ofNullable(calls.get(who)).orElseThrow();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Ear.PATIENCE_S);
    Optional<String> difference = compared(written, answer(who));
    while (difference.isPresent() && System.nanoTime() < end) {
      difference = compared(written, exchange.send(call, masks).join());
    }
    return difference;
  }

  private Optional<String> compared(JsonNode written, JsonNode got) {
    return new Likeness(masks).difference(written, got);
  }

  /** Something that was said to nobody's surprise but ours. */
  private Optional<String> leftOver() {
    return ears.values().stream()
        .flatMap(ear -> ear.all().stream())
        .map(JsonNode::toString)
        .findFirst();
  }
}
