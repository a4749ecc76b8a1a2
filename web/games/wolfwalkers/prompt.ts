// What the player must do now, in words.
import { say } from '../../words/words';
import type { Desk } from '../module';
import type { TaleView } from './view';
import { taleWords } from './words';

export function prompt({ view, moves }: Desk<TaleView>): string | null {
  const ww = taleWords();
  const { doing } = view;
  switch (doing.step) {
    case 'KEEP':
      return ww.keep;
    case 'RETOUCH':
      return ww.retouch;
    case 'CHOOSE':
      return doing.task ? say(doing.task) : null;
    case 'TAKE': {
      const again = doing.encores > 0 ? ` ${ww.again}` : '';
      if (doing.twists.length > 0) return `${doing.twists.map(say).join(' ')}${again}`;
      return (moves.every((move) => move.startsWith('top@')) ? ww.takeTop : ww.take) + again;
    }
    default:
      return null;
  }
}
