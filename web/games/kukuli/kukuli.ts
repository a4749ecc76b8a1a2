import { hunt } from '../hunt/hunt';

export const kukuli = hunt(['WOLF', 'SHEEP', 'RAM']);
