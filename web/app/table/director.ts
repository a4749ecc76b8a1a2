// Lets the board play what has happened, beat by beat, before the rest of the page takes it in: banner, panels, counts,
// the end and the curtain all wait for the board. A tap ends the play.
import { moduleOf } from '../../games/list';
import { calm } from '../../kit/flight';
import type { Beat, StateMessage } from '../../net/wire';
import { settings } from '../../settings/settings';

/** A beat to be played. */
export interface Cue {
  beat: Beat;
  /** Whether the viewer did it, and may see it as done already. */
  own: boolean;
}

/** What a director needs of whatever shows a board; `N` is what there is to be taken in. */
interface Stage<N> {
  /** What is to be played before something is taken in; none where it is taken in at once. */
  cues: (news: N) => Cue[];
  /** Shows a beat on the board as it stands. */
  perform: (cue: Cue) => Animation[];
  /** Takes something in, and is done when that is drawn. */
  take: (news: N) => Promise<unknown>;
  /** Whether it must wait for another one, of whoever is shown. */
  early?: (news: N) => boolean;
}

/** All that a message tells, but for a deal: nobody waits for one. */
export const allCues = ({ told, viewer }: StateMessage): Cue[] =>
  told
    .filter(({ telling }) => telling?.under?.key !== 'deal')
    .flatMap(({ actor, telling }) => (telling?.beats ?? []).map((beat) => ({ beat, own: actor === viewer })));

/** How long a beat takes, in milliseconds. */
const LENGTHS = { slow: 900, normal: 420, fast: 200, once: 0 };

/** Of news with more beats than so many only the outcome is shown: a deal, or whatever was missed. */
const MOST_BEATS = 24;

/** What is worth being played, of what has been told. */
export const worthPlaying = (cues: Cue[]): Cue[] => (beatLength() === 0 || cues.length > MOST_BEATS ? [] : cues);

/** How long a beat takes at the pace of the moment; 0 where nobody wants to see it. */
export const beatLength = (): number => (calm() || document.hidden ? 0 : LENGTHS[settings.pace]);

/** Shows a beat on the board of a screen, by the game that is played there. */
export function performed({ beat, own }: Cue, screen: Element, game = ''): Animation[] {
  const board = screen.querySelector('.table-board');
  const perform = moduleOf(game)?.here?.playing.perform;
  return (board && perform?.(beat, board, { length: beatLength(), own })) ?? [];
}

/** So long a message waits for another one, in milliseconds. */
const PATIENCE = 250;

export class Director<N> {
  private waiting: N[] = [];
  /** What has moved since the board was last drawn: figures stay where they went until then. */
  private moved: Animation[] = [];
  private hurried = false;
  private busy = false;

  constructor(private readonly stage: Stage<N>) {}

  /** Whether the board is playing. */
  get plays(): boolean {
    return this.busy;
  }

  hear(news: N): void {
    this.waiting.push(news);
    if (!this.busy) void this.run();
  }

  /** Ends what is played: the board shows how things stand. */
  finish(): void {
    if (!this.busy) return;
    this.hurried = true;
    this.moved.forEach((one) => one.finish());
  }

  /** Nothing that waits is of interest any more. */
  leave(): void {
    this.waiting = [];
    this.finish();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let news = this.waiting[0]; news !== undefined; news = this.waiting[0]) {
      if (this.isEarly(news) && !this.hurried) await this.another();
      const next = this.waiting.find((one) => !this.isEarly(one)) ?? news;
      await this.play(this.stage.cues(next));
      // Whoever has left meanwhile is not interested in it any more.
      if (!this.waiting.includes(next)) continue;
      this.waiting = this.waiting.filter((one) => one !== next);
      await this.drawn(() => this.stage.take(next));
    }
    this.still();
    this.busy = false;
    this.hurried = false;
  }

  private isEarly(news: N): boolean {
    return this.stage.early?.(news) ?? false;
  }

  /** Waits until more has been heard, but not for long. */
  private async another(): Promise<void> {
    const known = this.waiting.length;
    for (let left = PATIENCE; left > 0 && this.waiting.length === known; left -= 10)
      await new Promise((resolve) => window.setTimeout(resolve, 10));
  }

  /** Plays what is past once more: each piece of news after the first, and then how things stand. */
  async again(past: N[], cues: (news: N) => Cue[], show: (news: N | null) => Promise<unknown>): Promise<void> {
    const [first, ...rest] = past;
    if (this.busy || first === undefined || rest.length === 0) return;
    this.busy = true;
    await show(first);
    for (const news of rest) {
      await this.play(cues(news));
      if (this.hurried) break;
      await this.drawn(() => show(news));
    }
    await this.drawn(() => show(null));
    await this.run();
  }

  /** One beat after another. */
  private async play(cues: Cue[]): Promise<void> {
    for (const cue of cues) {
      if (this.hurried) return;
      const moving = this.stage.perform(cue);
      this.moved.push(...moving);
      await Promise.all(moving.map((one) => one.finished.catch(() => undefined)));
    }
  }

  /** Draws the board anew: from then on it stands as it is drawn. */
  private drawn(draw: () => Promise<unknown>): Promise<unknown> {
    this.still();
    return draw();
  }

  private still(): void {
    this.moved.forEach((one) => one.cancel());
    this.moved = [];
  }
}
