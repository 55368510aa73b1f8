import type { StorePatch } from '#restaurant/stores/wire/store.ts';

/** These can be sent in part, so that two people can change different lines of an address. */
const IN_PARTS: readonly string[] = ['address', 'policies'] satisfies (keyof StorePatch)[];

/** Returns only the changed fields, so that a save does not undo what somebody else has changed meanwhile. */
export function changesOf<T extends StorePatch>(saved: T, draft: T): StorePatch {
  return differing(saved as Fields, draft as Fields, IN_PARTS);
}

type Fields = Record<string, unknown>;

function differing(saved: Fields, draft: Fields, inParts: readonly string[]): Fields {
  const changed = Object.entries(draft).filter(([key, value]) => !isSame(saved[key], value));
  return Object.fromEntries(
    changed.map(([key, value]) =>
      inParts.includes(key) ? [key, differing(saved[key] as Fields, value as Fields, [])] : [key, value],
    ),
  );
}

/** Compares as JSON, because the keys are in the same order: one value is made from the other. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
