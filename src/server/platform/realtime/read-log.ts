import type { Db } from '../db/client.ts';
import { type LogRow, readLogAfter, readLogSeqs } from './queries.ts';

export type LogEntryRow = LogRow;

/** What happened in a store after that entry, oldest first. */
export function readLog(db: Db, storeId: string, after: number, most: number): Promise<LogEntryRow[]> {
  return readLogAfter(db, storeId, after, most);
}

/** The number of each store's latest entry. */
export function latestSeqs(db: Db, storeIds: string[]): Promise<Map<string, number>> {
  return readLogSeqs(db, storeIds);
}
