import type { BillDay } from '#domain/api/bills.ts';
import { type PaidBy, RECEIVED_STATES } from '#domain/money/payment.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, desc, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import { bills } from '../../platform/db/schema/bills.ts';
import { storeLog } from '../../platform/db/schema/orders.ts';
import { type BillFilter, matches } from './queries.ts';

/** How money came for each of these orders, in the order in which it came. */
export async function selectPaidBy(
  db: Db,
  storeId: string,
  orderIds: string[],
): Promise<Map<string, PaidBy[]>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, event, seq } = storeLog;
  const how = sql<PaidBy>`coalesce(${event}->'received'->>'method', 'gateway')`;
  const rows = await db
    .select({ orderId: sql<string>`${orderId}`, how })
    .from(storeLog)
    .where(
      and(
        eq(storeLog.storeId, storeId),
        inArray(orderId, orderIds),
        eq(storeLog.kind, 'order'),
        sql`${event}->>'what' = 'payment'`,
        inArray(sql`${event}->>'payment'`, [...RECEIVED_STATES]),
        sql`${event}->>'amount' <> '0'`,
      ),
    )
    .groupBy(orderId, how)
    .orderBy(sql`min(${seq})`);
  const byOrder = Map.groupBy(rows, (row) => row.orderId);
  return new Map([...byOrder].map(([id, own]) => [id, own.map((row) => row.how)]));
}

type DaysFilter = Omit<BillFilter, 'limit'> & { timeZone: string };

/** The matching bills of each day, latest first. A credit note takes off. */
export async function sumDays(
  db: Db,
  storeId: string,
  { timeZone, ...filter }: DaysFilter,
): Promise<BillDay[]> {
  const day = sql<string>`to_char(${bills.issuedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const signed = sql`case when ${bills.kind} = 'credit_note' then -${bills.payable} else ${bills.payable} end`;
  return db
    .select({
      day: day.as('day'),
      count: sql`count(*)`.mapWith(Number),
      payable: sql`sum(${signed})`.mapWith(Number),
    })
    .from(bills)
    .where(matches(storeId, filter))
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`));
}
