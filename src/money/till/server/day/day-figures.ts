import { dueOf } from '#money/bills/rules/balance.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { type DayFigures, drawersOf, type NamedDrawer, sumsOfStretch } from '../../rules/day.ts';
import { compareWays, type Slip, type WayOfPaying, type WaySum, waysOf } from '../../rules/ways.ts';
import type { TillEntryRow, TillRow } from '../../tables.ts';
import { billedIn } from '../billed.ts';
import { selectDay, selectDrawers, selectEntries } from '../queries.ts';
import { readStretch } from '../read-stretch.ts';
import { selectLogSeq, selectOrderNumbers, selectUnpaid, sumUnpaid } from '../stretch-queries.ts';

/** Orders beyond these are only counted. */
const MOST_UNPAID = 200;
const MOST_TOLD = 500;

export interface DayOfTill {
  figures: DayFigures;
  entries: TillEntryRow[];
  /** What must be on the slips of the ways that can be compared. */
  ways: WaySum[];
  toSeq: number;
}

/** The open day as it is in this snapshot, compared with what the slips say. */
export async function figuresOf(tx: Ctx, till: TillRow, slips: Slip[] = []): Promise<DayOfTill> {
  const { storeId, fromSeq } = till;
  const toSeq = await selectLogSeq(tx.db, storeId);
  const { stretch, rows, told } = await readStretch(tx, storeId, { from: fromSeq, to: toSeq });
  const entries = await selectEntries(tx.db, storeId, till.day);
  const sums = sumsOfStretch(stretch);
  const moves = entries
    .filter(({ undoneAt }) => undoneAt === null)
    .map(({ drawerId: drawer, what, amount }) => ({ drawer, what, amount }));
  // A drawer may be in use without a sum: sums of zero are left out.
  const inUse = (id: string | null) =>
    entries.some(({ drawerId }) => drawerId === id) ||
    sums.some(({ kind, key }) => kind === 'drawer' && key === (id ?? ''));
  const known = await selectDrawers(tx.db, storeId);
  const drawers: NamedDrawer[] = [
    { id: null, name: null },
    ...known.flatMap(({ id, name, removedAt }) => (removedAt === null || inUse(id) ? [{ id, name }] : [])),
  ];
  const unpaid = await selectUnpaid(tx.db, storeId, MOST_UNPAID);
  const numbers = await orderNumbersIn(tx, storeId, rows);
  const ways = waysOf(stretch, await waysToCount(tx, storeId));
  const before = await selectDay(tx.db, storeId, till.day - 1);
  const since = before ? rows.filter(({ at }) => at >= before.closedAt) : rows;
  const figures = {
    sums,
    drawers: drawersOf(drawers, moves, sums),
    unpaid: unpaid.map((order) => ({ orderId: order.id, orderNo: order.orderNo, due: dueOf(order) })),
    firstOrder: numbers.length === 0 ? null : Math.min(...numbers),
    lastOrder: numbers.length === 0 ? null : Math.max(...numbers),
    beganAt: firstAt(since, entries),
    ways: compareWays(ways, slips),
    ...(await billedIn(tx, storeId, { before, firstAt: firstAt(rows, entries) })),
    allUnpaid: await sumUnpaid(tx.db, storeId),
    told: told.slice(0, MOST_TOLD),
    ...(told.length > MOST_TOLD ? { moreTold: told.length - MOST_TOLD } : {}),
  };
  return { figures, entries, ways, toSeq };
}

/** Every store has these slips. */
async function waysToCount({ db }: Ctx, storeId: string): Promise<WayOfPaying[]> {
  const { upi } = await findStore(db, storeId);
  return [
    { way: 'UPI', account: upi?.vpa ?? '' },
    { way: 'Card', account: '' },
  ];
}

async function orderNumbersIn({ db }: Ctx, storeId: string, rows: LogRow[]): Promise<number[]> {
  const placed = rows.flatMap(({ kind, event, orderId }) =>
    kind === 'order' && event.what === 'placed' && orderId !== null ? [orderId] : [],
  );
  return placed.length === 0 ? [] : selectOrderNumbers(db, storeId, placed);
}

/** How the request of a float begins that stayed in its drawer at the close before. */
export const STAYED = 'stayed ';

/**
 * A day begins with the first thing that happens in it: what stayed in the drawers was there before, and what a tablet
 * tells of the time before the last close begins none.
 */
function firstAt(rows: LogRow[], entries: TillEntryRow[]): string | null {
  const entry = entries.find(({ request }) => !request?.startsWith(STAYED));
  const first = [rows[0]?.at, entry?.createdAt].flatMap((at) => at?.getTime() ?? []);
  return first.length === 0 ? null : new Date(Math.min(...first)).toISOString();
}
