// Every text of the page, in the language of the moment.
import { language } from '../app/settings';
import type { Words } from '../net/wire';
import { en } from './en';
import { fr } from './fr';

const catalogues = { en, fr };

/** The page's own texts. */
export const words = (): typeof en => catalogues[language()];

/** A text of the server's, or of a game's folder. */
export const say = (text: Words): string => text[language()];

export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);
