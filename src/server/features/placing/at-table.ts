import { fieldFault } from '#domain/faults/field-fault.ts';
import { LIMITS } from '#domain/limits/policy.ts';
import type { OrderType } from '#domain/store/catalogue.ts';
import { MINUTE } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { takeInTurn, tooMany } from '../../platform/limits/limiter.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { type FoundTable, tableIn } from '../tables/find-table.ts';
import { countOpenAt } from './queries.ts';
import type { AskedOrder } from './read-order.ts';

const WAIT_MS = MINUTE;

/** The store's own record of an order's table. Guests must use the table's order type. */
export function seatOrder(
  present: CachedStore,
  { table: named, isGuest }: AskedOrder,
  { label }: OrderType,
): FoundTable | null {
  if (!named) return null;
  const table = tableIn(present, named);
  if (!table) throw fieldFault({ table: { rule: 'tableUnknown' } });
  if (!isGuest) return table;
  // An order type that was switched off or renamed does not stop guests from ordering.
  const isKept = present.catalogue.orderTypes.some((type) => type.active && type.label === table.orderType);
  if (isKept && table.orderType !== label) throw fieldFault({ orderType: { rule: 'tableType' } });
  return table;
}

/** Writes a guest's order if its table takes more. A failed order does not count for the table. */
export async function withinTable<T>(
  ctx: Ctx,
  storeId: string,
  table: FoundTable | null,
  write: () => Promise<T | null>,
): Promise<T | null> {
  if (!table) return write();
  const { limiter } = ctx.services;
  // Requests are counted too, so that several at once do not all pass the same count of open orders.
  const giveBack = await takeInTurn(
    capsOf(table).map(
      ({ limit, name }) =>
        () =>
          limiter.take(limit, name === null ? storeId : `${storeId} ${name}`),
    ),
  );
  let order: T | null = null;
  try {
    for (const cap of capsOf(table)) await refuseFull(ctx, storeId, cap);
    order = await write();
  } finally {
    if (order === null) await giveBack();
  }
  return order;
}

interface Cap {
  limit: 'ordersOfTable' | 'ordersOfUnlistedTables';
  /** Null for all tables of the store. */
  name: string | null;
}

/** Anybody can make up a table's link, and in a store without a list the table too: these share a cap. */
function capsOf({ name, isListed }: FoundTable): Cap[] {
  const own: Cap = { limit: 'ordersOfTable', name };
  return isListed ? [own] : [own, { limit: 'ordersOfUnlistedTables', name: null }];
}

/** As many orders can be open as can be placed in a minute: for a table, twice the seats of a large one. */
async function refuseFull({ db, services }: Ctx, storeId: string, { limit, name }: Cap): Promise<void> {
  const { scale } = services.limiter;
  if (scale === 0) return;
  const most = Math.ceil(LIMITS[limit].most * scale);
  if ((await countOpenAt(db, storeId, name, most)) >= most) throw tooMany(WAIT_MS);
}
