import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { isWatched } from '../rules/watched.ts';
import type { StationsView, StationView } from '../wire/stations.ts';
import { type StationRow, selectStation, selectStations } from './queries.ts';

export type { StationRow } from './queries.ts';

/** The oldest first. */
export const findStations = (ctx: Ctx, storeId: string): Promise<StationRow[]> =>
  selectStations(ctx.db, storeId);

/** Whether its printers wait until nobody watches the screen. */
export const isHeld = ({ onlyUnwatched, watchedAt }: StationRow): boolean =>
  onlyUnwatched && watchedAt !== null;

export async function findStation({ db, storeId }: StoreCtx, stationId: string): Promise<StationRow> {
  const station = await selectStation(db, storeId, parseId(stationId, 'STATION_NOT_FOUND'));
  if (!station) throw new AppError('STATION_NOT_FOUND');
  return station;
}

export async function listStations(ctx: StoreCtx): Promise<StationsView> {
  authorise(ctx, 'order.read');
  const rows = await findStations(ctx, ctx.storeId);
  return { stations: rows.map((row) => stationView(row, ctx.now)) };
}

function stationView(row: StationRow, now: number): StationView {
  return {
    _id: row.id,
    name: row.name,
    categories: row.categories,
    items: row.items,
    isDefault: row.isDefault,
    minutes: row.minutes,
    times: row.times,
    printers: row.printers,
    onlyUnwatched: row.onlyUnwatched,
    isWatched: isWatched(row.watchedAt?.getTime() ?? null, now),
  };
}
