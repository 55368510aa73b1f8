import type { Db } from '#platform/db/server/client.ts';
import { inArray } from '#platform/db/server/drizzle.ts';
import { columnsOf, createReader } from '#platform/db/server/statements/hot-statements.ts';
import { ALL_EVENTS, PAGE_EVENTS } from '#platform/ports/server/store-feeds.ts';
import { storeCounters } from '#restaurant/stores/tables.ts';
import { type LogRow, storeLog } from '../tables.ts';

/** The entries of a store's log after `seq`, oldest first. */
export async function selectLog(
  { $client }: Db,
  storeId: string,
  seq: number,
  most: number,
  topic: string = ALL_EVENTS,
): Promise<LogRow[]> {
  const { name, where, values } = onTopic(topic);
  const text = `${AFTER} ${where} order by seq limit $3`;
  const asked = { name, text, values: [storeId, seq, most, ...values] };
  return (await $client.query<Record<string, unknown>>(asked)).rows.map(toRow);
}

const toRow = createReader(storeLog);
const AFTER = `select ${columnsOf(storeLog)} from store_log where store_id = $1 and seq > $2`;

function onTopic(topic: string): { name: string; where: string; values: string[] } {
  if (topic === ALL_EVENTS) return { name: 'log', where: '', values: [] };
  return topic === PAGE_EVENTS
    ? { name: 'log of pages', where: 'and order_id is null', values: [] }
    : { name: 'log of one', where: 'and order_id = $4', values: [topic] };
}

/** The number of each store's latest entry. */
export async function selectLatestSeqs(db: Db, storeIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ storeId: storeCounters.storeId, logSeq: storeCounters.logSeq })
    .from(storeCounters)
    .where(inArray(storeCounters.storeId, storeIds));
  return new Map(rows.map((row) => [row.storeId, row.logSeq]));
}
