import { isUnclear, paymentAttempts, paymentDue } from '#money/payments/tables.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, gt, isNull, lt, type SQL } from '#platform/db/server/drizzle.ts';
import { refunds } from '../tables.ts';

interface Page {
  /** The id of the last entry of the page before; ids sort by time. */
  after: string;
  limit: number;
}

const withOrder = {
  orderId: orders.id,
  orderNo: orders.orderNo,
  tableLabel: orders.tableLabel,
  tableName: orders.tableName,
  orderType: orders.orderType,
  orderKind: orders.orderKind,
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

/** From the latest. */
export async function selectDoneRefunds(
  db: Db,
  storeId: string,
  { before, limit }: { before: string | null; limit: number },
) {
  const { id, amount, how, method, reason, author, settledAt, createdAt } = refunds;
  return db
    .select({ ...withOrder, id, amount, how, method, reason, author, settledAt, createdAt })
    .from(refunds)
    .innerJoin(orders, and(eq(orders.storeId, refunds.storeId), eq(orders.id, refunds.orderId)) as SQL)
    .where(
      and(
        eq(refunds.storeId, storeId),
        eq(refunds.state, 'done'),
        before === null ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** Payments with money that could not be booked, until the staff have checked them. */
export async function selectUnclearPayments(db: Db, storeId: string, { after, limit }: Page) {
  const { id, tabId, amount, createdAt, unclear } = paymentAttempts;
  return db
    .select({ id, tabId, amount, createdAt, unclear })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.storeId, storeId), gt(id, after), isUnclear(paymentAttempts)))
    .orderBy(asc(id))
    .limit(limit);
}

/** Payments begun before that time that are still asked about, since money may yet come. */
export async function selectOpenPayments(db: Db, storeId: string, before: Date, { after, limit }: Page) {
  const { id, tabId, amount, createdAt } = paymentAttempts;
  return db
    .select({ id, tabId, amount, createdAt })
    .from(paymentDue)
    .innerJoin(
      paymentAttempts,
      and(eq(paymentAttempts.storeId, paymentDue.storeId), eq(id, paymentDue.attemptId)) as SQL,
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
