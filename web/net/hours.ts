// The hours of the house, as this page counts them: they pass evenly, whatever is done to the clock on the wall, and
// stand still while the house waits for its store.
let stood = 0;
let since: number | null = null;

export const hours = {
  /** Milliseconds since the page was opened in which the house did not wait. */
  now: (): number => (since ?? performance.now()) - stood,

  stand(): void {
    since ??= performance.now();
  },

  pass(): void {
    if (since !== null) stood += performance.now() - since;
    since = null;
  },
};
