// What is said at a table, and what its answers change there.
import { moduleOf } from '../../games/list';
import { announce } from '../../kit/announce';
import { sound } from '../../kit/sound';
import type { Unsigned, Without } from '../../net/line';
import type { Ahead, Answer, Words } from '../../net/wire';
import { settings } from '../../settings/settings';
import { say, words } from '../../words/words';
import { line } from '../connection';
import { alone } from './advice';
import type { Coach } from './coach';
import { acknowledged, shown, type TableState } from './state';

/** What is said at this table. */
export type Here = Without<Unsigned, 'table'>;

export class Saying {
  constructor(
    readonly now: TableState,
    /** Called whenever the table is to be drawn anew. */
    private readonly changed: () => void,
    /** Who is at the side of somebody who learns; null where nobody is. */
    readonly coach: Coach | null = null,
  ) {}

  async play(text: string): Promise<void> {
    const { now } = this;
    const state = shown(now);
    if (typeof now.viewer !== 'number' || !state || now.sent) return;
    now.sent = { seat: now.viewer, text, became: null };
    now.objection = null;
    sound(moduleOf(now.game.id)?.here?.playing.sound(text) ?? 'step');
    this.changed();
    if (this.coach && !(await this.coach.lets(now.viewer, text))) return this.act(() => (now.sent = null));
    const answer = await this.tell({ type: 'move', seat: now.viewer, seen: state.seq, text });
    this.act(() => (answer.type === 'ack' ? acknowledged(now, answer.seq) : (now.sent = null)));
    if (settings.pace === 'once') this.hurry();
  }

  /** Whoever plays alone against bots need not wait for them. */
  hurry(): void {
    const { info, viewer } = this.now;
    const turn = shown(this.now)?.turn;
    if (typeof viewer !== 'number' || info?.phase !== 'playing' || !alone(info.seats, info.yours)) return;
    if (turn?.kind === 'act' && turn.awaited.includes(viewer)) return;
    void line.say({ type: 'hurry', table: this.now.table, seat: viewer });
  }

  /** Asks which rule forbids a move. */
  async ask(text: string): Promise<void> {
    const { now } = this;
    if (typeof now.viewer !== 'number') return;
    now.hint = null;
    const answer = await this.tell({ type: 'why', seat: now.viewer, text });
    if (answer.type !== 'ruling' || answer.allowed || !answer.why) return;
    this.object(answer.rule ?? '', answer.why);
  }

  async foresee(text: string): Promise<Ahead | null> {
    const { now } = this;
    if (typeof now.viewer !== 'number') return null;
    const answer = await line.say({ type: 'why', table: now.table, seat: now.viewer, text });
    return answer.type === 'ruling' ? (answer.ahead ?? null) : null;
  }

  async advise(): Promise<void> {
    const { now } = this;
    if (typeof now.viewer !== 'number' || thinking(now)) return;
    // Whoever asks again has seen it.
    if (now.advice) return this.act(() => (now.advice = null));
    this.act(() => (now.advice = 'thinking'));
    const answer = await this.tell({ type: 'advise', seat: now.viewer });
    // A move may have come meanwhile: then nobody waits for this any more.
    if (!thinking(now)) return;
    this.act(() => (now.advice = answer.type === 'advice' ? answer : null));
    const [best] = answer.type === 'advice' ? answer.choices : [];
    if (best) announce(`${words().advice.title} ${say(best.words)}`);
  }

  async tell(said: Here): Promise<Answer> {
    const answer = await line.say({ ...said, table: this.now.table });
    if (answer.type === 'refused') this.object(answer.rule, answer.why);
    if (answer.type === 'error') this.object('', answer.why);
    return answer;
  }

  act(deed: () => void): void {
    deed();
    this.changed();
  }

  private object(rule: string, why: Words): void {
    this.now.objection = { rule, why };
    sound('no');
    announce(`${words().refused}. ${say(why)}`);
    this.changed();
  }
}

const thinking = (now: TableState): boolean => now.advice === 'thinking';
