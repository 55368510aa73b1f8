import type { Db } from '#platform/db/server/client.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

/** What is shown at an instant, and when that changes without an edit. */
export type PartAt = (now: number) => { shows: Partial<StoreModel>; changesAt?: number | null };

/** What a store's page shows of a subject. Its rows are written in the body of `changeStore`, and then it is read again. */
export interface PagePart {
  read: (db: Db, storeId: string, now: number) => Promise<PartAt>;
  /** Of what also changes by time: the table with its rows, and what a store shows that has none. */
  byTime?: { table: string; withoutRows: PartAt };
}
