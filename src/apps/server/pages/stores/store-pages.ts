import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#platform/db/server/client.ts';
import { type CompressedBody, pack } from '#platform/http/server/cached-body.ts';
import type {
  AskedPage,
  MadePage,
  Rendered,
  RenderedPages,
  StorePages,
  StoreState,
  When,
} from '#platform/ports/server/pages.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { Afterwards } from '#platform/work/server/afterwards.ts';
import { atMost, atMostEach } from '#platform/work/server/at-most.ts';
import { gather } from '#platform/work/server/gather.ts';
import { deleteOutdated, selectLastRead, selectPages, updateRead, upsertPage } from '../queries.ts';

interface Parts {
  db: Db;
  reserve: Db;
  memory: RenderedPages;
  afterwards: Afterwards;
  clock: () => number;
  /** Names the program that renders. Another one may render otherwise. */
  build: string;
}

type Stored = Rendered & StoreState & { readAt: number };

type Packed = Omit<MadePage, 'encoded'> & CompressedBody;

/** Each loads a catalogue and occupies the process, so that orders find connections and time. */
const MADE_AT_ONCE = 4;
const MOST_WAITING = 400;
/** One at a time, so that a flood at one store takes no more turns than any other store. */
const MOST_WAITING_OF_A_STORE = 50;
/** Compressed, where a page of most stores is some 60 kB. What is larger is made for each guest. */
const MOST_KEPT_BYTES = 1_000_000;
/** What a store's rows of one build may weigh. */
const MOST_BYTES_OF_A_STORE = 16_000_000;

/** Two levels: this process's memory, and the database, which all processes share. */
export function createStorePages({ db, reserve, memory, afterwards, clock, build }: Parts): StorePages {
  const underWay = new Map<string, Promise<Rendered>>();
  const ofStore = atMostEach(1, MOST_WAITING_OF_A_STORE);
  const inTurn = atMost(MADE_AT_ONCE, MOST_WAITING);
  const apart = atMost(1);
  /** So that no two statements of this process wait for each other's rows. */
  const oneByOne = atMost(1);
  const find = gather((keys) => readPages(db, keys));

  /** Each begins in a turn of its own, so that orders are answered between two of them. */
  function makeInTurn(storeId: string, make: () => Promise<MadePage>): Promise<Packed> {
    return ofStore(storeId)(() =>
      inTurn(async () => {
        await apart(() => nextTurn());
        return pack(await make());
      }),
    );
  }

  async function keep(
    { storeId, memoryOnly = false }: AskedPage,
    name: string,
    made: Packed,
    { now, isAhead }: When,
  ): Promise<void> {
    if (made.encoded.br.length > MOST_KEPT_BYTES) return;
    const readAt = (isAhead ? await selectLastRead(reserve, storeId) : null) ?? new Date(now);
    const packed = { ...made, readAt: readAt.getTime() };
    memory.set(name, packed);
    if (memoryOnly) return;
    const { validUntil, policy = null, holes = null, encoded, grown: _, ...row } = packed;
    await upsertPage(reserve, {
      ...row,
      storeId,
      name,
      build,
      policy,
      holes,
      validUntil: validUntil === null ? null : new Date(validUntil),
      renderedAt: new Date(clock()),
      readAt,
      body: encoded.br,
    });
    const outdated = { storeId, build, revision: row.revision, mostBytes: MOST_BYTES_OF_A_STORE };
    await oneByOne(() => deleteOutdated(reserve, outdated));
  }

  /** Once a day for each body. */
  function noteRead(storeId: string, name: string, page: Stored, { now, isAhead }: When): Stored {
    if (!isAhead && now - page.readAt >= DAY) {
      page.readAt = now;
      const readAt = new Date(now);
      afterwards.add(() => oneByOne(() => updateRead(reserve, { storeId, name, readAt })));
    }
    return page;
  }

  return {
    async get(asked, when, make) {
      const { storeId, address, revision, state, memoryOnly } = asked;
      const { now } = when;
      const name = hashOf([build, storeId, address]);
      const known = memory.get(name, now) as Stored | null;
      if (known && isRight(known, asked, now)) return noteRead(storeId, name, known, when);
      const key = `${name} ${revision} ${state}`;

      async function findOrMake(): Promise<Rendered> {
        const found = memoryOnly ? null : await find(`${storeId} ${name}`);
        if (found && isRight(found, asked, now)) {
          memory.set(name, found);
          underWay.delete(key);
          return noteRead(storeId, name, found, when);
        }
        const made = await makeInTurn(storeId, make);
        // Whoever asks before it is kept gets this one.
        afterwards.add(() => keep(asked, name, made, when).finally(() => underWay.delete(key)));
        return made;
      }

      const running = underWay.get(key) ?? findOrMake();
      underWay.set(key, running);
      running.catch(() => underWay.delete(key));
      return running;
    },
  };
}

/** A later revision than was asked for is right too: the store has changed meanwhile. */
function isRight(known: Stored, { revision, state }: StoreState, now: number): boolean {
  if (known.validUntil !== null && now >= known.validUntil) return false;
  return known.revision > revision || (known.revision === revision && known.state === state);
}

async function readPages(db: Db, keys: string[]): Promise<Map<string, Stored>> {
  const asked = keys.map((key) => {
    const [storeId = '', name = ''] = key.split(' ');
    return { storeId, name };
  });
  const rows = await selectPages(db, asked);
  return new Map(
    rows.map(({ storeId, name, body, policy, holes, validUntil, readAt, ...row }) => {
      const page: Stored = {
        ...row,
        readAt: readAt.getTime(),
        validUntil: validUntil?.getTime() ?? null,
        ...(policy === null ? {} : { policy }),
        ...(holes === null ? {} : { holes }),
        encoded: { br: body },
      };
      return [`${storeId} ${name}`, page];
    }),
  );
}

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
