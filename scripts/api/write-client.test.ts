import { expect, test } from 'vitest';
import { typeOf, writeClient } from './write-client.ts';

test.each<[Parameters<typeof typeOf>[0], string]>([
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ enum: ['a', 'b'] }, "'a' | 'b'"],
  [{ const: true }, 'true'],
  [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, 'null | boolean'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, "('a' | 'b')[]"],
  [
    { type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] },
    '{ a: string; b?: unknown }',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
])('%j is %s', (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

test('a call has what it is given and what it answers', () => {
  const schema = { type: 'object', properties: { state: { type: 'string' } } };
  const client = writeClient({
    '/v1/dishes/{dishId}': {
      patch: {
        summary: 'Marks a dish',
        parameters: [
          { in: 'path', name: 'dishId', required: true, schema: { type: 'string' } },
          { in: 'query', name: 'dry', schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 200: { content: { 'application/json': { schema } } }, '4XX': {} },
      },
    },
    '/v1/store': { get: { summary: 'The restaurant', responses: { 200: {} } } },
  });
  expect(client).toContain(
    "'PATCH /v1/dishes/{dishId}': { given: { params: { dishId: string }; query?: { dry?: string }; body: { state?: string } }; answer: { state?: string } };",
  );
  expect(client).toContain("'GET /v1/store': { given: Nothing; answer: null };");
});
