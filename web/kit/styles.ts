// Style files that come with what they are for, not with the first screen.
import { Fetched } from './fetched';

/** Where the build has put them, by the name of their folder. */
declare const STYLES: Record<string, string>;

const sheets = new Map<string, Fetched<HTMLLinkElement>>();

/** Fetches a style file, once. */
export function styles(name: string): Promise<HTMLLinkElement> {
  const sheet = sheets.get(name) ?? new Fetched(() => link(`/${STYLES[name] ?? ''}`));
  sheets.set(name, sheet);
  return sheet.come();
}

function link(href: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.href = href;
    element.addEventListener('load', () => resolve(element));
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(href));
    });
    document.head.append(element);
  });
}
