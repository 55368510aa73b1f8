import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq, inArray, isNull, or, sql } from '../../platform/db/drizzle.ts';
import { paymentAttempts } from '../../platform/db/schema/payments.ts';

const { id, orderId, amount, captured, currency, capturedCurrency } = paymentAttempts;
/** The captured amount is what can be refunded. */
const paid = { id, orderId, amount: sql<number>`coalesce(${captured}, ${amount})`.mapWith(Number) };

const havePaid = (storeId: string, orderIds: string[]) =>
  and(
    eq(paymentAttempts.storeId, storeId),
    inArray(orderId, orderIds),
    inArray(paymentAttempts.state, ['paid', 'refund_due']),
    or(isNull(capturedCurrency), eq(capturedCurrency, currency)),
  );

export async function selectPaidAttempts(db: Db, storeId: string, orderIds: string[]) {
  return db.select(paid).from(paymentAttempts).where(havePaid(storeId, orderIds)).orderBy(asc(id));
}

export async function lockPaidRows(db: Db, storeId: string, ofOrder: string) {
  return db
    .select(paid)
    .from(paymentAttempts)
    .where(havePaid(storeId, [ofOrder]))
    .orderBy(asc(id))
    .for('update');
}
