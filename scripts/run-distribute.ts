// npm run distribute: spreads the tables of stores over the machines of a Citus cluster.
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { parseEnv } from '../src/apps/server/program/env.ts';
import { EnvError } from '../src/apps/server/program/env-values.ts';
import type { Connection } from '../src/platform/db/server/client.ts';
import {
  distributeTables,
  hasCitus,
  undistributedTables,
} from '../src/platform/db/server/clusters/distribute.ts';
import { migrate } from '../src/platform/db/server/migrate.ts';
import { connectAlone, underLease } from '../src/platform/db/server/migration-lease.ts';
import { tellFailure } from './tell-failure.ts';

const LEASE_SECONDS = 60;
const log = (message: string) => console.log(message);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const { databaseUrl } = parseEnv(process.env);
  if (databaseUrl === null)
    throw new EnvError(
      'DATABASE_URL must name a PostgreSQL with Citus: an embedded one is a single machine.',
    );
  const connection = { connectionString: databaseUrl };
  await (values['dry-run'] ? tell(connection) : distribute(connection));
}

/** What a run would do. It changes nothing, and so tells of the tables that are there now. */
async function tell(connection: Connection): Promise<void> {
  const client = await connectAlone(connection);
  try {
    await requireCitus(client);
    const tables = await undistributedTables(client);
    for (const table of tables) log(`${table}: spread by store_id`);
    log(summary(tables.length, 'would be spread'));
  } finally {
    await client.end();
  }
}

async function distribute(connection: Connection): Promise<void> {
  const client = await connectAlone(connection);
  await requireCitus(client).finally(() => client.end());
  await migrate(connection, { log });
  await underLease(connection, { leaseSeconds: LEASE_SECONDS, log }, async (worker) => {
    const tables = await undistributedTables(worker);
    await worker.query('begin');
    await worker.query("set local citus.multi_shard_modify_mode = 'sequential'");
    await distributeTables(worker, tables);
    await worker.query('commit');
    log(summary(tables.length, 'are spread'));
    if (tables.length > 0) log('Start the program again: it writes orders in another way there.');
  });
}

async function requireCitus(client: pg.ClientBase): Promise<void> {
  if (await hasCitus(client)) return;
  throw new EnvError('The database has no Citus. In it, run: create extension citus');
}

const summary = (count: number, what: string) =>
  count === 0 ? 'All tables of stores are spread already.' : `${count} tables ${what}.`;

await run().catch(tellFailure);
