import { findStations, isHeld, type StationRow } from '#kitchen/stations/server/find-stations.ts';
import { billForPaper } from '#money/bills/server/issuing/issue-bill.ts';
import { findCategories } from '#ordering/menu/server/find-items.ts';
import { dishesOfLine } from '#ordering/orders/rules/combo-parts.ts';
import {
  findStoredOrders,
  findTabs,
  isAddition,
  type StoredOrder,
} from '#ordering/orders/server/find-order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { LogConsumer } from '#platform/consumers/server/consume-logs.ts';
import { type Ctx, createContext } from '#platform/context/server/context.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { renderPrintout } from '../rules/printout.ts';
import { renderTicket } from '../rules/tickets/kitchen-ticket.ts';
import { kitchenPrinters, receiptPrinters, shareLines } from '../rules/tickets/share-lines.ts';
import { addJobs, type Work } from './jobs/add-jobs.ts';
import { drawersFor } from './open-drawer.ts';
import { moveTicketsFor } from './papers/move-tickets.ts';
import {
  isOpenNow,
  isPrintedThere,
  isPrintedWith,
  isServedBy,
  type TicketChange,
  ticketChangeOf,
  ticketNoOf,
  ticketOf,
} from './papers/print-content.ts';
import { tabPrintout } from './papers/tab-printout.ts';
import { type PrinterRow, selectPrinters } from './queries.ts';

/** From then on a ticket says that it comes late. */
const LATE_MS = 5 * MINUTE;

interface Entry {
  stored: StoredOrder;
  seq: number;
  at: number;
}

type Bill = Awaited<ReturnType<typeof billForPaper>>;

interface Scene {
  store: StoreRow;
  printers: PrinterRow[];
  stations: (StationRow & { isHeld: boolean })[];
}

/** Makes tickets and printouts of what happens to orders, and tickets for tables that move. */
export const printConsumer: LogConsumer = {
  name: 'printing',
  async consume(tx, storeId, entries) {
    const ofOrders = entries.filter(({ kind }) => kind === 'order');
    const printers = (await selectPrinters(tx.db, storeId)).filter(({ enabled }) => enabled);
    if (printers.length === 0) return;
    const ids = [...new Set(ofOrders.map(({ orderId }) => orderId).filter((id) => id !== null))];
    const orders = await findStoredOrders(tx, storeId, ids);
    const stations = (await findStations(tx, storeId)).map((one) => ({ ...one, isHeld: isHeld(one) }));
    const scene = { store: await findStore(tx.db, storeId), printers, stations };
    const works: Work[] = [];
    for (const { seq, at, orderId } of ofOrders) {
      const stored = orderId === null ? undefined : orders.get(orderId);
      if (!stored) continue;
      const entry = { stored, seq, at: at.getTime() };
      works.push(...(await ticketsFor(tx, entry, scene)));
      // The guests of a table get one printout, when all is paid.
      if (stored.order.sittingId === null && isServedBy(stored, seq)) {
        const left = printers.filter((printer) => !isPrintedThere(stored, 'receipt', printer));
        works.push(...(await printoutsFor(tx, stored.order, seq, { ...scene, printers: left })));
      }
    }
    works.push(...drawersFor(tx, ofOrders, { storedOf: (id) => orders.get(id), printers }));
    works.push(...moveTicketsFor(ofOrders, (id) => orders.get(id)?.order, scene));
    works.push(...(await printoutsOfTables(tx, entries.filter(isSittingPaid), scene)));
    await addJobs(tx, storeId, works);
  },
};

/** The guests of a table get one printout, when all is paid. */
async function printoutsOfTables(tx: Ctx, entries: LogRow[], scene: Scene): Promise<Work[]> {
  const ids = entries.flatMap(({ sittingId }) => sittingId ?? []);
  const tabs = await findTabs(tx, scene.store.storeId, ids);
  const works: Work[] = [];
  for (const entry of entries) {
    const [order] = tabs.get(entry.sittingId ?? '') ?? [];
    const printers = scene.printers.filter((printer) => !isPrintedWith(entry, 'receipt', printer));
    if (order) works.push(...(await printoutsFor(tx, order, entry.seq, { ...scene, printers })));
  }
  return works;
}

async function ticketsFor(tx: Ctx, entry: Entry, { store, printers, stations }: Scene): Promise<Work[]> {
  const told = ticketChangeOf(entry.stored, entry.seq);
  const { order } = entry.stored;
  const kitchen = told ? kitchenPrinters(printers, order.orderTypeId) : [];
  if (!told || kitchen.length === 0) return [];
  const isNew = told.kind === 'new';
  const isLate = isNew && tx.now - entry.at > LATE_MS;
  // A kitchen that hears of it only now has nothing to cook.
  if ((isLate || told.kind === 'fired') && !isOpenNow(entry.stored)) return [];
  const kind = await kindOf(tx, entry, told);
  const dishes = told.lines.flatMap(dishesOfLine);
  const itemIds = [...new Set(dishes.map(({ itemId }) => itemId))];
  const categoryOf = await findCategories(tx, order.storeId, itemIds);
  const shares = shareLines(kitchen, dishes, {
    all: printers,
    stations,
    categoryOf,
    idOf: ({ id }) => id,
    itemOf: ({ itemId }) => itemId,
  });
  const ticketNo = ticketNoOf(entry.stored, entry.seq);
  const left = [...shares].filter(([one]) => !(isNew && isPrintedThere(entry.stored, 'ticket', one)));
  return left.map(([printer, lines]) => ({
    printer,
    order,
    what: 'ticket',
    seq: entry.seq,
    lines: renderTicket(
      ticketOf(entry.stored, store, { ...told, kind, lines, at: entry.at, isLate, ticketNo }),
      printer.language,
    ),
  }));
}

async function kindOf(tx: Ctx, { stored }: Entry, { kind }: TicketChange) {
  return kind === 'new' && (await isAddition(tx, stored.order)) ? 'addition' : kind;
}

function isSittingPaid({ kind, event }: LogRow): boolean {
  return kind === 'sitting' && event.what === 'sitting_state' && event.to === 'paid';
}

async function printoutsFor(
  tx: Ctx,
  order: OrderRow,
  seq: number,
  { store, printers }: Scene,
): Promise<Work[]> {
  const chosen = receiptPrinters(printers, order.orderTypeId);
  if (chosen.length === 0) return [];
  const bill = await findBill(tx, order);
  const content = await tabPrintout(tx, order, store, { bill, seq });
  return chosen.map((printer) => ({
    printer,
    order,
    what: 'receipt',
    seq,
    lines: renderPrintout(content, printer.language),
  }));
}

/** Runs in a transaction of its own, so that no ticket waits for a bill. */
async function findBill({ services, actor }: Ctx, { storeId, id }: OrderRow): Promise<Bill> {
  return billForPaper(createContext(services, actor), storeId, id).catch((error: unknown) => {
    services.onError(error);
    return null;
  });
}
