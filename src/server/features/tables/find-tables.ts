import { knownPlaceWord } from '#domain/store/place-name.ts';
import { BOUNDS, boundText } from '#domain/text/bounded-text.ts';
import type { Db } from '../../platform/db/client.ts';
import { hasTables, readTable } from './queries.ts';

export interface FoundTable {
  iden: string;
  idel: string;
  /** The order type that it keeps to. */
  conf: string | null;
}

/** The table as the store has it, whatever a link calls it; null when it is none of the store's list. */
export async function findTable(
  db: Db,
  storeId: string,
  { iden, idel = '' }: { iden: string; idel?: string | undefined },
): Promise<FoundTable | null> {
  const table = await readTable(db, storeId, iden);
  if (table) return table;
  if (await hasTables(db, storeId)) return null;
  return { iden: boundText(iden, BOUNDS.place), idel: knownPlaceWord(idel), conf: null };
}
