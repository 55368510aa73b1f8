import pg from 'pg';
import type { Connection } from '../../db/client.ts';
import type { HintBus } from '../hint-bus.ts';

const CHANNEL = 'thali_store';
const RECONNECT_MS = 1_000;

/** Connects processes over one PostgreSQL. NOTIFY carries hints, and each process reads the rows itself. */
export function createNotifyBus(
  connection: Connection,
  pool: pg.Pool,
  log: (message: string) => void,
): HintBus {
  const listeners: ((hint: string) => void)[] = [];
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const listen = async () => {
    await client?.end().catch(() => {});
    client = new pg.Client({ ...connection, application_name: 'thali hints' });
    client.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? '');
    });
    client.on('error', () => {});
    client.on('end', retry);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  };
  const retry = () => {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = null;
      listen().catch((error: Error) => {
        log(`Hints from other processes are not heard: ${error.message}`);
        retry();
      });
    }, RECONNECT_MS);
  };
  listen().catch(retry);

  return {
    publish(hints) {
      pool.query('select pg_notify($1, hint) from unnest($2::text[]) as hint', [CHANNEL, hints]).catch(() => {
        // The other processes' polls find the change.
      });
    },
    subscribe(listener) {
      listeners.push(listener);
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
