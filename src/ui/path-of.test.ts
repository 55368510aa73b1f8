import { expect, test } from 'vitest';
import { methodOf, pathOf } from './path-of.ts';

test('parameters stand in the address, whatever is in them', () => {
  const params = { storeId: 'a/b c', orderId: 7 };
  expect(pathOf('GET /api/stores/:storeId/orders/:orderId/bill', { params })).toBe(
    '/api/stores/a%2Fb%20c/orders/7/bill',
  );
});

test('of a query, what is not given is left out, and an empty text is not', () => {
  const query = { q: 'dosa & tea', kind: '', from: null, to: undefined };
  expect(pathOf('GET /api/stores/:storeId/bills', { params: { storeId: 's' }, query })).toBe(
    '/api/stores/s/bills?q=dosa+%26+tea&kind=',
  );
});

test('a call without parameters is its address', () => {
  expect(pathOf('DELETE /api/session')).toBe('/api/session');
  expect(methodOf('DELETE /api/session')).toBe('DELETE');
});
