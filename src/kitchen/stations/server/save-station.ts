import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import { withoutStation, withSaved } from '../rules/stations.ts';
import { MOST_STATIONS, type StationBody, type StationsView } from '../wire/stations.ts';
import { listStations } from './find-stations.ts';
import { deleteStation, isNameTaken, type StationRow, selectStations, upsertStation } from './queries.ts';

export async function addStation(ctx: StoreCtx, body: StationBody): Promise<StationsView> {
  authorise(ctx, 'store.update');
  const { storeId } = ctx;
  return save(ctx, (stations, tx) => {
    if (stations.length >= MOST_STATIONS)
      throw fieldFault({ name: { rule: 'tooManyStations', most: MOST_STATIONS } });
    const createdAt = new Date(tx.now);
    return withSaved(stations, {
      ...body,
      storeId,
      id: uuidV7(tx.now),
      watchedAt: null,
      heldFrom: 0,
      createdAt,
    });
  });
}

export async function changeStation(
  ctx: StoreCtx,
  stationId: string,
  body: StationBody,
): Promise<StationsView> {
  authorise(ctx, 'store.update');
  return save(ctx, (stations) => withSaved(stations, { ...requireIn(stations, stationId), ...body }));
}

export async function removeStation(ctx: StoreCtx, stationId: string): Promise<StationsView> {
  authorise(ctx, 'store.update');
  return save(ctx, async (stations, tx) => {
    const { storeId, id } = requireIn(stations, stationId);
    await deleteStation(tx.db, { storeId, id });
    return withoutStation(stations, id);
  });
}

type Change = (stations: StationRow[], tx: StoreCtx) => StationRow[] | Promise<StationRow[]>;

async function save(ctx: StoreCtx, change: Change): Promise<StationsView> {
  const saving = withTransaction(ctx, async (tx) => {
    await lockStoreAlone(tx.db, tx.storeId);
    const changed = await change(await selectStations(tx.db, tx.storeId), tx);
    for (const station of changed) await upsertStation(tx.db, station);
  });
  await saving.catch((error: unknown) => {
    throw isNameTaken(error) ? fieldFault({ name: { rule: 'stationTaken' } }) : error;
  });
  return listStations(ctx);
}

function requireIn(stations: readonly StationRow[], stationId: string): StationRow {
  const id = parseId(stationId, 'STATION_NOT_FOUND');
  const station = stations.find((one) => one.id === id);
  if (!station) throw new AppError('STATION_NOT_FOUND');
  return station;
}
