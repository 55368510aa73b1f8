import { expect } from 'vitest';
import { type Api, placeTestOrder, type TestStore } from '#testing/server/test-stores.ts';

/** The newer release adds to an order and gives a discount; the older one reads it and is paid for it. */
export async function shareAnEdit(old: Api, present: Api, store: TestStore): Promise<void> {
  const { storeId, token } = store;
  const four = { lines: [{ item: 'Tea', value: '20.00', quantity: 4 }], amount: 80 };
  const { _id, slug } = await placeTestOrder(present, store, four);
  const at = `/api/stores/${storeId}/orders/${_id}`;
  const post = async (api: Api, url: string, body: object) => {
    const answer = await api.call('POST', `${at}${url}`, { body, token });
    expect([url, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([url, answer.status, '']);
    return answer.body;
  };
  const told = async (api: Api) => {
    const { body } = await api.call('GET /order/status/:slug', { params: { slug } });
    return [body.amount, ...body.items.map(({ quantity }) => quantity)];
  };
  const coffee = { kind: 'add', itemID: store.items.Coffee, value: '30.00', quantity: 2 };
  const discount = { kind: 'discount', percent: 10, reason: 'Friend' };
  await post(present, '/edit', { changes: [coffee, discount] });
  for (const api of [old, present]) expect(await told(api)).toEqual([126, 4, 2]);
  const { payment } = await post(old, '/payments', { method: 'Cash' });
  expect(payment).toMatchObject({ state: 'paid', paid: 126 });
  expect(await told(present)).toEqual([126, 4, 2]);
}
