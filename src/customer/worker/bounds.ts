export const MOST_PAGES = 10;
export const MOST_PICTURES = 200;

/** Which entries are too many: `names` as they were put in, `used` as they were last asked for, oldest first. */
export function beyond(names: string[], used: Iterable<string>, most: number): string[] {
  const order = new Set(names);
  for (const name of used) {
    // Moved to the end, which is what goes last.
    if (order.delete(name)) order.add(name);
  }
  return [...order].slice(0, Math.max(0, order.size - most));
}
