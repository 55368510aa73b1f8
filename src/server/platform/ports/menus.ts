import type { CatalogueChange, ChangeCounts } from '#domain/api/revisions.ts';
import type { Catalogue } from '#domain/store/catalogue.ts';
import type { OpeningStatus } from '#domain/time/opening.ts';
import type { Db } from '../db/client.ts';
import type { categories, items, menus } from '../db/schema/menus.ts';
import type { orderTypes, StoreRow } from '../db/schema/stores.ts';

/** A store with its whole catalogue at one revision, as guests see it. */
export interface Shelved {
  store: StoreRow;
  catalogue: Catalogue;
  /** The same as it was written, with pictures of other sites: for those who edit it. */
  written: Catalogue;
  /** Whether its orders are rounded to the rupee. */
  isRounding: boolean;
  openingAt: (now: number) => OpeningStatus;
}

export interface Shelf {
  get(storeId: string): Promise<Shelved>;
  getBySlug(slug: string): Promise<Shelved | null>;
  /** Takes a store off the shelf, so that the next reader gets it anew. */
  forget(storeId: string): void;
  /** The store as the database has it now: from the shelf only while its revision is still the present one. */
  getPresent(db: Db, storeId: string): Promise<Shelved>;
  /** Whether what was last read of the store was large: a change has all of that read, and written out, again. */
  isLarge(storeId: string): boolean;
}

export interface Draft {
  /** Read already, or the bytes of its JSON. */
  document: unknown;
  /** What it takes the place of; null where it is only checked. */
  present: Catalogue | null;
  /** The revision that it will be. */
  revision: number;
  now: number;
}

type Row<Table extends { $inferSelect: { storeId: string } }> = Omit<Table['$inferSelect'], 'storeId'>;

/** A catalogue as its tables hold it. */
export interface CatalogueRows {
  orderTypes: Row<typeof orderTypes>[];
  menus: Row<typeof menus>[];
  categories: Row<typeof categories>[];
  /** Times as numbers, which can be compared. */
  items: (Omit<Row<typeof items>, 'until'> & { until: number | null })[];
}

/** What has to be done to the rows of one table. */
export interface RowChanges<T> {
  written: T[];
  /** Those of which only the place in the order has changed. */
  moved: { id: string; position: number }[];
  removed: string[];
}

export type CatalogueChanges = { [Table in keyof CatalogueRows]: RowChanges<CatalogueRows[Table][number]> };

export interface PreparedSave {
  catalogue: Catalogue;
  /** As it is answered, and kept. */
  json: string;
  changes: CatalogueChange[];
  /** Of all changes, also where only the first are listed. */
  summary: ChangeCounts;
  /** What its tables have to change; null where it is only checked. */
  rows: CatalogueChanges | null;
}

export interface Saves {
  /** For the body of a large menu, before it is read; the answer gives it back, once. */
  takePlace(account: string): () => void;
  prepare(account: string, draft: Draft): Promise<PreparedSave>;
}
