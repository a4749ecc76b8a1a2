// The desk that a game's table is given: what the viewer sees, and what they may do.
import type { Desk } from '../../games/module';
import type { Beat } from '../../net/wire';
import { settings } from '../../settings/settings';
import { seatName } from '../../words/names';
import type { Shown } from '../solved/values';
import { mayCount, type Deeds } from './actions';
import type { Saying } from './saying';
import { lastMove, legal, lines, mayAnalyse, shown, type TableState } from './state';

export function desk(saying: Saying, deeds: Deeds, values: Shown | null): Desk | null {
  const { now } = saying;
  const state = shown(now);
  if (!state) return null;
  const moves = legal(now);
  const eyes = typeof now.viewer === 'number' ? now.viewer : null;
  const weighed = mayAnalyse(now) && values?.seq === state.seq ? values : null;
  return {
    game: now.game,
    view: state.view,
    eyes,
    name: (one) => seatName(now.game, now.info?.seats ?? [], one),
    seat: moves.length > 0 ? eyes : null,
    moves,
    sent: now.sent?.text ?? null,
    last: lastMove(now),
    told: lines(now),
    advised:
      weighed?.pointed ?? (now.advice && now.advice !== 'thinking' ? (now.advice.choices[0]?.text ?? null) : null),
    lit: now.lit.length > 0 ? now.lit : advisedBeats(now),
    sand: state.sand ? { reading: state.sand, heard: now.heardAt.get(state.viewer) ?? 0 } : null,
    flipped: settings.flipped,
    ...(weighed ? { values: weighed.analysis.moves } : {}),
    play: (text) => void saying.play(text),
    why: (text) => void saying.ask(text),
    ahead: (text) => saying.foresee(text),
    count: mayCount(now) ? () => deeds.offer('count') : null,
    hint: (text) => saying.act(() => (now.hint = text)),
  };
}

/** What the move that was advised would do. */
const advisedBeats = ({ advice }: TableState): Beat[] =>
  advice && advice !== 'thinking' ? (advice.choices[0]?.telling?.beats ?? []) : [];
