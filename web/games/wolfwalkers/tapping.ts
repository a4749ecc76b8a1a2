// What has been tapped of a move so far, and what may be tapped next.
import { next, tapped, wayOf, whole, type Way } from './choices';

export class Tapping {
  private constructor(
    private readonly ways: Way[],
    readonly taps: string[],
  ) {}

  /** Nothing has been tapped but what has to be anyway, such as the pile that a Power says to take from. */
  static begin(moves: string[]): Tapping {
    const ways = moves.map(wayOf);
    return new Tapping(ways, forced(ways));
  }

  /** Everything is put back. */
  reset(): Tapping {
    return new Tapping(this.ways, forced(this.ways));
  }

  /** Whether the player has tapped nothing yet. */
  get isFresh(): boolean {
    return this.taps.length <= forced(this.ways).length;
  }

  /** What may be tapped next. */
  get legal(): Set<string> {
    return next(this.ways, this.taps);
  }

  /** What could be tapped if nothing had been yet. */
  get fromStart(): Set<string> {
    return next(this.ways, []);
  }

  /** What of the market may be tapped: another card may take the place of the one chosen. */
  get sources(): Set<string> {
    const replaces = this.taps.length === 1 && !this.taps[0]?.startsWith('cell');
    return new Set([...this.legal, ...(replaces ? this.fromStart : [])]);
  }

  /** After one more tap; null when it leads nowhere. */
  with(tap: string): Tapping | null {
    const taps = tapped(this.ways, this.taps, tap);
    return taps && new Tapping(this.ways, taps);
  }

  /** The move that the taps are, when they are a whole one. */
  get move(): string | null {
    return whole(this.ways, this.taps);
  }

  /** The move that one more tap makes whole. */
  moveWith(tap: string): string | null {
    return whole(this.ways, [...this.taps, tap]);
  }

  /** A cell where a card may lie, to ask why a card may not be taken. */
  get someCell(): string {
    return this.ways.flatMap((way) => way.stops.flatMap(cellName))[0] ?? '0,0';
  }
}

function forced(ways: Way[]): string[] {
  const takes = ways.filter((way) => way.text.includes('@'));
  const sources = new Set(takes.map((way) => way.stops[0] ?? ''));
  return takes.length > 0 && sources.size === 1 ? [...sources] : [];
}

/** The cell that a tap means, if it means one. */
export const cellName = (tap: string): string[] => (tap.startsWith('cell ') ? [tap.slice(5)] : []);
