import { roundOffForNext } from '#money/bills/rules/balance.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { holdAmong } from '#ordering/courses/server/hold-lines.ts';
import { type Also, NothingWritten, placeRound } from '#ordering/order-changes/server/place.ts';
import type { NewOrder } from '#ordering/orders/server/order-change.ts';
import { quote } from '#ordering/orders/server/quote.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { actorRecord, type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { openedWith } from '#restaurant/without-the-line/rules/own-ids.ts';
import { ownIdOf, raiseQuestion } from '#restaurant/without-the-line/server/late.ts';
import { bearersOf } from '#tables/sittings/rules/fixed-charges.ts';
import { isOpenedByStaff, isServedAtTables } from '#tables/sittings/rules/settings.ts';
import { changeWaiter } from '#tables/sittings/server/change-sitting.ts';
import { findSitting, lockOpenSitting, lockSitting } from '#tables/sittings/server/find-sitting.ts';
import { openOrSitBeside } from '#tables/sittings/server/open-sitting.ts';
import { addRound, findRounds, findRoundsAt, heldOf } from '#tables/sittings/server/rounds/add-round.ts';
import { findPlaceOf, roundsAt, type SittingPlace } from '#tables/sittings/server/rounds/rounds-at.ts';
import { findSittingSettings } from '#tables/sittings/server/settings.ts';
import type { SittingLineRow, SittingRow } from '#tables/sittings/tables.ts';
import type { FoundTable } from '#tables/table-list/server/find-table.ts';
import { seatOrder } from './at-table.ts';
import type { AskedOrder } from './read-order.ts';

/** Whether guests can order only at an open table. Then a typed place is refused. */
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

/** The earlier rounds of the table, or of the sitting to which it was taken, if this order of the staff would be the next one. */
export async function findRoundsBefore(
  ctx: Ctx,
  present: CachedStore,
  asked: AskedOrder,
  taken: SittingRow | null,
): Promise<OrderRow[]> {
  if (taken) return findRounds(ctx, taken);
  // Those of others, if there are any: the order will be on a bill beside theirs, or alone.
  if (ctx.late) return [];
  const { orderType: label } = asked.request;
  const orderType = present.catalogue.orderTypes.find((type) => type.active && type.label === label);
  if (!asked.channel.opensTables || !orderType) return [];
  const table = seatOrder(present, asked, orderType);
  const place = await findRoundPlace(ctx, present, asked, { table, orderType });
  return place ? findRoundsAt(ctx, present.store.storeId, place.table.id) : [];
}

/**
 * The sitting to which a tablet took a round, or the one that took it over. None if the table is opened with this order, or if
 * its opening was refused while the tablet was away: then the order stands alone at the table.
 */
export async function findTaken(ctx: Ctx, asked: AskedOrder): Promise<SittingRow | null> {
  const { storeId, sittingId, table } = asked;
  if (sittingId === undefined || table === null) return null;
  try {
    let sitting = await findSitting(ctx, storeId, sittingId);
    while (sitting.mergedInto !== null) sitting = await findSitting(ctx, storeId, sitting.mergedInto);
    return sitting;
  } catch (error) {
    const isKnown = ctx.late === undefined && !isOpening(asked);
    if (!isKnown && error instanceof AppError && error.code === 'SITTING_NOT_FOUND') return null;
    throw error;
  }
}

/** Whether it goes to a table that was never opened, so that it stands alone there. */
export const isAlone = (asked: AskedOrder, taken: SittingRow | null): boolean =>
  asked.sittingId !== undefined && taken === null && !isOpening(asked);

const isOpening = ({ sittingId, key }: AskedOrder): boolean =>
  key !== null && sittingId !== undefined && sittingId === openedWith(key.key);

/** A round whose guests had left, or whose table was never opened, is for a person to check. */
export function askAboutTable(asked: AskedOrder, taken: SittingRow | null): Also[] {
  const { table } = asked;
  const isLeft = taken !== null && taken.splitFrom === null && taken.state === 'closed';
  if (table === null || !(isLeft || isAlone(asked, taken))) return [];
  const told = { table: taken?.tableName ?? table.name };
  return [
    (tx, { storeId, id: orderId }) =>
      raiseQuestion(tx, { storeId, kind: 'table', orderId, command: null, told }).then(() => {}),
  ];
}

interface Round {
  written: NewOrder;
  /** The rounds that it was priced after. */
  pricedAfter: readonly OrderRow[];
}

/**
 * Writes an order of the staff as the next round of a table, and opens the table if it is free; or of the sitting to which a
 * tablet took it. Guests who had left when the tablet told of it have it on their bill all the same.
 */
export function saveStaffRound(
  ctx: Ctx,
  { store }: CachedStore,
  place: SittingPlace | SittingRow,
  { also, sittingId, ...round }: Round & { also: readonly Also[]; sittingId: string | undefined },
): Promise<OrderRow> {
  return withTransaction(ctx, async (tx) => {
    const id = ownIdOf(tx, sittingId ?? null);
    const sitting = await ('table' in place
      ? openOrSitBeside(tx, { store, table: place.table, covers: null, id }).then((opened) => opened.sitting)
      : (tx.late ? lockSitting : lockOpenSitting)(tx, place));
    if (!('table' in place) && isElse(place, sitting)) throw new NothingWritten();
    const order = await writeRound(tx, sitting, { ...round, cart: [] });
    if (sitting.waiter === null) await changeWaiter(tx, sitting, actorRecord(tx.actor));
    for (const write of also) await write(tx, order);
    return order;
  });
}

/** Whether its guests have left or joined others since it was read, so that it is decided again. */
const isElse = (before: SittingRow, locked: SittingRow): boolean =>
  before.mergedInto !== locked.mergedInto || (before.state === 'closed') !== (locked.state === 'closed');

/** Writes the next round of a locked sitting, unless its discounts or fixed charges have changed since it was priced. */
export async function writeRound(
  tx: Ctx,
  sitting: SittingRow,
  { cart, written, pricedAfter }: Round & { cart: readonly SittingLineRow[] },
): Promise<OrderRow> {
  const orders = await findRounds(tx, sitting);
  const lines = await holdAmong(tx, written.lines, orders);
  const round = asRound(orders, sitting, { ...written, lines });
  const isChargedElse = bearersOf(orders).length > 0 !== bearersOf(pricedAfter).length > 0;
  if (isChargedElse || round.order.amount !== written.order.amount) throw new NothingWritten();
  const { storeId, id } = sitting;
  return placeRound(tx, { storeId, id, sitting, orders }, round, () =>
    addRound(tx, sitting, { order: round.order, lines: round.lines, cart }),
  );
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
      tableId,
      tableName,
      tableLabel,
      sittingId,
      round,
      amount,
      roundOff,
      discounts,
    },
    lines,
    entry: {
      ...written.entry,
      sittingId,
      event: event.what === 'placed' ? { ...event, ...placed } : event,
    },
  };
}
