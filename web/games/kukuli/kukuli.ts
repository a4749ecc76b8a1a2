import { hunt } from '../hunt/hunt';

/** The sheep are the easier side to begin with. */
export const kukuli = { ...hunt(['WOLF', 'SHEEP', 'RAM']), firstGame: { seat: 1 } };
