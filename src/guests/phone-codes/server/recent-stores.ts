import { mayNeedOtp } from '#ordering/placing/rules/checkout.ts';
import type { Db } from '#platform/db/server/client.ts';
import type { Limiter } from '#platform/limits/server/limiter.ts';
import type { Network } from '#platform/limits/server/network.ts';
import type { Visitor } from '#platform/limits/server/visitor.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import type { RecentStores } from '#platform/ports/server/recent-stores.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import type { Afterwards } from '#platform/work/server/afterwards.ts';
import { type RecentStore, selectRecentStore, upsertRecentStores } from './queries.ts';

const MOST_VISITORS = 20_000;
const MOST_UNWRITTEN = 1_000;
const WRITE_AGAIN_MS = 10_000;
/** Browsers' own names are shorter. */
const LONGEST_DEVICE = 300;

export function asksForCodes({ orderTypes }: CachedStore['catalogue']): boolean {
  return orderTypes.some((orderType) => orderType.active && mayNeedOtp(orderType));
}

interface Parts {
  db: Db;
  clock: () => number;
  secrets: Pick<Secrets, 'hash'>;
  limiter: Pick<Limiter, 'tryTake'>;
  afterwards: Afterwards;
  onError: (error: unknown) => void;
}

interface RecordedVisit {
  storeId: string;
  at: number;
  writtenAt: number;
  /** Whether it may have a row. A network that changes its device name each time gets none. */
  isAdmitted: boolean;
}

/**
 * Remembers visitors in memory, and writes to the database when the store changes and now and then, because the
 * visitor may have used another process. Pages don't wait for it: one statement at a time writes everything new.
 */
export function createRecentStores({
  db,
  clock,
  secrets,
  limiter,
  afterwards,
  onError,
}: Parts): RecentStores {
  const known = new Map<string, RecordedVisit>();
  const unwritten = new Map<string, RecentStore>();
  let writing: Promise<void> | null = null;

  /** For the database. The hash is keyed, because networks can be guessed. */
  const hashOf = ({ network, device }: Visitor) => secrets.hash('recent store', `${network.near} ${device}`);
  /** For memory. Most visitors are found again there, and a hash of each would cost more than the page. */
  const keyOf = (visitor: Visitor) =>
    visitor.device.length > LONGEST_DEVICE ? hashOf(visitor) : `${visitor.network.near} ${visitor.device}`;

  async function writeAll(): Promise<void> {
    while (unwritten.size > 0) {
      // Sorted, so that two processes never wait for each other.
      const rows = [...unwritten.values()].toSorted((a, b) => (a.visitorHash < b.visitorHash ? -1 : 1));
      unwritten.clear();
      await upsertRecentStores(db, rows);
    }
  }

  function write(): Promise<void> {
    writing ??= writeAll()
      .catch(onError)
      .then(() => {
        writing = null;
        // Writes what was recorded meanwhile.
        return unwritten.size > 0 ? write() : undefined;
      });
    return writing;
  }

  async function admit(noted: RecordedVisit, row: RecentStore, network: Network): Promise<void> {
    noted.isAdmitted ||= (await limiter.tryTake('newVisitors', network)) !== null;
    if (!noted.isAdmitted) return;
    setBounded(unwritten, row.visitorHash, row, MOST_UNWRITTEN);
    await write();
  }

  return {
    record(visitor, { store: { storeId }, asksForCodes }) {
      if (!asksForCodes) return;
      const key = keyOf(visitor);
      const at = clock();
      const before = known.get(key);
      const isWritten = before?.storeId === storeId && at - before.writtenAt < WRITE_AGAIN_MS;
      const noted = before ?? { storeId, at, writtenAt: at, isAdmitted: false };
      Object.assign(noted, { storeId, at }, isWritten ? {} : { writtenAt: at });
      setBounded(known, key, noted, MOST_VISITORS);
      if (isWritten) return;
      const row = { visitorHash: hashOf(visitor), storeId, notedAt: new Date(at) };
      afterwards.add(() => admit(noted, row, visitor.network));
    },
    async get(visitor) {
      const visitorHash = hashOf(visitor);
      await write();
      const own = known.get(keyOf(visitor));
      const written = await selectRecentStore(db, visitorHash);
      if (own && (!written || own.at >= written.notedAt.getTime())) return own.storeId;
      return written?.storeId ?? null;
    },
  };
}

/** Evicts the oldest entry. */
function setBounded<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
