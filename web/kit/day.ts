// Days, by their date: 2026-11-18.
import { language } from '../settings/settings';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A day as it is where one sits. */
export function dateOf(day = new Date()): string {
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Whether a name is that of a day. */
export const isDate = (name: string): boolean => DATE.test(name) && !Number.isNaN(Date.parse(name));

/** A day as people write it. */
export const longDate = (date: string): string => written(date, { dateStyle: 'long' });

/** The same where everybody knows the year. */
export const dayAndMonth = (date: string): string => written(date, { day: 'numeric', month: 'long' });

const written = (date: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), { ...form, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
