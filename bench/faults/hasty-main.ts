// The whole program with one planted fault: it acknowledges an order before it commits it.
import type pg from 'pg';
import { createApp } from '../../src/apps/server/program/app.ts';
import { createServices } from '../../src/apps/server/program/create-services.ts';
import { openDatabase } from '../../src/platform/db/server/client.ts';
import { startEmbedded } from '../../src/platform/db/server/embedded/start-embedded.ts';
import { migrate } from '../../src/platform/db/server/migrate.ts';
import { plainParts } from '../../src/testing/server/plain-parts.ts';

const COMMITS_AFTER_MS = 300;
const embedded = await startEmbedded({ dataDir: process.env['DATA_DIR'] ?? '', log: () => {} });
const database = openDatabase(embedded.connection, () => {});
await migrate(embedded.connection);

const { pool } = database;
const query = pool.query.bind(pool) as (...parts: unknown[]) => Promise<unknown>;

/** Answers with the rows written, and commits them later. */
async function placeHastily(statement: pg.QueryConfig): Promise<unknown> {
  const client = await pool.connect();
  await client.query('begin');
  const placed = await client.query(statement);
  setTimeout(() => {
    client
      .query('commit')
      .catch(() => {})
      .finally(() => client.release());
  }, COMMITS_AFTER_MS);
  return placed;
}

pool.query = ((...parts: unknown[]) => {
  const [statement] = parts as [Partial<pg.QueryConfig>];
  return statement.name === 'place order' ? placeHastily(statement as pg.QueryConfig) : query(...parts);
}) as typeof pool.query;

const app = await createApp(createServices(plainParts(database.db)), {
  version: 'hasty',
  appToken: null,
  trustProxy: false,
  logger: { level: 'silent' },
});
console.log(`${await app.listen({ port: 0 })}/docs`);
