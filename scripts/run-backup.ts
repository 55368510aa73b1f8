// npm run backup -- [directory] [--with-secret-key]: backs up the database and the pictures, whether the
// program is running or not.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../src/apps/server/program/backup/back-up.ts';
import { BackupError } from '../src/apps/server/program/backup/format.ts';
import { noteBackup } from '../src/apps/server/program/backup/queries.ts';
import { type Env, parseEnv } from '../src/apps/server/program/env.ts';
import { KEY_FILE, loadSecretKeys, type SecretKeys } from '../src/platform/secrets/server/secret-key.ts';
import { pictureFolder } from '../src/restaurant/pictures/server/create-images.ts';
import { createS3Masters } from '../src/restaurant/pictures/server/masters/s3-masters.ts';
import { reachDatabase } from './reach-database.ts';
import { tellFailure } from './tell-failure.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'with-secret-key': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const env = parseEnv(process.env);
  const name = `thali-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}`;
  const directory = resolve(positionals[0] ?? join(env.dataDir, 'backups', name));
  const secretKeys = values['with-secret-key'] ? await readKeys(env) : null;
  const { connection, leave } = await reachDatabase(env);
  try {
    const images = pictureFolder(env.dataDir);
    const s3 = env.s3 && createS3Masters(env.s3);
    const tables = await backUp({ connection, images, s3, version, secretKeys }, directory);
    console.log(
      `${tables.stores?.rows ?? 0} stores with ${tables.orders?.rows ?? 0} orders are in ${directory}`,
    );
    await noteBackup(connection).catch((error: Error) =>
      console.log(`This could not be noted in the database, so Health does not know of it: ${error.message}`),
    );
    if (secretKeys)
      console.log('Its secret key is in it too: whoever has this directory can read everything.');
    else console.log('The secret key is not in it: keep SECRET_KEY or DATA_DIR/secret.key in another place.');
  } finally {
    await leave();
  }
}

async function readKeys({ secretKey, dataDir }: Env): Promise<SecretKeys> {
  if (secretKey === null && !existsSync(join(dataDir, KEY_FILE))) {
    throw new BackupError(
      `There is no secret key: SECRET_KEY is not set, and ${dataDir} has no ${KEY_FILE}.`,
    );
  }
  return loadSecretKeys(secretKey, dataDir);
}

await run().catch(tellFailure);
