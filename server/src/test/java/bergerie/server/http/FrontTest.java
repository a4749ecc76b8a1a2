package bergerie.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FrontTest {

  @Test
  void evenAStackThatOverflowsIsAnswered() {
    Answer answer =
        Front.answer(
            () -> {
              throw new StackOverflowError();
            });
    assertEquals(500, answer.status());
  }
}
