import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#platform/context/server/services.ts';
import type { SittingRow } from '../../tables.ts';
import { type SeenSitting, seen } from '../guest-view.ts';
import type { Named } from '../queries.ts';
import { readStored, type StoredSitting } from '../read-stored.ts';

/** A table as a phone follows it. */
export interface FollowedTable {
  /** The table as it is after that entry of its log, or later. */
  after(seq: number): Promise<SeenSitting>;
  leave(): void;
}

/** The tables that phones follow in this process. All phones of a table are told from one read. */
export interface FollowedTables {
  follow(sitting: Followed): FollowedTable;
  /** The table of this link as it was last read or changed here, and may have been changed elsewhere since. */
  known(slug: string): StoredSitting | null;
  /** What a call has changed need not be read again for those who follow. */
  note(now: SeenSitting): void;
}

type Followed = Pick<SittingRow, 'storeId' | 'id' | 'slug'>;

interface Table {
  phones: number;
  latest: SeenSitting | null;
  /** The read that has not begun. */
  next: { atLeast: number; read: Promise<SeenSitting> } | null;
}

/** Taps come in bursts, and a table has several phones: what happens meanwhile is read once for all of them. */
const GATHER_MS = 40;

export function createFollowedTables(services: Services): FollowedTables {
  const tables = new Map<string, Table>();

  function readNext(table: Table, named: Named, seq: number): Promise<SeenSitting> {
    if (table.next) {
      table.next.atLeast = Math.max(table.next.atLeast, seq);
      return table.next.read;
    }
    const next = { atLeast: seq, read: sleep(GATHER_MS).then(() => readGathered()) };
    table.next = next;
    return next.read;

    async function readGathered(): Promise<SeenSitting> {
      table.next = null;
      if (table.latest && table.latest.stored.seq >= next.atLeast) return table.latest;
      const read = seen(await readStored({ db: services.db, services }, named), services.clock());
      keep(table, read);
      return read;
    }
  }

  /** A read may end after a line was written that it has not seen. */
  function keep(table: Table, now: SeenSitting): void {
    const { seq, readAt } = now.stored;
    const latest = table.latest?.stored;
    if (!latest || seq > latest.seq || (seq === latest.seq && readAt > latest.readAt)) table.latest = now;
  }

  return {
    follow(sitting) {
      const { slug } = sitting;
      const table = tables.get(slug) ?? { phones: 0, latest: null, next: null };
      tables.set(slug, table);
      table.phones++;
      return {
        after: (seq) => readNext(table, sitting, seq),
        leave() {
          table.phones--;
          if (table.phones === 0 && tables.get(slug) === table) tables.delete(slug);
        },
      };
    },
    known: (slug) => tables.get(slug)?.latest?.stored ?? null,
    note(now) {
      const table = tables.get(now.stored.sitting.slug);
      if (table) keep(table, now);
    },
  };
}
