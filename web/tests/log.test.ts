import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undone } from '../app/table/log';
import { chapters } from '../kit/told';
import { hear, legal, newTable, pastOf, shown } from '../app/table/state';
import type { Game, StateMessage, Told } from '../net/wire';

const words = (text: string) => ({ en: text, fr: text });
const none = { en: [], fr: [] };

const line = (seq: number, actor: Told['actor'], key?: string, cue = ''): Told => ({
  seq,
  actor,
  words: words(`line ${seq}`),
  cue,
  telling: { marks: none, beats: [], ...(key ? { under: { key, words: words(key), marks: none } } : {}) },
});

test('lines of a turn stand together, and a turn that comes again stands apart', () => {
  const lines = [line(1, 'deal', 'deal'), line(2, 'deal', 'deal'), line(3, 0, 'turn 0'), line(4, 'table')];
  const more = [line(5, 'table'), line(6, 0, 'turn 0')];
  assert.deepEqual(
    chapters([...lines, ...more]).map((one) => [one.under?.key ?? null, one.lines.map(({ seq }) => seq)]),
    [
      ['deal', [1, 2]],
      ['turn 0', [3]],
      [null, [4]],
      [null, [5]],
      ['turn 0', [6]],
    ],
  );
});

test('what was taken back is struck out, and nothing else', () => {
  const lines = [
    line(1, 0),
    line(2, 1),
    line(3, 'table', undefined, 'chat'),
    line(4, 0),
    line(5, 'table', undefined, 'back 2'),
    line(6, 1),
    line(7, 'table', undefined, 'back 1'),
  ];
  assert.deepEqual([...undone(lines)].sort(), [2, 4, 6]);
});

const state = (seq: number, told: Told[]): StateMessage =>
  ({
    type: 'state',
    table: 't',
    seq,
    viewer: 0,
    view: {},
    turn: { kind: 'act', awaited: [0], free: [] },
    moves: { '0': ['a'] },
    told,
  }) as unknown as StateMessage;

test('what happened since one’s own last move can be shown once more, and nobody moves meanwhile', () => {
  const table = newTable('t', { id: 'g', secrecy: 'OPEN' } as unknown as Game, 1);
  table.info = { phase: 'playing', seats: [], yours: [0] } as never;
  const news = [state(1, [line(1, 1)]), state(2, [line(2, 0)]), state(3, [line(3, 1)]), state(4, [line(4, 'deal')])];
  news.forEach((one) => hear(table, one, 0));
  assert.deepEqual(
    pastOf(table).map(({ seq }) => seq),
    [2, 3, 4],
  );
  assert.deepEqual(legal(table), ['a']);
  table.rewound = news[1] ?? null;
  assert.equal(shown(table)?.seq, 2);
  assert.deepEqual(legal(table), []);
});
