// Legal moves as choices: which pets, players and spells may be tapped, and what that plays.

/** A legal cast, taken apart. */
interface Cast {
  move: string;
  spell: string;
  aims: string[];
}

export function casts(moves: string[]): Cast[] {
  return moves.flatMap((move) => {
    const [verb, spell = '', ...aims] = move.split(' ');
    return verb === 'cast' ? [{ move, spell, aims }] : [];
  });
}

/** How casts name a card of the hand: equal traps are told apart by how often they have entered a hand. */
export function castName(all: Cast[], id: string, entries: number): string {
  const numbered = `${id}#${entries}`;
  return all.some((cast) => cast.spell === numbered) ? numbered : id;
}

/** The card that casts by this name are of. */
export const cardOf = (spell: string): string => spell.replace(/#\d+$/, '');

/** The casts of a spell that aim at all of these, and perhaps at more. */
const reaching = (all: Cast[], spell: string, aims: string[]): Cast[] =>
  all.filter((cast) => cast.spell === spell && aims.every((aim) => cast.aims.includes(aim)));

/** The cast of a spell at exactly these. */
export const exactly = (all: Cast[], spell: string, aims: string[]): Cast | undefined =>
  reaching(all, spell, aims).find((cast) => cast.aims.length === aims.length);

/** The cast that is thought of: at what is pointed at besides, or else at what was named so far. */
export function thoughtOf(all: Cast[], spell: string, aims: string[], pointed: string | null): Cast | undefined {
  const further = pointed !== null && !aims.includes(pointed) ? exactly(all, spell, [...aims, pointed]) : undefined;
  return further ?? exactly(all, spell, aims);
}

/** Everything that may still be added to the aims of a spell. */
export function further(all: Cast[], spell: string, aims: string[]): Set<string> {
  return new Set(reaching(all, spell, aims).flatMap((cast) => cast.aims.filter((aim) => !aims.includes(aim))));
}

/** Whether a spell may have several aims. */
export const several = (all: Cast[], spell: string): boolean =>
  all.some((cast) => cast.spell === spell && cast.aims.length > 1);

interface StrikeMove {
  move: string;
  by: string;
  at: string;
}

export function strikes(moves: string[]): StrikeMove[] {
  return moves.flatMap((move) => {
    const [verb, by = '', at = ''] = move.split(' ');
    return verb === 'strike' ? [{ move, by, at }] : [];
  });
}

/** The moves that begin with a word, by what stands after it: `choose P2.loup` by `P2.loup`. */
export function byObject(moves: string[], verb: string): Map<string, string> {
  const start = `${verb} `;
  return new Map(moves.filter((move) => move.startsWith(start)).map((move) => [move.slice(start.length), move]));
}

/** Whether a move answers what the table asks, and is not only an answer in advance. */
export const isAnswer = (move: string): boolean => !move.startsWith('stand ');
