/** The items of a selection are joined by +. */
export function toggleItem(value: string, item: string): string {
  const chosen = value.split('+').filter(Boolean);
  return (chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item]).join('+');
}
