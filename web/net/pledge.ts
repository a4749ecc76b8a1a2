// What binds a seat to its share in the dice (docs/fairness.md).
import { hex, sha256, utf8 } from './sha256';

export const pledgeOf = (commitment: string, seat: number, nonce: string): string =>
  hex(sha256(utf8(`bergerie pledge 1\n${commitment}\n${seat}\n${nonce}`)));
