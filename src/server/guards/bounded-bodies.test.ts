import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const thali = await useTestApp();
const { body } = await thali.call('GET', '/docs/openapi.json');

type Schema = Record<string, unknown>;
type Calls = Record<string, Record<string, { operationId: string; requestBody?: Schema }>>;

/** Everything that calls take, with its place in their bodies. */
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

/** Not those whose other fields nobody reads, as printers send them: their schema says nothing of these. */
const isRecord = ({ additionalProperties }: Schema) =>
  typeof additionalProperties === 'object' && Object.keys(additionalProperties ?? {}).length > 0;

test('whoever sends a record does not choose how many keys it has', () => {
  expect(unbounded('maxProperties', isRecord)).toEqual([]);
});

test('whoever sends a list does not choose how long it is', () => {
  expect(unbounded('maxItems', ({ type }) => type === 'array')).toEqual([]);
});
