import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginning, mover, step } from '../app/solved/way';
import { mayAnalyse, newTable } from '../app/table/state';
import { badges } from '../games/hunt/values';
import type { Analysis, Game, SeatInfo, TableMessage, ValuedMove, Worth } from '../net/wire';
import { better, mayBeLate } from '../words/worth';

const valued = (move: string, value?: Worth, turns?: number): ValuedMove => ({
  move,
  next: '',
  ...(value ? { value } : {}),
  ...(turns === undefined ? {} : { turns }),
});

test('quick wins come first, then draws, long losses, and what is not known', () => {
  const moves = [
    valued('unknown'),
    valued('soon lost', 'loss', 2),
    valued('drawn', 'draw'),
    valued('slow win', 'win', 9),
    valued('long lost', 'loss', 30),
    valued('quick win', 'win', 3),
  ];
  assert.deepEqual(
    moves.sort(better).map(({ move }) => move),
    ['quick win', 'slow win', 'drawn', 'long lost', 'soon lost', 'unknown'],
  );
});

const MOVES = [valued('C3-C4', 'loss', 4), valued('C3-D3', 'draw'), valued('A1xA3xC5', 'win'), valued('A1xA3', 'draw')];

const kinds = (path: string[]): Record<string, string> =>
  Object.fromEntries([...badges(MOVES, path)].map(([point, { kind }]) => [point, kind]));

test('a piece wears the best of its moves, and a picked one shows them apart', () => {
  assert.deepEqual(kinds([]), { C3: 'draw', A1: 'win' });
  assert.deepEqual(kinds(['C3']), { C4: 'loss', D3: 'draw' });
  assert.deepEqual(kinds(['A1']), { A3: 'win' });
  assert.deepEqual(kinds(['A1', 'A3']), { C5: 'win' });
});

test('a placing is valued where it lands, and what is not known wears nothing', () => {
  assert.deepEqual([...badges([valued('@C3', 'win'), valued('@D3')], []).keys()], ['C3']);
});

test('the way of a puzzle remembers who moved', () => {
  const at = (seat: number): Analysis => ({
    position: '',
    view: { pieces: [], toMove: 'SHEEP', captured: 0, toWin: 5, hand: { sheep: 0, rams: 0 } },
    turn: { kind: 'act', awaited: [seat], free: [] },
    moves: [],
  });
  const way = step([beginning(at(1))], at(1), 'C3-C4', at(0));
  assert.deepEqual([way.length, way[1]?.told?.actor, way[1]?.told?.cue, mover(at(0))], [2, 1, 'C3-C4', 0]);
});

test('moves are weighed against bots and after the end, never between people', () => {
  const may = (phase: TableMessage['phase'], ...seats: SeatInfo['kind'][]): boolean => {
    const table = newTable('t', {} as Game, 1);
    table.info = {
      phase,
      seats: seats.map((kind, seat) => ({ seat, kind, name: '', here: true, bot: kind === 'bot' })),
    } as TableMessage;
    return mayAnalyse(table);
  };
  assert.ok(may('playing', 'person', 'bot'));
  assert.ok(may('over', 'person', 'person'));
  assert.ok(!may('playing', 'person', 'person'));
  assert.ok(!may('playing', 'person', 'open'));
  assert.ok(!may('waiting', 'open', 'bot'));
  assert.ok(!mayAnalyse(newTable('t', {} as Game, 1)));
});

const quietly = (turns: number, most: number, hand = 0): Analysis['view'] => ({
  pieces: [],
  toMove: 'WOLVES',
  captured: 0,
  toWin: 5,
  hand: { sheep: hand, rams: 0 },
  quiet: { turns, most },
});

test('a win that the draw for want of captures may forestall is told as such', () => {
  assert.equal(mayBeLate({ value: 'win', turns: 61, view: quietly(70, 100) }), true);
  assert.equal(mayBeLate({ value: 'loss', turns: 60, view: quietly(70, 100) }), false);
  assert.equal(mayBeLate({ value: 'draw', view: quietly(99, 100) }), false);
  // Where no turns are counted nobody knows; but while sheep are placed no win takes longer than 137 turns.
  assert.equal(mayBeLate({ value: 'win', view: quietly(0, 100) }), true);
  assert.equal(mayBeLate({ value: 'win', view: quietly(0, 100, 3) }), false);
  assert.equal(mayBeLate({ value: 'win', view: quietly(0, 50, 3) }), true);
  const { quiet: _, ...old } = quietly(0, 100);
  assert.equal(mayBeLate({ value: 'win', view: old }), false);
});
