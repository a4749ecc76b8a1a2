import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rated } from '../app/solved/glicko';

/** The example of Glickman's paper, worked out there by hand. */
test('a rating goes as its inventor has worked it out', () => {
  const { rating, deviation, volatility } = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  assert.ok(Math.abs(rating - 1464.06) < 0.05, String(rating));
  assert.ok(Math.abs(deviation - 151.52) < 0.05, String(deviation));
  assert.ok(Math.abs(volatility - 0.05999) < 0.00005, String(volatility));
});

test('who beats somebody much stronger gains much, who loses to them little', () => {
  const known = { rating: 1500, deviation: 60, volatility: 0.06 };
  const won = rated(known, [{ rating: 2200, deviation: 60, score: 1 }]).rating - 1500;
  const lost = 1500 - rated(known, [{ rating: 2200, deviation: 60, score: 0 }]).rating;
  assert.ok(won > 15 && lost > 0 && lost < 1, `${won} ${lost}`);
});
