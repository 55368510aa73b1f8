import { AppError } from '#domain/errors.ts';
import { bearersOf } from '#domain/sittings/fixed-charges.ts';
import { isOpenedByStaff, isServedAtTables } from '#domain/sittings/settings.ts';
import type { OrderType } from '#domain/store/catalogue.ts';
import { actorRecord, type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import type { SittingLineRow, SittingRow } from '../../platform/db/schema/sittings.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { correctBill } from '../bills/correct-bill.ts';
import { changeOrders } from '../order-changes/change-orders.ts';
import { chargeOnce } from '../order-changes/fixed-charges.ts';
import { quote } from '../orders/quote.ts';
import { addRound, findRounds, findRoundsAt, heldOf } from '../sittings/add-round.ts';
import { changeWaiter } from '../sittings/change-sitting.ts';
import { openAt } from '../sittings/open-sitting.ts';
import { findPlaceOf, roundsAt, type SittingPlace } from '../sittings/rounds-at.ts';
import { findSittingSettings } from '../sittings/settings.ts';
import type { FoundTable } from '../tables/find-table.ts';
import { levelAfter } from '../tabs/level-tab.ts';
import { roundOffForNext } from '../tabs/round-tab.ts';
import { seatOrder } from './at-table.ts';
import type { NewOrder } from './queries.ts';
import type { AskedOrder } from './read-order.ts';
import { insertOrder } from './save-order.ts';

/** Whether guests order only from a table that is open, so that a place which somebody has typed is not enough. */
async function needsTable(ctx: Ctx, present: CachedStore, type: OrderType): Promise<boolean> {
  if (present.tables.length === 0 || !isServedAtTables(type)) return false;
  const settings = await findSittingSettings(ctx, present.store.storeId);
  return isOpenedByStaff(settings) && roundsAt(present, settings, { orderType: type.label }) !== null;
}

/**
 * The place where this order of the staff becomes a round of the guests who sit there, or null if it stands alone. A
 * guest's order comes here from an older client, which knows no sittings. It is refused where a code is asked for or the
 * staff open the tables: a photo of the sticker must not be enough.
 */
export async function findRoundPlace(
  ctx: Ctx,
  present: CachedStore,
  { channel, table: named }: Pick<AskedOrder, 'channel' | 'table'>,
  { table, orderType }: { table: FoundTable | null; orderType: OrderType },
): Promise<SittingPlace | null> {
  if (channel.isStranger && !named && (await needsTable(ctx, present, orderType)))
    throw new AppError('SITTING_REQUIRED');
  if (table?.id == null) return null;
  const place = await findPlaceOf(ctx, present, { ...table, id: table.id });
  if (!place || place.settings.without.includes(orderType.id)) return null;
  if (channel.opensTables) return place;
  if (isOpenedByStaff(place.settings)) throw new AppError('SITTING_REQUIRED');
  return null;
}

/** The earlier rounds of the table, if this order of the staff would be its next one. */
export async function findRoundsBefore(
  ctx: Ctx,
  present: CachedStore,
  asked: AskedOrder,
): Promise<OrderRow[]> {
  const { orderType: label } = asked.request;
  const orderType = present.catalogue.orderTypes.find((type) => type.active && type.label === label);
  if (!asked.channel.opensTables || !orderType) return [];
  const table = seatOrder(present, asked, orderType);
  const place = await findRoundPlace(ctx, present, asked, { table, orderType });
  return place ? findRoundsAt(ctx, present.store.storeId, place.table.id) : [];
}

/** Writes an order of the staff as the next round of a table, and opens the table if it is free. */
export function saveStaffRound(
  ctx: Ctx,
  { store }: CachedStore,
  place: SittingPlace,
  { written, pricedAfter }: { written: NewOrder; pricedAfter: readonly OrderRow[] },
): Promise<OrderRow | null> {
  return withTransaction(ctx, async (tx) => {
    const { sitting } = await openAt(tx, { store, table: place.table, covers: null });
    const order = await writeRound(tx, sitting, written, { cart: [], pricedAfter });
    if (order && sitting.waiter === null) await changeWaiter(tx, sitting, actorRecord(tx.actor));
    return order;
  });
}

/**
 * Writes the next round of a locked sitting. Null if nothing was written, because the key was taken, or because the store
 * or the table's discounts have changed since the sum was confirmed.
 */
export async function writeRound(
  tx: Ctx,
  sitting: SittingRow,
  written: NewOrder,
  { cart, pricedAfter }: { cart: SittingLineRow[]; pricedAfter: readonly OrderRow[] },
): Promise<OrderRow | null> {
  const before = await findRounds(tx, sitting);
  // Another round has come or gone since it was priced, and with it the fixed charges.
  if (bearersOf(before).length > 0 !== bearersOf(pricedAfter).length > 0) return null;
  const seated = asRound(before, sitting, written);
  if (seated.order.amount !== written.order.amount) return null;
  const order = await insertOrder(tx, seated);
  if (!order) return null;
  const { lines } = seated;
  const tab = { storeId: sitting.storeId, id: sitting.id, sitting, orders: before };
  await correctBill(tx, tab, [{ before: null, after: order, lines: { before: [], after: lines }, log: [] }]);
  await addRound(tx, sitting, { order, lines, cart });
  // An order that costs nothing may be charged again. It then costs its dishes, without the fixed charges.
  await changeOrders(tx, tab, await chargeOnce(tx, [order, ...before.filter(({ amount }) => amount === 0)]));
  await levelAfter(tx, order);
  return order;
}

/**
 * The order at the sitting's table of now, which may have changed since it was priced. The table's percentages are read
 * again under the lock, which the staff's discounts take too.
 */
function asRound(rounds: readonly OrderRow[], sitting: SittingRow, written: NewOrder): NewOrder {
  const { charges } = written.order;
  const { amount, lines, discounts } = quote(written.lines, charges, heldOf(rounds));
  const roundOff = roundOffForNext(rounds, amount, written.order.roundOff !== null);
  const { event } = written.entry;
  const { id: sittingId, tableId, tableName, tableLabel } = sitting;
  const round = sitting.rounds + 1;
  const placed = { amount, roundOff, ...(discounts ? { discounts } : {}) };
  return {
    ...written,
    order: {
      ...written.order,
      ...{ tableId, tableName, tableLabel, sittingId, round, amount, roundOff, discounts },
    },
    lines,
    entry: {
      ...written.entry,
      sittingId,
      event: event.what === 'placed' ? { ...event, ...placed } : event,
    },
  };
}
