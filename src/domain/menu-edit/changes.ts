/** Only the fields that are not as they were: what others have changed meanwhile stays theirs. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const fields = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
  );
  return Object.fromEntries(fields) as Partial<T>;
}
