// npm run rotate-key: the first run adds a new secret key, the second, after a restart, removes the old one.
import { parseArgs } from 'node:util';
import { type Env, parseEnv } from '../src/apps/server/program/env.ts';
import { type Rotation, rotateKey } from '../src/apps/server/program/keys/rotate-key.ts';
import {
  loadSecretKeys,
  newSecretKey,
  type SecretKeys,
  writeSecretKeys,
} from '../src/platform/secrets/server/secret-key.ts';
import { createSecrets } from '../src/platform/secrets/server/secrets.ts';
import { reachDatabase } from './reach-database.ts';
import { tellFailure } from './tell-failure.ts';

async function run(): Promise<void> {
  parseArgs({});
  const env = parseEnv(process.env);
  const keys = await loadSecretKeys(env.secretKey, env.dataDir);
  if (keys.length === 1) await addKey(env, keys);
  else await endEarlierKeys(env, keys);
}

async function addKey(env: Env, [present]: SecretKeys): Promise<void> {
  const next = newSecretKey();
  if (env.secretKey !== null) {
    const value = [next, present].map((key) => key.toString('hex')).join(',');
    console.log(
      `The new key, followed by the present one, which can still be read with:\n\nSECRET_KEY=${value}\n`,
    );
    console.log('Start the program with this value, then run this again with the same value.');
    return;
  }
  await writeSecretKeys(env.dataDir, [next, present]);
  console.log('There is a new key, and the old one is still read. Restart the program, then run this again.');
}

async function endEarlierKeys(env: Env, keys: SecretKeys): Promise<void> {
  const { connection, leave } = await reachDatabase(env);
  const rotation = await rotateKey(connection, createSecrets(...keys)).finally(leave);
  printRotation(rotation);
  if (env.secretKey === null) await writeSecretKeys(env.dataDir, [keys[0]]);
  console.log(
    env.secretKey === null
      ? 'The old key is gone. Keep a copy of the new one where passwords are kept.'
      : 'Nothing needs the old key any more. Start the program with the first key alone.',
  );
}

function printRotation({ resealed, unreadable, recoveryCodesEnded }: Rotation): void {
  console.log(`${resealed} secrets are sealed with the new key.`);
  if (unreadable > 0) console.log(`${unreadable} were sealed with an unknown key, and stay as they are.`);
  if (recoveryCodesEnded > 0)
    console.log(`${recoveryCodesEnded} recovery codes ended: their owners make new ones in their account.`);
}

await run().catch(tellFailure);
