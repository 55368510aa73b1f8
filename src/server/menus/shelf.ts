import { RUPEE_CURRENCY } from '#domain/books.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { OpeningStatus } from '#domain/opening.ts';
import { isRounding } from '../bills/is-rounding.ts';
import { type Db, inSnapshot } from '../db/client.ts';
import { withOwnPictures } from '../images/own-pictures.ts';
import type { StoreFeeds } from '../realtime/store-feeds.ts';
import { PAGES } from '../realtime/topics.ts';
import { findStore, findStoreIdBySlug, type StoreRow } from '../stores/find-store.ts';
import { keepOpening } from './keep-opening.ts';
import { isLargeMenu } from './large-saves.ts';
import { readCatalogue } from './queries.ts';

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

interface Place {
  shelved: Promise<Shelved>;
  /** Ends its watch on the store's log. */
  leave: () => void;
}

const MOST_STORES = 500;
const MOST_SLUGS = 20_000;

/** Keeps the stores that are being read in memory; an entry goes when its store's log tells of a change. */
export function createShelf({ db, feeds }: { db: Db; feeds: StoreFeeds }): Shelf {
  const places = new Map<string, Place>();
  const idsBySlug = new Map<string, string>();
  /** Their number is bounded by that of large menus. */
  const large = new Set<string>();
  const readings = new Map<string, Promise<Shelved>>();

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
    async function read(): Promise<Shelved> {
      stopWatching = await feeds.watch(storeId, PAGES, () => drop(storeId, place));
      if (hasLeft) stopWatching();
      const shelved = await readWhole(db, storeId);
      if (isLargeMenu(shelved.written)) large.add(storeId);
      else large.delete(storeId);
      return shelved;
    }
    place.shelved.catch(() => drop(storeId, place));
    return place;
  }

  function get(storeId: string): Promise<Shelved> {
    const known = places.get(storeId);
    if (known) return known.shelved;
    const place = load(storeId);
    places.set(storeId, place);
    const oldest = places.entries().next().value;
    if (places.size > MOST_STORES && oldest) drop(...oldest);
    return place.shelved;
  }

  /** For all who have seen the same revision. What is read is of that one or a later one. */
  function readAnew({ storeId, revision }: StoreRow): Promise<Shelved> {
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
    async getPresent(connection, storeId) {
      const store = await findStore(connection, storeId);
      const shelved = await get(store.storeId);
      if (shelved.store.revision === store.revision) return shelved;
      return connection === db ? readAnew(store) : readWhole(connection, store.storeId);
    },
    isLarge: (storeId) => large.has(storeId),
  };
}

/** Store and catalogue of one and the same revision, although they are read one after the other. */
function readWhole(db: Db, storeId: string): Promise<Shelved> {
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
