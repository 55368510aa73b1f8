import { stationOf } from '#kitchen/stations/rules/stations.ts';
import { findStations, type StationRow } from '#kitchen/stations/server/find-stations.ts';
import { endWatching, noteWatched } from '#kitchen/stations/server/watching.ts';
import { stationDue } from '#kitchen/stations/tables.ts';
import { readyParts } from '#kitchen/tickets/rules/ready-parts.ts';
import { isHeld } from '#ordering/courses/rules/pace.ts';
import { findCategories } from '#ordering/menu/server/find-items.ts';
import { dishesOfLine } from '#ordering/orders/rules/combo-parts.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import { findOpenOrders, type StoredOrder } from '#ordering/orders/server/find-order.ts';
import type { LineRow } from '#ordering/orders/tables.ts';
import { lockConsumer } from '#platform/consumers/server/consume-logs.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import type { DueEntry } from '#platform/db/server/claim-due.ts';
import { runDueList, takenFor } from '#platform/due/server/run-due.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { renderTicket } from '../../rules/tickets/kitchen-ticket.ts';
import { kitchenPrinters } from '../../rules/tickets/share-lines.ts';
import { printConsumer } from '../consume-orders.ts';
import { addJobs, type Work } from '../jobs/add-jobs.ts';
import { selectPrinters } from '../queries.ts';
import { isOpenNow, ticketOf } from './print-content.ts';

const LIST = { table: stationDue, id: stationDue.stationId, store: stationDue.storeId };

/** A screen says again and again that it is open. */
export async function watchStation(ctx: StoreCtx, stationId: string): Promise<void> {
  authorise(ctx, 'order.move');
  await withTransaction(ctx, async (tx) => {
    const heard = (await lockConsumer(tx, printConsumer.name, tx.storeId)) ?? 0;
    await noteWatched(tx, { storeId: tx.storeId, stationId, heard });
  });
}

/** Ends the watching of stations that nobody watches any more, and prints what stands there. */
export async function printUnwatched(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const taken = takenFor(MINUTE);
  await runDueList(ctx, { kind: 'prints', list: LIST, taken, work: endOne }, signal);
}

async function endOne(ctx: Ctx, { storeId, id }: DueEntry): Promise<boolean> {
  await withTransaction(ctx, async (tx) => {
    // What the consumer has heard of was held. What comes later it prints itself, once nobody watches.
    const heard = await lockConsumer(tx, printConsumer.name, storeId);
    const station = await endWatching(tx, storeId, id);
    if (station?.onlyUnwatched && heard !== null)
      await addJobs(tx, storeId, await worksOf(tx, station, heard));
  });
  return true;
}

async function worksOf(tx: Ctx, station: StationRow, heard: number): Promise<Work[]> {
  const { storeId } = station;
  const printers = (await selectPrinters(tx.db, storeId)).filter(({ id }) => station.printers.includes(id));
  if (printers.length === 0) return [];
  const orders = await findOpenOrders(tx, storeId);
  const store = await findStore(tx.db, storeId);
  const itemIds = [
    ...new Set(orders.flatMap(({ lines }) => lines.flatMap(dishesOfLine).map(({ itemId }) => itemId))),
  ];
  const categoryOf = await findCategories(tx, storeId, itemIds);
  const stations = await findStations(tx, storeId);
  const isHere = (item: string) =>
    stationOf(stations, { item, category: categoryOf.get(item) })?.id === station.id;
  return orders.flatMap((stored) => {
    const lines = linesToMake(stored, heard, station.heldFrom).filter(({ itemId }) => isHere(itemId));
    if (lines.length === 0) return [];
    return kitchenPrinters(printers, stored.order.orderTypeId).map((printer) => ({
      printer,
      order: stored.order,
      what: 'ticket' as const,
      seq: heard,
      lines: renderTicket(
        ticketOf(stored, store, { ...OF_NEW, lines, at: placedAt(stored) }),
        printer.language,
      ),
    }));
  });
}

const OF_NEW = { kind: 'new' as const, reason: '' };

const placedAt = ({ order }: StoredOrder) => order.createdAt.getTime();

/** Those that came while the printers waited, and portions that lines have more than then. */
function linesToMake(stored: StoredOrder, heard: number, heldFrom: number) {
  const { entries, fold, lines } = asOf(stored, heard);
  if (entries.length === 0 || fold.payment === 'awaiting' || !isOpenNow(stored)) return [];
  const before = asOf(stored, heldFrom);
  const wasCooked = before.entries.length > 0 && before.fold.payment !== 'awaiting';
  const held = new Set(lines.filter(isHeld).map(({ id }) => id));
  // What was fired meanwhile is on paper as held.
  const isPrinted = (line: LineRow) => isKept(line) && (held.has(line.id) || !isHeld(line));
  const printed = new Map(
    wasCooked ? before.lines.filter(isPrinted).map(({ id, quantity }) => [id, quantity] as const) : [],
  );
  const made = readyParts(entries);
  return lines.flatMap((line) => {
    const quantity = line.quantity - (printed.get(line.id) ?? 0);
    if (!isKept(line) || fold.ready.has(line.id) || quantity <= 0) return [];
    return dishesOfLine({ ...line, quantity }).filter((_, part) => !made.get(line.id)?.has(part));
  });
}
