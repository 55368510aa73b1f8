import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';

const foldersWith = (name: string) =>
  [...new Set(globSync(`src/!(platform)/*/server/${name}`).map(dirname))].toSorted();
const declaring = foldersWith('feature.ts');
/** `src/money/bills/server` is of the subject `money/bills`. */
const subjectOf = (folder: string) => folder.split('/').slice(1, 3).join('/');

test('every subject with routes declares what it adds', () => {
  expect(foldersWith('*routes.ts').filter((folder) => !declaring.includes(folder))).toEqual([]);
});

test('docs/features.md has a paragraph for each feature, and for nothing else', () => {
  const text = readFileSync('docs/features.md', 'utf8');
  const told = [...text.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(declaring.map(subjectOf).toSorted());
});

test('no two features declare the same name, address, consumer or step', () => {
  const declared = FEATURES.flatMap(({ named, addresses, consumer, repeated = [], ...steps }) => [
    ...Object.keys(named ?? {}),
    ...Object.keys(addresses ?? {}),
    ...(consumer ? [consumer.name] : []),
    ...repeated.map(({ work }) => work),
    ...Object.values(steps.hourlyOfStores ?? {}).flat(),
    ...(steps.hourly ?? []),
    ...(steps.routes ?? []),
    ...(steps.apart ?? []),
  ]);
  expect(declared.filter((one, at) => declared.indexOf(one) !== at)).toEqual([]);
});
