import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';

const FOLDER = new URL('../features/', import.meta.url);

test('every folder of features declares what it adds', () => {
  const has = (name: string) => existsSync(new URL(`${name}/feature.ts`, FOLDER));
  expect(readdirSync(FOLDER).filter((name) => !has(name))).toEqual([]);
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
