import { hunt } from '../hunt/hunt';

export const baghChal = hunt(['WOLF', 'RED_WOLF', 'SHEEP', 'RAM']);
