import type { PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { fingerprintOf } from '#platform/http/server/fingerprint.ts';
import { DAY } from '#platform/time/rules/durations.ts';
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

export async function sweepKeys(ctx: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldKeys(ctx.db, storeIds, new Date(ctx.now - KEY_LIFETIME_MS));
}
