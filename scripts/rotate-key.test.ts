import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newDirectory } from '../src/apps/server/program/backup/test-backups.ts';
import { recordSecretKey } from '../src/platform/db/server/instance.ts';
import { loadSecretKeys } from '../src/platform/secrets/server/secret-key.ts';
import { createSecrets } from '../src/platform/secrets/server/secrets.ts';
import { bareEnvironment } from '../src/testing/server/bare-environment.ts';
import { useTestApp } from '../src/testing/server/test-app.ts';

const thali = await useTestApp();

async function rotate(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  const { host, port, user, password, database } = thali.database.connection;
  const query = new URLSearchParams({ host, port: String(port) });
  const DATABASE_URL = `postgres://${user}:${password}@localhost/${database}?${query}`;
  const child = spawn(process.execPath, ['scripts/run-rotate-key.ts'], {
    env: { ...bareEnvironment(), DATABASE_URL, DATA_DIR: dataDir, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  await once(child, 'close');
  return said;
}

/** Loads and records the key like a start of the program. */
async function start(dataDir: string): Promise<void> {
  const secrets = createSecrets(...(await loadSecretKeys(null, dataDir)));
  await recordSecretKey(thali.database.db, secrets, thali.clock.now);
}

test('a new key replaces the old one after a restart', async () => {
  const dataDir = await newDirectory();
  const [old] = await loadSecretKeys(null, dataDir);
  await start(dataDir);

  expect(await rotate(dataDir)).toContain('Restart the program, then run this again');
  const [present, ...earlier] = await loadSecretKeys(null, dataDir);
  expect(earlier).toEqual([old]);

  await start(dataDir);
  expect(await rotate(dataDir)).toContain('The old key is gone');
  expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(`${present.toString('hex')}\n`);
  await start(dataDir);

  const hex = present.toString('hex');
  const said = await rotate(dataDir, { SECRET_KEY: hex });
  expect(said).toMatch(new RegExp(`SECRET_KEY=[0-9a-f]{64},${hex}\n`));
});
