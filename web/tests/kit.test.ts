import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accepts, newSetup, presetOf, setPlayers, setPreset, setSeat, wish } from '../app/setup';
import { acknowledged, hear, legal, newTable, openCurtain, type TableState } from '../app/table/state';
import { Fetched } from '../kit/fetched';
import { qrPath } from '../kit/qr';
import { toggleItem } from '../kit/selection';
import { clockFace, clockLeft, sandLeft } from '../kit/time';
import { backoff } from '../net/backoff';
import type { Game, Option, StateMessage } from '../net/wire';

test('sand and clocks run from the reading on, whatever the wall clock says', () => {
  const sand = { deadline: 100_000, length: 90_000, now: 40_000 };
  assert.equal(sandLeft(sand, 0), 60_000);
  assert.equal(sandLeft(sand, 61_000), 0);
  const clock = { running: [1], left: { '0': 5000, '1': 65_000 }, at: 0 };
  assert.equal(clockLeft(clock, 0, 3000), 5000);
  assert.equal(clockLeft(clock, 1, 3000), 62_000);
  assert.deepEqual([62_000, 60_001, 9_940, 0].map(clockFace), ['1:02', '1:01', '9.9', '0.0']);
  const far = [59, 60, 25 * 60 + 1, 52 * 60, 6 * 24 * 60 + 59].map((minutes) => clockFace(minutes * 60_000));
  assert.deepEqual(far, ['59:00', '1 h 0 min', '1 day 1 h', '2 days 4 h', '6 days 0 h']);
});

test('a QR code has its three eyes', () => {
  const { size, path } = qrPath('https://example.org/#/join/table/invite');
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x},${y}`));
  for (const [x, y] of [
    [2, 2],
    [size - 9, 2],
    [2, size - 9],
  ] as const) {
    for (let i = 0; i < 7; i++) for (const at of [`${x + i},${y}`, `${x},${y + i}`]) assert.ok(dark.has(at), at);
    assert.ok(!dark.has(`${x + 1},${y + 1}`) && dark.has(`${x + 3},${y + 3}`));
  }
});

test('waits longer after each failure, never past three seconds', () => {
  assert.deepEqual(
    [0, 1, 2, 10].map((tries) => backoff(tries, 1)),
    [200, 400, 800, 3000],
  );
  assert.ok(backoff(10, 0) >= 1500);
});

const words = (text: string) => ({ en: text, fr: text });
const game: Game = {
  id: 'g',
  version: 1,
  title: words('G'),
  summary: words(''),
  players: [3, 2],
  seats: [],
  rules: [],
  secrecy: 'HIDDEN',
  minutes: 1,
  difficulty: 1,
  levels: ['lamb', 'dog', 'wolf', 'alpha'],
  otherLevels: ['random'],
  usualLevel: 'dog',
  options: [{ kind: 'choice', name: 'o', label: words('O'), preset: 'a', values: [] }],
};

test('the usual table is me against middling bots', () => {
  const setup = newSetup(game, 1);
  assert.deepEqual(
    setup.seats.map((seat) => seat.kind),
    ['bot', 'me', 'bot'],
  );
  setSeat(setup, 0, 'me');
  setPlayers(game, setup, 2);
  const { seats, options, players } = wish(game, setup);
  assert.deepEqual(
    { seats, options, players },
    { seats: [{ kind: 'me' }, { kind: 'bot', level: 'dog' }], options: { o: 'a' }, players: 2 },
  );
  assert.equal(toggleItem(toggleItem('a+b', 'a'), 'c'), 'b+c');
});

test('a preset answers what the book and the house dispute, and nothing else', () => {
  const values = ['a', 'b'].map((id) => ({ id, label: words(id) }));
  const choice = (name: string, book?: string) => ({
    kind: 'choice' as const,
    name,
    label: words(name),
    preset: 'a',
    values,
    book,
  });
  const disputing = { ...game, options: [choice('plain'), choice('one', 'b'), choice('two', 'b')] };
  const setup = newSetup(disputing, 0, { plain: 'b' });
  assert.equal(presetOf(disputing, setup), 'house');
  setPreset(disputing, setup, 'book');
  assert.deepEqual(wish(disputing, setup).options, { plain: 'b', one: 'b', two: 'b' });
  assert.equal(presetOf(disputing, setup), 'book');
  setup.options = { ...setup.options, one: 'a' };
  assert.equal(presetOf(disputing, setup), undefined);
});

test('a table has the options that its number of players leaves', () => {
  const sand = (number: number): Option => ({
    ...{ kind: 'whole', name: `sand${number}`, label: words('S'), preset: '0', least: 30, most: 300 },
    ...{ step: 5, besides: [0], players: number },
  });
  const first: Option = {
    ...{ kind: 'choice', name: 'first', label: words('F'), preset: 'drawn' },
    values: [
      { id: 'drawn', label: words('-') },
      { id: 'P3', label: words('3'), players: 3 },
    ],
  };
  const herd = { ...game, options: [sand(2), sand(3), first] };
  const setup = newSetup(herd, 0, { first: 'P3', sand2: '45', sand3: '44' });
  assert.deepEqual(wish(herd, setup).options, { sand2: '45', sand3: '0', first: 'P3' });
  setPlayers(herd, setup, 2);
  assert.deepEqual(wish(herd, setup).options, { sand2: '45', first: 'drawn' });
  for (const [value, fits] of Object.entries({ 0: true, 25: false, 30: true, 33: false, 300: true, 305: false }))
    assert.equal(accepts(sand(1), value), fits, value);
  const quiet: Option = {
    ...{ kind: 'whole', name: 'quiet', label: words('Q'), preset: '100', least: 30, most: 200 },
    instead: { id: 'off', label: words('off') },
  };
  for (const [value, fits] of Object.entries({ off: true, 45: true, 0: false, never: false }))
    assert.equal(accepts(quiet, value), fits, value);
});

function state(viewer: number, awaited: number, seq: number): StateMessage {
  return {
    type: 'state',
    table: 't',
    seq,
    viewer,
    view: { pieces: [], toMove: 'SHEEP', captured: 0, toWin: 5, hand: { sheep: 0, rams: 0 } },
    turn: { kind: 'act', awaited: [awaited], free: [] },
    moves: { [viewer]: viewer === awaited ? ['x'] : [] },
    told: [{ seq, actor: 0, words: words(`to ${viewer}`), cue: '' }],
  };
}

function table(held: number): TableState {
  const now = newTable('t', game, held);
  const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'person' as const, name: '', here: true, bot: false }));
  hear(
    now,
    {
      type: 'table',
      table: 't',
      game: 'g',
      version: 1,
      players: 3,
      options: {},
      seats,
      clock: { kind: 'none' },
      phase: 'playing',
      awaited: [0],
      commitment: '',
      origin: { kind: 'fresh' },
      seq: 0,
      yours: [0, 1],
      needsNonce: [],
      offers: [],
      absent: [],
    },
    0,
  );
  return now;
}

test('on one device a curtain hangs between two hidden hands', () => {
  const now = table(2);
  hear(now, state(0, 0, 1), 0);
  assert.deepEqual([now.viewer, now.curtain], [null, 0]);
  openCurtain(now);
  assert.deepEqual([now.viewer, legal(now)], [0, ['x']]);
  hear(now, state(1, 0, 1), 0);
  assert.equal(now.viewer, 0);
  assert.equal(hear(now, state(0, 1, 2), 0).length, 1);
  assert.deepEqual(hear(now, state(1, 1, 2), 0), [], 'nothing is said aloud behind the curtain');
  assert.deepEqual([now.viewer, now.curtain, legal(now)], [null, 1, []]);
});

test('with one seat there is no curtain, and a line is told once', () => {
  const now = table(1);
  hear(now, state(0, 1, 1), 0);
  hear(now, state(0, 1, 1), 0);
  assert.deepEqual([now.viewer, now.curtain, now.log.get(0)?.length], [0, null, 1]);
});

test('a move on its way is forgotten when its own state comes, not when others move', () => {
  const now = table(1);
  hear(now, state(0, 0, 1), 0);
  now.sent = { seat: 0, text: 'x', became: null };
  hear(now, state(0, 0, 2), 0);
  assert.ok(now.sent, 'another was faster');
  acknowledged(now, 3);
  assert.ok(now.sent, 'what came of it is not yet known');
  hear(now, state(0, 1, 3), 0);
  assert.equal(now.sent, null);
});

test('a move that can’t be played any more is forgotten before the server says so', () => {
  const now = table(1);
  hear(now, state(0, 0, 1), 0);
  now.sent = { seat: 0, text: 'x', became: null };
  hear(now, state(0, 1, 2), 0);
  assert.equal(now.sent, null);
  acknowledged(now, 3);
  assert.equal(now.sent, null);
});

test('what is fetched comes once, and may be asked for again when it did not come', async () => {
  let asked = 0;
  const game = new Fetched(async () => {
    asked++;
    if (asked === 1) throw new Error('out of reach');
    return 'a game';
  });
  assert.equal(game.here, null);
  await assert.rejects(game.come(), /out of reach/);
  assert.equal(game.here, null);
  assert.deepEqual(await Promise.all([game.come(), game.come()]), ['a game', 'a game']);
  assert.equal(game.here, 'a game');
  assert.equal(asked, 2);
});
