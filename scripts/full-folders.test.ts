import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const MOST = 25;

test('no folder of src has more than 25 files, except the one of migrations', () => {
  const files = globSync('src/**/*.*').map(dirname);
  const counts = Map.groupBy(files, (folder) => folder);
  const full = [...counts].filter(
    ([folder, { length }]) => length > MOST && !folder.startsWith('src/platform/db/server/migrations'),
  );
  expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});
