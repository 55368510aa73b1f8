import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';

const FOLDER = new URL('../features/', import.meta.url);

test('every folder of features is in the list, once', async () => {
  const missing: string[] = [];
  for (const name of readdirSync(FOLDER)) {
    const declared = await import(new URL(`${name}/feature.ts`, FOLDER).href).catch(() => ({}));
    if (!FEATURES.some((feature) => Object.values(declared).includes(feature))) missing.push(name);
  }
  expect(missing).toEqual(['moved-stores', 'stores']);
  expect(new Set(FEATURES).size).toBe(FEATURES.length);
});

test('no name, address, consumer or step is declared by two features', () => {
  const declared = FEATURES.flatMap(({ named, addresses, consumer, hourly, repeated, hourlyOfStores, ...rest }) => [
    ...Object.keys(named ?? {}),
    ...Object.keys(addresses ?? {}),
    ...(consumer ? [consumer.name] : []),
    ...(hourly ?? []),
    ...(repeated ?? []).map(({ work }) => work),
    ...Object.values(hourlyOfStores ?? {}).flat(),
    ...(rest.routes ?? []),
    ...(rest.apart ?? []),
  ]);
  expect(declared.filter((one, at) => declared.indexOf(one) !== at)).toEqual([]);
});
