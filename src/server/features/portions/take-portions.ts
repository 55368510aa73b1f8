import { AppError } from '#domain/errors.ts';
import { SOLD_OUT } from '#domain/menu/menu.ts';
import { FEW_PORTIONS, leftByItem, type Portions, portionsTaken } from '#domain/menu/portions.ts';
import { CANCELLED, PREPARING } from '#domain/order/order.ts';
import { businessDay, startOfBusinessDay, USUAL_BOUNDARY } from '#domain/till/business-day.ts';
import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { findStoredOrders } from '../orders/find-order.ts';
import type { NewOrder, OrderChange } from '../orders/order-change.ts';
import { selectPortions, takeFromPortions } from './queries.ts';

export const findCounted = selectPortions;

/** The day for which portions are counted. */
export const portionDay = (timeZone: string, now: number): string =>
  businessDay(timeZone, now, USUAL_BOUNDARY);

/** How many portions are left today, by dish. */
export const leftToday = (timeZone: string, now: number, counted: readonly Portions[]) =>
  leftByItem(portionDay(timeZone, now), counted);

/** When the usual numbers hold again. */
export function nextPortions(
  { store, counted }: Pick<CachedStore, 'store' | 'counted'>,
  now: number,
): number | null {
  if (counted.length === 0) return null;
  return startOfBusinessDay(store.timeZone, portionDay(store.timeZone, now + DAY), USUAL_BOUNDARY);
}

/** What an order takes of the dishes that are counted. */
export function countedIn(
  { counted }: CachedStore,
  lines: readonly { itemId: string; quantity: number }[],
): NewOrder['counted'] {
  if (counted.length === 0) return NOTHING;
  const ids = new Set(counted.map(({ itemId }) => itemId));
  const after = lines.filter(({ itemId }) => ids.has(itemId)).map((line) => ({ ...line, discarded: false }));
  return portionsTaken([{ before: null, after, givesBack: false }]);
}

const NOTHING: NewOrder['counted'] = new Map();

/** Takes what the order needs, or refuses it with what there is. Nobody gets the last portion twice. */
export async function takePortions(tx: Ctx, { counted, order, lines }: NewOrder): Promise<void> {
  if (counted.size > 0) await take(tx, order.storeId, counted, lines);
}

/** What changes of orders take, and give back. */
export async function movePortions(tx: Ctx, changes: readonly OrderChange[]): Promise<void> {
  const moving = changes.filter(movesPortions);
  const [first] = moving;
  if (!first) return;
  const { storeId } = first.after;
  const { store, counted } = await tx.services.storeCache.get(storeId);
  if (counted.length === 0) return;
  const ids = new Set(counted.map(({ itemId }) => itemId));
  const stored = await findStoredOrders(
    tx,
    storeId,
    moving.filter(({ lines }) => !lines).map(({ after }) => after.id),
  );
  const today = portionDay(store.timeZone, tx.now);
  const linesOf = (order: OrderRow, lines: LineRow[]) =>
    order.state === CANCELLED ? [] : lines.filter(({ itemId }) => ids.has(itemId));
  const quantities = portionsTaken(
    moving.map(({ before, after, lines }) => {
      const same = stored.get(after.id)?.lines ?? [];
      return {
        before: before && linesOf(before, lines?.before ?? same),
        after: linesOf(after, lines?.after ?? same),
        givesBack:
          before !== null &&
          before.state < PREPARING &&
          portionDay(store.timeZone, before.createdAt.getTime()) === today,
      };
    }),
  );
  const named = moving.flatMap(({ after, lines }) => lines?.after ?? stored.get(after.id)?.lines ?? []);
  if (quantities.size > 0) await take(tx, storeId, quantities, named);
}

const movesPortions = ({ before, after, lines, isPlaced }: OrderChange): boolean =>
  !isPlaced && (lines !== undefined || (before?.state === CANCELLED) !== (after.state === CANCELLED));

async function take(
  tx: Ctx,
  storeId: string,
  quantities: ReadonlyMap<string, number>,
  lines: readonly Pick<LineRow, 'itemId' | 'itemLabel'>[],
): Promise<void> {
  const { store } = await tx.services.storeCache.get(storeId);
  const day = portionDay(store.timeZone, tx.now);
  // What was sold without the line has been eaten.
  const isDone = tx.late !== undefined;
  const taken = await takeFromPortions(tx.db, { storeId, quantities, day, isDone });
  await refuseMissing(tx, storeId, {
    quantities,
    taken: new Set(taken.map(({ itemId }) => itemId)),
    lines,
    day,
  });
  const isShown = taken.some(
    ({ itemId, left }) => Math.min(left, left + (quantities.get(itemId) ?? 0)) < FEW_PORTIONS,
  );
  if (!isShown) return;
  const event = { what: 'portions' as const, revision: store.revision };
  await appendLog(tx, storeId, { kind: 'menu', event });
}

/** Dishes that are not counted today are there. */
async function refuseMissing(
  tx: Ctx,
  storeId: string,
  {
    quantities,
    taken,
    lines,
    day,
  }: {
    quantities: ReadonlyMap<string, number>;
    taken: ReadonlySet<string>;
    lines: readonly Pick<LineRow, 'itemId' | 'itemLabel'>[];
    day: string;
  },
): Promise<void> {
  if (quantities.size === taken.size) return;
  const left = leftByItem(day, await selectPortions(tx.db, storeId));
  const items = [...quantities].flatMap(([itemID, quantity]) => {
    const there = left[itemID];
    if (quantity <= 0 || taken.has(itemID) || there === undefined) return [];
    const itemLabel = lines.find(({ itemId }) => itemId === itemID)?.itemLabel ?? '';
    return [{ itemID, itemLabel, state: SOLD_OUT, left: there }];
  });
  if (items.length > 0) throw new AppError('ITEM_UNAVAILABLE', { items });
}
