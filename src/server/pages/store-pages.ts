import { createHash } from 'node:crypto';
import type { Db } from '../platform/db/client.ts';
import { pack } from '../platform/http/cached-body.ts';
import type { MadePage, Rendered, RenderedPages, StorePages, StoreState } from '../platform/ports/pages.ts';
import type { Afterwards } from '../platform/work/afterwards.ts';
import { atMost } from '../platform/work/at-most.ts';
import { gather } from '../platform/work/gather.ts';
import { selectPages, upsertPage } from './queries.ts';

interface Parts {
  db: Db;
  reserve: Db;
  memory: RenderedPages;
  afterwards: Afterwards;
  clock: () => number;
  /** Names the program that renders. Another one may render otherwise. */
  build: string;
}

type Stored = Rendered & StoreState;

/** Each loads a catalogue and occupies the process, so that orders find connections and time. */
const MADE_AT_ONCE = 4;

/** Two levels: this process's memory, and the database, which all processes share. */
export function createStorePages({ db, reserve, memory, afterwards, clock, build }: Parts): StorePages {
  const underWay = new Map<string, Promise<Rendered>>();
  const inTurn = atMost(MADE_AT_ONCE);
  const find = gather((keys) => readPages(db, keys));

  async function keep(storeId: string, name: string, made: MadePage): Promise<void> {
    const packed = await pack(made);
    memory.set(name, packed);
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
      body: encoded.br,
    });
  }

  return {
    async get(asked, now, make) {
      const { storeId, address, revision, state } = asked;
      const name = hashOf([build, storeId, address]);
      const known = memory.get(name, now) as Stored | null;
      if (known && isRight(known, asked, now)) return known;
      const key = `${name} ${revision} ${state}`;

      async function findOrMake(): Promise<Rendered> {
        const found = await find(`${storeId} ${name}`);
        if (found && isRight(found, asked, now)) {
          memory.set(name, found);
          underWay.delete(key);
          return found;
        }
        const made = await inTurn(make);
        // Whoever asks before it is kept gets this one.
        afterwards.add(() => keep(storeId, name, made).finally(() => underWay.delete(key)));
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
    rows.map(({ storeId, name, body, policy, holes, validUntil, ...row }) => {
      const page: Stored = {
        ...row,
        validUntil: validUntil?.getTime() ?? null,
        ...(policy === null ? {} : { policy }),
        ...(holes === null ? {} : { holes }),
        encoded: { br: Buffer.from(body, 'base64') },
      };
      return [`${storeId} ${name}`, page];
    }),
  );
}

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
