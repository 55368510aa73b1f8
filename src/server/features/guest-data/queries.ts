import { tabOf } from '#domain/money/tab.ts';
import { OPEN } from '#domain/order/order.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/placing/checkout.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray, sql } from '../../platform/db/drizzle.ts';
import { bills } from '../../platform/db/schema/bills.ts';
import { guestData } from '../../platform/db/schema/guest-data.ts';
import { messageDue, messages, messageWishes, pushSubscriptions } from '../../platform/db/schema/messages.ts';
import { feedback, type OrderRow, orderLines, orders, storeLog } from '../../platform/db/schema/orders.ts';
import { printJobs } from '../../platform/db/schema/printing.ts';

export type GuestDataRow = typeof guestData.$inferSelect;
type Marks = Partial<Pick<GuestDataRow, 'ordersForgotten' | 'billsForgotten'>>;

export interface GuestName {
  countryCode: string;
  phone: string;
}

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
  await db
    .update(feedback)
    .set({ comment: '', answer: null, answeredAt: null, answeredBy: null })
    .where(and(eq(feedback.storeId, storeId), inArray(feedback.orderId, orderIds)));
}

/** Deletes push subscriptions, wishes for messages, and messages of the orders. */
export async function deleteMessagesOf(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  const ofOrders = and(eq(messages.storeId, storeId), inArray(messages.orderId, orderIds));
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.storeId, storeId),
        eq(pushSubscriptions.ownerKind, 'order'),
        inArray(pushSubscriptions.ownerId, orderIds),
      ),
    );
  await db
    .delete(messageWishes)
    .where(and(eq(messageWishes.storeId, storeId), inArray(messageWishes.orderId, orderIds)));
  const sent = await db.select({ id: messages.id }).from(messages).where(ofOrders);
  if (sent.length === 0) return;
  const ids = sent.map(({ id }) => id);
  await db.delete(messageDue).where(and(eq(messageDue.storeId, storeId), inArray(messageDue.messageId, ids)));
  await db.delete(messages).where(ofOrders);
}

/** Deletes finished tickets and receipts. One that is still to be printed stays until then. */
export async function deletePrintsOf(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  await db
    .delete(printJobs)
    .where(
      and(
        eq(printJobs.storeId, storeId),
        inArray(printJobs.orderId, orderIds),
        inArray(printJobs.state, ['done', 'failed']),
      ),
    );
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
}

/** Orders of earlier versions may have no country code; they are Indian. */
const NO_CODE = '';

const isOf = (storeId: string, { countryCode, phone }: GuestName) =>
  and(
    eq(orders.storeId, storeId),
    eq(orders.customerPhone, phone),
    inArray(
      orders.countryCode,
      countryCode === DEFAULT_COUNTRY_CODE ? [countryCode, NO_CODE] : [countryCode],
    ),
  );

export async function selectGuestOrders(db: Db, storeId: string, guest: GuestName, most: number) {
  return db.select().from(orders).where(isOf(storeId, guest)).orderBy(asc(orders.id)).limit(most);
}

/** Locks the guest's ended orders until the end of the transaction. */
export async function lockEndedOrders(db: Db, storeId: string, guest: GuestName): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOf(storeId, guest), notInArray(orders.state, [...OPEN])))
    .orderBy(asc(orders.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function countGuestOrders(db: Db, storeId: string, guest: GuestName): Promise<number> {
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
  const given = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.storeId, storeId), inArray(feedback.orderId, orderIds)));
  const utr = sql<string>`${storeLog.event}->>'utr'`;
  const transfers = await db
    .selectDistinct({ orderId: storeLog.orderId, utr })
    .from(storeLog)
    .where(and(eq(storeLog.storeId, storeId), inArray(storeLog.orderId, orderIds), isNotNull(utr)));
  return { lines, issued, given, transfers };
}
