import type { EInvoiceState } from '#money/e-invoices/rules/states.ts';
import { USUAL_BOUNDARY } from '#money/till/rules/business-day.ts';
import { tillDays, tills } from '#money/till/tables.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { tabletBillCounters } from '#restaurant/tablet-numbers/tables.ts';
import { type DocumentKind, letterOf, type Series } from '../rules/bill-settings.ts';
import type { Buyer } from '../rules/buyer.ts';
import { billCounters, billSettings, bills } from '../tables.ts';
import { isAtRegistry, type WithEInvoice, withEInvoices } from './registry/e-invoice-queries.ts';

export type BillRow = WithEInvoice<typeof bills.$inferSelect>;
export type BillSettingsRow = typeof billSettings.$inferSelect;

export async function selectBillSettings(db: Db, storeId: string): Promise<BillSettingsRow | null> {
  return queryOne(db.select().from(billSettings).where(eq(billSettings.storeId, storeId)));
}

export async function upsertBillSettings(db: Db, row: BillSettingsRow): Promise<void> {
  await db.insert(billSettings).values(row).onConflictDoUpdate({ target: billSettings.storeId, set: row });
}

/** Takes the next number, or passes the one that is on paper, and locks the series until the end of the transaction. */
export async function takeSeq(
  db: Db,
  storeId: string,
  { series, year, given = null }: { series: Series; year: number; given?: number | null },
): Promise<number> {
  const letter = letterOf(series);
  const of = letter === null ? billCounters : tabletBillCounters;
  const first = { storeId, year, seq: given ?? 1 };
  const next = { seq: given === null ? sql`${of.seq} + 1` : sql`greatest(${of.seq}, ${given})` };
  const [row] =
    letter === null
      ? await db
          .insert(billCounters)
          .values({ ...first, series: series === 'credit' ? series : 'bill' })
          .onConflictDoUpdate({
            target: [billCounters.storeId, billCounters.series, billCounters.year],
            set: next,
          })
          .returning({ seq: billCounters.seq })
      : await db
          .insert(tabletBillCounters)
          .values({ ...first, letter })
          .onConflictDoUpdate({
            target: [tabletBillCounters.storeId, tabletBillCounters.letter, tabletBillCounters.year],
            set: next,
          })
          .returning({ seq: tabletBillCounters.seq });
  if (!row) throw new Error('The bill counter returned no number');
  return given ?? row.seq;
}

/** Whether a document of the store has this number, or this place in its series. */
export async function isNumbered(
  db: Db,
  { storeId, series, year, seq, number }: Pick<BillRow, 'storeId' | 'series' | 'year' | 'seq' | 'number'>,
): Promise<boolean> {
  const place = and(eq(bills.series, series), eq(bills.year, year), eq(bills.seq, seq));
  const isIt = and(eq(bills.storeId, storeId), or(place, eq(bills.number, number)));
  return (await db.$count(bills, isIt)) > 0;
}

/** Those before were looked at long ago. */
const LATEST_NUMBERS = 1_000;

/** The numbers of a series, up to its last one, that no document has. */
export async function selectGaps(
  db: Db,
  { storeId, series, year }: Pick<BillRow, 'storeId' | 'series' | 'year'>,
  last: number,
): Promise<number[]> {
  const first = Math.max(1, last - LATEST_NUMBERS + 1);
  const count = last - first + 1;
  const isOf = and(eq(bills.storeId, storeId), eq(bills.series, series), eq(bills.year, year));
  const isIt = and(isOf, gte(bills.seq, first), lte(bills.seq, last));
  const used = await db.select({ seq: bills.seq }).from(bills).where(isIt);
  if (used.length === count) return [];
  const known = new Set(used.map(({ seq }) => seq));
  return Array.from({ length: count }, (_, at) => first + at).filter((seq) => !known.has(seq));
}

/** The day that a bill counts for. The release before left it out where it is that of its issue, as on its paper. */
export const dayOfBill = sql<string>`coalesce(${bills.day}, left(${bills.content}->>'date', 10))`;

/** The day of the bill with this number; null if there is none. */
export async function selectDayOf(
  db: Db,
  { storeId, series, year, seq }: Pick<BillRow, 'storeId' | 'series' | 'year' | 'seq'>,
): Promise<string | null> {
  const isIt = and(
    eq(bills.storeId, storeId),
    eq(bills.series, series),
    eq(bills.year, year),
    eq(bills.seq, seq),
  );
  const row = await queryOne(db.select({ day: dayOfBill }).from(bills).where(isIt));
  return row?.day ?? null;
}

/** When a day of the store begins, in minutes after midnight. */
export async function selectBoundary(db: Db, storeId: string): Promise<number> {
  const row = await queryOne(
    db.select({ boundary: tills.boundary }).from(tills).where(eq(tills.storeId, storeId)),
  );
  return row?.boundary ?? USUAL_BOUNDARY;
}

/** Whether the series has numbers with this prefix, in any capitalisation. */
export async function hasNumbers(db: Db, storeId: string, series: Series, prefix: string): Promise<boolean> {
  const rows = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.storeId, storeId), eq(bills.series, series), ilike(bills.number, `${prefix}__-__/%`)))
    .limit(1);
  return rows.length > 0;
}

export async function hasBills(db: Db, storeId: string): Promise<boolean> {
  const rows = await db.select({ id: bills.id }).from(bills).where(eq(bills.storeId, storeId)).limit(1);
  return rows.length > 0;
}

export async function insertBill(db: Db, row: typeof bills.$inferSelect): Promise<void> {
  await db.insert(bills).values(row);
}

/** All documents issued for the tab, the bill first. */
export async function selectBillsOf(db: Db, storeId: string, tabId: string): Promise<BillRow[]> {
  const rows = await db
    .select()
    .from(bills)
    .where(and(eq(bills.storeId, storeId), eq(bills.tabId, tabId)))
    .orderBy(asc(bills.part));
  return withEInvoices(db, storeId, rows);
}

/** Whether the tab has a bill, and when the store closed a day last, or last before then. */
export async function selectFinal(
  db: Db,
  storeId: string,
  tabId: string,
  then: Date | null,
): Promise<{ isBilled: boolean; closedAt: number | null }> {
  const issued = await db.$count(bills, and(eq(bills.storeId, storeId), eq(bills.tabId, tabId)));
  const [last] = await db
    .select({ closedAt: tillDays.closedAt })
    .from(tillDays)
    .where(and(eq(tillDays.storeId, storeId), then === null ? undefined : lte(tillDays.closedAt, then)))
    .orderBy(desc(tillDays.number))
    .limit(1);
  return { isBilled: issued > 0, closedAt: last?.closedAt.getTime() ?? null };
}

export async function selectBill(db: Db, storeId: string, id: string): Promise<BillRow | null> {
  const rows = await db
    .select()
    .from(bills)
    .where(and(eq(bills.storeId, storeId), eq(bills.id, id)));
  return (await withEInvoices(db, storeId, rows))[0] ?? null;
}

/** Companies of earlier bills whose name or GSTIN has this text, the latest first. */
export async function selectBuyers(db: Db, storeId: string, q: string, most: number): Promise<Buyer[]> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select({ buyer: sql<Buyer>`${bills.content}->'buyer'` })
    .from(bills)
    .where(
      and(
        eq(bills.storeId, storeId),
        isNotNull(bills.buyerName),
        or(ilike(bills.buyerName, pattern), sql`${bills.content}->'buyer'->>'gstin' ilike ${pattern}`),
      ),
    )
    .orderBy(desc(bills.id))
    .limit(most);
  return rows.map(({ buyer }) => buyer);
}

/** Null removes the buyer. */
export async function updateBuyer(
  db: Db,
  storeId: string,
  orderIds: string[],
  buyer: Buyer | null,
): Promise<void> {
  await db
    .update(orders)
    .set({ buyer })
    .where(and(eq(orders.storeId, storeId), inArray(orders.id, orderIds)));
}

export interface BillFilter {
  q: string;
  kind: DocumentKind | null;
  eInvoice: EInvoiceState | null;
  /** The days that they count for, both included. */
  days: { from: string | null; to: string | null };
  /** The id of the last bill of the page before. */
  before: string | null;
  limit: number;
}

/** Latest first. */
export async function selectBills(db: Db, storeId: string, filter: BillFilter): Promise<BillRow[]> {
  const found = matches(db, storeId, filter);
  const rows = await db.select().from(bills).where(found).orderBy(desc(bills.id)).limit(filter.limit);
  return withEInvoices(db, storeId, rows);
}

export function matches(
  db: Db,
  storeId: string,
  { q, kind, eInvoice, days: { from, to }, before }: Omit<BillFilter, 'limit'>,
) {
  // Nothing is to be learnt from ids: a tablet's late bill may have an earlier one, or a day of weeks later.
  const isWithin = (day: SQL) =>
    and(from === null ? undefined : gte(day, from), to === null ? undefined : lte(day, to));
  const isOfDays = or(isWithin(sql`${bills.day}`), and(isNull(bills.day), isWithin(dayOfBill)));
  return and(
    eq(bills.storeId, storeId),
    before === null ? undefined : lt(bills.id, before),
    from === null && to === null ? undefined : isOfDays,
    kind === null ? undefined : eq(bills.kind, kind),
    eInvoice === null ? undefined : isAtRegistry(db, storeId, eInvoice),
    q === '' ? undefined : found(q),
  );
}

const LARGEST_INTEGER = 2_147_483_647;

function found(q: string) {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = /^#?(\d{1,10})$/.exec(q)?.[1] ?? '';
  const orderNo = Number(digits);
  return or(
    ilike(bills.number, pattern),
    ilike(bills.customerName, pattern),
    ilike(bills.buyerName, pattern),
    digits.length === 4 ? eq(bills.phoneEnd, digits) : undefined,
    digits !== '' && orderNo <= LARGEST_INTEGER ? eq(bills.orderNo, orderNo) : undefined,
  );
}
