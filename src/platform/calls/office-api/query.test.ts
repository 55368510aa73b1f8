import { expect, test } from 'vitest';
import { keyOf } from './query.ts';

const storeId = 's1';

test.each([
  [keyOf('GET /api/stores/:storeId/tables', { params: { storeId } }), ['stores', 's1', 'tables']],
  [
    keyOf('GET /api/stores/:storeId/bills/:billId', { params: { storeId, billId: 'b' } }),
    ['stores', 's1', 'bills', 'b'],
  ],
  [keyOf('GET /api/mail/:storeId/drafts', { params: { storeId } }), ['stores', 's1', 'mail', 'drafts']],
  [
    keyOf('GET /api/operator/stores/:storeId/details', { params: { storeId } }),
    ['operator', 'stores', 's1', 'details'],
  ],
  [keyOf('GET /api/account', {}), ['account']],
])('a key is the address, under its store: %j', (key, expected) => {
  expect(key).toEqual(expected);
});

test('a key has what is asked, without what is left open', () => {
  const query = { from: '2026-11-01', before: null, unread: undefined };
  expect(keyOf('GET /api/stores/:storeId/feedback', { params: { storeId }, query })).toEqual([
    'stores',
    's1',
    'feedback',
    { from: '2026-11-01' },
  ]);
});
