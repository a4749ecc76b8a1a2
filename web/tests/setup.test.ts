import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  accepts,
  clockChoice,
  newSetup,
  optionsAt,
  presetOf,
  setMode,
  setPlayers,
  setPreset,
  setSeat,
  valueOf,
  wish,
} from '../app/setup';
import { toggleItem } from '../kit/selection';
import type { Game, Option } from '../net/wire';
import { game, words } from './game';

const window: Option = { kind: 'whole', name: 'window', label: words(''), preset: '6', least: 0, most: 30, patient: 0 };

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

const lodge: Game = { ...game, options: [window] };

test('with days for every move nobody is hurried, whatever was chosen before', () => {
  const state = newSetup(lodge, 0, { window: '20' });
  setMode(state, 'link');
  assert.equal(valueOf(window, state), '20');
  state.clock = 'day3';
  assert.equal(valueOf(window, state), '0');
  assert.deepEqual(wish(lodge, state).clock, { kind: 'move', seconds: 259_200 });
  assert.deepEqual(optionsAt(lodge, state), []);
  assert.deepEqual(wish(lodge, state).options, {});
  state.clock = 'move120';
  assert.equal(valueOf(window, state), '20');
});

test('an option is there where it changes anything, and only there is it wished for', () => {
  const values = ['no', 'yes'].map((id) => ({ id, label: words(id) }));
  const rams: Option = { kind: 'choice', name: 'rams', label: words('R'), preset: 'no', values };
  const red: Option = { ...rams, name: 'red', needs: [{ option: 'rams', values: ['yes'] }] };
  const shade: Option = { ...rams, name: 'shade', needs: [{ option: 'red', values: ['yes'] }] };
  const lone: Option = { ...rams, name: 'lone', counts: [3] };
  const hunt = { ...game, options: [rams, red, shade, lone] };
  const state = newSetup(hunt, 0, { red: 'yes' });
  setPlayers(hunt, state, 2);
  const names = () => optionsAt(hunt, state).map(({ name }) => name);
  assert.deepEqual(names(), ['rams'], 'neither what needs rams, nor what needs what needs them');
  assert.deepEqual(wish(hunt, state).options, { rams: 'no' });
  state.options = { ...state.options, rams: 'yes' };
  assert.deepEqual(names(), ['rams', 'red', 'shade']);
  setPlayers(hunt, state, 3);
  assert.deepEqual(names(), ['rams', 'red', 'shade', 'lone']);
});

test('a table’s clock is called by the name it was chosen by', () => {
  assert.equal(clockChoice({ kind: 'none' }), 'none');
  assert.equal(clockChoice({ kind: 'move', seconds: 604_800 }), 'day7');
  assert.equal(clockChoice({ kind: 'move', seconds: 17 }), undefined);
});
