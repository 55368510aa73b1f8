import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq } from '#platform/db/server/drizzle.ts';
import { isUniqueViolation } from '#platform/db/server/errors.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { stationDue, stations } from '../tables.ts';

export type StationRow = typeof stations.$inferSelect;

const isStation = ({ storeId, id }: Pick<StationRow, 'storeId' | 'id'>) =>
  and(eq(stations.storeId, storeId), eq(stations.id, id));

export async function selectStations(db: Db, storeId: string): Promise<StationRow[]> {
  return db
    .select()
    .from(stations)
    .where(eq(stations.storeId, storeId))
    .orderBy(asc(stations.createdAt), asc(stations.id));
}

export async function selectStation(db: Db, storeId: string, id: string): Promise<StationRow | null> {
  return queryOne(db.select().from(stations).where(isStation({ storeId, id })));
}

/** Whether the store has another station of this name. */
export function isNameTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'stations_name');
}

export async function upsertStation(db: Db, row: StationRow): Promise<void> {
  const { storeId, id, watchedAt, heldFrom, createdAt, ...set } = row;
  await db
    .insert(stations)
    .values(row)
    .onConflictDoUpdate({ target: [stations.storeId, stations.id], set });
}

export async function deleteStation(db: Db, station: Pick<StationRow, 'storeId' | 'id'>): Promise<void> {
  await db.delete(stations).where(isStation(station));
}

export async function updateWatched(
  db: Db,
  station: Pick<StationRow, 'storeId' | 'id'>,
  watched: { watchedAt: Date | null; heldFrom?: number },
): Promise<void> {
  await db.update(stations).set(watched).where(isStation(station));
}

export async function lockStation(
  db: Db,
  station: Pick<StationRow, 'storeId' | 'id'>,
): Promise<StationRow | null> {
  return queryOne(db.select().from(stations).where(isStation(station)).for('update'));
}

export async function upsertStationDue(
  db: Db,
  { storeId, id }: Pick<StationRow, 'storeId' | 'id'>,
  dueAt: Date,
): Promise<void> {
  await db
    .insert(stationDue)
    .values({ stationId: id, storeId, dueAt })
    .onConflictDoUpdate({ target: stationDue.stationId, set: { dueAt } });
}

export async function deleteStationDue(db: Db, stationId: string): Promise<void> {
  await db.delete(stationDue).where(eq(stationDue.stationId, stationId));
}
