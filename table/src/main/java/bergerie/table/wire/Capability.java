package bergerie.table.wire;

import bergerie.rules.Named;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What a client may be able to take, beyond what every client is sent. */
public enum Capability implements Named {
  /** Lines of the log come with their beats, and with marks of what their words speak of. */
  TOLD_STRUCTURE,
  /** It is said when the house waits for its store, and when it goes on. */
  HOUSE_WAITS,
  /** It is said how the shares in the dice come together. */
  PLEDGES;

  /** Those with these names; unknown names may be those of a newer server. */
  public static Set<Capability> named(List<String> names) {
    Set<Capability> known = EnumSet.noneOf(Capability.class);
    for (Capability capability : values()) {
      if (names.contains(capability.id())) {
        known.add(capability);
      }
    }
    return Set.copyOf(known);
  }
}
