// Where the page is: a path that holds names only, which the server answers with the page and a preview. What gives
// seats away stands behind the #, which no server ever sees.

export type Route =
  | { screen: 'home' }
  | { screen: 'game'; game: string; options?: Record<string, string> }
  | { screen: 'table'; table: string }
  | { screen: 'join'; table: string; invite: string }
  | { screen: 'watch'; table: string; watch: string }
  | { screen: 'carry'; code: string }
  | { screen: 'replay'; table: string; viewer: string | null; at: number | null; moment?: number | null }
  | { screen: 'learn'; game: string; lesson: string | null }
  | { screen: 'train'; game: string; name: string | null }
  | { screen: 'puzzles'; game: string; grade: string | null; name: string | null }
  | { screen: 'kit' }
  | { screen: 'lost' };

/** Where somebody is, by the part of the address behind the host. */
export function readRoute(address: string): Route {
  const [place = '', behind = ''] = cut(address, '#');
  // Once everything stood behind the #: such links are about.
  if (behind.startsWith('/')) return read(behind, '');
  return read(place, behind);
}

/** The screens whose address has a secret behind the #. */
const SECRETIVE = ['join', 'watch', 'carry'];

function read(place: string, behind: string): Route {
  const [path = '', query = ''] = cut(place, '?');
  const named = path.split('/').filter(Boolean);
  const secret = behind && SECRETIVE.includes(named[0] ?? '') ? [behind] : [];
  const parts = [...named, ...secret].map(decode);
  const [screen, first, second, third] = parts;
  if (screen === undefined) return { screen: 'home' };
  if (screen === 'kit' && parts.length === 1) return { screen };
  if (screen === 'game' && first && parts.length === 2) {
    const options = readOptions(query);
    return Object.keys(options).length > 0 ? { screen, game: first, options } : { screen, game: first };
  }
  if (screen === 'learn' && first && parts.length <= 3) return { screen, game: first, lesson: second ?? null };
  if (screen === 'train' && first && parts.length <= 3) return { screen, game: first, name: second ?? null };
  if (screen === 'puzzles' && first && parts.length <= 4)
    return { screen, game: first, grade: second ?? null, name: third ?? null };
  if (screen === 'table' && first && parts.length === 2) return { screen, table: first };
  if (screen === 'join' && first && parts.length <= 3) return { screen, table: first, invite: second ?? '' };
  if (screen === 'carry' && first && parts.length === 2) return { screen, code: first };
  if (screen === 'watch' && first && second) return { screen, table: first, watch: second };
  if (screen === 'replay' && first && parts.length === 2) {
    const asked = new URLSearchParams(query);
    const moment = readNumber(asked.get('moment'));
    return {
      screen,
      table: first,
      viewer: asked.get('viewer'),
      at: readNumber(asked.get('at')),
      ...(moment === null ? {} : { moment }),
    };
  }
  return { screen: 'lost' };
}

/** The part of the address behind the host. */
export function writeRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '/';
    case 'kit':
      return '/kit';
    case 'game':
      return `/game/${path(route.game)}${writeOptions(route.options ?? {})}`;
    case 'learn':
      return `/learn/${path(route.game, route.lesson)}`;
    case 'train':
      return `/train/${path(route.game, route.name)}`;
    case 'puzzles':
      return `/puzzles/${path(route.game, route.grade, route.name)}`;
    case 'table':
      return `/table/${path(route.table)}`;
    case 'join':
      return `/join/${path(route.table)}#${path(route.invite)}`;
    case 'watch':
      return `/watch/${path(route.table)}#${path(route.watch)}`;
    case 'carry':
      return `/carry#${path(route.code)}`;
    case 'replay': {
      const asked = new URLSearchParams();
      if (route.viewer !== null) asked.set('viewer', route.viewer);
      if (route.at !== null) asked.set('at', String(route.at));
      if (typeof route.moment === 'number') asked.set('moment', String(route.moment));
      const query = asked.toString();
      return `/replay/${path(route.table)}${query ? `?${query}` : ''}`;
    }
  }
}

const readNumber = (text: string | null): number | null => (text && /^\d+$/.test(text) ? Number(text) : null);

/** The options of a link to a game. The + that joins a selection stands for itself, not for a space. */
function readOptions(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query.replaceAll('+', '%2B')));
}

function writeOptions(options: Record<string, string>): string {
  const query = new URLSearchParams(options).toString().replaceAll('%2B', '+');
  return query ? `?${query}` : '';
}

/** What stands before a sign, and what behind it. */
function cut(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** The parts that are there. */
const path = (...parts: (string | null)[]): string =>
  parts.flatMap((part) => (part === null ? [] : [encodeURIComponent(part)])).join('/');

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
