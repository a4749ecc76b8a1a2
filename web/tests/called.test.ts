import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, SeatInfo } from '../net/wire';
import { settings } from '../settings/settings';
import { called } from '../words/called';
import { words } from '../words/words';

const hunt = {
  sides: true,
  seats: [{ label: { en: 'Wolf', fr: 'Loup' } }, { label: { en: 'Sheep', fr: 'Moutons' } }],
} as unknown as Game;

const seats = (...names: string[]): SeatInfo[] =>
  names.map((name, seat) => ({ seat, kind: 'person', name, here: true, bot: false }));

const inFrench = (what: () => void) => {
  const before = settings.language;
  settings.language = 'fr';
  what();
  settings.language = before;
};

test('a player without a name is spoken of by what they play', () => {
  const [wolf, sheep] = [0, 1].map((seat) => called(hunt, seats('', ''), seat));
  assert.ok(wolf && sheep);
  assert.equal(words().offerOf.draw(wolf), 'The wolf offers a draw.');
  assert.equal(words().offerOf.draw(sheep), 'The sheep offer a draw.');
  inFrench(() => {
    const [loup, moutons] = [0, 1].map((seat) => called(hunt, seats('', ''), seat));
    assert.ok(loup && moutons);
    assert.equal(words().turnThere(loup.text), 'Au tour du loup');
    assert.equal(words().turnThere(moutons.text), 'Au tour des moutons');
    assert.equal(words().offerOf.draw(moutons), 'Les moutons proposent la nulle.');
    assert.equal(words().absence.away(moutons), 'Les moutons ne sont plus là.');
    assert.match(words().curtainHow(moutons), /^Passez l’appareil aux moutons\./);
  });
});

test('a name stays a name', () =>
  inFrench(() => {
    const anna = called(hunt, seats('Anna', 'Ben'), 0);
    assert.equal(words().turnThere(anna.text), 'Au tour d’Anna');
    assert.equal(words().offerOf.draw(anna), 'Anna propose la nulle.');
    const player = called({ ...hunt, sides: false }, seats('', ''), 0);
    assert.equal(words().turnThere(player.text), 'Au tour de Loup');
  }));
