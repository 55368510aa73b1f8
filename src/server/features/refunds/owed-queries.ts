import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq, gt, isNull, lt, type SQL } from '../../platform/db/drizzle.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { isUnclear, paymentAttempts, paymentDue } from '../../platform/db/schema/payments.ts';
import { refunds } from '../../platform/db/schema/refunds.ts';

interface Page {
  /** Ids after this one: they are in the order of time. */
  after: string;
  limit: number;
}

const withOrder = {
  orderId: orders.id,
  orderNo: orders.orderNo,
  tableIdel: orders.tableIdel,
  tableIden: orders.tableIden,
  orderType: orders.orderType,
  address: orders.address,
  customerName: orders.customerName,
  paymentMethod: orders.paymentMethod,
};

export async function selectPendingRefunds(db: Db, storeId: string, { after, limit }: Page) {
  return db
    .select({ ...withOrder, id: refunds.id, amount: refunds.amount, createdAt: refunds.createdAt })
    .from(refunds)
    .innerJoin(orders, and(eq(orders.storeId, refunds.storeId), eq(orders.id, refunds.orderId)) as SQL)
    .where(and(eq(refunds.storeId, storeId), eq(refunds.state, 'pending'), gt(refunds.id, after)))
    .orderBy(asc(refunds.id))
    .limit(limit);
}

/** Of which the gateway tells nothing that could be booked, until somebody has looked. */
export async function selectUnclearPayments(db: Db, storeId: string, { after, limit }: Page) {
  const { id, amount, createdAt, unclear } = paymentAttempts;
  return db
    .select({ ...withOrder, id, amount, createdAt, unclear })
    .from(paymentAttempts)
    .innerJoin(
      orders,
      and(eq(orders.storeId, paymentAttempts.storeId), eq(orders.id, paymentAttempts.orderId)) as SQL,
    )
    .where(and(eq(paymentAttempts.storeId, storeId), gt(id, after), isUnclear(paymentAttempts)))
    .orderBy(asc(id))
    .limit(limit);
}

/** Begun before that time, and still asked about: whatever has become of them, money may yet come. */
export async function selectOpenPayments(db: Db, storeId: string, before: Date, { after, limit }: Page) {
  const { id, amount, createdAt } = paymentAttempts;
  return db
    .select({ ...withOrder, id, amount, createdAt })
    .from(paymentDue)
    .innerJoin(
      paymentAttempts,
      and(eq(paymentAttempts.storeId, paymentDue.storeId), eq(id, paymentDue.attemptId)) as SQL,
    )
    .innerJoin(
      orders,
      and(eq(orders.storeId, paymentAttempts.storeId), eq(orders.id, paymentAttempts.orderId)) as SQL,
    )
    .where(
      and(
        eq(paymentDue.storeId, storeId),
        gt(paymentDue.attemptId, after),
        lt(createdAt, before),
        isNull(paymentAttempts.unclear),
      ),
    )
    .orderBy(asc(paymentDue.attemptId))
    .limit(limit);
}
