/** A day as it is where one sits, by its date: 2026-11-18. */
export function dateOf(day = new Date()): string {
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
