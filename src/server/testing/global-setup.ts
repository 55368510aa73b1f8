import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { withClient } from './with-client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string };
  }
}

export const TEMPLATE = 'thali_template';

/**
 * One real PostgreSQL for the whole run, with a migrated database that each test file copies. On a disk, the copies
 * take more processor time than all queries, so a run may name a faster place.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(process.env['TEST_DATABASES'] ?? tmpdir(), 'thali-tests-'));
  const embedded = await startEmbedded({ dataDir, log: () => {} }, { isDurable: false });
  const { host, port, user, password } = embedded.connection;
  await withClient(embedded.connection, (admin) => admin.query(`create database ${TEMPLATE}`));
  await migrate({ ...embedded.connection, database: TEMPLATE });
  project.provide('postgres', { host, port, user, password });
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
