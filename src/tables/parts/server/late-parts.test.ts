import { expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import type { Phone } from '#tables/sittings/server/testing/sit-down.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { orderBody, unique } from '#testing/server/test-stores.ts';
import { usePartScene } from './testing/use-part-scene.ts';

const { thali, store, two, order, begin, claim, record, right } = await usePartScene();
const waiter = await addTestPerson(thali, store, { role: 'MANAGER' });
const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), waiter);
const { orders } = (await thali.call('POST', '/api/tablet/numbers', { headers: { cookie }, body: {} })).body;

const office = async (path: string) =>
  (await thali.call('GET', `/api/stores/${store.storeId}/${path}`, { token: store.token })).body;
/** What a tablet did an hour ago, while it was away. */
const late = (path: string, body: object) =>
  thali.call('POST', `/api/stores/${store.storeId}/${path}`, {
    headers: {
      cookie,
      'idempotency-key': unique(),
      'menu-revision': '999',
      'made-at': new Date(thali.clock.now - HOUR).toISOString(),
      'sent-at': new Date(thali.clock.now).toISOString(),
    },
    body,
  });
const pay = ({ sittingId }: Phone, body: object) =>
  late(`sittings/${sittingId}/payments`, { method: 'Cash', ...body });
const inDrawer = async () => (await office('till')).drawers[0].in;
const asked = async () => (await office('questions')).questions.at(-1);

/** Asha pays her cake, Ravi his tea. */
async function parted() {
  const [asha, ravi] = await two();
  await order(asha, 'Cake');
  await order(ravi, 'Tea');
  const { body: hers } = await begin(asha, { kind: 'mine' });
  const { body: his } = await begin(ravi, { kind: 'mine' });
  return { asha, ravi, hers: hers._id as string, his: his._id as string };
}
const statesAt = async (phone: Phone) => {
  const { parts, due } = await phone.read();
  return { due, states: parts.map(({ state }: { state: string }) => state) };
};

test('cash for a part comes late: that part is paid, and not the rest of the table', async () => {
  const { asha, hers } = await parted();
  const answer = await pay(asha, { part: hers });
  expect(answer.status, answer.text).toBe(200);
  expect(await statesAt(asha)).toEqual({ due: 20, states: ['paid', 'open'] });
  await right(asha);
});

test('cash for a part that was paid, or claimed, meanwhile is refused: it is in the drawer, and the parts stay', async () => {
  const { asha, ravi, hers, his } = await parted();
  await record(asha, { method: 'Cash', part: hers });
  await claim(ravi, his, { utr: '998877665511' });
  const before = await statesAt(asha);
  for (const [part, sum] of [
    [hers, 5001],
    [his, 2000],
  ] as const) {
    const was = await inDrawer();
    expect((await pay(asha, { part })).body.code).toBe('LEFT_TO_CHECK');
    expect(await inDrawer()).toBe(was + sum);
    expect(await asked()).toMatchObject({ kind: 'refused', sum: sum / 100, inDrawer: sum / 100 });
  }
  expect(await statesAt(asha)).toEqual(before);
  await right(asha);
});

test('a round that is refused when it comes leaves the parts of its table as they are', async () => {
  const { asha } = await parted();
  const before = await statesAt(asha);
  const body = orderBody(store, { lines: [{ item: 'Tea', value: 20 }], amount: 20 });
  const [line] = body.items as object[];
  const refused = await late('orders', {
    ...body,
    items: [{ ...line, itemID: 'gone' }],
    given: { orderNo: orders[0].next, sitting: asha.sittingId },
  });
  expect(refused.body.code, refused.text).toBe('LEFT_TO_CHECK');
  expect(await statesAt(asha)).toEqual(before);
  expect((await begin(asha, { kind: 'mine' })).status).toBe(201);
});
