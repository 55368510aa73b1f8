import { expect } from 'vitest';
import { priceOf } from '#money/bills/rules/balance.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gt } from '#platform/db/server/drizzle.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { sumsOfStretch } from '../../rules/day.ts';
import { addTillSums, type TillSumKind, totalOf } from '../../rules/sums.ts';
import { readStretch } from '../read-stretch.ts';
import { selectLogSeq } from '../stretch-queries.ts';

const COUNTED = new Set<TillSumKind>(['order', 'received', 'settled', 'tip', 'refund', 'tax', 'discount']);

interface Life {
  thali: { services: { db: Db } };
  storeId: string;
  read: (sql: string, ...values: unknown[]) => Promise<unknown[]>;
}

/** The entry of the log after which a life begins. */
export const beginningOf = ({ thali, storeId }: Life) => selectLogSeq(thali.services.db, storeId);

/**
 * Wherever days end, they add up to the whole of a life, and that to what its orders say. The orders of earlier lives stay
 * as they are.
 */
export async function expectTillTies({ thali, storeId, read }: Life, start = 0): Promise<void> {
  const { db } = thali.services;
  const end = await selectLogSeq(db, storeId);
  const sumsOf = async (from: number, to: number) =>
    sumsOfStretch((await readStretch({ db }, storeId, { from, to })).stretch);
  const whole = await sumsOf(start, end);
  // A day never ends between two entries of one transaction.
  const written = 'select seq, xmin::text as tx from store_log where store_id = $1 and seq > $2 order by seq';
  const log = (await read(written, start)) as { seq: number; tx: string }[];
  const ends = log.filter(({ tx }, at) => tx !== log[at + 1]?.tx);
  const middle = ends[Math.floor(ends.length / 2)]?.seq ?? start;
  const days = addTillSums([...(await sumsOf(start, middle)), ...(await sumsOf(middle, end))]);
  const figures = (sums: typeof whole) =>
    sums.filter(({ kind }) => COUNTED.has(kind)).map(({ kind, key, amount }) => [kind, key, amount]);
  expect(figures(days)).toEqual(figures(whole));

  const entries = await db
    .select({ id: storeLog.orderId })
    .from(storeLog)
    .where(and(eq(storeLog.storeId, storeId), gt(storeLog.seq, start), eq(storeLog.kind, 'order')));
  const named = new Set(entries.map(({ id }) => id));
  const known = await db.select().from(orders).where(eq(orders.storeId, storeId));
  const rows = known.filter(({ id }) => named.has(id));
  const all = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const amount = (kind: TillSumKind) => totalOf(whole, kind).amount;
  expect(amount('order')).toBe(all(priceOf));
  expect(amount('received') + amount('settled') - amount('forAccounts')).toBe(all(({ paid }) => paid));
  expect(amount('refund')).toBe(all(({ refunded }) => refunded));
}
