import { OPEN } from '#domain/order/order.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/placing/checkout.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray, sql } from '../../platform/db/drizzle.ts';
import { bills } from '../../platform/db/schema/bills.ts';
import { guestData } from '../../platform/db/schema/guest-data.ts';
import { messageDue, messages, messageWishes, pushSubscriptions } from '../../platform/db/schema/messages.ts';
import { feedback, orderLines, orders, storeLog } from '../../platform/db/schema/orders.ts';
import { printJobs } from '../../platform/db/schema/printing.ts';

export type GuestDataRow = typeof guestData.$inferSelect;
type Marks = Partial<Pick<GuestDataRow, 'ordersForgotten' | 'billsForgotten'>>;

export interface GuestName {
  countryCode: string;
  phone: string;
}

export async function readGuestData(db: Db, storeIds: string[]): Promise<GuestDataRow[]> {
  return db.select().from(guestData).where(inArray(guestData.storeId, storeIds));
}

/** Held until the end of the transaction; made where there was none. */
export async function holdGuestData(db: Db, storeId: string): Promise<GuestDataRow | undefined> {
  const [row] = await db
    .insert(guestData)
    .values({ storeId })
    .onConflictDoUpdate({ target: guestData.storeId, set: { storeId } })
    .returning();
  return row;
}

export async function writeMonths(db: Db, storeId: string, months: number): Promise<void> {
  await db
    .insert(guestData)
    .values({ storeId, months })
    .onConflictDoUpdate({ target: guestData.storeId, set: { months } });
}

/** Never back: of two processes that sweep at once, the one that has come further is right. */
export async function moveMarks(db: Db, storeId: string, marks: Marks): Promise<void> {
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
  /** Null: from the very first. */
  after: string | null;
  before: string;
  most: number;
}

export async function readOrderIds(db: Db, storeId: string, range: Range): Promise<string[]> {
  const { after, before, most } = range;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), after ? gt(orders.id, after) : undefined, lt(orders.id, before)))
    .orderBy(asc(orders.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function readBillIds(
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

/** What remains is what was sold, when, for how much and how it was paid. */
export async function forgetGuests(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  await db
    .update(orders)
    .set({ customerName: '', customerPhone: '', countryCode: '', address: '', remarks: '' })
    .where(and(eq(orders.storeId, storeId), inArray(orders.id, orderIds)));
  await db
    .update(orderLines)
    .set({ remarks: null })
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, orderIds)));
  await db
    .update(feedback)
    .set({ comment: '' })
    .where(and(eq(feedback.storeId, storeId), inArray(feedback.orderId, orderIds)));
}

/** Browsers that wait for news of the orders, wishes for messages, and what was sent or is to be sent. */
export async function forgetMessages(db: Db, storeId: string, orderIds: string[]): Promise<void> {
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

/** Tickets and receipts that are done with; one that is still to come out of a printer is kept until it has. */
export async function forgetPrints(db: Db, storeId: string, orderIds: string[]): Promise<void> {
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

export async function forgetOnBills(db: Db, storeId: string, billIds: string[]): Promise<void> {
  await db
    .update(bills)
    .set({
      customerName: '',
      phoneEnd: '',
      content: sql`jsonb_set(${bills.content}, '{customer}', '""')`,
    })
    .where(and(eq(bills.storeId, storeId), inArray(bills.id, billIds)));
}

/** An order of an earlier version may have none: it is one of India. */
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

export async function readGuestOrders(db: Db, storeId: string, guest: GuestName, most: number) {
  return db.select().from(orders).where(isOf(storeId, guest)).orderBy(asc(orders.id)).limit(most);
}

/** Held until the end of the transaction: nothing more becomes of them meanwhile. */
export async function holdEndedOrders(db: Db, storeId: string, guest: GuestName): Promise<string[]> {
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

export async function readPartsOf(db: Db, storeId: string, orderIds: string[]) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, orderIds)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const issued = await db
    .select({ orderId: bills.orderId, number: bills.number })
    .from(bills)
    .where(and(eq(bills.storeId, storeId), inArray(bills.orderId, orderIds)))
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
