// What players and ghosts are called in a sentence: “you”, by name, or as somebody’s ghost.
import { side } from '../../words/names';
import { words } from '../../words/words';
import type { Desk } from '../module';
import type { MeadowView, WolfAndHoundView } from './view';
import { houndWords } from './words';

type Table = Pick<Desk<WolfAndHoundView>, 'game' | 'view' | 'eyes' | 'name'>;

/** By the name of a meadow; unknown ones keep it. */
export function called(table: Table, name: string): string {
  const { meadows } = table.view;
  const at = meadows.findIndex((one) => one.name === name);
  const own = seatOf(meadows[at]);
  if (own !== null) return person(table, own);
  const partner = seatOf(meadows[(at + 2) % meadows.length]);
  if (at < 0 || partner === null) return name;
  return partner === table.eyes ? houndWords().yourGhost : houndWords().ghost(table.name(partner));
}

/** The same for a small plate. */
export function shortly(table: Table, name: string): string {
  const seat = seatOf(table.view.meadows.find((one) => one.name === name));
  if (seat === null) return houndWords().anyGhost;
  const full = person(table, seat);
  if (full.length <= ROOM) return full;
  return full === side(table.game, seat) ? houndWords().player(seat + 1) : `${full.slice(0, ROOM - 1)}…`;
}

/** How many letters a small plate has room for. */
const ROOM = 7;

const person = ({ eyes, name }: Table, seat: number): string => (seat === eyes ? words().you : name(seat));

const seatOf = (meadow: MeadowView | undefined): number | null => meadow?.seat ?? null;
