// Going from screen to screen without fetching the page anew.
import { readRoute, writeRoute, type Route } from './routes';

/** Where the page is now. */
export const here = (): Route => readRoute(location.pathname + location.search + location.hash);

/** Goes somewhere, as by a link. */
export function go(route: Route): void {
  if (writeRoute(route) === writeRoute(here())) return;
  history.pushState(null, '', writeRoute(route));
  tell();
}

/** Goes somewhere from where nobody will want to come back. */
export function goInstead(route: Route): void {
  history.replaceState(null, '', writeRoute(route));
  tell();
}

/** Hears of every way taken: by links, by the browser's own buttons, and by old addresses, which become new ones. */
export function onWay(taken: (route: Route) => void): void {
  window.addEventListener('popstate', () => {
    renew();
    taken(here());
  });
  document.addEventListener('click', follow);
  renew();
}

function renew(): void {
  const route = here();
  if (location.hash.startsWith('#/') && route.screen !== 'lost') history.replaceState(null, '', writeRoute(route));
}

const tell = (): void => void window.dispatchEvent(new PopStateEvent('popstate'));

/** Follows a link to another screen; whatever else links lead to is the browser's. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const other = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || other || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  const route = readRoute(link.pathname + link.search + link.hash);
  if (route.screen === 'lost') return;
  event.preventDefault();
  go(route);
}
