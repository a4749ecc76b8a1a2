// How strong somebody is, by what they have solved: Mark Glickman's Glicko-2 (glicko.net/glicko/glicko2.pdf), its steps
// in its order.

interface Rating {
  rating: number;
  /** How far off that may be. */
  deviation: number;
  /** How much it moves about. */
  volatility: number;
}

/** Whoever has solved nothing yet. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much volatility may change. */
const TAU = 0.5;
const SCALE = 173.7178;
const MIDDLE = 1500;
const EXACT = 1e-6;

/** A game against somebody, or a puzzle; `score` is 1 for a win, 0 for a loss. */
interface Bout {
  rating: number;
  deviation: number;
  score: number;
}

export function rated({ rating, deviation, volatility }: Rating, bouts: Bout[]): Rating {
  const mu = (rating - MIDDLE) / SCALE;
  const phi = deviation / SCALE;
  const met = bouts.map((bout) => {
    const g = 1 / Math.sqrt(1 + (3 * (bout.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (bout.rating - MIDDLE) / SCALE)));
    return { g, expected, score: bout.score };
  });
  const v = 1 / met.reduce((sum, { g, expected }) => sum + g ** 2 * expected * (1 - expected), 0);
  const gain = met.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  const sigma = moved(phi, v, v * gain, volatility);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + sigma ** 2) + 1 / v);
  return { rating: MIDDLE + SCALE * (mu + after ** 2 * gain), deviation: SCALE * after, volatility: sigma };
}

/** The new volatility, by the Illinois method. */
function moved(phi: number, v: number, delta: number, sigma: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = delta ** 2 > phi ** 2 + v ? Math.log(delta ** 2 - phi ** 2 - v) : a - TAU;
  while (delta ** 2 <= phi ** 2 + v && f(high) < 0) high -= TAU;
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EXACT) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
