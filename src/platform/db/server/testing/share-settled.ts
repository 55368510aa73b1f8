import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Api, moveOrder, placeTestOrder, TEA, type TestStore } from '#testing/server/test-stores.ts';

/**
 * The newer release settles orders without money, on an account and as a loss, and corrects a payment. The older one
 * lists the orders and their bills, and serves them.
 */
export async function shareSettled(old: Api, present: Api, store: TestStore): Promise<void> {
  const { storeId, token } = store;
  const call = async (api: Api, method: 'GET' | 'POST', path: string, body?: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await api.call(method, `/api/stores/${storeId}/${path}`, { body, token, headers });
    expect([path, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([path, answer.status, '']);
    return answer.body;
  };
  const [owing, lost, wrong] = [
    await placeTestOrder(present, store, TEA),
    await placeTestOrder(present, store, TEA),
    await placeTestOrder(present, store, TEA),
  ];
  const guest = { name: 'Asha Rao', countryCode: '+91', phone: '9876543210', note: '', limit: null };
  const { _id: khata } = await call(present, 'POST', 'khatas', guest);
  await call(present, 'POST', `tabs/${owing._id}/settle`, { how: 'Account', khata });
  await call(present, 'POST', `tabs/${lost._id}/settle`, { how: 'LeftUnpaid', reason: 'They ran' });
  await call(present, 'POST', `orders/${wrong._id}/payments`, { method: 'Cash' });
  const { receipts } = await call(present, 'GET', `tabs/${wrong._id}/receipts`);
  const instead = { method: 'Card', amount: 20 };
  await call(present, 'POST', `receipts/${receipts[0]._id}/reverse`, { reason: 'By card', instead });

  const ids = [owing, lost, wrong].map(({ _id }) => _id);
  for (const id of ids) expect((await moveOrder(old, store, id, { from: 1, to: 4 })).status).toBe(200);
  for (const api of [old, present]) {
    const { orders } = await call(api, 'GET', 'orders?limit=100');
    const listed = ids.map((id) => orders.find(({ _id }: { _id: string }) => _id === id));
    expect(listed.map(({ payment, money }) => [payment.method, payment.state, money.due])).toEqual([
      ['Account', 'paid', 0],
      ['LeftUnpaid', 'paid', 0],
      ['Card', 'paid', 0],
    ]);
    const { bills } = await call(api, 'GET', 'bills');
    const numbers = bills.map(({ orderNo }: { orderNo: number }) => orderNo);
    expect(numbers).toEqual(expect.arrayContaining([owing.orderNo, lost.orderNo]));
    await call(api, 'GET', 'reports/sales?period=today');
  }
}
