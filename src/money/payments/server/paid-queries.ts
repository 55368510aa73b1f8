import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, inArray, isNull, or, sql } from '#platform/db/server/drizzle.ts';
import { paymentAttempts } from '../tables.ts';

const { id, tabId, amount, captured, returned, currency, capturedCurrency } = paymentAttempts;
/** Of the captured amount, what was not refunded and is not on its way. */
const left = sql<number>`coalesce(${captured}, ${amount}) - ${returned}`.mapWith(Number);
const paid = { id, tabId, left };

const havePaid = (storeId: string, tabIds: string[]) =>
  and(
    eq(paymentAttempts.storeId, storeId),
    inArray(tabId, tabIds),
    inArray(paymentAttempts.state, ['paid', 'refund_due']),
    or(isNull(capturedCurrency), eq(capturedCurrency, currency)),
  );

export async function selectPaidAttempts(db: Db, storeId: string, tabIds: string[]) {
  return db.select(paid).from(paymentAttempts).where(havePaid(storeId, tabIds)).orderBy(asc(id));
}

export async function lockPaidRows(db: Db, storeId: string, ofTab: string) {
  return db
    .select(paid)
    .from(paymentAttempts)
    .where(havePaid(storeId, [ofTab]))
    .orderBy(asc(id))
    .for('update');
}
