// Every text of the page, in the language of the moment.
import { language } from '../app/settings';
import type { Words } from '../net/wire';
import { en } from './en';
import { fr } from './fr';

const catalogues = { en, fr };

/** The page's own texts. */
export const words = (): typeof en => catalogues[language()];

/** A text of the server's, or of a game's folder. */
export const say = (text: Words): string => (language() === 'fr' ? unbroken(text.fr) : text.en);

/** French keeps its double signs and quotation marks on the line of the word beside them. */
export const unbroken = (text: string): string => text.replace(/ (?=[!?;:»])/g, '\u00a0').replace(/« /g, '«\u00a0');

export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);
