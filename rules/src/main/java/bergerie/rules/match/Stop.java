package bergerie.rules.match;

import bergerie.rules.Words;

/**
 * Where the rules of today no longer allow a match that was played by older ones.
 *
 * @param step the step, or in a log the event, that they do not allow
 * @param why with the rule that forbids it
 */
public record Stop(long step, Words why) {

  public Words words() {
    return new Words("step {0}: {1}", "coup {0} : {1}").with(step, why);
  }
}
