// How a lesson goes: part after part, what a learner tried, and what was said to it. It knows neither page nor server.
import type { Frame, Lesson, Part, Reply, Told, Words } from '../../net/wire';

/** Told, asked for a move, solved it, played something else, or come to the end. */
type Mood = 'told' | 'asked' | 'solved' | 'strayed' | 'done';

export class Walk {
  /** Which part is told. */
  at = 0;
  mood: Mood = 'told';
  /** The table as it is shown. */
  frame: Frame;
  /** What has happened at it since it was laid, each line with a number of its own. */
  told: Told[] = [];
  /** What was said to the last try; null before one. */
  said: Exclude<Reply, { kind: 'refused' }> | null = null;
  /** The referee's no to the last try. */
  refusal: { rule: string; why: Words } | null = null;
  /** How often this task was not solved. */
  misses = 0;
  /** What has happened and was not shown yet. */
  coming: Frame[] = [];
  private count = 0;
  /** The table as the task found it. */
  private before: { frame: Frame; told: Told[] };

  constructor(readonly lesson: Lesson) {
    const [first] = this.part.frames;
    if (!first) throw new Error('a lesson without a table');
    this.frame = first;
    this.before = { frame: first, told: [] };
    this.begin();
  }

  get part(): Part {
    const part = this.lesson.parts[this.at];
    if (!part) throw new Error(`a lesson without part ${this.at}`);
    return part;
  }

  get isLast(): boolean {
    return this.at === this.lesson.parts.length - 1;
  }

  /** Goes on behind a part. */
  next(): void {
    this.settle();
    [this.said, this.refusal, this.misses] = [null, null, 0];
    if (this.isLast) {
      this.mood = 'done';
      return;
    }
    this.at++;
    this.begin();
  }

  private begin(): void {
    const [first, ...rest] = this.part.frames;
    if (first) this.lay(first);
    this.mood = this.part.task ? 'asked' : 'told';
    this.coming = rest;
    this.before = { frame: this.frame, told: this.told };
  }

  /** A table laid anew has no past; one that goes on keeps it. */
  private lay(first: Frame): void {
    if (JSON.stringify(first.view) !== JSON.stringify(this.frame.view)) this.told = [];
    this.frame = first;
  }

  /** Hears what is said to a move. */
  hear(reply: Reply): void {
    if (reply.kind === 'refused') {
      this.refusal = reply;
      return;
    }
    this.before = { frame: this.frame, told: this.told };
    [this.said, this.refusal] = [reply, null];
    this.mood = reply.kind === 'right' ? 'solved' : 'strayed';
    if (this.mood === 'strayed') this.misses++;
    this.coming = reply.frames.slice(1);
  }

  /** Takes in what has been shown. */
  take(frame: Frame): void {
    this.coming = this.coming.filter((one) => one !== frame);
    this.frame = frame;
    if (frame.told) this.told = [...this.told, { ...frame.told, seq: ++this.count }];
  }

  /** Takes in all that is still coming, without showing it. */
  settle(): void {
    this.coming.forEach((frame) => this.take(frame));
  }

  /** Puts the table back as it stood before the try. */
  retry(): void {
    ({ frame: this.frame, told: this.told } = this.before);
    [this.said, this.refusal, this.mood, this.coming] = [null, null, 'asked', []];
  }
}
