// What a table says and does by itself when it hears something: it sounds, names the winner, answers for the dice, goes
// on to a rematch, and tells in its title whose turn it is.
import { moduleOf } from '../../games/list';
import { announce } from '../../kit/announce';
import { go } from '../../kit/way';
import { sound } from '../../kit/sound';
import { hours } from '../../net/hours';
import type { TableNews } from '../../net/line';
import type { Told } from '../../net/wire';
import { say, words } from '../../words/words';
import { closeTable, held, hold } from '../seats';
import { Shares } from '../shares';
import { beatLength } from './director';
import type { Saying } from './saying';
import { hear, isEnd, lines, myTurn, shown } from './state';
import { verdict } from './status';

export class Hearing {
  private readonly shares: Shares;
  private wasMyTurn = false;

  constructor(private readonly saying: Saying) {
    this.shares = new Shares((said) => void saying.tell(said));
  }

  take(news: TableNews): void {
    const { now } = this.saying;
    if (news.table !== now.table) return;
    const first = now.states.size === 0;
    const told = hear(now, news, hours.now());
    if (!first) this.voice(told);
    if (news.type === 'table') this.answer();
    if (news.type === 'chat' && !now.info?.yours.includes(news.seat)) announce(words().said(news.name, news.text));
    this.titleTurn();
  }

  /** The points are counted: now it may be said who has won. */
  counted(): void {
    const { now } = this.saying;
    if (!now.counting) return;
    now.counting = false;
    this.pronounce();
  }

  /** Says and sounds what has just happened. */
  private voice(told: Told[]): void {
    const { now } = this.saying;
    const playing = moduleOf(now.game.id)?.here?.playing;
    const state = shown(now);
    const over = told.length > 0 && state?.turn.kind === 'over';
    if (over) now.counting = beatLength() > 0 && (playing?.counts?.(state.view) ?? false);
    told.filter((one) => !isEnd(one)).forEach((one) => announce(say(one.words)));
    const last = told.at(-1);
    const own = typeof last?.actor === 'number' && now.info?.yours.includes(last.actor);
    const noise = last && !own && playing?.sound(last.cue);
    if (noise) sound(noise);
    if (over && !now.counting) this.pronounce();
  }

  /** Who has won, and why. */
  private pronounce(): void {
    const { now } = this.saying;
    announce(verdict(now));
    lines(now)
      .filter(isEnd)
      .forEach((one) => announce(say(one.words)));
    sound('end');
  }

  private answer(): void {
    const { now } = this.saying;
    if (now.info) this.shares.answer(now.info);
    const next = now.info?.next;
    const kept = held(now.table);
    if (kept && now.info && kept.seats.join() !== now.info.yours.join()) {
      hold(now.table, { game: now.game.id, seats: now.info.yours });
    }
    if (now.info?.phase === 'over') closeTable(now.table);
    // The tokens of a table open its rematch too: whoever asked for one goes there at once.
    if (next && kept && !held(next)) {
      hold(next, { game: now.game.id, tokens: kept.tokens, watch: kept.watch });
      go({ screen: 'table', table: next });
    }
  }

  private titleTurn(): void {
    const { now } = this.saying;
    const mine = myTurn(now);
    const title = say(now.game.title);
    document.title = mine ? `${words().titleYourTurn} · ${title}` : `${title} · ${words().title}`;
    if (mine && !this.wasMyTurn && document.hidden) sound('turn');
    this.wasMyTurn = mine;
  }
}
