package bergerie.server.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

class MailboxTest {

  private final Queue<Runnable> work = new ArrayDeque<>();
  private final List<String> read = new ArrayList<>();
  private final List<List<String>> emptied = new ArrayList<>();
  private final Mailbox<String> mailbox =
      new Mailbox<>(work::add, this::read, () -> emptied.add(List.copyOf(read)));

  private void read(String letter) {
    read.add(letter);
    if (letter.equals("bomb")) {
      throw new StackOverflowError("by what the letter says");
    }
  }

  @Test
  void lettersAreReadInOrderByOneThread() {
    assertTrue(mailbox.post("a"));
    assertTrue(mailbox.post("b"));
    assertEquals(1, work.size());
    work.remove().run();
    assertEquals(List.of("a", "b"), read);
    assertEquals(List.of(List.of("a", "b")), emptied);
  }

  @Test
  void anErrorLeavesTheLettersBehindItToBeRead() {
    mailbox.post("bomb");
    mailbox.post("b");
    assertThrows(StackOverflowError.class, work.remove()::run);
    assertFalse(mailbox.closeIfIdle(), "b is still to be read");
    work.remove().run();
    assertEquals(List.of("bomb", "b"), read);
    assertTrue(mailbox.closeIfIdle());
    assertFalse(mailbox.post("c"), "it is closed");
  }

  @Test
  void aHouseThatClosesTakesLettersAndReadsNone() {
    Mailbox<String> last =
        new Mailbox<>(
            _ -> {
              throw new RejectedExecutionException("closed");
            },
            this::read,
            () -> {});
    assertTrue(last.post("a"));
    assertEquals(List.of(), read);
  }
}
