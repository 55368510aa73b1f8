import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, lte, notExists, or, sql } from '#platform/db/server/drizzle.ts';
import { sittings } from '../../tables.ts';
import { isOpen, type Named } from '../queries.ts';

/** Those that may be idle: without a round that stands, or paid. */
export async function selectIdle(
  db: Db,
  storeIds: string[],
  { unusedSince, unclearedSince }: { unusedSince: Date; unclearedSince: Date },
): Promise<Named[]> {
  const { storeId, id, state, openedAt, paidAt } = sittings;
  const standing = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.sittingId, id), sql`${orders.state} < 5`));
  return db
    .select({ storeId, id })
    .from(sittings)
    .where(
      and(
        inArray(storeId, storeIds),
        isOpen,
        or(
          and(eq(state, 'paid'), lte(paidAt, unclearedSince)),
          and(lte(openedAt, unusedSince), notExists(standing)),
        ),
      ),
    );
}
