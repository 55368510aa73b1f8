import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { WATCHED_FOR_MS } from '../rules/watched.ts';
import {
  deleteStationDue,
  lockStation,
  type StationRow,
  updateWatched,
  upsertStationDue,
} from './queries.ts';

/** `heard`: how far the printers' consumer is, which is locked. What comes later waits for nobody to watch. */
export async function noteWatched(
  tx: Ctx,
  { storeId, stationId, heard }: { storeId: string; stationId: string; heard: number },
): Promise<void> {
  const station = await lockStation(tx.db, { storeId, id: parseId(stationId, 'STATION_NOT_FOUND') });
  if (!station) throw new AppError('STATION_NOT_FOUND');
  const heldFrom = station.watchedAt === null ? heard : station.heldFrom;
  await updateWatched(tx.db, station, { watchedAt: new Date(tx.now), heldFrom });
  await upsertStationDue(tx.db, station, new Date(tx.now + WATCHED_FOR_MS));
}

/** Ends the watching of a station that nobody has watched for a while. Null if somebody has, or it is gone. */
export async function endWatching(tx: Ctx, storeId: string, stationId: string): Promise<StationRow | null> {
  const station = await lockStation(tx.db, { storeId, id: stationId });
  const watchedAt = station?.watchedAt?.getTime() ?? null;
  if (watchedAt !== null && tx.now - watchedAt < WATCHED_FOR_MS) return null;
  await deleteStationDue(tx.db, stationId);
  if (!station || watchedAt === null) return null;
  await updateWatched(tx.db, station, { watchedAt: null });
  return station;
}
