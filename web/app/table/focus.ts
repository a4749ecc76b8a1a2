// Keeps the keyboard's focus where one plays: what had it may be drawn anew, or be gone after a move.

/** What tells a thing on a board from the others, and stays when it is drawn anew. */
const NAMES = ['stop', 'cell', 'point', 'slot', 'pet', 'spell', 'index', 'animal', 'testid'];

export class FocusKeeper {
  private last: HTMLElement | null = null;

  /** Something on the board has the focus now. */
  readonly came = (event: Event): void => {
    this.last = event.target as HTMLElement;
  };

  /** Gives it back if it fell to the page: to the same thing, else to what may be chosen, else to the board. */
  keep(board: HTMLElement | null): void {
    const { last } = this;
    if (!board || !last || last.isConnected || document.activeElement !== document.body) return;
    const next = sameAs(last, board) ?? board.querySelector<HTMLElement>('[data-legal=true]') ?? first(board);
    next?.focus({ preventScroll: true });
  }
}

function sameAs(gone: HTMLElement, board: HTMLElement): HTMLElement | null {
  const name = NAMES.find((one) => gone.dataset[one] !== undefined);
  if (!name) return null;
  const all = [...board.querySelectorAll<HTMLElement>(`[data-${name}]`)];
  return all.find((one) => one.dataset[name] === gone.dataset[name] && one.matches(REACHED)) ?? null;
}

const REACHED = 'button:not(:disabled), a[href], input, [tabindex]';

const first = (board: HTMLElement): HTMLElement | undefined =>
  [...board.querySelectorAll<HTMLElement>(REACHED)].find((one) => one.tabIndex >= 0);
