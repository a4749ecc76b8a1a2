package bergerie.server.table;

import bergerie.rules.Objection;
import bergerie.rules.Words;
import bergerie.server.match.Event;
import java.util.List;

/** What comes of something a seat asks. */
sealed interface Decision {

  /** It becomes these events. */
  record Write(List<Event> events) implements Decision {
    public Write {
      events = List.copyOf(events);
    }
  }

  /** It is so already. */
  record Nothing() implements Decision {}

  /** The referee, or the house, says no. */
  record Refuse(Objection objection) implements Decision {}

  /** It makes no sense now. */
  record Wrong(String field, Words why) implements Decision {}

  static Decision write(Event... events) {
    return new Write(List.of(events));
  }

  static Decision wrong(String field, String en, String fr) {
    return new Wrong(field, new Words(en, fr));
  }
}
