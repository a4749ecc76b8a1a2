// Asks for the review of a match until it is whole, and finds in it what mattered.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import * as rest from '../../net/rest';
import type { Remark, Review, Viewer } from '../../net/wire';
import { faultWords } from '../../words/fault';

const PAUSE = 700;

export class Rereading implements ReactiveController {
  review: Review | null = null;
  asked = false;
  fault = '';
  private timer = 0;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly table: () => string,
    private readonly viewer: () => Viewer = () => 'spectator',
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    window.clearTimeout(this.timer);
  }

  get isWhole(): boolean {
    return this.review !== null && this.review.done >= this.review.of;
  }

  readonly begin = (): void => {
    if (this.asked) return;
    this.asked = true;
    void this.ask();
  };

  private async ask(): Promise<void> {
    try {
      this.review = await rest.review(this.table(), this.viewer());
      if (!this.isWhole) this.timer = window.setTimeout(() => void this.ask(), PAUSE);
    } catch (fault) {
      this.fault = faultWords(fault);
    }
    this.host.requestUpdate();
  }
}

/** Whether costs are counted in points, not in shares of a victory. */
export const inPoints = ({ reason }: Remark): boolean => reason.kind === 'group' || reason.kind === 'meadow';

/** Whether a cost is more than the noise of imagined games. */
const notable = (remark: Remark): boolean => remark.cost >= (inPoints(remark) ? 1 : 0.05);

/** The decisions that cost most, the worst first; of equal ones the later. */
export const costliest = (remarks: Remark[], most: number): Remark[] =>
  remarks
    .filter(notable)
    .sort((a, b) => b.cost - a.cost || b.seq - a.seq)
    .slice(0, most);

/**
 * The decision that the game turned on: of those who did not win the one that cost most, or else what nearly cost the
 * winner the game.
 */
export function turningPoint(remarks: Remark[], winners: number[]): Remark | null {
  const [ofOthers] = costliest(
    remarks.filter(({ seat }) => !winners.includes(seat)),
    1,
  );
  return ofOthers ?? costliest(remarks, 1)[0] ?? null;
}
