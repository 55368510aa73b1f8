import type { StorePatch } from '#domain/api/store.ts';

/** Of these a part can be sent: two who change different lines of an address both get their way. */
const IN_PARTS: readonly string[] = ['address', 'policies'] satisfies (keyof StorePatch)[];

/** Only what is different: the rest stays whatever somebody else makes of it meanwhile. */
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

/** Both are JSON, with their keys in the same order: one is made from the other. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
