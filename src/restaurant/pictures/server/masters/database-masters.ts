import type { Db } from '#platform/db/server/client.ts';
import type { Masters } from '#platform/ports/server/image-files.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { deleteMaster, insertMaster, selectMaster, selectMasterIds, sumMasters } from './master-queries.ts';

/** Masters in the database. `free`: the room of an embedded one is that of the disk. */
export function createDatabaseMasters(db: Db, free: () => Promise<number>): Masters {
  return {
    save: (id, master) => insertMaster(db, id, master),
    read: (id) => selectMaster(db, id),
    delete: (id, tx) => deleteMaster(tx, id),
    list: () => selectMasterIds(db),
    free,
  };
}

/** The room in a database whose disk is elsewhere: what masters may take, without what they take. */
export function roomOfMasters(db: Db, mostBytes: number): () => Promise<number> {
  let known: { sum: Promise<number>; at: number } | null = null;
  return async () => {
    if (!known || Date.now() - known.at > MINUTE) known = { sum: sumMasters(db), at: Date.now() };
    const asked = known;
    const sum = await asked.sum.catch((error: unknown) => {
      if (known === asked) known = null;
      throw error;
    });
    return mostBytes - sum;
  };
}
