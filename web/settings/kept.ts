// What this browser keeps between visits. One that keeps nothing, or nothing more, still plays: what it is given to keep
// is there until the page is left.

const untilLeft = new Map<string, string>();

export const read = (key: string): string | null => untilLeft.get(key) ?? browser()?.getItem(key) ?? null;

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    untilLeft.delete(key);
  } catch {
    untilLeft.set(key, text);
  }
}

export function forget(key: string): void {
  browser()?.removeItem(key);
  untilLeft.delete(key);
}

export const keys = (): string[] => [...new Set([...Object.keys(browser() ?? {}), ...untilLeft.keys()])];

/** Some browsers throw where people want nothing kept, some have nothing there. */
function browser(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
