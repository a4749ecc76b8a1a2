import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockChoice, newSetup, setMode, valueOf, wish } from '../app/setup';
import type { Game, Option } from '../net/wire';

const label = { en: '', fr: '' };
const window: Option = { kind: 'whole', name: 'window', label, preset: '6', least: 0, most: 30, patient: 0 };

const game = (options: Option[]): Game => ({
  id: 'lodge',
  title: label,
  summary: label,
  version: 1,
  players: [2, 3],
  seats: [1, 2, 3].map((number) => ({ id: `P${number}`, label, turn: label })),
  options,
  rules: [],
  minutes: 10,
  difficulty: 1,
  secrecy: 'OPEN',
  levels: ['lamb', 'dog'],
  usualLevel: 'lamb',
  otherLevels: [],
});

test('with days for every move nobody is hurried, whatever was chosen before', () => {
  const state = newSetup(game([window]), 0, { window: '20' });
  setMode(state, 'link');
  assert.equal(valueOf(window, state), '20');
  state.clock = 'day3';
  assert.equal(valueOf(window, state), '0');
  assert.deepEqual(wish(game([window]), state).clock, { kind: 'move', seconds: 259_200 });
  assert.deepEqual(wish(game([window]), state).options, { window: '0' });
  state.clock = 'move120';
  assert.equal(valueOf(window, state), '20');
});

test('a table’s clock is called by the name it was chosen by', () => {
  assert.equal(clockChoice({ kind: 'none' }), 'none');
  assert.equal(clockChoice({ kind: 'move', seconds: 604_800 }), 'day7');
  assert.equal(clockChoice({ kind: 'move', seconds: 17 }), undefined);
});
