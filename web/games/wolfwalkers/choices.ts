// Legal moves as things to tap, one after the other: places of the market, cells, icons, buttons.

/** A legal move and what has to be tapped for it. */
export interface Way {
  text: string;
  stops: string[];
  /** Whether the order of the taps matters. */
  ordered: boolean;
}

const loose = (text: string, ...stops: string[]): Way => ({ text, stops, ordered: false });
const ordered = (text: string, ...stops: string[]): Way => ({ text, stops, ordered: true });

export const stop = {
  place: (place: number | string): string => `place ${place}`,
  cell: (cell: string): string => `cell ${cell}`,
  theirs: (seat: number, cell: string): string => `theirs ${seat} ${cell}`,
  known: (depth: number | string): string => `known ${depth}`,
  path: (depth: number | string, side: string): string => `path ${depth}-${side.toLowerCase()}`,
  icon: (letter: string): string => `icon ${letter}`,
  hand: (card: number | string): string => `hand ${card}`,
  use: (power: number | string): string => `use ${power}`,
  top: 'top',
};

/** What has to be tapped for a move in notation. */
export function wayOf(text: string): Way {
  const [from, to] = text.split('@');
  if (from !== undefined && to !== undefined) return loose(text, source(from), stop.cell(to));
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', second = '', third = ''] = rest;
  switch (verb) {
    case 'swap':
      return loose(text, stop.cell(first), stop.cell(second));
    case 'move':
      return ordered(text, stop.cell(first), stop.cell(second));
    case 'flip':
    case 'pick':
      return loose(text, stop.cell(first));
    case 'ink':
      return ordered(text, stop.cell(second), stop.icon(first));
    case 'reserve':
      return loose(text, stop.place(first));
    case 'name':
      return loose(text, ...rest.map(stop.place));
    case 'barter':
      return loose(text, stop.cell(first), stop.place(second));
    case 'bargain':
      return loose(text, stop.cell(first), stop.theirs(Number(second.slice(1)) - 1, third));
    case 'order':
      return ordered(text, ...rest.map(stop.known));
    case 'keep':
      return loose(text, stop.hand(first));
    default:
      return loose(text, text);
  }
}

function source(from: string): string {
  if (from === 'top') return stop.top;
  return from.startsWith('path') ? from.replace('path', 'path ') : stop.place(from);
}

/** Whether the taps so far may become this move. */
function leadsTo({ stops, ordered: inOrder }: Way, taps: string[]): boolean {
  if (inOrder) return taps.every((tap, i) => stops[i] === tap);
  return new Set(taps).size === taps.length && taps.every((tap) => stops.includes(tap));
}

/** What may be tapped next. */
export function next(ways: Way[], taps: string[]): Set<string> {
  const found = new Set<string>();
  for (const way of ways) {
    if (!leadsTo(way, taps)) continue;
    if (way.ordered) found.add(way.stops[taps.length] ?? '');
    else way.stops.filter((one) => !taps.includes(one)).forEach((one) => found.add(one));
  }
  found.delete('');
  return found;
}

/** The move that these taps are, when they are a whole one. */
export function whole(ways: Way[], taps: string[]): string | null {
  return ways.find((way) => way.stops.length === taps.length && leadsTo(way, taps))?.text ?? null;
}

/** The taps after one more: it goes on, takes one back, or begins anew. Null when it leads nowhere. */
export function tapped(ways: Way[], taps: string[], tap: string): string[] | null {
  if (taps.at(-1) === tap || (taps.includes(tap) && !ways.some((way) => way.ordered))) {
    return taps.filter((one) => one !== tap);
  }
  for (let kept = taps.length; kept >= 0; kept--) {
    const longer = [...taps.slice(0, kept), tap];
    if (ways.some((way) => leadsTo(way, longer))) return longer;
  }
  return null;
}
