import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acknowledged, hear, legal, newTable, openCurtain, type TableState } from '../app/table/state';
import { Fetched } from '../kit/fetched';
import { qrPath } from '../kit/qr';
import { clockFace, clockLeft, sandLeft } from '../kit/time';
import { backoff } from '../net/backoff';
import type { StateMessage } from '../net/wire';
import { game, words } from './game';

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
