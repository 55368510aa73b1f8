import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const thali = await useTestApp();
const { body } = await thali.call('GET', '/docs/openapi.json');

type Schema = Record<string, unknown>;
type Calls = Record<string, Record<string, { operationId: string; requestBody?: Schema }>>;

/** Every part of the calls' bodies, with its place. */
const taken = Object.values(body.paths as Calls)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, requestBody }) => partsOf(requestBody, operationId));

function partsOf(value: unknown, path: string): { path: string; schema: Schema }[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).flatMap(([key, part]) => partsOf(part, `${path}.${key}`));
  return [{ path, schema: value as Schema }, ...parts];
}

function unbounded(bound: string, isMeant: (schema: Schema) => boolean): string[] {
  const meant = taken.filter(({ schema }) => isMeant(schema));
  expect(meant.length).toBeGreaterThan(10);
  return meant.filter(({ schema }) => typeof schema[bound] !== 'number').map(({ path }) => path);
}

/** Printers send fields that are never read. An empty schema for these does not count as a record. */
const isRecord = ({ additionalProperties }: Schema) =>
  typeof additionalProperties === 'object' && Object.keys(additionalProperties ?? {}).length > 0;

test('every record has a maximum of keys', () => {
  expect(unbounded('maxProperties', isRecord)).toEqual([]);
});

test('every list has a maximum length', () => {
  expect(unbounded('maxItems', ({ type }) => type === 'array')).toEqual([]);
});
