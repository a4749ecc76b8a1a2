// Lessons come when somebody wants to learn, with their styles.
import { Fetched } from '../../kit/fetched';
import { styles } from '../../kit/styles';

export const lessons = new Fetched(() => Promise.all([import('./screens'), styles('learn')]));

/** A rule to be played over a table. */
export const ruleLesson = new Fetched(() => Promise.all([import('./over-table'), styles('rules'), styles('learn')]));
