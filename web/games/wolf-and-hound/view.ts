// The view of docs/games/wolf-and-hound.md as types, and what follows from it without any rule.
import type { AnimalView, Landing, MeadowView, Movement, Name, Side as Team } from '../../net/views/wolfandhound';

export type {
  AnimalView,
  CardView,
  Colour,
  Kind,
  MeadowView,
  Movement,
  Name,
  Power,
  Side as Team,
  Target,
  WolfAndHoundView,
} from '../../net/views/wolfandhound';

/** The meadows, clockwise. */
export const NAMES: readonly Name[] = ['P1', 'P2', 'P3', 'P4'];

/** The meadow that a cue or an example speaks of. */
export const nameOf = (text = ''): Name => NAMES.find((name) => name === text) ?? 'P1';

/** What is printed on an animal; the colour is that of the face it shows. */
export type Traits = Omit<AnimalView, 'label' | 'at'>;

/** Where a meadow lies on the screen: below, at the left, above, at the right; clockwise as the seats are. */
export type Side = 0 | 1 | 2 | 3;

/** The side of every player, one's own below. A spectator sees the first player there. */
export function sides(meadows: MeadowView[], eyes: number | null, flipped: boolean): Map<string, Side> {
  const own =
    eyes === null
      ? 0
      : Math.max(
          0,
          meadows.findIndex((meadow) => meadow.seat === eyes),
        );
  const turn = flipped ? 2 : 0;
  return new Map(meadows.map((meadow, i) => [meadow.name, ((i - own + turn + 4) % 4) as Side]));
}

export const isGhost = (meadow: MeadowView): boolean => meadow.seat === undefined || meadow.seat === null;

export const isBlack = (card: string): boolean => card.startsWith('b');
export const valueOf = (card: string): number => Number(card.slice(1));

/** Sheep of both teams, as counted at the end. */
export function count(meadows: MeadowView[]): Record<Team, number> {
  const of = (team: Team) =>
    meadows.filter((meadow) => meadow.team === team).reduce((sum, meadow) => sum + meadow.pen, 0);
  return { GREEN: of('GREEN'), ORANGE: of('ORANGE') };
}

/** The way a card would send an animal, for the drawing of a preview; the landing itself is the server's. */
export function way(animal: AnimalView, card: string, landing: Landing, meadows: MeadowView[]): string[] {
  const names = meadows.map((meadow) => meadow.name);
  const fits = animal.colour === 'BLUE' || (animal.colour === 'BLACK') === isBlack(card);
  const steps = fits ? stepsOf(animal.movement, valueOf(card)) : 0;
  const start = names.indexOf(animal.at);
  const path = Array.from({ length: Math.abs(steps) + 1 }, (_, i) => {
    const at = start + i * Math.sign(steps);
    return names[((at % names.length) + names.length) % names.length] ?? animal.at;
  });
  if (path.at(-1) === landing.at) return path;
  return landing.at === animal.at ? [animal.at] : [animal.at, landing.at];
}

function stepsOf(movement: Movement, value: number): number {
  switch (movement) {
    case 'PLAIN':
      return value;
    case 'PLUS_ONE':
      return value + 1;
    case 'MINUS_ONE':
      return value - 1;
    case 'HALF':
      return Math.floor(value / 2);
    case 'HALF_BACK':
      return -Math.floor(value / 2);
    case 'DOUBLE':
      return 2 * value;
  }
}
