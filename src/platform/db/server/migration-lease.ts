import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './client.ts';

const POLL_MS = 100;
const ANSWER_TIMEOUT_MS = 10_000;

export interface Lease {
  /** How long a lease outlives a process that has died. */
  leaseSeconds: number;
  log: (message: string) => void;
}

/** A connection outside the pool, without a statement timeout. */
export async function connectAlone(connection: Connection, more: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: 'thali-migrations',
    ...more,
  });
  // Without a listener, a connection that breaks would end the process; the next statement reports it.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Waits until no other process migrates, and keeps others waiting while the work runs. If the lease is lost anyway,
 * `worker` is cut off, so that nothing more of its work is committed.
 */
export async function underLease(
  connection: Connection,
  { leaseSeconds, log }: Lease,
  work: (worker: pg.Client) => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  // A connection of its own, because the worker's is busy for as long as a migration takes.
  const keeper = await connectAlone(connection, { query_timeout: ANSWER_TIMEOUT_MS });
  try {
    await takeLease(keeper, holder, { leaseSeconds, log });
    const worker = await connectAlone(connection);
    const done = new AbortController();
    const renewing = renewUntil(done.signal, keeper, holder, leaseSeconds).catch(async (error: Error) => {
      log(`The migrations were broken off: ${error.message}`);
      await worker.end();
    });
    try {
      await work(worker);
    } finally {
      done.abort();
      await renewing;
      await worker.end();
    }
  } finally {
    await keeper.query('delete from migration_lease where holder = $1', [holder]).catch(() => {});
    await keeper.end();
  }
}

async function takeLease(keeper: pg.Client, holder: string, { leaseSeconds, log }: Lease): Promise<void> {
  for (let waits = 0; ; waits++) {
    const { rowCount } = await keeper.query(
      `insert into migration_lease (id, holder, expires_at) values (1, $1, now() + make_interval(secs => $2))
       on conflict (id) do update set holder = excluded.holder, expires_at = excluded.expires_at
       where migration_lease.expires_at < now()`,
      [holder, leaseSeconds],
    );
    if (rowCount === 1) return;
    if (waits === 0) log('Another process is migrating the database; this one waits for it.');
    await sleep(POLL_MS);
  }
}

async function renewUntil(
  done: AbortSignal,
  keeper: pg.Client,
  holder: string,
  leaseSeconds: number,
): Promise<void> {
  for (;;) {
    await sleep((leaseSeconds * 1000) / 4, undefined, { signal: done }).catch(() => {});
    if (done.aborted) return;
    const { rowCount } = await keeper.query(
      'update migration_lease set expires_at = now() + make_interval(secs => $2) where holder = $1',
      [holder, leaseSeconds],
    );
    if (rowCount !== 1) throw new Error('another process has taken the lease');
  }
}
