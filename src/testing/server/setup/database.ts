import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type EmbeddedDatabase, startEmbedded } from '#platform/db/server/embedded/start-embedded.ts';
import { copyTemplateCluster } from './template-cluster.ts';

/** Each project loads this file for itself, and all of them share one server. */
const shared = globalThis as { testDatabase?: Promise<{ server: EmbeddedDatabase; dataDir: string }> };

/**
 * One real PostgreSQL for the whole run. On a disk, the databases of test files take more processor time than all
 * queries, so a run may name a faster place.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isFirst = shared.testDatabase === undefined;
  shared.testDatabase ??= start();
  const { server, dataDir } = await shared.testDatabase;
  const { host, port, user, password } = server.connection;
  project.provide('postgres', { host, port, user, password });
  return async () => {
    if (!isFirst) return;
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function start() {
  const dataDir = await mkdtemp(join(process.env['TEST_DATABASES'] ?? tmpdir(), 'thali-tests-'));
  await copyTemplateCluster(dataDir);
  return { server: await startEmbedded({ dataDir, log: () => {} }, { isDurable: false }), dataDir };
}
