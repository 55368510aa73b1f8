import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { orderBody, postOrder, unique } from '#testing/server/test-stores.ts';
import { AGREED, useSwapScene } from '../testing/use-swap-scene.ts';

const { thali, store, stock, dish, mark, biryanis, sayOfTofu } = await useSwapScene();

/** A tablet that leaves the line now. Answers how it sends what it sold a moment later. */
async function leaveLine() {
  const ravi = await addTestPerson(thali, store, { role: 'MANAGER', name: unique() });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store, unique()), ravi);
  const { storeId, token } = store;
  const { revision } = (await thali.call('GET', `/api/stores/${storeId}/catalogue`, { token })).body;
  thali.clock.advance(1_000);
  const soldAt = new Date(thali.clock.now).toISOString();
  thali.clock.advance(MINUTE);
  return (configs: object[]) =>
    thali.call('POST', `/api/stores/${storeId}/orders`, {
      headers: {
        cookie,
        'idempotency-key': unique(),
        'menu-revision': String(revision),
        'made-at': soldAt,
        'sent-at': new Date(thali.clock.now).toISOString(),
      },
      body: orderBody(store, biryanis(1, configs)),
    });
}

test('what a tablet sold without the line stands, whatever is out by then', async () => {
  const sell = await leaveLine();
  const late = await sell(AGREED);
  expect(late.status, late.text).toBe(201);
  await mark('Paneer', true);
  const before = await sell([]);
  expect(before.status, before.text).toBe(201);
});

test('what a tablet sold with a swap stands, whatever recipes and names say by then', async () => {
  await mark('Paneer', true);
  const sell = await leaveLine();
  const { Tofu } = await stock.held();
  await stock.setRecipe(dish('Biryani'), { Paneer: 100, Rice: 150 }, { swaps: { Paneer: ['Rice', 50] } });
  thali.clock.advance(1_000);
  const other = await sell(AGREED);
  expect(other.status, other.text).toBe(201);
  await stock.setRecipe(dish('Biryani'), { Paneer: 100, Rice: 150 });
  thali.clock.advance(1_000);
  const none = await sell(AGREED);
  expect(none.status, none.text).toBe(201);
  await sayOfTofu({ name: 'Soya paneer' });
  const renamed = await sell(AGREED);
  expect(renamed.status, renamed.text).toBe(201);
  await sayOfTofu({});
  await stock.follow();
  expect((await stock.held())['Tofu']?.[1]).toBe((Tofu?.[1] ?? 0) + 360);
});

test('more of a dish is not added to a line that nobody agreed to have with a swap', async () => {
  const more = async (configs: object[]) => {
    const { body } = await postOrder(thali, store, biryanis(1, configs));
    await mark('Paneer', true);
    const of = { storeId: store.storeId, orderId: body._id as string };
    const call = (method: string, rest = '', sent?: object) =>
      thali.call(method, `/api/stores/${of.storeId}/orders/${of.orderId}${rest}`, {
        token: store.token,
        ...(sent ? { body: sent } : {}),
      });
    const line = (await call('GET')).body.items[0]._id;
    return call('POST', '/edit', { changes: [{ kind: 'quantity', line, quantity: 2 }] });
  };
  expectError(await more(AGREED.slice(0, 1)), 409, 'SWAP_NOT_AGREED');
  expect((await more(AGREED)).status).toBe(200);
});
