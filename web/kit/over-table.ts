/** At most this part of the height is left to what must stay in sight above. */
const MOST_ABOVE = 0.3;

/** Lets a dialog over a table begin below what tells whose turn it is, where it is as broad as the table. */
export function leaveRoom(dialog: HTMLElement | null): void {
  const status = document.querySelector('.table .status')?.getBoundingClientRect().bottom ?? 0;
  const above = Math.min(Math.max(0, status), innerHeight * MOST_ABOVE);
  dialog?.style.setProperty('--above', `${Math.round(above)}px`);
}
