import { businessDay, startOfBusinessDay, USUAL_BOUNDARY } from '#money/till/rules/business-day.ts';
import { SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { FEW_PORTIONS, leftByItem, type Portions, portionsTaken } from '#ordering/menu/rules/portions.ts';
import { partsOfLine } from '#ordering/orders/rules/combo-parts.ts';
import { CANCELLED, PREPARING } from '#ordering/orders/rules/order.ts';
import { findStoredOrders } from '#ordering/orders/server/find-order.ts';
import type { NewOrder, OrderChange } from '#ordering/orders/server/order-change.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { raiseQuestion } from '#restaurant/without-the-line/server/late.ts';
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

/** A combo is counted, and so are its dishes. */
const dishesIn = <Line extends Pick<LineRow, 'itemId' | 'itemLabel' | 'configs'>>(
  lines: readonly Line[],
): Line[] =>
  lines.flatMap((line) => [
    line,
    ...partsOfLine(line).map(({ itemId, label: itemLabel }) => ({ ...line, itemId, itemLabel })),
  ]);

/** What an order takes of the dishes that are counted. */
export function countedIn(
  { store, counted }: CachedStore,
  lines: readonly Pick<LineRow, 'itemId' | 'itemLabel' | 'configs' | 'quantity'>[],
  now: number,
): NewOrder['counted'] {
  if (counted.length === 0) return { quantities: new Map(), day: '' };
  const ids = new Set(counted.map(({ itemId }) => itemId));
  const after = dishesIn(lines)
    .filter(({ itemId }) => ids.has(itemId))
    .map((line) => ({ ...line, discarded: false }));
  const quantities = portionsTaken([{ before: null, after, givesBack: false }]);
  return { quantities, day: portionDay(store.timeZone, now) };
}

/** Takes what the order needs, or refuses it with what there is. Nobody gets the last portion twice. */
export async function takePortions(tx: Ctx, { counted, order, lines }: NewOrder): Promise<void> {
  if (counted.quantities.size === 0) return;
  if (tx.late) await askAboutShort(tx, order, counted);
  await take(tx, { storeId: order.storeId, ...counted, lines });
}

/** What was sold without the line stands, also if others have had the last portion meanwhile. Somebody has to know. */
async function askAboutShort(
  tx: Ctx,
  { storeId, id: orderId }: Pick<OrderRow, 'storeId' | 'id'>,
  { quantities, day }: NewOrder['counted'],
): Promise<void> {
  const left = leftByItem(day, await selectPortions(tx.db, storeId));
  const isShort = [...quantities].some(([itemId, quantity]) => (left[itemId] ?? quantity) < quantity);
  if (!isShort) return;
  const { code, message } = new AppError('PORTIONS_SHORT');
  const told = { isSaved: true, code, message };
  await raiseQuestion(tx, { storeId, kind: 'refused', orderId, command: null, told });
}

type Taken = readonly { itemId: string; left: number }[];

/** Whether guests are shown how many are left, or were before. */
export const areFew = (quantities: ReadonlyMap<string, number>, taken: Taken): boolean =>
  taken.some(({ itemId, left }) => Math.min(left, left + (quantities.get(itemId) ?? 0)) < FEW_PORTIONS);

/** Tells open pages. */
export async function tellFew(tx: Ctx, storeId: string): Promise<void> {
  const { store } = await tx.services.storeCache.get(storeId);
  const event = { what: 'portions' as const, revision: store.revision };
  await appendLog(tx, storeId, { kind: 'menu', event });
}

/** What changes of orders take, and give back. */
export async function movePortions(tx: Ctx, changes: readonly OrderChange[]): Promise<void> {
  const moving = changes.filter(movesPortions);
  const [first] = moving;
  if (!first) return;
  const { storeId } = first.after;
  // Not by the store in memory: nothing checks its revision here.
  const counted = await selectPortions(tx.db, storeId);
  if (counted.length === 0) return;
  const { store } = await tx.services.storeCache.get(storeId);
  const ids = new Set(counted.map(({ itemId }) => itemId));
  const stored = await findStoredOrders(
    tx,
    storeId,
    moving.filter(({ lines }) => !lines).map(({ after }) => after.id),
  );
  const today = portionDay(store.timeZone, tx.now);
  const linesOf = (order: OrderRow, lines: LineRow[]) =>
    order.state === CANCELLED ? [] : dishesIn(lines).filter(({ itemId }) => ids.has(itemId));
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
  if (quantities.size > 0) await take(tx, { storeId, quantities, day: today, lines: named });
}

const movesPortions = ({ before, after, lines, isPlaced }: OrderChange): boolean =>
  !isPlaced && (lines !== undefined || (before?.state === CANCELLED) !== (after.state === CANCELLED));

interface Taking {
  storeId: string;
  quantities: ReadonlyMap<string, number>;
  day: string;
  /** Their dishes are named in a refusal. */
  lines: readonly Pick<LineRow, 'itemId' | 'itemLabel' | 'configs'>[];
}

async function take(tx: Ctx, taking: Taking): Promise<void> {
  // What was sold without the line has been eaten.
  const taken = await takeFromPortions(tx.db, { ...taking, isDone: tx.late !== undefined });
  await refuseMissing(tx, taking, new Set(taken.map(({ itemId }) => itemId)));
  if (areFew(taking.quantities, taken)) await tellFew(tx, taking.storeId);
  // Whoever asks this process next reads what is left.
  tx.services.storeHeads.forget(taking.storeId);
}

/** Dishes that are not counted today are there. */
async function refuseMissing(
  tx: Ctx,
  { storeId, quantities, lines, day }: Taking,
  taken: ReadonlySet<string>,
): Promise<void> {
  if (quantities.size === taken.size) return;
  const left = leftByItem(day, await selectPortions(tx.db, storeId));
  const items = [...quantities].flatMap(([itemID, quantity]) => {
    const there = left[itemID];
    if (quantity <= 0 || taken.has(itemID) || there === undefined) return [];
    const itemLabel = dishesIn(lines).find(({ itemId }) => itemId === itemID)?.itemLabel ?? '';
    return [{ itemID, itemLabel, state: SOLD_OUT, left: there, wanted: quantity }];
  });
  if (items.length > 0) throw new AppError('ITEM_UNAVAILABLE', { items });
}
