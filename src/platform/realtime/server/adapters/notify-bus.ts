import pg from 'pg';
import type { Connection } from '#platform/db/server/client.ts';
import { beside } from '#platform/work/server/beside.ts';
import type { HintBus } from '../hint-bus.ts';

const CHANNEL = 'thali_store';
/** A payload of NOTIFY has less than 8,000 bytes. */
const MOST_BYTES = 7_900;
const BETWEEN = '\n';
const RECONNECT_MS = 1_000;
/** Hints of so long go together. NOTIFY takes a lock of the whole server, and a change is seen in a poll's second anyway. */
const GATHERED_MS = 5;

/** Its types leave out the number of its process in the server. */
type Client = pg.Client & { processID?: number };

/**
 * Connects processes over one PostgreSQL, with a connection of its own. NOTIFY carries hints, and each process reads the
 * rows itself.
 */
export function createNotifyBus(connection: Connection, log: (message: string) => void): HintBus {
  const listeners: ((hint: string) => void)[] = [];
  const gathered = new Set<string>();
  let client: Client | null = null;
  let reconnecting: NodeJS.Timeout | null = null;
  let sending: NodeJS.Timeout | null = null;
  let isClosed = false;

  const listen = async () => {
    await client?.end().catch(() => {});
    const own: Client = new pg.Client({ ...connection, application_name: 'thali hints' });
    client = own;
    own.on('notification', ({ payload, processId }) => {
      // This process has told itself.
      if (processId === own.processID) return;
      for (const hint of unpackHints(payload)) for (const listener of listeners) listener(hint);
    });
    own.on('error', () => {});
    own.on('end', retry);
    await own.connect();
    await own.query(`listen ${CHANNEL}`);
  };
  const retry = () => {
    if (isClosed || reconnecting) return;
    reconnecting = setTimeout(() => {
      reconnecting = null;
      listen().catch((error: Error) => {
        log(`Hints from other processes are not heard: ${error.message}`);
        retry();
      });
    }, RECONNECT_MS);
  };
  listen().catch(retry);

  async function send(): Promise<void> {
    try {
      const payloads = packHints(gathered);
      gathered.clear();
      await client?.query('select pg_notify($1, hints) from unnest($2::text[]) as hints', [
        CHANNEL,
        payloads,
      ]);
    } finally {
      sending = null;
      if (gathered.size > 0) gather();
    }
  }
  // What is lost, the other processes' polls find.
  const sendOrLose = () => beside(send, () => {});
  const gather = () => {
    if (!isClosed) sending ??= setTimeout(sendOrLose, GATHERED_MS);
  };

  return {
    publish(hints) {
      for (const hint of hints) gathered.add(hint);
      gather();
    },
    subscribe(listener) {
      listeners.push(listener);
    },
    async close() {
      isClosed = true;
      if (reconnecting) clearTimeout(reconnecting);
      if (sending) clearTimeout(sending);
      await client?.end().catch(() => {});
    },
  };
}

/** Joins hints into as few payloads as they fit in. A hint is short, and in ASCII. */
export function packHints(hints: Iterable<string>): string[] {
  const payloads: string[] = [];
  let payload = '';
  for (const hint of hints) {
    const longer = payload === '' ? hint : payload + BETWEEN + hint;
    if (longer.length > MOST_BYTES) payloads.push(payload);
    payload = longer.length > MOST_BYTES ? hint : longer;
  }
  return payload === '' ? payloads : [...payloads, payload];
}

export const unpackHints = (payload = ''): string[] => payload.split(BETWEEN);
