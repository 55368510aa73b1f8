import { mayNeedOtp } from '#ordering/placing/rules/checkout.ts';
import type { Db } from '#platform/db/server/client.ts';
import type { PagePart } from '#platform/feature/server/page-part.ts';
import type { StoreHead, StoreHeads } from '#platform/ports/server/menus.ts';
import type { HintBus } from '#platform/realtime/server/hint-bus.ts';
import { gather } from '#platform/work/server/gather.ts';
import { openableOf } from '#restaurant/stores/server/views.ts';
import { cachedOpening } from './cached-opening.ts';
import { type HeadRow, headsWith, selectHeads, selectRevisions, selectSlugs } from './head-queries.ts';
import { partsByTime, readParts } from './page-parts.ts';

interface Entry {
  head: Promise<StoreHead | null>;
  /** When the store was last looked at, by a clock that nobody sets. */
  lookedAt: number;
}

/** A head has some two kilobytes. */
const MOST_HEADS = 15_000;
const MOST_SLUGS = 20_000;

interface Given {
  db: Db;
  bus: Pick<HintBus, 'subscribe'>;
  clock: () => number;
  parts: readonly PagePart[];
  /** A lost hint is made up for after this time. */
  freshMs: number;
}

/**
 * Reads heads of stores, and looks after each second whether their revisions have moved. Many stores are asked for
 * with one statement.
 */
export function createStoreHeads({ db, bus, clock, parts, freshMs }: Given): StoreHeads {
  const timed = partsByTime(parts);
  const statement = headsWith(timed.map(({ byTime }) => byTime.table));
  const known = new Map<string, Entry>();
  const idsBySlug = new Map<string, string>();
  const findId = gather((slugs) => selectSlugs(db, slugs));
  const findRow = gather((storeIds) => selectHeads(db, statement, storeIds));
  const findRevision = gather((storeIds) => selectRevisions(db, storeIds));

  async function read(storeId: string): Promise<StoreHead | null> {
    const row = await findRow(storeId);
    return row && toHead(row);
  }

  async function toHead({ orderTypes, rowsIn, ...row }: HeadRow): Promise<StoreHead> {
    const { storeId } = row.store;
    const partsAt = await readParts(timed, async ({ read, byTime: { table, withoutRows } }) =>
      rowsIn.includes(table) ? read(db, storeId, clock()) : withoutRows,
    );
    return {
      ...row,
      asksForCodes: orderTypes.some(mayNeedOtp),
      openingAt: cachedOpening(openableOf(row.store)),
      partsAt,
    };
  }

  async function look(storeId: string, before: Entry['head']): Promise<StoreHead | null> {
    const [head, moved] = await Promise.all([before, findRevision(storeId)]);
    if (!head || !moved || head.store.revision !== moved.revision) return read(storeId);
    // Orders take portions without a new revision.
    const isSame = JSON.stringify(head.counted) === JSON.stringify(moved.counted);
    return isSame ? head : { ...head, counted: moved.counted };
  }

  function get(storeId: string): Promise<StoreHead | null> {
    const now = performance.now();
    const entry = known.get(storeId);
    if (entry && now - entry.lookedAt < freshMs) return entry.head;
    const next = { lookedAt: now, head: entry ? look(storeId, entry.head) : read(storeId) };
    setBounded(known, storeId, next, MOST_HEADS);
    next.head.then(
      (head) => head === null && drop(storeId, next),
      () => drop(storeId, next),
    );
    return next.head;
  }

  function drop(storeId: string, entry: Entry): void {
    if (known.get(storeId) === entry) known.delete(storeId);
  }

  function forget(storeId: string): void {
    const entry = known.get(storeId);
    if (entry) entry.lookedAt = Number.NEGATIVE_INFINITY;
  }

  bus.subscribe(forget);
  return {
    get,
    forget,
    async getBySlug(typed) {
      const slug = typed.toLowerCase();
      const storeId = idsBySlug.get(slug) ?? (await findId(slug));
      if (storeId === null) return null;
      setBounded(idsBySlug, slug, storeId, MOST_SLUGS);
      return get(storeId);
    },
  };
}

/** The oldest goes. */
function setBounded<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
