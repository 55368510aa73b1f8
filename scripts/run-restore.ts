// npm run restore -- <directory>: restores a backup into an empty database, with its pictures.
import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, ROWS_FILE } from '../src/apps/server/program/backup/format.ts';
import { restore } from '../src/apps/server/program/backup/restore.ts';
import { type Env, parseEnv } from '../src/apps/server/program/env.ts';
import type { Connection } from '../src/platform/db/server/client.ts';
import { startEmbedded } from '../src/platform/db/server/embedded/start-embedded.ts';
import { KEY_FILE, loadSecretKeys } from '../src/platform/secrets/server/secret-key.ts';
import { createSecrets } from '../src/platform/secrets/server/secrets.ts';
import { pictureFolder } from '../src/restaurant/pictures/server/create-images.ts';
import { createS3Masters } from '../src/restaurant/pictures/server/masters/s3-masters.ts';
import { tellFailure } from './tell-failure.ts';

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const directory = resolve(positionals[0] ?? '');
  if (!existsSync(join(directory, ROWS_FILE))) {
    throw new BackupError(`There is no backup in ${directory}. Say where it is: restore <directory>`);
  }
  const env = parseEnv(process.env);
  const [ownKey, savedKey] = [join(env.dataDir, KEY_FILE), join(directory, KEY_FILE)];
  const keyFile = [ownKey, savedKey].find(existsSync);
  const isKeyThere = env.secretKey !== null || keyFile !== undefined;
  const keys = isKeyThere ? await loadSecretKeys(env.secretKey, dirname(keyFile ?? ownKey)) : null;
  const { connection, leave } = await open(env);
  try {
    const target = {
      connection,
      images: pictureFolder(env.dataDir),
      s3: env.s3 && createS3Masters(env.s3),
      secrets: keys && createSecrets(...keys),
    };
    const tables = await restore(target, directory);
    if (env.secretKey === null && keyFile === savedKey) copyFileSync(savedKey, ownKey);
    console.log(
      `${tables.stores?.rows ?? 0} stores with ${tables.orders?.rows ?? 0} orders are there again.`,
    );
    if (!keys) console.log(`Before the start, set SECRET_KEY or put the key of the original at ${ownKey}.`);
  } finally {
    await leave();
  }
}

async function open(env: Env): Promise<{ connection: Connection; leave: () => Promise<void> }> {
  if (env.databaseUrl !== null) {
    return { connection: { connectionString: env.databaseUrl }, leave: async () => {} };
  }
  const { connection, stop } = await startEmbedded({ dataDir: env.dataDir, log: console.log });
  return { connection, leave: stop };
}

await run().catch(tellFailure);
