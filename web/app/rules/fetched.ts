// The rules at hand come when somebody opens them, with their styles.
import { Fetched } from '../../kit/fetched';
import { styles } from '../../kit/styles';

export const drawer = new Fetched(() => Promise.all([import('./drawer'), styles('rules')]));

export const book = new Fetched(() => Promise.all([import('./book'), styles('rules')]));
