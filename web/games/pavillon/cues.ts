// Reading what was told: a cue is the move, then one part for every change, each with the rule it follows from.
import type { Ahead, Told, Words } from '../../net/wire';
import type { PavillonView, Pet, Player } from './view';

/** One change that is shown by itself. */
export interface Part {
  verb: string;
  words: string[];
  rule: string;
  /** The sentence that explains it. */
  told: Words;
}

const SENTENCE = /(?<=\(PT-\d+\)\.) /;

/** The move of a told line, and every change it brought about, with the sentence of each. */
export function readCue({ cue, words }: Ahead): { move: string; parts: Part[] } {
  const [move = '', ...rest] = cue.split('; ');
  const [en, fr] = [words.en.split(SENTENCE), words.fr.split(SENTENCE)];
  const sentence = (list: string[], i: number) => list[list.length - rest.length + i] ?? '';
  const parts = rest.map((text, i) => {
    const [verb = '', ...more] = text.split(' ');
    return {
      verb,
      words: more.slice(0, -1),
      rule: more.at(-1) ?? '',
      told: { en: sentence(en, i), fr: sentence(fr, i) },
    };
  });
  return { move, parts };
}

/** A number with its sign; the minus is a typographic one. */
const signed = (text = ''): number => Number(text.replace('−', '-'));

/** The table after one change, as far as it can be drawn. */
export function follow(view: PavillonView, { verb, words: [first = '', second = '', third = ''] }: Part): PavillonView {
  const pet = (change: (pet: Pet) => Partial<Pet>) => withPet(view, first, change);
  const player = (seat: string, change: (player: Player) => Partial<Player>) => withPlayer(view, seat, change);
  switch (verb) {
    case 'strike':
      return withPet(view, second, (one) => ({ life: Math.max(0, one.life - Number(third)) }));
    case 'hurt':
      return pet((one) => ({ life: Math.max(0, one.life - Number(second)) }));
    case 'heal':
      return pet((one) => ({ life: Math.min(one.most, one.life + Number(second)) }));
    case 'attack':
      return pet((one) => ({ attack: Math.max(0, one.attack + signed(second)) }));
    case 'stun':
      return pet(() => ({ stunned: true }));
    case 'wake':
      return pet(() => ({ stunned: false }));
    case 'down':
      return pet(() => ({ life: 0 }));
    case 'coin':
      return player(first, (one) => ({ coins: one.coins + signed(second) }));
    case 'life':
      return player(first, (one) => ({ life: Math.min(10, Math.max(0, one.life + signed(second))) }));
    case 'hit':
      return player(second, (one) => ({ life: Math.max(0, one.life - Number(third)) }));
    case 'turn':
      return { ...view, active: first };
    default:
      return view;
  }
}

function withPet(view: PavillonView, place: string, change: (pet: Pet) => Partial<Pet>): PavillonView {
  const players = view.players.map((player) => ({
    ...player,
    pets: player.pets.map((pet) => (pet.place === place ? { ...pet, ...change(pet) } : pet)),
  }));
  return { ...view, players };
}

function withPlayer(view: PavillonView, seat: string, change: (player: Player) => Partial<Player>): PavillonView {
  const players = view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

/** One turn of a combat, or what came between combats, to be read back. */
export interface Chapter {
  /** `combat`, `turn` or `prepare`, and whose. */
  verb: string;
  who: string;
  round: number;
  lines: Line[];
}

interface Line {
  text: Words;
  rule: string;
}

/** The told lines as chapters, the newest last. */
export function chapters(told: Told[]): Chapter[] {
  const found: Chapter[] = [{ verb: 'prepare', who: '', round: 1, lines: [] }];
  let round = 0;
  const current = (): Chapter => found[found.length - 1] as Chapter;
  for (const one of told) {
    if (one.actor === 'table' || !one.words.en) continue;
    const { parts } = readCue(one);
    if (parts.length === 0) current().lines.push({ text: one.words, rule: '' });
    for (const part of parts) {
      if (part.verb === 'combat') round++;
      if (['combat', 'turn', 'prepare'].includes(part.verb))
        found.push({ verb: part.verb, who: part.words[0] ?? '', round: Math.max(1, round), lines: [] });
      current().lines.push({ text: part.told, rule: part.rule });
    }
  }
  return found.filter((chapter) => chapter.lines.length > 0);
}
