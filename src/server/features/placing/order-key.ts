import type { PlaceOrderBody } from '#domain/api/order.ts';
import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { sha256 } from '../../platform/secrets/secrets.ts';
import { deleteOldKeys } from './queries.ts';

/** The key under which a client may send its order again. Null if it sent none. */
export type OrderKey = { key: string; fingerprint: string } | null;

/** How long a client can repeat an order with the same key. */
const KEY_LIFETIME_MS = 7 * DAY;

export function orderKeyOf(key: string | null, { profileID: _, ...body }: PlaceOrderBody): OrderKey {
  return keyOf(key, body);
}

export function keyOf(key: string | null, asked: object): OrderKey {
  return key === null ? null : { key, fingerprint: fingerprintOf(asked) };
}

/** A hash that does not depend on the order of keys. */
function fingerprintOf(asked: object): string {
  return sha256(JSON.stringify(asked, sortKeys));
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export async function sweepKeys(ctx: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldKeys(ctx.db, storeIds, new Date(ctx.now - KEY_LIFETIME_MS));
}
