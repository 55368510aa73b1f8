import { sha256 } from '../secrets/secrets.ts';

/** A hash that does not depend on the order of keys. */
export function fingerprintOf(asked: object): string {
  return sha256(JSON.stringify(asked, sortKeys));
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
