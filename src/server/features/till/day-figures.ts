import { dueOf } from '#domain/bills/balance.ts';
import { type DayFigures, drawersOf, type NamedDrawer, sumsOfStretch } from '#domain/till/day.ts';
import { totalOf } from '#domain/till/sums.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { LogRow } from '../../platform/db/schema/orders.ts';
import type { TillEntryRow, TillRow } from '../../platform/db/schema/till.ts';
import { selectDrawers, selectEntries } from './queries.ts';
import { readStretch } from './read-stretch.ts';
import { selectLogSeq, selectOrderNumbers, selectUnpaid } from './stretch-queries.ts';

/** More are only counted. */
const MOST_UNPAID = 200;

export interface DayOfTill {
  figures: DayFigures;
  entries: TillEntryRow[];
  toSeq: number;
}

/** The open day as it is in this snapshot. */
export async function figuresOf(tx: Ctx, till: TillRow): Promise<DayOfTill> {
  const { storeId, fromSeq } = till;
  const toSeq = await selectLogSeq(tx.db, storeId);
  const { stretch, rows } = await readStretch(tx, storeId, { from: fromSeq, to: toSeq });
  const entries = await selectEntries(tx.db, storeId, till.day);
  const sums = sumsOfStretch(stretch);
  const moves = entries.map(({ drawerId: drawer, what, amount }) => ({ drawer, what, amount }));
  const inUse = (id: string | null) =>
    entries.some(({ drawerId }) => drawerId === id) || totalOf(sums, 'drawer', id ?? '').count !== 0;
  const known = await selectDrawers(tx.db, storeId);
  const drawers: NamedDrawer[] = [
    { id: null, name: null },
    ...known.flatMap(({ id, name, removedAt }) => (removedAt === null || inUse(id) ? [{ id, name }] : [])),
  ];
  const unpaid = await selectUnpaid(tx.db, storeId, MOST_UNPAID);
  const numbers = await orderNumbersIn(tx, storeId, rows);
  const figures = {
    sums,
    drawers: drawersOf(drawers, moves, sums),
    unpaid: unpaid.map((order) => ({ orderId: order.id, orderNo: order.orderNo, due: dueOf(order) })),
    firstOrder: numbers.length === 0 ? null : Math.min(...numbers),
    lastOrder: numbers.length === 0 ? null : Math.max(...numbers),
    beganAt: beganAt(rows, entries),
  };
  return { figures, entries, toSeq };
}

async function orderNumbersIn({ db }: Ctx, storeId: string, rows: LogRow[]): Promise<number[]> {
  const placed = rows.flatMap(({ kind, event, orderId }) =>
    kind === 'order' && event.what === 'placed' && orderId !== null ? [orderId] : [],
  );
  return placed.length === 0 ? [] : selectOrderNumbers(db, storeId, placed);
}

/** A day begins with the first thing that happens in it. */
function beganAt(rows: LogRow[], entries: TillEntryRow[]): string | null {
  const first = [rows[0]?.at, entries[0]?.createdAt].flatMap((at) => at?.getTime() ?? []);
  return first.length === 0 ? null : new Date(Math.min(...first)).toISOString();
}
