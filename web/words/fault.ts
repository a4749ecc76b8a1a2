import { Refusal } from '../net/rest';
import { say, words } from './words';

/** What went wrong with a call, in words: the server's own where it had any. */
export const faultWords = (fault: unknown): string =>
  fault instanceof Refusal && fault.why ? say(fault.why) : words().unreachable;
