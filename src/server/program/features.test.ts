import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';

const FOLDER = new URL('../features/', import.meta.url);

test('every feature with routes declares what it adds', () => {
  const filesOf = (name: string) => readdirSync(new URL(name, FOLDER));
  const hasRoutes = (name: string) => filesOf(name).some((file) => file.endsWith('routes.ts'));
  const names = readdirSync(FOLDER).filter(hasRoutes);
  expect(names.filter((name) => !filesOf(name).includes('feature.ts'))).toEqual([]);
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
