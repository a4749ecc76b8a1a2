// Our seats' shares in the dice (T-13), and what everybody was bound to when we showed ours: kept on this device, so that
// nobody can change it unseen.
import { pledgeOf } from '../net/pledge';
import { nonce } from '../net/line';
import type { Fairness, TableMessage } from '../net/wire';
import { held, hold, type Bound } from './seats';
import type { Here } from './table/saying';

/** What is to be said for our seats now, each thing once. */
export class Shares {
  private readonly said = new Set<string>();

  constructor(private readonly tell: (said: Here) => void) {}

  answer({ table, game, commitment, dice }: TableMessage): void {
    for (const seat of dice?.toPledge ?? []) {
      const share = shareOf(table, seat) ?? nonce();
      hold(table, { game, shares: { ...held(table)?.shares, [seat]: share } });
      this.once({ type: 'pledge', seat, pledge: pledgeOf(commitment, seat, share) });
    }
    if (!dice || dice.toShow.length === 0) return;
    const bound = held(table)?.bound ?? { commitment, pledges: dice.pledges };
    if (isChanged(bound, commitment, dice.pledges)) return;
    hold(table, { game, bound });
    for (const seat of dice.toShow) {
      const share = shareOf(table, seat);
      if (share) this.once({ type: 'nonce', seat, nonce: share });
    }
  }

  private once(said: Here & { seat: number }): void {
    const key = `${said.type} ${said.seat}`;
    if (this.said.has(key)) return;
    this.said.add(key);
    this.tell(said);
  }
}

/** Whether a share of ours is wanted that another device has. */
export const isElsewhere = ({ table, dice }: TableMessage): boolean =>
  dice?.toShow.some((seat) => shareOf(table, seat) === undefined) ?? false;

/** Whether the table shows something else than when we showed our share. */
export function isSwapped({ table, commitment, dice }: TableMessage): boolean {
  const bound = held(table)?.bound;
  return bound ? isChanged(bound, commitment, dice?.pledges ?? {}) : false;
}

/** Whether a finished match has what we saw at the table; null if we saw nothing. */
export function isKept(table: string, { commitment, nonces, pledges }: Fairness): boolean | null {
  const kept = held(table);
  if (!kept?.bound) return null;
  const own = Object.entries(kept.shares);
  return (
    !isChanged(kept.bound, commitment ?? '', pledges ?? {}) &&
    own.every(([seat, share]) => nonces?.[Number(seat)] === share)
  );
}

const shareOf = (table: string, seat: number): string | undefined => held(table)?.shares[seat];

const isChanged = (bound: Bound, commitment: string, pledges: Record<string, string>): boolean =>
  bound.commitment !== commitment || list(bound.pledges) !== list(pledges);

const list = (pledges: Record<string, string>): string => Object.entries(pledges).sort().join();
