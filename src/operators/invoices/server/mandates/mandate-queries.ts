import type { Mandate } from '#operators/plans/rules/mandate.ts';
import { type MandateRow, mandates, plans } from '#operators/plans/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { stores } from '#restaurant/stores/tables.ts';
import type { SoldPlan } from '../queries.ts';

export type { MandateRow };

const isOne = ({ storeId, invoiceId }: Pick<MandateRow, 'storeId' | 'invoiceId'>) =>
  and(eq(mandates.storeId, storeId), eq(mandates.invoiceId, invoiceId));

/** Whoever goes to pay again may choose another way. One that is registered stays. */
export async function putWanted(
  db: Db,
  row: Omit<typeof mandates.$inferInsert, 'state' | 'token'>,
): Promise<void> {
  const { way, cap, customer, gatewaySealed } = row;
  await db
    .insert(mandates)
    .values({ ...row, state: 'wanted' })
    .onConflictDoUpdate({
      target: [mandates.storeId, mandates.invoiceId],
      set: { way, cap, customer, gatewaySealed, revision: sql`${mandates.revision} + 1` },
      setWhere: eq(mandates.state, 'wanted'),
    });
}

export async function deleteWanted(db: Db, row: MandateRow): Promise<void> {
  await db.delete(mandates).where(and(isOne(row), eq(mandates.state, 'wanted')));
}

/** With `lock`, nobody else changes it until COMMIT. */
export async function selectMandate(
  db: Db,
  which: Pick<MandateRow, 'storeId' | 'invoiceId'>,
  lock?: 'lock',
): Promise<MandateRow | null> {
  const found = db.select().from(mandates).where(isOne(which));
  return queryOne(lock ? found.for('update') : found);
}

/** The one with which the store's plan renews itself, or is about to. */
export async function selectLive(db: Db, storeId: string): Promise<MandateRow | null> {
  const isLive = or(
    eq(mandates.state, 'active'),
    and(eq(mandates.state, 'wanted'), sql`${mandates.token} is not null`),
  );
  return queryOne(
    db
      .select()
      .from(mandates)
      .where(and(eq(mandates.storeId, storeId), isLive))
      .orderBy(sql`${mandates.state}`, desc(mandates.invoiceId))
      .limit(1),
  );
}

/** Those of which something may be left to do, with what their stores have. */
export async function selectToRenew(db: Db, storeIds: string[]) {
  const isOpen = or(ne(mandates.state, 'ended'), isNull(mandates.cancelledAt));
  return db
    .select({ row: mandates, store: stores })
    .from(mandates)
    .innerJoin(stores, eq(stores.storeId, mandates.storeId))
    .where(and(inArray(mandates.storeId, storeIds), isOpen));
}

/** All of these stores, for the invoices with which they were agreed or that they pay. */
export async function selectStates(db: Db, storeIds: string[]) {
  const { invoiceId, renewalId, state } = mandates;
  return db.select({ invoiceId, renewalId, state }).from(mandates).where(inArray(mandates.storeId, storeIds));
}

/** Those that were agreed with these invoices, or that pay them. The live ones come first. */
export async function selectOfInvoices(
  db: Db,
  asked: readonly { storeId: string; id: string }[],
): Promise<MandateRow[]> {
  const ids = asked.map(({ id }) => id);
  const storeIds = asked.map(({ storeId }) => storeId);
  const isTheirs = or(inArray(mandates.invoiceId, ids), inArray(mandates.renewalId, ids));
  return db
    .select()
    .from(mandates)
    .where(and(inArray(mandates.storeId, storeIds), isTheirs))
    .orderBy(sql`${mandates.state}`);
}

/** False if it is no longer as it was read. The lock keeps it so until COMMIT. */
export async function lockMandate(db: Db, row: MandateRow): Promise<boolean> {
  const isAsRead = and(isOne(row), eq(mandates.revision, row.revision));
  return (await queryOne(db.select().from(mandates).where(isAsRead).for('update'))) !== null;
}

export type MandateChange = Partial<Omit<MandateRow, 'storeId' | 'invoiceId' | 'revision'>>;

/** Of several programs that have read the row one changes it: the others get null. */
export async function updateMandate(
  db: Db,
  row: MandateRow,
  change: MandateChange,
): Promise<MandateRow | null> {
  return queryOne(
    db
      .update(mandates)
      .set({ ...change, revision: row.revision + 1 })
      .where(and(isOne(row), eq(mandates.revision, row.revision)))
      .returning(),
  );
}

/** Null if it costs nothing or is retired. */
export async function selectRenewable(db: Db, brandId: string, plan: string): Promise<SoldPlan | null> {
  const { name, price, yearPrice, retiredAt } = plans;
  const isIt = and(eq(plans.brandId, brandId), eq(name, plan), gt(price, 0), isNull(retiredAt));
  return queryOne(db.select({ name, price, yearPrice }).from(plans).where(isIt));
}

/** As the domain reads it. */
export function mandateOf(row: MandateRow): Mandate {
  const { plan, cap, charges, refusedAt, isAwaiting, announcedEnd, announcedAt, announcedTotal } = row;
  const announced =
    announcedEnd && announcedAt
      ? { end: announcedEnd.getTime(), at: announcedAt.getTime(), total: announcedTotal ?? 0 }
      : null;
  return { plan, cap, charges, announced, refusedAt: refusedAt?.getTime() ?? null, isAwaiting };
}
