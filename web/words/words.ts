// Every text of the page, in the language of the moment.
import type { Words } from '../net/wire';
import { language } from '../settings/settings';
import { en } from './en';
import { fr } from './fr';

/** Two catalogues, as the texts of the language of the moment. */
export const spoken =
  <T>(english: T, french: T): (() => T) =>
  () =>
    language() === 'fr' ? french : english;

/** The page's own texts. Every game brings its own besides. */
export const words = spoken(en, fr);

/** A text of the server's, or of a game's folder. */
export const say = (text: Words): string => (language() === 'fr' ? unbroken(text.fr) : text.en);

/** French keeps its double signs and quotation marks on the line of the word beside them. */
export const unbroken = (text: string): string => text.replace(/ (?=[!?;:»])/g, '\u00a0').replace(/« /g, '«\u00a0');

export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);
