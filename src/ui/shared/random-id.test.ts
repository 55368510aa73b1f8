import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { randomId, randomUuid } from './random-id.ts';

const sources = import.meta.glob<string>(
  [
    '../../{*/*/{office,office-api,guests,guests-api},ui,apps/{guests,office}}/**/*.{ts,tsx}',
    '!**/*.test.ts',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

test('ids are long, and never the same', () => {
  const ids = new Set(Array.from({ length: 1000 }, randomId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('a UUID is one', () => {
  for (let times = 0; times < 100; times++) expect(z.uuidv4().safeParse(randomUuid()).success).toBe(true);
});

test('no page uses randomUUID, which needs https', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const asking = Object.entries(sources).filter(([, text]) => /\brandomUUID\s*\(/.test(text));
  expect(asking.map(([path]) => path)).toEqual([]);
});
