// Checks the draws of a match file by docs/fairness.md.
import { pledgeOf } from '../net/pledge';
import { hex, sha256, utf8 } from '../net/sha256';

interface Draw {
  card: string;
  /** Bounds, and what the dice gave below them. */
  numbers: [number, number][];
}

interface Match {
  commitment: string;
  seed: string;
  players: number;
  nonces: string[];
  pledges: Map<number, string>;
  draws: Draw[];
  /** Whether it began from a given position. */
  given: boolean;
}

interface Checked extends Draw {
  draw: number;
  ok: boolean;
}

export interface Found {
  ok: boolean;
  /** What is wrong, in both languages. */
  why: string;
  draws: Checked[];
  given: boolean;
  /** 2 if every person was bound to a share before any was shown, else 1. */
  fairness: 1 | 2;
}

/** What the file says about its dice. */
export function read(text: string): Match {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (lines[0] !== 'bergerie match 1')
    throw new Error('This is not a match file. · Ce n’est pas un fichier de partie.');
  const match: Match = {
    commitment: '',
    seed: '',
    players: 0,
    nonces: [],
    pledges: new Map(),
    draws: [],
    given: false,
  };
  lines.forEach((line) => take(match, line));
  return match;
}

function take(match: Match, line: string): void {
  const [key, first = '', ...others] = line.split(' ');
  const rest = [first, ...others].join(' ');
  switch (key) {
    case 'commitment':
      match.commitment = rest;
      break;
    case 'seed':
      match.seed = rest;
      break;
    case 'start':
      match.given = true;
      break;
    case 'players':
      match.players = Number(rest);
      break;
    case 'pledge':
      match.pledges.set(Number(first), others.join(' '));
      break;
    case 'nonce':
      match.nonces[Number(first)] = others.join(' ');
      break;
    case 'deal':
      match.draws.push(draw(rest));
      break;
  }
}

function draw(text: string): Draw {
  const [, card = '', tail = ''] = text.match(/^(.*?)((?: \[\d+ \d+\])*)$/) ?? [];
  return {
    card,
    numbers: Array.from(tail.matchAll(/\[(\d+) (\d+)\]/g), ([, bound, value]) => [Number(bound), Number(value)]),
  };
}

/** Checks commitment, pledges, nonces and every number. */
export function verify(match: Match): Found {
  const seed = unhex(match.seed);
  const wrong = broken(match, seed);
  if (wrong) return { ok: false, why: wrong, draws: [], given: match.given, fairness: 1 };
  const draws = match.draws.map((one, i): Checked => {
    const below = dice(seed, match.nonces, i + 1);
    const ok = one.numbers.length > 0 && one.numbers.every(([bound, value]) => below(bound) === value);
    return { ...one, draw: i + 1, ok };
  });
  const bad = draws.find(({ ok }) => !ok);
  const why = bad ? `Draw ${bad.draw} is not what the dice give. · Le tirage ${bad.draw} n’est pas celui des dés.` : '';
  const bound = match.nonces.every((nonce, seat) => nonce === 'bot' || match.pledges.has(seat));
  return { ok: !bad, why, draws, given: match.given, fairness: bound ? 2 : 1 };
}

/** What is wrong before anything is drawn; empty if nothing is. */
function broken({ commitment, seed, players, nonces, pledges, draws }: Match, bytes: Uint8Array): string {
  if (!/^[0-9a-f]{64}$/.test(seed)) return 'The seed is missing. · La graine manque.';
  if (hex(sha256(bytes)) !== commitment)
    return 'The seed is not the one committed to. · La graine n’est pas celle qui était promise.';
  for (let seat = 0; draws.length > 0 && seat < players; seat++)
    if (nonces[seat] === undefined) return 'A seat’s nonce is missing. · Il manque le nombre d’une place.';
  for (const [seat, pledge] of pledges)
    if (nonces[seat] !== undefined && pledgeOf(commitment, seat, nonces[seat]) !== pledge)
      return (
        `The nonce of seat ${seat} is not the one it was bound to. · ` +
        `Le nombre de la place ${seat} n’est pas celui sur lequel elle s’était engagée.`
      );
  return '';
}

/** The dice of one draw: a function that gives numbers below a bound. */
function dice(seed: Uint8Array, nonces: string[], draw: number): (bound: number) => number {
  const shares = sha256(utf8(nonces.join('\n')));
  let block = 0;
  const left: number[] = [];
  const bits = (): number => {
    if (left.length === 0) {
      const counters = new DataView(new ArrayBuffer(12));
      counters.setBigUint64(0, BigInt(draw));
      counters.setUint32(8, block++);
      const bytes = hmac(seed, join(utf8('bergerie dice 1'), shares, new Uint8Array(counters.buffer)));
      const view = new DataView(bytes.buffer);
      for (let i = 0; i < 8; i++) left.push(view.getUint32(4 * i));
    }
    return left.shift() ?? 0;
  };
  return (bound) => {
    const usable = 0x100000000 - (0x100000000 % bound);
    let x = bits();
    while (x >= usable) x = bits();
    return x % bound;
  };
}

/** HMAC-SHA-256; the key has 32 bytes. */
function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const pad = (mask: number) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mask);
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), bytes))));
}

function join(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
