import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import type { CatalogueChange, ChangeCounts } from '#ordering/catalogue/wire/revisions.ts';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import type { DishSwap } from '#ordering/menu/rules/options/swaps.ts';
import type { Portions } from '#ordering/menu/rules/portions.ts';
import type { MenuTimes } from '#ordering/menu/rules/served.ts';
import type { categories, items, menus } from '#ordering/menu/tables.ts';
import type { orderTypes } from '#ordering/order-types/tables.ts';
import type { PriceRule } from '#ordering/price-rules/rules/price-rule.ts';
import type { Db } from '#platform/db/server/client.ts';
import type { OpeningStatus } from '#restaurant/opening-hours/rules/opening.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import type { storeTables } from '#tables/table-list/tables.ts';

/** A store with its whole catalogue and its tables at one revision, as guests see it. */
export interface CachedStore {
  store: StoreRow;
  catalogue: Catalogue;
  /** The catalogue as written, with pictures of other sites, for its editors. */
  written: Catalogue;
  tables: Pick<typeof storeTables.$inferSelect, 'id' | 'name' | 'label' | 'orderType' | 'area'>[];
  /** The dishes of which portions are counted. How many are left may have changed since. */
  counted: Portions[];
  /** What dishes are made with instead of what is out. `catalogue` has it, what is written does not. */
  swaps: DishSwap[];
  /** Whether orders are rounded to the rupee. */
  isRounding: boolean;
  /** What stands below its bills. */
  footer: string;
  /** Whether it must not collect tax: `catalogue` has none then. */
  isTaxFree: boolean;
  /** Whether prices have their taxes within, which all taxes of `catalogue` say. */
  isTaxIncluded: boolean;
  /** The HSN or SAC of what has none of its own. Null: that of restaurant service. */
  hsn: string | null;
  openingAt: (now: number) => OpeningStatus;
  partsAt: PartsAt;
}

/** What the page shows of other subjects at an instant, and when that changes without an edit. */
export type PartsAt = (now: number) => {
  shows: Partial<StoreModel>;
  /** The parts of it that also change by time. */
  byTime: Partial<StoreModel>[];
  changesAt: number | null;
};

/** A menu without its dishes. */
export type MenuHours = Pick<Menu, 'id'> & MenuTimes;

/** What tells which page of a store is the right one now. It is read without dishes. */
export interface StoreHead {
  store: Pick<StoreRow, (typeof HEAD_COLUMNS)[number]>;
  menus: MenuHours[];
  /** When its price rules hold. */
  priceRules: Pick<PriceRule, 'id' | 'when'>[];
  counted: Portions[];
  /** Whether an order may need a code. */
  asksForCodes: boolean;
  openingAt: (now: number) => OpeningStatus;
  /** Of the parts that also change by time. */
  partsAt: PartsAt;
}

export const HEAD_COLUMNS = [
  'storeId',
  'brandId',
  'slug',
  'name',
  'description',
  'logo',
  'timeZone',
  'languages',
  'websites',
  'primaryColor',
  'paused',
  'pausedUntil',
  'pausedTypes',
  'openingHours',
  'offersTables',
  'subscriptionMode',
  'subscriptionStatus',
  'subscriptionEnd',
  'suspendedAt',
  'closedAt',
  'revision',
] as const satisfies (keyof StoreRow)[];

/** Heads of stores, none older than a second. */
export interface StoreHeads {
  getBySlug(slug: string): Promise<StoreHead | null>;
  get(storeId: string): Promise<StoreHead | null>;
  /** Looks at the store again before the next reader gets it. */
  forget(storeId: string): void;
}

export interface StoreCache {
  get(storeId: string): Promise<CachedStore>;
  getBySlug(slug: string): Promise<CachedStore | null>;
  /** The id of the store whose orders and tables have names that begin with this key. It never changes. */
  getIdByKey(key: string): Promise<string | null>;
  /** Drops a store, so that the next reader loads it again. */
  forget(storeId: string): void;
  /** The store at a revision that somebody has seen over this connection, or at a later one. */
  getSince(db: Db, storeId: string, revision: number): Promise<CachedStore>;
  /** The store at its current revision: from the cache only if that still has it. */
  getCurrent(db: Db, storeId: string): Promise<CachedStore>;
  /** Whether the store was large when last loaded. A change then causes all of it to be read and written again. */
  isLarge(storeId: string): boolean;
}

export interface CatalogueDraft {
  /** The parsed document, or the bytes of its JSON. */
  document: unknown;
  /** The catalogue that it replaces. Null if it is only checked. */
  present: Catalogue | null;
  /** Its revision once saved. */
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

/** The changes to the rows of one table. */
export interface RowChanges<T> {
  written: T[];
  /** Rows of which only the position has changed. */
  moved: { id: string; position: number }[];
  removed: string[];
}

export type CatalogueChanges = { [Table in keyof CatalogueRows]: RowChanges<CatalogueRows[Table][number]> };

export interface PreparedSave {
  catalogue: Catalogue;
  /** The JSON that is answered and stored. */
  json: string;
  changes: CatalogueChange[];
  /** Counts all changes, also if only the first are listed. */
  summary: ChangeCounts;
  /** The changes to its tables. Null if it is only checked. */
  rows: CatalogueChanges | null;
}

export interface Saves {
  /** Takes a place for the body of a large menu, before it is parsed. The answer gives it back, once. */
  takePlace(account: string): () => void;
  prepare(account: string, draft: CatalogueDraft): Promise<PreparedSave>;
}
