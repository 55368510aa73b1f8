import type { Db } from '#platform/db/server/client.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

/** What is shown at an instant, and when that changes without an edit. */
export type PartAt = (now: number) => { shows: Partial<StoreModel>; changesAt?: number | null };

/** What a store's page shows of a subject. It is read again when a `changeStore` has written its rows. */
export interface PagePart {
  read: (db: Db, storeId: string, now: number) => Promise<PartAt>;
  /** Where it also changes by time: the table with its rows, and what is shown of a store without any. */
  byTime?: { table: string; withoutRows: PartAt };
}
