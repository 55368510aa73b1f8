import type { Catalogue } from '#domain/catalogue.ts';
import type { Db } from '../db/client.ts';
import type { CachedBody } from '../http/cached-body.ts';
import type { StoreFeeds } from '../realtime/store-feeds.ts';
import { PAGES } from '../realtime/topics.ts';
import { findStore, findStoreIdBySlug, type StoreRow } from '../stores/find-store.ts';
import { readCatalogue } from './queries.ts';

/** A store with its whole catalogue at one revision, and what was rendered from it. */
export interface Shelved {
  store: StoreRow;
  catalogue: Catalogue;
  rendered: Map<string, Rendered>;
}

export interface Shelf {
  get(storeId: string): Promise<Shelved>;
  getBySlug(slug: string): Promise<Shelved | null>;
  /** Takes a store off the shelf, so that the next reader gets it anew. */
  forget(storeId: string): void;
  /** The catalogue at just this revision, read anew if the one on the shelf is another. */
  getAt(db: Db, store: StoreRow): Promise<Catalogue>;
}

/** A body with the time at which it stops being true; null where only a change can end it. */
export type Rendered = CachedBody & { validUntil: number | null };

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
      const store = await findStore(db, storeId);
      return { store, catalogue: await readCatalogue(db, storeId), rendered: new Map() };
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

  return {
    get,
    async getBySlug(slug) {
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
    async getAt(connection, store) {
      const shelved = await get(store.storeId);
      return shelved.store.revision === store.revision
        ? shelved.catalogue
        : readCatalogue(connection, store.storeId);
    },
  };
}
