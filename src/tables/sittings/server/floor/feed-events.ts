import { feedEvents, type OrderFeedEvent } from '#ordering/orders/server/feed-events.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Audience, FeedEvent } from '#platform/ports/server/store-feeds.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { SittingEvent } from '../../rules/sitting-events.ts';
import type { FloorTable } from '../../wire/sittings.ts';
import { floorTables, tableFor } from './floor.ts';

/** The stream events for entries of a store's log, with the tables of the floor that they changed. */
export async function storeFeedEvents(
  ctx: Pick<Ctx, 'db' | 'services' | 'now'>,
  storeId: string,
  rows: LogRow[],
  hasTables: boolean,
): Promise<FeedEvent[]> {
  const events = await feedEvents(ctx.db, storeId, rows);
  if (!hasTables) return events.map(({ order: _, ...event }) => ({ ...event, tables: () => [] }));
  const { tables, changed } = await changedTables(ctx, storeId, rows, events);
  // A table is sent as it is now, so once is enough.
  const last = new Map(changed.flatMap((some, at) => some.map((id) => [id, at] as const)));
  return events.map(({ order: _, ...event }, at) => {
    const told = tables.filter(({ _id }) => last.get(_id) === at);
    return { ...event, tables: (audience) => told.map((table) => toText(table, audience)) };
  });
}

const toText = (table: FloorTable, audience: Audience) => JSON.stringify(tableFor(table, audience));

/** The tables, and by entry the ids of those that it changed. */
async function changedTables(
  ctx: Pick<Ctx, 'db' | 'services' | 'now'>,
  storeId: string,
  rows: LogRow[],
  events: OrderFeedEvent[],
): Promise<{ tables: FloorTable[]; changed: string[][] }> {
  const known = rows.map((row, at) =>
    [events[at]?.order?.tableId, ...tablesIn(row)].filter((id) => typeof id === 'string'),
  );
  const ids = rows.map(({ sittingId }) => sittingId).filter((id) => id !== null);
  const some = { sittings: [...new Set(ids)], tables: [...new Set(known.flat())] };
  if (some.sittings.length + some.tables.length === 0) return { tables: [], changed: [] };
  const { tables, tableOf } = await floorTables(ctx, storeId, some);
  const changed = rows.map(({ sittingId }, at) =>
    [tableOf.get(sittingId ?? ''), ...(known[at] ?? [])].filter((id) => id !== undefined),
  );
  return { tables, changed };
}

function tablesIn({ kind, event }: LogRow): string[] {
  if (kind !== 'sitting') return [];
  const told = event as SittingEvent;
  return told.what === 'moved' ? [told.from.id, told.to.id] : [];
}
