import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  moveOrder,
  orderBody,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const nothing = { times: 0, amount: 0 };
const tea = { times: 1, amount: 2000 };

/** Acts as whoever has signed in at a tablet. */
function actor({ storeId }: TestStore, cookie: string) {
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await thali.call('POST', `/api/stores/${storeId}${path}`, {
      body,
      headers: { cookie, ...headers },
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body;
  };
  return {
    take: async (store: TestStore) =>
      (await post('/orders', orderBody(store, TEA), { 'idempotency-key': crypto.randomUUID() }))
        ._id as string,
    pay: (order: string, body: object) => post(`/orders/${order}/payments`, body),
    move: (order: string, to: number) => post(`/orders/${order}/state`, { from: 1, to }),
    async takeOff(order: string) {
      const url = `/api/stores/${storeId}/orders/${order}`;
      const { body } = await thali.call('GET', url, { headers: { cookie } });
      await post(`/orders/${order}/items/${body.items[0]._id}/discard`, { discarded: true });
    },
    refund: (order: string) =>
      post(
        `/orders/${order}/refunds`,
        { how: 'hand', method: 'Cash' },
        { 'idempotency-key': crypto.randomUUID() },
      ),
  };
}

test('what each of the staff did to the orders of a period is told apart, on past days too', async () => {
  const store = await teaStore(thali);
  const byPin = async (name: string, role: 'STAFF' | 'MANAGER' = 'STAFF') => {
    const id = await addTestPerson(thali, store, { name, role });
    return {
      id,
      act: actor(store, await startTestTurn(thali, await admitTestTablet(thali, store, name), id)),
    };
  };
  const [ravi, sita, meera] = [await byPin('Ravi'), await byPin('Sita'), await byPin('Meera', 'MANAGER')];
  const [first, second, third] = [
    await ravi.act.take(store),
    await ravi.act.take(store),
    await sita.act.take(store),
  ];
  await ravi.act.pay(first, { method: 'Cash', amount: 5 });
  await sita.act.pay(first, { method: 'UPI' });
  await sita.act.move(first, 5);
  await meera.act.refund(first);
  await ravi.act.takeOff(second);
  await meera.act.move(third, 5);
  const people = [
    {
      id: meera.id,
      name: 'Meera',
      taken: nothing,
      received: [],
      takenOff: nothing,
      cancelled: tea,
      refunded: tea,
    },
    {
      id: ravi.id,
      name: 'Ravi',
      taken: tea,
      received: [{ method: 'Cash', times: 1, amount: 500 }],
      takenOff: tea,
      cancelled: nothing,
      refunded: nothing,
    },
    {
      id: sita.id,
      name: 'Sita',
      taken: nothing,
      received: [{ method: 'UPI', times: 1, amount: 1500 }],
      takenOff: nothing,
      cancelled: tea,
      refunded: nothing,
    },
  ];
  const read = async (period: string) => {
    const query = { period };
    const url = 'GET /api/stores/:storeId/reports/sales';
    return (await thali.call(url, { params: store, token: store.token, query })).body.people;
  };
  expect(await read('today')).toEqual(people);
  thali.clock.advance(DAY);
  expect([await read('today'), await read('yesterday')]).toEqual([[], people]);
});

test('what came for several rounds of a table came once, from who received it, wherever it moves', async () => {
  const store = await teaStore(thali);
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const phone = await sitDown(thali, store, await addTable(thali, store));
  const rounds: string[] = [];
  for (let round = 0; round < 2; round++)
    rounds.push((await phone.send([await phone.put('Tea')], 20)).body._id);
  await thali.call('POST', `/api/stores/${store.storeId}/sittings/${phone.sittingId}/payments`, {
    token: waiter,
    body: { method: 'Cash', amount: 30 },
  });
  await moveOrder(thali, store, rounds[0] ?? '', { from: 1, to: 5 });
  const url = 'GET /api/stores/:storeId/reports/sales';
  const { body } = await thali.call(url, { params: store, token: store.token, query: { period: 'today' } });
  expect(body.people?.map(({ received, cancelled }) => ({ received, cancelled }))).toEqual(
    expect.arrayContaining([
      { received: [], cancelled: tea },
      { received: [{ method: 'Cash', times: 1, amount: 3000 }], cancelled: nothing },
    ]),
  );
});
