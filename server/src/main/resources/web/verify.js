// Checks the draws of a match file in the browser alone, by docs/fairness.md. It works on a page that was
// saved and opened from the disk too, where crypto.subtle may be missing: so SHA-256 is written out here.
'use strict';

const K = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

function sha256(bytes) {
  const length = bytes.length;
  const padded = new Uint8Array(((length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, (length << 3) >>> 0);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  const h = START.slice();
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15];
      const b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, last] = h;
    for (let i = 0; i < 64; i++) {
      const one = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((x, i) => (h[i] = (h[i] + x) | 0));
  }
  const out = new Uint8Array(32);
  const answer = new DataView(out.buffer);
  h.forEach((x, i) => answer.setInt32(4 * i, x));
  return out;
}

function join(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** HMAC-SHA-256; the key has 32 bytes. */
function hmac(key, bytes) {
  const pad = (mask) => Uint8Array.from({ length: 64 }, (_, i) => (i < key.length ? key[i] : 0) ^ mask);
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), bytes))));
}

const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
const unhex = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));

/** The dice of one draw: a function that gives numbers below a bound. */
function dice(seed, nonces, draw) {
  const shares = sha256(utf8(nonces.join('\n')));
  let block = 0;
  let left = [];
  const bits = () => {
    if (left.length === 0) {
      const counters = new DataView(new ArrayBuffer(12));
      counters.setBigUint64(0, BigInt(draw));
      counters.setUint32(8, block++);
      const bytes = hmac(seed, join(utf8('bergerie dice 1'), shares, new Uint8Array(counters.buffer)));
      const view = new DataView(bytes.buffer);
      for (let i = 0; i < 8; i++) left.push(view.getUint32(4 * i));
    }
    return left.shift();
  };
  return (bound) => {
    const usable = 0x100000000 - (0x100000000 % bound);
    let x = bits();
    while (x >= usable) x = bits();
    return x % bound;
  };
}

/** What the file says about its dice. */
function read(text) {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (lines[0] !== 'bergerie match 1') throw new Error('This is not a match file. · Ce n’est pas un fichier de partie.');
  const match = { commitment: '', seed: '', players: 0, nonces: [], draws: [], given: false };
  for (const line of lines) {
    const [key, ...words] = line.split(' ');
    const rest = words.join(' ');
    if (key === 'commitment') match.commitment = rest;
    if (key === 'seed') match.seed = rest;
    if (key === 'start') match.given = true;
    if (key === 'players') match.players = Number(rest);
    if (key === 'nonce') match.nonces[Number(words[0])] = words.slice(1).join(' ');
    if (key === 'deal') {
      const tail = rest.match(/^(.*?)((?: \[\d+ \d+\])*)$/);
      const numbers = Array.from(tail[2].matchAll(/\[(\d+) (\d+)\]/g), (pair) => [Number(pair[1]), Number(pair[2])]);
      match.draws.push({ card: tail[1], numbers });
    }
  }
  return match;
}

/** Checks commitment, nonces and every number; says what is wrong, or nothing. */
function verify(match) {
  const wrong = (en, fr) => ({ ok: false, why: `${en} · ${fr}`, draws: [] });
  if (!/^[0-9a-f]{64}$/.test(match.seed)) return wrong('The seed is missing.', 'La graine manque.');
  const seed = unhex(match.seed);
  if (hex(sha256(seed)) !== match.commitment) {
    return wrong('The seed is not the one committed to.', 'La graine n’est pas celle qui était promise.');
  }
  const given = match.given;
  if (match.draws.length === 0) return { ok: true, why: '', draws: [], given };
  for (let i = 0; i < match.players; i++) {
    if (match.nonces[i] === undefined) return wrong('A seat’s nonce is missing.', 'Il manque le nombre d’une place.');
  }
  const draws = match.draws.map((draw, i) => {
    const below = dice(seed, match.nonces, i + 1);
    const given = draw.numbers.map(([bound]) => below(bound));
    const ok = draw.numbers.length > 0 && given.every((value, n) => value === draw.numbers[n][1]);
    return { ...draw, draw: i + 1, ok };
  });
  const bad = draws.find((draw) => !draw.ok);
  return {
    ok: bad === undefined,
    why: bad ? `Draw ${bad.draw} is not what the dice give. · Le tirage ${bad.draw} n’est pas celui des dés.` : '',
    draws,
    given,
  };
}

/** What the check found, in one paragraph. */
function told({ ok, why, given, draws }) {
  if (!ok) return `✗ ${why}`;
  if (given)
    return (
      `✗ Not proven: ${draws.length} draws are what the dice give, but the match began from a given position, and no ` +
      `dice prove what was hidden in it. · Pas prouvé : les ${draws.length} tirages sont ceux des dés, mais la partie ` +
      `a commencé d’une position donnée, et aucun dé ne prouve ce qui y était caché.`
    );
  return (
    `✓ Fair: the seed is the one committed to, and ${draws.length} draws are what the dice give. · ` +
    `Juste : la graine est celle qui était promise et les ${draws.length} tirages sont ceux des dés.`
  );
}

function show(result) {
  const verdict = document.getElementById('verdict');
  verdict.className = result.ok && !result.given ? 'fair' : 'foul';
  verdict.textContent = told(result);
  const table = document.getElementById('draws');
  table.hidden = result.draws.length === 0;
  const body = table.querySelector('tbody');
  body.replaceChildren(
    ...result.draws.map((draw) => {
      const row = document.createElement('tr');
      const numbers = draw.numbers.map(([bound, value]) => `${value} < ${bound}`).join(', ');
      for (const text of [draw.draw, draw.card, numbers, draw.ok ? '✓' : '✗']) {
        const cell = document.createElement('td');
        cell.textContent = text;
        row.append(cell);
      }
      return row;
    }),
  );
}

if (typeof document === 'undefined') {
  module.exports = { sha256, hmac, hex, utf8, read, verify, told };
} else {
  document.getElementById('file').addEventListener('change', async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    try {
      show(verify(read(await file.text())));
    } catch (error) {
      show({ ok: false, why: error.message, draws: [] });
    }
  });
}
