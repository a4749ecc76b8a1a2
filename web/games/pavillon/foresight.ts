// Asks the server what a move would bring about, once for every view, and keeps the answers.
import type { ReactiveControllerHost } from 'lit';
import type { Ahead } from '../../net/wire';
import type { Desk } from '../module';
import type { PavillonView } from './view';

export class Foresight {
  private view: PavillonView | null = null;
  private answers = new Map<string, Ahead | null>();

  constructor(private readonly host: ReactiveControllerHost) {}

  /** What is known of the move; null until the answer has come. */
  of(desk: Desk<PavillonView>, move: string): Ahead | null {
    if (this.view !== desk.view) [this.view, this.answers] = [desk.view, new Map()];
    if (!this.answers.has(move)) void this.ask(desk, move);
    return this.answers.get(move) ?? null;
  }

  private async ask(desk: Desk<PavillonView>, move: string): Promise<void> {
    const { answers } = this;
    answers.set(move, null);
    answers.set(move, await desk.ahead(move));
    if (answers === this.answers) this.host.requestUpdate();
  }
}
