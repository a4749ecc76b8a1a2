// Links that work where people are: by the address others reach this house by, which is not always the page's own.
import * as rest from '../net/rest';
import { writeRoute, type Route } from './routes';

/** What is told of a link: that it goes through the network, or that it leads nowhere but here. */
type Reach = 'fine' | 'network' | 'only-here';

let base: string | null = null;
let reach: Reach = 'fine';

/** Asks the server; until it has answered, and if it does not, links begin as the page's own address does. */
export async function askAddress(): Promise<void> {
  try {
    const { url, from } = await rest.address();
    const here = isLoopback(location.hostname);
    if (url !== undefined && (from === 'public' || here)) base = url;
    if (here) reach = from === 'public' ? 'fine' : url === undefined ? 'only-here' : 'network';
  } catch {
    base = null;
  }
}

export const reached = (): Reach => reach;

export const linkTo = (route: Route): string => (base ?? location.origin) + writeRoute(route);

/** Whether a name leads every machine to itself. */
const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
