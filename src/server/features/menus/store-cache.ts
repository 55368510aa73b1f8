import { RUPEE_CURRENCY } from '#domain/bills/balance.ts';
import { type Db, inSnapshot } from '../../platform/db/client.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { CachedStore, StoreCache } from '../../platform/ports/menus.ts';
import { PAGE_EVENTS, type StoreFeeds } from '../../platform/ports/store-feeds.ts';
import { withOwnPictures } from '../pictures/own-pictures.ts';
import { findStore, findStoreIdBySlug, isRounding } from '../stores/find-store.ts';
import { keepOpening } from './keep-opening.ts';
import { isLargeMenu } from './large-saves.ts';
import { readCatalogue } from './queries.ts';

interface Place {
  shelved: Promise<CachedStore>;
  /** Ends its watch on the store's log. */
  leave: () => void;
}

const MOST_STORES = 500;
const MOST_SLUGS = 20_000;

/** Keeps the stores that are being read in memory; an entry goes when its store's log tells of a change. */
export function createStoreCache({ db, feeds }: { db: Db; feeds: StoreFeeds }): StoreCache {
  const places = new Map<string, Place>();
  const idsBySlug = new Map<string, string>();
  /** Their number is bounded by that of large menus. */
  const large = new Set<string>();
  const readings = new Map<string, Promise<CachedStore>>();

  function drop(storeId: string, place: Place): void {
    if (places.get(storeId) === place) places.delete(storeId);
    place.leave();
  }

  /** Watches before it reads: a change in between is then seen, and the entry dropped. */
  function load(storeId: string): Place {
    let hasLeft = false;
    let stopWatching = () => {};
    const place: Place = {
      leave() {
        hasLeft = true;
        stopWatching();
      },
      shelved: read(),
    };
    async function read(): Promise<CachedStore> {
      stopWatching = await feeds.subscribe(storeId, PAGE_EVENTS, () => drop(storeId, place));
      if (hasLeft) stopWatching();
      const shelved = await readWhole(db, storeId);
      if (isLargeMenu(shelved.written)) large.add(storeId);
      else large.delete(storeId);
      return shelved;
    }
    place.shelved.catch(() => drop(storeId, place));
    return place;
  }

  function get(storeId: string): Promise<CachedStore> {
    const known = places.get(storeId);
    if (known) return known.shelved;
    const place = load(storeId);
    places.set(storeId, place);
    const oldest = places.entries().next().value;
    if (places.size > MOST_STORES && oldest) drop(...oldest);
    return place.shelved;
  }

  /** For all who have seen the same revision. What is read is of that one or a later one. */
  function readAnew({ storeId, revision }: StoreRow): Promise<CachedStore> {
    const key = `${storeId} ${revision}`;
    const reading = readings.get(key) ?? readWhole(db, storeId).finally(() => readings.delete(key));
    readings.set(key, reading);
    return reading;
  }

  return {
    get,
    async getBySlug(typed) {
      const slug = typed.toLowerCase();
      const storeId = idsBySlug.get(slug) ?? (await findStoreIdBySlug(db, slug));
      if (storeId === null) return null;
      if (idsBySlug.size >= MOST_SLUGS) idsBySlug.clear();
      idsBySlug.set(slug, storeId);
      return get(storeId);
    },
    forget(storeId) {
      const place = places.get(storeId);
      if (place) drop(storeId, place);
    },
    async getCurrent(connection, storeId) {
      const store = await findStore(connection, storeId);
      const shelved = await get(store.storeId);
      if (shelved.store.revision === store.revision) return shelved;
      return connection === db ? readAnew(store) : readWhole(connection, store.storeId);
    },
    isLarge: (storeId) => large.has(storeId),
  };
}

/** Store and catalogue of one and the same revision, although they are read one after the other. */
function readWhole(db: Db, storeId: string): Promise<CachedStore> {
  return inSnapshot(db, async (db) => {
    const store = await findStore(db, storeId);
    const written = await readCatalogue(db, storeId);
    const catalogue = await withOwnPictures(db, storeId, written);
    const rounding = await isRounding(db, storeId);
    return {
      store,
      catalogue,
      written,
      isRounding: rounding && store.currency === RUPEE_CURRENCY,
      openingAt: keepOpening(store),
    };
  });
}
