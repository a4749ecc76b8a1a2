package bergerie.table.wire.shape;

import bergerie.rules.Words;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.OrNull;
import bergerie.table.wire.shape.Traits.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A finished match, as it is told again. */
public interface Replayed {

  @Means("a finished match, move by move, as one viewer saw it")
  record Replay(
      AtTable.TableInfo info,
      List<Frame> frames,
      @Means("the last event of this page, if there is another one") Optional<Long> next,
      InPlay.Outcome outcome,
      Fairness fairness,
      @Means("if it was played by older rules than those it is told by") Optional<Older> older) {}

  @Means("a match that is told by newer rules than it was played by, as far as they allow")
  record Older(
      @Means("of the rules it was played by") int version,
      @Means("if they do not allow all of it") Optional<Stop> stop) {}

  @Means("the first event that the rules of today do not allow; frames end before it")
  record Stop(long seq, @Means("what they have against it") Words why) {}

  @Means("the table after an event; the first one before any, with nothing told")
  record Frame(
      long seq,
      @OrNull Optional<InPlay.Told> told,
      @OrNull Optional<InPlay.Actor> actor,
      Shown view,
      InPlay.Turn turn) {}

  @Means("what the cards can be checked by; an imported match without a seal has only draws")
  record Fairness(
      Optional<String> seed,
      Optional<String> commitment,
      Optional<List<String>> nonces,
      @Means("what seats were bound to before any nonce was shown, by their numbers")
          Optional<Map<String, String>> pledges,
      @Means(
              "2 if every person was bound to a nonce before any was shown, 1 if somebody was not;"
                  + " missing where there are no nonces")
          Optional<Integer> version,
      List<Drawn> draws) {}

  @Means("a draw; they count from 1")
  record Drawn(long draw, List<Die> values) {}

  @Means("a number below a bound")
  @Row
  record Die(long bound, long value) {}
}
