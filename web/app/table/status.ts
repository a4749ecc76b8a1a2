// The status line: what I must do, or whom the table waits for.
import type { Desk, Playing } from '../../games/module';
import { called } from '../../words/called';
import { listed, seatName, side } from '../../words/names';
import { say, words } from '../../words/words';
import { botPlays, shown, type TableState } from './state';

/** The one word tests and styles go by. */
type Standing = 'connecting' | 'curtain' | 'waiting' | 'mine' | 'theirs' | 'watching' | 'dealing' | 'over';

export function standing(state: TableState, desk: Desk | null, playing: Playing): Standing {
  const now = shown(state);
  if (state.curtain !== null) return 'curtain';
  if (!state.info || !now) return 'connecting';
  if (now.turn.kind === 'over') return 'over';
  if (state.info.phase === 'waiting') return 'waiting';
  if (now.turn.kind === 'draw') return 'dealing';
  if (desk && asked(desk, playing)) return 'mine';
  return state.viewer === 'spectator' ? 'watching' : 'theirs';
}

/** Whether this seat may act, and is meant to. */
const asked = (desk: Desk, playing: Playing): boolean => desk.seat !== null && (playing.asks?.(desk) ?? true);

export function status(state: TableState, desk: Desk | null, playing: Playing): string {
  const now = shown(state);
  const { info, game } = state;
  if (state.curtain !== null) return words().curtainTitle(called(game, info?.seats ?? [], state.curtain));
  if (!info || !now) return words().connecting;
  if (now.turn.kind === 'over') return state.counting ? words().counting : verdict(state);
  if (info.phase === 'waiting') {
    const open = info.seats.filter((seat) => seat.kind === 'open');
    return words().waitingFor(listed(open.map((seat) => side(game, seat.seat))));
  }
  if (now.turn.kind === 'draw') return words().dealing;
  if (desk && desk.seat !== null && asked(desk, playing)) return ownTurn(state, desk, desk.seat, playing);
  if (desk && now.turn.awaited.length === 0) return playing.prompt(desk) ?? '';
  const names = now.turn.awaited.map((seat) => seatName(game, info.seats, seat));
  const turn = names.length === 1 ? turnOf(state, now.turn.awaited[0] ?? 0) : words().turnOfMany(listed(names));
  const away = typeof state.viewer === 'number' && botPlays(state, state.viewer);
  return away ? `${words().botPlaysYours} ${turn}` : turn;
}

/** Whose turn it is: by name, or as the game calls the seat. */
function turnOf({ game, info }: TableState, seat: number): string {
  const name = info?.seats.find((one) => one.seat === seat)?.name;
  const called = game.seats[seat];
  return name || !called ? words().turnOf(name ?? '') : say(called.turn);
}

/** What to do; where several people share the device, who is meant. */
function ownTurn(state: TableState, desk: Desk, seat: number, playing: Playing): string {
  const what = state.hint ?? playing.prompt(desk) ?? words().yourTurnAs(side(state.game, seat));
  const name = state.held > 1 ? state.info?.seats[seat]?.name : '';
  return name ? `${name} – ${what}` : what;
}

/** How it ended, from where I sit. */
export function verdict(state: TableState): string {
  const now = shown(state);
  if (now?.turn.kind !== 'over') return '';
  const { winners } = now.turn;
  const mine = state.info?.yours ?? [];
  if (winners.length === 0) return words().drawn;
  if (mine.length === 1) return winners.includes(mine[0] ?? -1) ? words().youWin : words().youLose;
  const seats = state.info?.seats ?? [];
  const [first, ...others] = winners;
  if (first !== undefined && others.length === 0) return words().wins(called(state.game, seats, first));
  return words().winTogether(listed(winners.map((seat) => seatName(state.game, seats, seat))));
}
