// What the server tells of a game for those who want to know it.
import { Fetched } from '../../kit/fetched';
import * as rest from '../../net/rest';
import type { BoxItem, Guide } from '../../net/wire';

export interface Told {
  guide: Guide;
  box: BoxItem[];
}

const known = new Map<string, Fetched<Told>>();

/** Rules don't change while the page is open: they are asked for once. */
export function told(game: string): Fetched<Told> {
  const it =
    known.get(game) ??
    new Fetched(async () => {
      const [guide, box] = await Promise.all([rest.guide(game), rest.box(game)]);
      return { guide, box };
    });
  known.set(game, it);
  return it;
}
