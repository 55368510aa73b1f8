import { soldWith } from '#ordering/catalogue/rules/sold-taxes.ts';
import { findCounted } from '#ordering/portions/server/take-portions.ts';
import { type Db, inSnapshot } from '#platform/db/server/client.ts';
import type { PagePart } from '#platform/feature/server/page-part.ts';
import type { CachedStore, StoreCache } from '#platform/ports/server/menus.ts';
import { PAGE_EVENTS, type StoreFeeds } from '#platform/ports/server/store-feeds.ts';
import { withOwnPictures } from '#restaurant/pictures/server/own-pictures.ts';
import {
  findBilling,
  findStore,
  findStoreIdByKey,
  findStoreIdBySlug,
} from '#restaurant/stores/server/find-store.ts';
import { openableOf } from '#restaurant/stores/server/views.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { findTables } from '#tables/table-list/server/find-table.ts';
import { findSwaps } from '../find-swaps.ts';
import { selectCatalogue } from '../queries.ts';
import { isLargeMenu } from '../saving/large-saves.ts';
import { cachedOpening } from './cached-opening.ts';
import { readParts } from './page-parts.ts';

interface Entry {
  cached: Promise<CachedStore>;
  /** Ends the subscription to the store's log. */
  release: () => void;
  /** Estimated bytes, once it is loaded. */
  weight: number;
}

/** What all of them may weigh, by estimate. */
const MOST_BYTES = 128 * 1024 * 1024;
const BYTES_OF_STORE = 50_000;
const BYTES_OF_DISH = 2_000;
const MOST_NAMES = 20_000;

interface Given {
  db: Db;
  feeds: StoreFeeds;
  clock: () => number;
  parts: readonly PagePart[];
  mostBytes?: number;
}

/** Caches stores with their catalogues. An entry is dropped when the store's log has a change of its pages. */
export function createStoreCache({ db, feeds, clock, parts, mostBytes = MOST_BYTES }: Given): StoreCache {
  const entries = new Map<string, Entry>();
  const idBySlug = rememberIds((slug) => findStoreIdBySlug(db, slug));
  const idByKey = rememberIds((key) => findStoreIdByKey(db, key));
  /** Outlives the cached entries. Large menus are few. */
  const large = new Set<string>();
  let bytes = 0;
  const reloads = new Map<string, Promise<CachedStore>>();
  const loadFrom = (connection: Db, storeId: string) => loadStore(connection, storeId, parts, clock());

  function drop(storeId: string, entry: Entry): void {
    if (entries.get(storeId) === entry) {
      entries.delete(storeId);
      bytes -= entry.weight;
    }
    entry.release();
  }

  /** Subscribes before it reads, so that a change in between drops the entry. */
  function load(storeId: string): Entry {
    let isReleased = false;
    let stopWatching = () => {};
    const entry: Entry = {
      weight: 0,
      release() {
        isReleased = true;
        stopWatching();
      },
      cached: read(),
    };
    async function read(): Promise<CachedStore> {
      stopWatching = await feeds.subscribe(storeId, PAGE_EVENTS, () => drop(storeId, entry));
      if (isReleased) stopWatching();
      const cached = await loadFrom(db, storeId);
      if (isLargeMenu(cached.written)) large.add(storeId);
      else large.delete(storeId);
      weigh(storeId, entry, cached);
      return cached;
    }
    entry.cached.catch(() => drop(storeId, entry));
    return entry;
  }

  function weigh(storeId: string, entry: Entry, { written }: CachedStore): void {
    if (entries.get(storeId) !== entry) return;
    entry.weight = BYTES_OF_STORE + BYTES_OF_DISH * countDishes(written);
    bytes += entry.weight;
    for (const [oldestId, oldest] of entries) {
      if (bytes <= mostBytes) break;
      drop(oldestId, oldest);
    }
  }

  function get(storeId: string): Promise<CachedStore> {
    const known = entries.get(storeId);
    if (known) {
      // The least recently used one goes first.
      entries.delete(storeId);
      entries.set(storeId, known);
      return known.cached;
    }
    const entry = load(storeId);
    entries.set(storeId, entry);
    return entry.cached;
  }

  /** Shares one read among all callers that have seen the same revision. It returns that one or a later one. */
  function reload({ storeId, revision }: StoreRow): Promise<CachedStore> {
    const key = `${storeId} ${revision}`;
    const loading = reloads.get(key) ?? loadFrom(db, storeId).finally(() => reloads.delete(key));
    reloads.set(key, loading);
    return loading;
  }

  const cache: StoreCache = {
    get,
    async getBySlug(typed) {
      const storeId = await idBySlug(typed.toLowerCase());
      return storeId === null ? null : get(storeId);
    },
    getIdByKey: idByKey,
    forget(storeId) {
      const entry = entries.get(storeId);
      if (entry) drop(storeId, entry);
    },
    async getCurrent(connection, storeId) {
      const store = await findStore(connection, storeId);
      const cached = await get(store.storeId);
      if (cached.store.revision === store.revision) return cached;
      return connection === db ? reload(store) : loadFrom(connection, store.storeId);
    },
    async getSince(connection, storeId, revision) {
      const cached = await get(storeId);
      return cached.store.revision >= revision ? cached : cache.getCurrent(connection, storeId);
    },
    isLarge: (storeId) => large.has(storeId),
  };
  return cache;
}

function rememberIds(find: (name: string) => Promise<string | null>) {
  const ids = new Map<string, string>();
  return async (name: string): Promise<string | null> => {
    const storeId = ids.get(name) ?? (await find(name));
    if (storeId === null) return null;
    if (ids.size >= MOST_NAMES) ids.clear();
    ids.set(name, storeId);
    return storeId;
  };
}

const countDishes = ({ menus }: CachedStore['written']): number =>
  menus.flatMap(({ categories }) => categories).reduce((sum, { items }) => sum + items.length, 0);

/** Reads in a snapshot, so that store and catalogue are of one revision. */
function loadStore(db: Db, storeId: string, parts: readonly PagePart[], now: number): Promise<CachedStore> {
  return inSnapshot(db, async (db) => {
    const store = await findStore(db, storeId);
    const written = await selectCatalogue(db, storeId);
    const billing = await findBilling(db, store);
    const swaps = await findSwaps(db, storeId, written.menus);
    const sold = soldWith({ ...billing, swaps }, written);
    const catalogue = await withOwnPictures(db, storeId, sold);
    const tables = await findTables(db, storeId);
    const partsAt = await readParts(parts, ({ read }) => read(db, storeId, now));
    const counted = await findCounted(db, storeId);
    return {
      store,
      catalogue,
      written,
      ...billing,
      tables,
      counted,
      swaps,
      openingAt: cachedOpening(openableOf(store)),
      partsAt,
    };
  });
}
