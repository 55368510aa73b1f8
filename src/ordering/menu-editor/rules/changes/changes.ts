/** Returns only the changed fields, so that a save does not overwrite what others have changed meanwhile. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const fields = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
  );
  return Object.fromEntries(fields) as Partial<T>;
}
