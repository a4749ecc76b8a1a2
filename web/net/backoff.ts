/** How long to wait before the next try to connect: doubling from 200 ms to 3 s, with jitter so that a
 * restarted server isn't met by everyone at once. `chance` is between 0 and 1. */
export function backoff(tries: number, chance: number): number {
  const full = Math.min(3000, 200 * 2 ** tries);
  return Math.round(full * (0.5 + chance / 2));
}
