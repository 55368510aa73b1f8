import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { LIMITS } from '#platform/limits/rules/policy.ts';
import { takeInTurn, tooMany } from '#platform/limits/server/limiter.ts';
import type { Network } from '#platform/limits/server/network.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { isServedAtTables } from '#tables/sittings/rules/settings.ts';
import type { SittingRow } from '#tables/sittings/tables.ts';
import { type FoundTable, tableIn } from '#tables/table-list/server/find-table.ts';
import { countOpenAt } from './queries.ts';
import type { AskedOrder } from './read-order.ts';

const WAIT_MS = MINUTE;

/** The store's own record of an order's table. Guests must use the table's order type, or one that is served at tables. */
export function seatOrder(
  present: CachedStore,
  { table: named, channel }: AskedOrder,
  type: OrderType,
): FoundTable | null {
  if (!named) return null;
  const table = tableIn(present, named);
  if (!table) throw fieldFault({ table: { rule: 'tableUnknown' } });
  if (!channel.isStranger) return table;
  if (table.isListed && !isTakenAt(table, type, present.catalogue.orderTypes))
    throw fieldFault({ orderType: { rule: 'tableType' } });
  return table;
}

/** An order type that was switched off or renamed does not stop guests from ordering, nor does a store without any for tables. */
function isTakenAt({ orderType }: FoundTable, type: OrderType, all: readonly OrderType[]): boolean {
  const active = all.filter((one) => one.active);
  if (active.some(({ label }) => label === orderType)) return type.label === orderType;
  return isServedAtTables(type) || !active.some(isServedAtTables);
}

/** The table of a sitting, as it is called there. */
export const tableAt = ({ tableId, tableName, tableLabel }: SittingRow): FoundTable => ({
  id: tableId,
  name: tableName,
  label: tableLabel,
  orderType: null,
  isListed: true,
});

interface Asking {
  storeId: string;
  table: FoundTable | null;
  network: Network;
  /**
   * The sitting of a round. It has a limit of its own, so that strangers who use a table's link do not use up
   * its guests'.
   */
  sittingId?: string;
}

/** Writes a guest's order if its table takes more. A failed order does not count for the table. */
export async function withinTable<T>(ctx: Ctx, asking: Asking, write: () => Promise<T>): Promise<T> {
  if (!asking.table) return write();
  const { limiter } = ctx.services;
  const caps = capsOf(asking.table);
  // Requests are counted too, so that several at once do not all pass the same count of open orders.
  const giveBack = await takeInTurn(
    caps.flatMap((cap) => [
      () =>
        limiter.take(cap.byNetwork, `${keyOf(asking, cap)} ${asking.network.wide ?? asking.network.near}`),
      () => limiter.take(cap.limit, keyOf(asking, cap)),
    ]),
  );
  let order: T | null = null;
  try {
    for (const cap of caps) await refuseFull(ctx, asking, cap);
    order = await write();
  } finally {
    if (order === null) await giveBack();
  }
  return order;
}

interface Cap {
  limit: 'ordersOfTable' | 'ordersOfUnlistedTables';
  /** The limit of one network, within that of the table. */
  byNetwork: 'ordersOfTableByNetwork' | 'unlistedOrdersOfNetwork';
  /** Null for all tables of the store. */
  name: string | null;
}

const keyOf = ({ storeId, sittingId }: Asking, { name }: Cap): string =>
  name === null ? storeId : `${storeId} ${sittingId ?? name}`;

/** A store that lists no tables can't tell a real one from an invented one, so all such tables share one cap. */
function capsOf({ name, isListed }: FoundTable): Cap[] {
  const own: Cap = { limit: 'ordersOfTable', byNetwork: 'ordersOfTableByNetwork', name };
  if (isListed) return [own];
  return [own, { limit: 'ordersOfUnlistedTables', byNetwork: 'unlistedOrdersOfNetwork', name: null }];
}

/** As many orders can be open as can be placed in a minute: for a table, twice the seats of a large one. */
async function refuseFull({ db, services }: Ctx, asking: Asking, { limit, name }: Cap): Promise<void> {
  const { scale } = services.limiter;
  if (scale === 0) return;
  const most = Math.ceil(LIMITS[limit].most * scale);
  const { storeId, sittingId = null } = asking;
  if ((await countOpenAt(db, { storeId, name, sittingId }, most)) >= most) throw tooMany(WAIT_MS);
}
