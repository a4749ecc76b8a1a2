/**
 * What bots learn from tables, and exams of what they know. For the commands {@code learn} and
 * {@code exam}.
 */
@NullMarked
package bergerie.solve.learn;

import org.jspecify.annotations.NullMarked;
