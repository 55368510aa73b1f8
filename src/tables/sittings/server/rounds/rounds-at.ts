import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { takesOnlinePayment } from '#restaurant/stores/server/gateway.ts';
import type { OfferedTable } from '#tables/table-list/wire/tables.ts';
import { isOpenedByStaff, typeOfRounds } from '../../rules/settings.ts';
import type { SittingSettings } from '../../rules/sitting.ts';
import type { SittingRow } from '../../tables.ts';
import { selectOpenSittingAt, selectTableByName, type TableRow } from '../queries.ts';
import { findSittingSettings } from '../settings.ts';

type Seats = Parameters<typeof typeOfRounds>[0];
type Named = Pick<TableRow, 'id'>;

/** What the store in memory knows of the table. */
export function seatsOf({ tables }: Pick<CachedStore, 'tables'>, tableId: string): Seats {
  return tables.find(({ id }) => id === tableId) ?? { orderType: null };
}

/** Whether guests order together at the table, and by which order type. */
export function roundsAt(
  { store, catalogue }: Pick<CachedStore, 'store' | 'catalogue'>,
  settings: SittingSettings,
  table: Seats,
): OrderType | null {
  return typeOfRounds(table, catalogue.orderTypes, settings, { online: takesOnlinePayment(store) });
}

/** The order type of a sitting that is open. It goes on after the owner has switched sittings off. */
export function typeOfOpen(
  { catalogue, store }: Pick<CachedStore, 'store' | 'catalogue'>,
  settings: SittingSettings,
  table: Seats,
): OrderType | null {
  return (
    roundsAt({ catalogue, store }, settings, table) ??
    typeOfRounds(table, catalogue.orderTypes, { isOn: true, without: [] }, { online: false })
  );
}

/** The table's order type may have changed since the guests sat down. */
export async function findTypeOf(ctx: Pick<Ctx, 'db'>, present: CachedStore, sitting: SittingRow) {
  const settings = await findSittingSettings(ctx, sitting.storeId);
  return { settings, orderType: typeOfOpen(present, settings, seatsOf(present, sitting.tableId)) };
}

/** A table of the store's list, with the order type of its rounds. */
export interface SittingPlace<Table extends Named = Named> {
  table: Table;
  orderType: OrderType;
  settings: SittingSettings;
}

/** The table as a sticker names it. */
export async function findPlace(
  ctx: Ctx,
  present: CachedStore,
  name: string,
): Promise<SittingPlace<TableRow>> {
  const table = await selectTableByName(ctx.db, present.store.storeId, name);
  if (!table) throw new AppError('TABLE_UNKNOWN');
  const place = await findPlaceOf(ctx, present, table);
  if (!place) throw new AppError('SITTINGS_OFF');
  return place;
}

/** Null where each order stands alone. */
export async function findPlaceOf<Table extends Named>(
  ctx: Pick<Ctx, 'db'>,
  present: CachedStore,
  table: Table,
): Promise<SittingPlace<Table> | null> {
  const settings = await findSittingSettings(ctx, present.store.storeId);
  const orderType = roundsAt(present, settings, seatsOf(present, table.id));
  return orderType && { table, orderType, settings };
}

/** What guests find who scan the table's code. Nothing where each order stands alone. */
export async function sittingAt(
  ctx: Ctx,
  present: CachedStore,
  table: Named,
): Promise<Pick<OfferedTable, 'sits' | 'sitsAs'>> {
  const place = await findPlaceOf(ctx, present, table);
  if (!place) return {};
  const sitsAs = place.orderType.label;
  if (await selectOpenSittingAt(ctx.db, present.store.storeId, table.id)) return { sits: 'started', sitsAs };
  return { sits: isOpenedByStaff(place.settings) ? 'staff' : 'free', sitsAs };
}
