import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTables, KEY, newDirectory, useSource } from '../src/apps/server/program/backup/test-backups.ts';
import { bareEnvironment } from '../src/testing/server/bare-environment.ts';
import { emptyDatabase } from '../src/testing/server/empty-database.ts';
import { withClient } from '../src/testing/server/with-client.ts';

const { source } = await useSource();

interface Place {
  connection: typeof source.connection;
  dataDir: string;
}

async function run(script: string, { connection, dataDir }: Place, ...args: string[]) {
  const { host, port, user, password, database } = connection;
  const query = new URLSearchParams({ host, port: String(port) });
  const url = `postgres://${user}:${password}@localhost/${database}?${query}`;
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...bareEnvironment(), DATABASE_URL: url, DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

test('states in one line what cannot be done, and the way out', async () => {
  const [place, directory] = [
    { connection: await emptyDatabase(), dataDir: await newDirectory() },
    await newDirectory(),
  ];
  const tries: [string, string[], RegExp][] = [
    ['run-backup', ['--all'], /^Unknown option '--all'/],
    ['run-backup', ['--with-secret-key', join(directory, 'a')], /^There is no secret key/],
    ['run-backup', [join(directory, 'a')], /^There is nothing of Thali in this database yet\.$/],
    ['run-restore', [], /^There is no backup in .*Say where it is: restore <directory>$/],
    ['run-restore', [directory], /^There is no backup in /],
  ];
  for (const [script, args, message] of tries) {
    const { code, said } = await run(script, place, ...args);
    expect([script, args, code, said.trim().split('\n').length]).toEqual([script, args, 1, 1]);
    expect(said.trim()).toMatch(message);
  }
  expect(await readdir(directory)).toEqual([]);
});

test('backs up and restores, with or without the secret key', async () => {
  const here = { connection: source.connection, dataDir: await newDirectory() };
  await writeFile(join(here.dataDir, 'secret.key'), `${KEY.toString('hex')}\n`);
  const withKey = join(await newDirectory(), 'saved');
  const saved = await run('run-backup', here, '--with-secret-key', withKey);
  expect(saved).toEqual({
    code: 0,
    said: expect.stringMatching(/^1 stores with 1 orders are in .*\nIts secret key/),
  });

  const noted = () =>
    withClient(here.connection, (client) => client.query('select last_backup_at from watch'));
  expect((await noted()).rows).toEqual([{ last_backup_at: expect.any(Date) }]);

  const there = { connection: await emptyDatabase(), dataDir: await newDirectory() };
  await writeFile(join(there.dataDir, 'secret.key'), `${'ab'.repeat(32)}\n`);
  const refused = await run('run-restore', there, withKey);
  expect(refused).toEqual({
    code: 1,
    said: expect.stringMatching(/another secret key.*Nothing was changed\.\n$/),
  });
  expect(await countTables(there.connection)).toBe(0);

  await rm(join(there.dataDir, 'secret.key'));
  const restored = await run('run-restore', there, withKey);
  expect(restored).toEqual({ code: 0, said: '1 stores with 1 orders are there again.\n' });
  expect(await readFile(join(there.dataDir, 'secret.key'), 'utf8')).toBe(`${KEY.toString('hex')}\n`);

  const again = await run('run-backup', there);
  expect(again).toEqual({
    code: 0,
    said: expect.stringContaining('The secret key is not in it: keep SECRET_KEY or'),
  });
  const [name = ''] = await readdir(join(there.dataDir, 'backups'));
  const elsewhere = { connection: await emptyDatabase(), dataDir: await newDirectory() };
  const keyless = await run('run-restore', elsewhere, join(there.dataDir, 'backups', name));
  expect(keyless).toEqual({
    code: 0,
    said: expect.stringContaining('Before the start, set SECRET_KEY or put the key'),
  });
});
