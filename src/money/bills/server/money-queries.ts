import type { CashOfDay, MoneyOfDay } from '#money/books/rules/entries.ts';
import { refunds } from '#money/refunds/tables.ts';
import { receipts } from '#money/tabs/tables.ts';
import type { DayFigures } from '#money/till/rules/day.ts';
import { tillDays, tillEntries } from '#money/till/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from '#platform/db/server/drizzle.ts';

export interface Stretch {
  timeZone: string;
  /** When a day begins, in minutes after midnight. */
  boundary: number;
  start: Date;
  /** The first moment that is not in it. */
  end: Date;
}

const dayOf = (at: unknown, { timeZone, boundary }: Stretch): SQL<string> =>
  sql`to_char((${at} at time zone ${timeZone}) - make_interval(mins => ${boundary}::int), 'YYYY-MM-DD')`;

const sumOf = (what: unknown) => sql`sum(${what})`.mapWith(Number);

/** Receipts, less those that were taken back, by day and way. */
export async function sumReceipts(db: Db, storeId: string, stretch: Stretch): Promise<MoneyOfDay[]> {
  const { method, amount, tip, khataId, createdAt } = receipts;
  const rows = await db
    .select({
      day: dayOf(createdAt, stretch).as('day'),
      method,
      isForAccount: sql<boolean>`${khataId} is not null and ${method} <> 'Account'`.as('for_account'),
      amount: sumOf(amount),
      tip: sumOf(tip),
    })
    .from(receipts)
    .where(and(eq(receipts.storeId, storeId), gte(createdAt, stretch.start), lt(createdAt, stretch.end)))
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1, 2, 3`);
  return rows.map((row) => ({ ...row, what: 'received' }));
}

/** What went back, by the day on which that was known. */
export async function sumRefunds(db: Db, storeId: string, stretch: Stretch): Promise<MoneyOfDay[]> {
  const { how, state, amount, createdAt, settledAt } = refunds;
  const at = sql`coalesce(${settledAt}, ${createdAt})`;
  const rows = await db
    .select({
      day: dayOf(at, stretch).as('day'),
      method: sql<
        MoneyOfDay['method']
      >`case when ${how} = 'gateway' then 'gateway' else coalesce(${refunds.method}, '') end`.as('way'),
      amount: sumOf(amount),
    })
    .from(refunds)
    .where(
      and(
        eq(refunds.storeId, storeId),
        eq(state, 'done'),
        lt(createdAt, stretch.end),
        sql`${at} >= ${stretch.start} and ${at} < ${stretch.end}`,
      ),
    )
    .groupBy(sql`1, 2`)
    .orderBy(sql`1, 2`);
  return rows.map((row) => ({ ...row, what: 'refunded', isForAccount: false, tip: 0 }));
}

/** What people did at the drawers, but for counts and what they took back. A float that stayed from the day before too. */
export async function sumDrawerMoves(db: Db, storeId: string, stretch: Stretch): Promise<CashOfDay[]> {
  const { what, reason, amount, createdAt, undoneAt } = tillEntries;
  const rows = await db
    .select({
      day: dayOf(createdAt, stretch).as('day'),
      what: sql<'float' | 'in' | 'out'>`${what}`.as('what'),
      reason,
      amount: sumOf(amount),
    })
    .from(tillEntries)
    .where(
      and(
        eq(tillEntries.storeId, storeId),
        gte(createdAt, stretch.start),
        lt(createdAt, stretch.end),
        inArray(what, ['float', 'in', 'out']),
        isNull(undoneAt),
      ),
    )
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1, 2, 3`);
  return rows.map((row) => ({ ...row, amount: row.what === 'out' ? -row.amount : row.amount }));
}

/** What the drawers had when their days were closed, and when that was. */
export async function selectCloses(db: Db, storeId: string, stretch: Stretch) {
  const { closedAt, figures } = tillDays;
  return db
    .select({
      day: dayOf(closedAt, stretch).as('day'),
      drawers: sql<DayFigures['drawers']>`${figures}->'drawers'`,
    })
    .from(tillDays)
    .where(and(eq(tillDays.storeId, storeId), gte(closedAt, stretch.start), lt(closedAt, stretch.end)))
    .orderBy(tillDays.number);
}
