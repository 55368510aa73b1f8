import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createSecrets } from '#platform/secrets/server/secrets.ts';
import { emptyDatabase } from '#testing/server/empty-database.ts';
import { createTestDatabase } from '#testing/server/test-database.ts';
import { ROWS_FILE } from './format.ts';
import { restore } from './restore.ts';
import { backupLines, countTables, newDirectory, secrets, useSource } from './test-backups.ts';

const { scene, newBackup } = await useSource();

/** Changes the lines of a backup. */
async function rewrite(directory: string, change: (lines: string[]) => string[]): Promise<void> {
  const lines = change(await backupLines(directory));
  await writeFile(join(directory, ROWS_FILE), gzipSync(lines.join('\n')));
}

const withHeader = (change: object) => (directory: string) =>
  rewrite(directory, ([first = '', ...rest]) => {
    const [kind, header] = JSON.parse(first);
    return [JSON.stringify([kind, { ...header, ...change }]), ...rest];
  });

async function masterIn(directory: string): Promise<string> {
  const folder = join(directory, 'pictures', 'masters');
  const [name = ''] = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.webp'));
  return join(folder, name);
}

test.each<[string, (directory: string) => Promise<void>, RegExp]>([
  [
    'cut off in the middle',
    async (directory) => {
      const file = await readFile(join(directory, ROWS_FILE));
      await writeFile(join(directory, ROWS_FILE), file.subarray(0, file.length / 2));
    },
    /unexpected end of file/,
  ],
  [
    'with a byte changed',
    async (directory) => {
      const file = await readFile(join(directory, ROWS_FILE));
      const place = Math.floor(file.length / 2);
      file[place] = (file[place] ?? 0) ^ 16;
      await writeFile(join(directory, ROWS_FILE), file);
    },
    /./,
  ],
  ['that is something else', (directory) => writeFile(join(directory, ROWS_FILE), 'a letter'), /header/],
  ['that is empty', (directory) => writeFile(join(directory, ROWS_FILE), ''), /./],
  [
    'without its last lines',
    (directory) => rewrite(directory, (lines) => [...lines.slice(0, -3), '']),
    /not whole/,
  ],
  ['that ends within a line', (directory) => rewrite(directory, (lines) => lines.slice(0, -1)), /not whole/],
  [
    'without one of its orders',
    (directory) =>
      rewrite(directory, (lines) =>
        lines.filter((line) => !line.includes(`"slug": "${scene.params.orderSlug}"`)),
      ),
    /cannot be restored/,
  ],
  [
    'without an entry of the log',
    (directory) =>
      rewrite(directory, (lines) => {
        const first = lines.findIndex((line) => line.includes('"event": {"what"'));
        return lines.toSpliced(first, 1);
      }),
    /the rows of store_log are not those/,
  ],
  [
    'in which an amount was changed',
    (directory) =>
      rewrite(directory, (lines) => lines.map((line) => line.replace('"amount": 2000', '"amount": 1'))),
    /the rows of orders are not those/,
  ],
  [
    'with an unknown table',
    (directory) =>
      rewrite(directory, (lines) =>
        lines.map((line) => line.replace('["table","orders"]', '["table","pg_authid"]')),
      ),
    /pg_authid.* does not belong there/,
  ],
  ['without a header', (directory) => rewrite(directory, ([, ...rest]) => rest), /does not belong there/],
  ['of a newer form', withHeader({ format: 2 }), /newer Thali \(1\.2\.3\)/],
  ['with a newer migration', withHeader({ migrations: ['9999_more.sql'] }), /newer Thali .*9999_more\.sql/],
  [
    'without one of its pictures',
    async (directory) => rm(await masterIn(directory)),
    /the picture [0-9a-f]{32} is missing/,
  ],
  [
    'with a picture that was changed',
    async (directory) => writeFile(await masterIn(directory), 'something else'),
    /the picture [0-9a-f]{32} is damaged/,
  ],
])('a backup %s is refused, and nothing is changed', async (_, spoil, reason) => {
  const directory = await newBackup();
  await spoil(directory);
  const [connection, folder] = [await emptyDatabase(), await newDirectory()];
  const refused = restore({ connection, images: folder, s3: null, secrets }, directory);
  await expect(refused).rejects.toMatchObject({
    name: 'BackupError',
    message: expect.stringMatching(reason),
  });
  await expect(refused).rejects.toThrow(/Nothing was changed\.$/);
  expect(await countTables(connection)).toBe(0);
  expect(await readdir(folder)).toEqual([]);
});

test('a database that is not empty is left as it is', async () => {
  const directory = await newBackup();
  const other = await createTestDatabase();
  try {
    const refused = restore(
      { connection: other.connection, images: await newDirectory(), s3: null, secrets },
      directory,
    );
    await expect(refused).rejects.toThrow('This database is not empty.');
    expect((await other.pool.query('select count(*)::int as count from stores')).rows).toEqual([
      { count: 0 },
    ]);
  } finally {
    await other.close();
  }
});

test('another secret key is refused, since it could not open what is sealed', async () => {
  const [directory, connection] = [await newBackup(), await emptyDatabase()];
  const others = createSecrets(Buffer.alloc(32, 8));
  const refused = restore({ connection, images: await newDirectory(), s3: null, secrets: others }, directory);
  await expect(refused).rejects.toThrow(/belongs to another secret key.*Nothing was changed/);
  expect(await countTables(connection)).toBe(0);
});
