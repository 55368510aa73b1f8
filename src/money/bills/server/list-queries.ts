import type { PaidBy } from '#money/payments/rules/payment.ts';
import { receipts } from '#money/tabs/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, inArray, sql } from '#platform/db/server/drizzle.ts';
import { bills } from '../tables.ts';
import type { BillDay } from '../wire/bills.ts';
import { type BillFilter, dayOfBill, matches } from './queries.ts';

/** How money came for each of these tabs, in the order in which it came. What was taken back whole did not. */
export async function selectPaidBy(
  db: Db,
  storeId: string,
  tabIds: string[],
): Promise<Map<string, PaidBy[]>> {
  if (tabIds.length === 0) return new Map();
  const { id, tabId, method } = receipts;
  const rows = await db
    .select({ tabId, method })
    .from(receipts)
    .where(and(eq(receipts.storeId, storeId), inArray(tabId, tabIds)))
    .groupBy(tabId, method)
    .having(sql`sum(${receipts.amount}) > 0`)
    .orderBy(sql`min(${id}::text)`);
  const byTab = Map.groupBy(rows, (row) => row.tabId);
  return new Map([...byTab].map(([id, own]) => [id, own.map((row) => row.method)]));
}

/** Which part is the bill of each of these tabs: the last one that corrects nothing. */
export async function selectStandingParts(
  db: Db,
  storeId: string,
  tabIds: string[],
): Promise<Map<string, number>> {
  if (tabIds.length === 0) return new Map();
  const rows = await db
    .select({ tabId: bills.tabId, part: sql`max(${bills.part})`.mapWith(Number) })
    .from(bills)
    .where(
      and(
        eq(bills.storeId, storeId),
        inArray(bills.tabId, tabIds),
        sql`${bills.content}->>'corrects' is null`,
      ),
    )
    .groupBy(bills.tabId);
  return new Map(rows.map(({ tabId, part }) => [tabId, part]));
}

/** The matching bills of each day, latest first. A credit note takes off. */
export async function sumDays(
  db: Db,
  storeId: string,
  filter: Omit<BillFilter, 'limit'>,
): Promise<BillDay[]> {
  const signed = sql`case when ${bills.kind} = 'credit_note' then -${bills.payable} else ${bills.payable} end`;
  return db
    .select({
      day: sql<string>`${dayOfBill}`.as('day'),
      count: sql`count(*)`.mapWith(Number),
      payable: sql`sum(${signed})`.mapWith(Number),
    })
    .from(bills)
    .where(matches(db, storeId, filter))
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`));
}
