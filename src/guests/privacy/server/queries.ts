import { bills } from '#money/bills/tables.ts';
import { eInvoices } from '#money/e-invoices/tables.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import { OPEN } from '#ordering/orders/rules/order.ts';
import { type OrderRow, orderLines, orders } from '#ordering/orders/tables.ts';
import { DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray, sql } from '#platform/db/server/drizzle.ts';
import type { GuestNumber } from '#platform/feature/server/guests.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { guestData } from '../tables.ts';

export type GuestDataRow = typeof guestData.$inferSelect;
type Marks = Partial<Pick<GuestDataRow, 'ordersForgotten' | 'billsForgotten'>>;

export async function selectGuestData(db: Db, storeIds: string[]): Promise<GuestDataRow[]> {
  return db.select().from(guestData).where(inArray(guestData.storeId, storeIds));
}

/** Locks the row until the end of the transaction, and creates it if needed. */
export async function lockGuestData(db: Db, storeId: string): Promise<GuestDataRow | undefined> {
  const [row] = await db
    .insert(guestData)
    .values({ storeId })
    .onConflictDoUpdate({ target: guestData.storeId, set: { storeId } })
    .returning();
  return row;
}

export async function upsertMonths(db: Db, storeId: string, months: number): Promise<void> {
  await db
    .insert(guestData)
    .values({ storeId, months })
    .onConflictDoUpdate({ target: guestData.storeId, set: { months } });
}

/** Moves the marks forward only, because two processes may sweep at once. */
export async function upsertMarks(db: Db, storeId: string, marks: Marks): Promise<void> {
  const { ordersForgotten, billsForgotten } = marks;
  await db
    .insert(guestData)
    .values({ storeId, ...marks })
    .onConflictDoUpdate({
      target: guestData.storeId,
      set: {
        ...(ordersForgotten
          ? { ordersForgotten: sql`greatest(${guestData.ordersForgotten}, ${ordersForgotten}::uuid)` }
          : {}),
        ...(billsForgotten
          ? { billsForgotten: sql`greatest(${guestData.billsForgotten}, ${billsForgotten}::uuid)` }
          : {}),
      },
    });
}

export interface Range {
  /** The id to start after; null for the start. */
  after: string | null;
  before: string;
  most: number;
}

export async function selectOrderIds(db: Db, storeId: string, range: Range): Promise<string[]> {
  const { after, before, most } = range;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), after ? gt(orders.id, after) : undefined, lt(orders.id, before)))
    .orderBy(asc(orders.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function selectBillIds(
  db: Db,
  storeId: string,
  { after, before, most }: Range,
): Promise<string[]> {
  const rows = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.storeId, storeId), after ? gt(bills.id, after) : undefined, lt(bills.id, before)))
    .orderBy(asc(bills.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Erases a guest from orders. What was sold, when, for how much and how it was paid remains. */
export async function updateGuestsErased(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  await db
    .update(orders)
    .set({ customerName: '', customerPhone: '', countryCode: '', address: '', remarks: '', buyer: null })
    .where(and(eq(orders.storeId, storeId), inArray(orders.id, orderIds)));
  await db
    .update(orderLines)
    .set({ remarks: null })
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, orderIds)));
}

export async function updateBillsErased(db: Db, storeId: string, billIds: string[]): Promise<void> {
  await db
    .update(bills)
    .set({
      customerName: '',
      phoneEnd: '',
      buyerName: null,
      content: sql`jsonb_set(${bills.content}, '{customer}', '""') - 'buyer'`,
    })
    .where(and(eq(bills.storeId, storeId), inArray(bills.id, billIds)));
  await db
    .update(eInvoices)
    .set({ signedQr: null })
    .where(and(eq(eInvoices.storeId, storeId), inArray(eInvoices.billId, billIds)));
}

/** Orders of earlier versions may have no country code; they are Indian. */
const NO_CODE = '';

const isOf = (storeId: string, { countryCode, phone }: GuestNumber) =>
  and(
    eq(orders.storeId, storeId),
    eq(orders.customerPhone, phone),
    inArray(
      orders.countryCode,
      countryCode === DEFAULT_COUNTRY_CODE ? [countryCode, NO_CODE] : [countryCode],
    ),
  );

export async function selectGuestOrders(db: Db, storeId: string, guest: GuestNumber, most: number) {
  return db.select().from(orders).where(isOf(storeId, guest)).orderBy(asc(orders.id)).limit(most);
}

/** Locks the guest's ended orders until the end of the transaction. */
export async function lockEndedOrders(db: Db, storeId: string, guest: GuestNumber): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOf(storeId, guest), notInArray(orders.state, [...OPEN])))
    .orderBy(asc(orders.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function countGuestOrders(db: Db, storeId: string, guest: GuestNumber): Promise<number> {
  return db.$count(orders, isOf(storeId, guest));
}

export async function selectPartsOf(db: Db, storeId: string, found: OrderRow[]) {
  const orderIds = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, orderIds)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const issued = await db
    .select({ tabId: bills.tabId, number: bills.number })
    .from(bills)
    .where(and(eq(bills.storeId, storeId), inArray(bills.tabId, found.map(tabOf))))
    .orderBy(asc(bills.id));
  const utr = sql<string>`${storeLog.event}->>'utr'`;
  const transfers = await db
    .selectDistinct({ orderId: storeLog.orderId, utr })
    .from(storeLog)
    .where(and(eq(storeLog.storeId, storeId), inArray(storeLog.orderId, orderIds), isNotNull(utr)));
  return { lines, issued, transfers };
}
