import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { AppError } from '#platform/errors/rules/errors.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Said } from '#restaurant/without-the-line/office/said.ts';

vi.stubGlobal('document', { querySelector: () => ({ src: 'this build' }) });
const said: Said[] = [];
vi.mock(import('#restaurant/without-the-line/office/kept-said.ts'), async (real) => ({
  ...(await real()),
  readSaid: async () => said,
}));
const { fillWhenLost } = await import('./keep-said.ts');

const FLOOR = ['stores', 's', 'floor'];
const keep = (data: unknown, more: Partial<Said['what']> = {}) =>
  said.push({ at: 1, what: { build: 'this build', queryKey: FLOOR, role: 'STAFF', data, ...more } });

/** A page at which Ravi has worked for ten minutes, and the lock is at five. */
function workedAt() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = {
    account: { _id: 'ravi' },
    stores: [{ _id: 's', role: 'STAFF' }],
    tablet: { name: 'Counter', lockMinutes: 5 },
  };
  const updatedAt = Date.now() - 10 * MINUTE;
  client.setQueryData(['session'], session, { updatedAt });
  client.setQueryData(['tablet'], { store: { _id: 's' } }, { updatedAt });
  fillWhenLost(client);
  const fail = (code: 'UNAVAILABLE' | 'FORBIDDEN') =>
    client.prefetchQuery({ queryKey: FLOOR, queryFn: () => Promise.reject(new AppError(code)) });
  return { client, session, fail };
}

test('what can’t be read any more is shown as it was kept, and whoever works there works on', async () => {
  said.length = 0;
  keep('of the kitchen', { role: 'KITCHEN' });
  keep('of an earlier build', { build: 'before' });
  keep('six tables');
  const { client, session, fail } = workedAt();
  await fail('UNAVAILABLE');
  await vi.waitFor(() => expect(client.getQueryData(FLOOR)).toBe('six tables'));
  expect(client.getQueryData(['session'])).toEqual(session);
});

test('a refusal is a refusal', async () => {
  said.length = 0;
  keep('six tables');
  const { client, fail } = workedAt();
  await fail('FORBIDDEN');
  await Promise.resolve();
  expect(client.getQueryData(FLOOR)).toBeUndefined();
});
