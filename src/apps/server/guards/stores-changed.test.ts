import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverFiles } from '#testing/server/server-files.ts';

/** Who writes the revision of a store, or the entries of its log for open pages: `<file> <what>`. */
const WRITERS = [
  'restaurant/stores/server/queries.ts revision',
  'restaurant/stores/server/change-store.ts log',
  // All stores of a plan at once; `changeStore` then tells each of them.
  'operators/plans/server/queries.ts revision',
  // An order that takes one of the last portions: what is left is no part of a revision.
  'ordering/portions/server/take-portions.ts log',
];

const WRITES = {
  revision: /revision: sql`\$\{stores\.revision\}|set revision =/,
  log: /appendLog\([^;]*\bkind(?:: '(?:menu|store)')?,/,
};

const found = (file: string, text: string) =>
  Object.entries(WRITES).flatMap(([what, write]) => (write.test(text) ? [`${file} ${what}`] : []));

test('only `changeStore` moves the revision of a store and tells its open pages', async () => {
  const writers: string[] = [];
  for (const file of serverFiles().filter((name) => !name.includes('/testing/')))
    writers.push(...found(file, await readFile(file, 'utf8')));
  expect(writers.toSorted()).toEqual(WRITERS.map((writer) => `src/${writer}`).toSorted());
});

test('a file that writes either is found', () => {
  const text = `
    await db.update(stores).set({ revision: sql\`\${stores.revision} + 1\` });
    await appendLog(tx, tx.storeId, { kind: 'store', event: { what: 'profile', revision } });`;
  expect(found('x.ts', text)).toEqual(['x.ts revision', 'x.ts log']);
});
