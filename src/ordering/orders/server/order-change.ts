import type { idempotencyKeys } from '#ordering/placing/tables.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { TabletOrder } from '#restaurant/tablet-numbers/server/numbers.ts';
import { CANCELLED, type OrderEvent } from '../rules/order.ts';
import type { LineRow, OrderRow } from '../tables.ts';

/** An order as it is placed, without the numbers that it takes. */
export interface NewOrder {
  key: typeof idempotencyKeys.$inferSelect;
  order: Omit<OrderRow, 'orderNo'>;
  lines: LineRow[];
  /** How many portions it takes of dishes that are counted, and for which day. */
  counted: { quantities: ReadonlyMap<string, number>; day: string };
  entry: Omit<LogRow, 'seq'>;
  /** Whose number it takes. Null for the store's next one. */
  tablet: TabletOrder | null;
}

/** What becomes of an order, as `changeOrders` writes it. */
export interface OrderChange {
  /** Its row under lock. Null for a new order, which gets its number when it is written. */
  before: OrderRow | null;
  after: OrderRow;
  /** Left out where they stay as they are. */
  lines?: { before: LineRow[]; after: LineRow[] };
  log: OrderEvent[];
  /** Whether it is written already, with its entry: it was placed in one statement. */
  isPlaced?: true;
}

/** An order of which nothing has changed yet. */
export const unchanged = (order: OrderRow): OrderChange => ({ before: order, after: order, log: [] });

export const placed = (after: OrderRow, { lines }: NewOrder): OrderChange => ({
  before: null,
  after,
  log: [],
  isPlaced: true,
  lines: { before: [], after: lines },
});

export const isChange = ({ before, after, lines, log }: OrderChange): boolean =>
  before !== after || lines !== undefined || log.length > 0;

export const isMoved = ({ before, after }: OrderChange): boolean => before?.sittingId !== after.sittingId;

/** Whether its tab costs another sum now, or is of other orders. */
export function changesTab(change: OrderChange): boolean {
  const { before, after } = change;
  return isMoved(change) || before?.amount !== after.amount || isEnded(change);
}

export const isEnded = ({ before, after }: OrderChange): boolean =>
  before?.state !== CANCELLED && after.state === CANCELLED;
