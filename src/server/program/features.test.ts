import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';

const FOLDER = new URL('../features/', import.meta.url);

const filesOf = (name: string) => readdirSync(new URL(name, FOLDER));
const declares = (name: string) => filesOf(name).includes('feature.ts');

test('every feature with routes declares what it adds', () => {
  const hasRoutes = (name: string) => filesOf(name).some((file) => file.endsWith('routes.ts'));
  const names = readdirSync(FOLDER).filter(hasRoutes);
  expect(names.filter((name) => !declares(name))).toEqual([]);
});

test('docs/features.md has a paragraph for each feature, and for nothing else', () => {
  const text = readFileSync(new URL('../../../docs/features.md', import.meta.url), 'utf8');
  const told = [...text.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(readdirSync(FOLDER).filter(declares).toSorted());
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
