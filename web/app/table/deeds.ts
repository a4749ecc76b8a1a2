// What the buttons of a table do.
import { words } from '../../words/words';
import type { Deeds } from './actions';
import { alone } from './advice';
import { allCues } from './director';
import type { Here, Saying } from './saying';
import { botPlays, lastMove, legal, pastOf, type TableState } from './state';

/** What the screen around a table does itself. */
interface House {
  /** Asks before something that can't be undone. */
  sure: (question: string, deed: () => void) => void;
  /** Shows once more what happened since one's last turn. */
  again: () => void;
}

export function deeds(saying: Saying, house: House): Deeds {
  const { now } = saying;
  const seat = typeof now.viewer === 'number' ? now.viewer : null;
  const tell = (what: (seat: number) => Here) => {
    if (seat !== null) void saying.tell(what(seat));
  };
  return {
    resign: () => house.sure(words().resignSure, () => tell((s) => ({ type: 'resign', seat: s }))),
    leave: () => house.sure(words().leaveSure, () => tell((s) => ({ type: 'leave', seat: s }))),
    advise: mayAsk(now) ? () => void saying.advise() : null,
    comeBack: () =>
      now.info?.yours.filter((s) => botPlays(now, s)).forEach((s) => void saying.tell({ type: 'return', seat: s })),
    rematch: () => now.info?.yours.forEach((s) => void saying.tell({ type: 'rematch', seat: s })),
    offer: (what) => {
      // Where several share a device, it is the one who has just moved that would like to take it back.
      const mover = what === 'takeback' && lastMove(now)?.actor;
      const own = typeof mover === 'number' && now.info?.yours.includes(mover) ? mover : null;
      tell((s) => ({ type: 'offer', seat: own ?? s, what }));
    },
    answer: (s, what, yes) => void saying.tell({ type: 'answer', seat: s, what, yes }),
    chat: (text) => tell((s) => ({ type: 'chat', seat: s, text })),
    again: pastOf(now).length > 1 && pastOf(now).some((one) => allCues(one).length > 0) ? house.again : null,
    light: (beats) => saying.act(() => (now.lit = beats)),
  };
}

/** Whether there is something to play for somebody who may be advised, and no move of theirs is on its way. */
const mayAsk = (now: TableState): boolean =>
  now.info !== null && alone(now.info.seats, now.info.yours) && now.sent === null && legal(now).length > 0;
