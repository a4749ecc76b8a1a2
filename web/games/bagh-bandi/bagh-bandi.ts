import { hunt } from '../hunt/hunt';

export const baghBandi = hunt(['WOLF', 'RED_WOLF', 'SHEEP', 'STACK', 'RAM']);
