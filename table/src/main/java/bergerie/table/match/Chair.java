package bergerie.table.match;

import java.util.Optional;

/** A seat of the table: who has it, and who plays it now. */
public record Chair(Holder holder, Played played) {

  /** The level of a bot that plays for a person. */
  public static final String STAND_IN = "dog";

  public enum Played {
    BY_HOLDER,
    /** The person left; a bot plays until they take the seat back. */
    BY_STAND_IN,
    /** The person vanished; a bot plays until they are seen again. */
    WHILE_ABSENT,
    /** The seat resigned or ran out of time; a bot plays on for the others' sake. */
    GIVEN_UP
  }

  static Chair of(Holder holder) {
    return new Chair(holder, Played.BY_HOLDER);
  }

  Chair held(Holder next) {
    return new Chair(next, played);
  }

  Chair played(Played next) {
    return new Chair(holder, next);
  }

  public boolean isOpen() {
    return holder instanceof Holder.Open;
  }

  public boolean isPerson() {
    return holder instanceof Holder.Person;
  }

  /** Whether a person moves here now. */
  public boolean isManned() {
    return isPerson() && played == Played.BY_HOLDER;
  }

  /** The level of the bot that moves here now, if one does. */
  public Optional<String> bot() {
    return switch (holder) {
      case Holder.Program program -> Optional.of(program.level());
      case Holder.Person _ when played != Played.BY_HOLDER -> Optional.of(STAND_IN);
      case Holder.Person _, Holder.Open _, Holder.Past _ -> Optional.empty();
    };
  }
}
