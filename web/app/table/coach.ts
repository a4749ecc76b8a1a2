// Somebody at one's side in a first game: says what a turn is about, warns before a move that throws much away, is glad
// about one that was hard to find, and else says nothing.
import type { Advice, Answer } from '../../net/wire';
import { line } from '../connection';
import { shown, type TableState } from './state';

/** Nobody waits longer for a coach, in milliseconds. */
const PATIENCE = 400;

/** So long somebody may think before they are offered a hint. */
const HESITATION = 20_000;

/** Who has been offered so many in vain wants none. */
const MOST_OFFERS = 3;

export class Coach {
  /** A move that it warns of, and what was found about it. */
  warning: { text: string; advice: Advice } | null = null;
  /** Whether the last move of whoever learns was hard to find: good to hear until the next one. */
  pleased = false;
  /** Whether a hint is offered, since somebody hesitates. */
  offering = false;
  /** Which turn of whoever learns this is, from 1. */
  turn = 0;
  private offers = 0;
  private mine = false;
  /** The state in which it warned: nobody is warned twice. */
  private warned = -1;
  private timer = 0;

  constructor(
    private readonly now: TableState,
    /** Called whenever it has something else to say. */
    private readonly changed: () => void,
  ) {}

  /** Looks at the table anew: whoever learns may be asked for a move, or not any more. */
  look(mine: boolean): void {
    if (mine && !this.mine) this.begin();
    if (!mine) this.rest();
    this.mine = mine;
  }

  private begin(): void {
    this.turn++;
    this.timer = window.setTimeout(() => this.offer(), HESITATION);
  }

  private offer(): void {
    if (this.offers >= MOST_OFFERS || this.warning || this.now.advice) return;
    this.offers++;
    this.offering = true;
    this.changed();
  }

  /** Nobody is asked any more, or whoever is has enough. */
  rest(): void {
    window.clearTimeout(this.timer);
    [this.warning, this.offering] = [null, false];
  }

  /** Whether a move may go: it is weighed before, unless that takes too long. */
  async lets(seat: number, text: string): Promise<boolean> {
    const seq = shown(this.now)?.seq ?? 0;
    const weighed = this.warned === seq ? null : await this.weigh(seat, text);
    this.rest();
    this.pleased = weighed?.weighed?.mark === 'found';
    if (weighed?.weighed?.mark !== 'blunder') return true;
    this.warned = seq;
    this.warning = { text, advice: weighed };
    return false;
  }

  private async weigh(seat: number, text: string): Promise<Advice | null> {
    const asked: Promise<Answer | null> = line.say({ type: 'advise', table: this.now.table, seat, text });
    const late = new Promise<null>((resolve) => window.setTimeout(() => resolve(null), PATIENCE));
    const answer = await Promise.race([asked, late]);
    return answer?.type === 'advice' ? answer : null;
  }
}
