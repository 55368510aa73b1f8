import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findBinaries } from '#platform/db/server/embedded/binaries.ts';
import { startEmbedded } from '#platform/db/server/embedded/start-embedded.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { withClient } from '../with-client.ts';
import { TEMPLATE } from './templates.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../platform/db/server/migrations');
const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/test-database');

/**
 * Copies a stopped PostgreSQL with a migrated database into this directory. It is made once for each set of
 * migrations: making one takes seconds, a copy a fraction of one.
 */
export async function copyTemplateCluster(dataDir: string): Promise<void> {
  const made = join(CACHE, await nameOf());
  if (!existsSync(made)) await make(made);
  await cp(join(made, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
}

async function nameOf(): Promise<string> {
  const hash = createHash('sha256').update((await findBinaries()).identity);
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'));
  for (const file of files.toSorted())
    hash.update(`${file}\0`).update(await readFile(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Several runs may make it at once: each makes its own beside the place, and the first one is kept. */
async function make(place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const making = await mkdtemp(`${place}-`);
  const embedded = await startEmbedded({ dataDir: making, log: () => {} }, { isDurable: false });
  await withClient(embedded.connection, (admin) => admin.query(`create database ${TEMPLATE}`));
  await migrate({ ...embedded.connection, database: TEMPLATE });
  await embedded.stop();
  await rename(making, place).catch(async (error: unknown) => {
    await rm(making, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  });
}
