import type { FloorTable } from '#domain/api/sittings.ts';
import type { SittingEvent } from '#domain/sittings/sitting-events.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { LogRow } from '../../platform/db/schema/orders.ts';
import type { Audience, FeedEvent } from '../../platform/ports/store-feeds.ts';
import { feedEvents, type OrderFeedEvent } from '../orders/feed-events.ts';
import { floorTables, tableFor } from './floor.ts';
import { selectTablesOf } from './floor-queries.ts';

/** The stream events for entries of a store's log, with the tables of the floor that they changed. */
export async function storeFeedEvents(
  ctx: Pick<Ctx, 'db' | 'services' | 'now'>,
  storeId: string,
  rows: LogRow[],
  hasTables: boolean,
): Promise<FeedEvent[]> {
  const events = await feedEvents(ctx.db, storeId, rows);
  const changed = hasTables ? await changedTables(ctx, storeId, rows, events) : [];
  const ids = [...new Set(changed.flat())];
  const tables = ids.length === 0 ? [] : await floorTables(ctx, storeId, ids);
  // A table is sent as it is now, so once is enough.
  const last = new Map(changed.flatMap((some, at) => some.map((id) => [id, at] as const)));
  return events.map(({ order: _, ...event }, at) => {
    const told = tables.filter(({ _id }) => last.get(_id) === at);
    return { ...event, tables: (audience) => told.map((table) => toText(table, audience)) };
  });
}

const toText = (table: FloorTable, audience: Audience) => JSON.stringify(tableFor(table, audience));

/** By entry, the ids of the tables. */
async function changedTables(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  rows: LogRow[],
  events: OrderFeedEvent[],
): Promise<string[][]> {
  const ids = rows.map(({ sittingId }) => sittingId).filter((id) => id !== null);
  const sittings = await selectTablesOf(db, storeId, [...new Set(ids)]);
  const tableOf = new Map(sittings.map(({ id, tableId }) => [id, tableId]));
  return rows.map((row, at) => {
    const known = [tableOf.get(row.sittingId ?? ''), events[at]?.order?.tableId];
    return [...known, ...tablesIn(row)].filter((id) => typeof id === 'string');
  });
}

function tablesIn({ kind, event }: LogRow): string[] {
  if (kind !== 'sitting') return [];
  const told = event as SittingEvent;
  return told.what === 'moved' ? [told.from.id, told.to.id] : [];
}
