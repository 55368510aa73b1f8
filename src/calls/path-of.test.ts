import { expect, test } from 'vitest';
import { methodOf, pathOf } from './path-of.ts';

test('parameters are encoded in the path', () => {
  const params = { storeId: 'a/b c', orderId: 7 };
  expect(pathOf('GET /api/stores/:storeId/orders/:orderId/bill', { params })).toBe(
    '/api/stores/a%2Fb%20c/orders/7/bill',
  );
});

test('missing values of a query are left out, and empty texts are not', () => {
  const query = { q: 'dosa & tea', kind: '', from: null, to: undefined };
  expect(pathOf('GET /api/stores/:storeId/bills', { params: { storeId: 's' }, query })).toBe(
    '/api/stores/s/bills?q=dosa%20%26%20tea&kind=',
  );
});

test('a call without parameters has its own path', () => {
  expect(pathOf('DELETE /api/session')).toBe('/api/session');
  expect(methodOf('DELETE /api/session')).toBe('DELETE');
});
