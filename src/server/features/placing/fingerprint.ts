import type { PlaceOrderBody } from '#domain/api/order.ts';
import { sha256 } from '../../platform/secrets/secrets.ts';

/** A hash of a body that does not depend on the order of its keys. */
export function fingerprintOf({ profileID: _, ...body }: PlaceOrderBody): string {
  return sha256(JSON.stringify(body, sortKeys));
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
