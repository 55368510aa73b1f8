import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { ownIdAt } from '#restaurant/without-the-line/rules/own-ids.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, moveOrder, orderBody, patchStore } from '#testing/server/test-stores.ts';
import { coursesStore, heldIn, order, tableWith } from './testing/courses-scene.ts';

const thali = await useTestApp();
const store = await coursesStore(thali);
const waiter = await addTestStaff(thali, store, 'STAFF');
const kitchen = await addTestStaff(thali, store, 'KITCHEN');

const office = (method: string, path: string, body?: object, token = waiter) =>
  thali.call(method, `/api/stores/${store.storeId}${path}`, { token, ...(body ? { body } : {}) });
const read = async (orderId: string) => (await office('GET', `/orders/${orderId}`)).body;
const fire = (orderId: string, ...courses: string[]) =>
  office('POST', `/orders/${orderId}/fire`, { courses });

interface Item {
  _id: string;
  itemLabel: string;
}
const cook = async (orderId: string, dish: string) => {
  const { items } = await read(orderId);
  const line = items.find(({ itemLabel }: Item) => itemLabel === dish);
  return office('POST', `/orders/${orderId}/items/${line._id}/ready`, { ready: true }, kitchen);
};
const eventsOf = (timeline: { what: string }[]) => timeline.filter(({ what }) => what === 'fired');

test('of a round at a table all but the first course is held, and the kitchen can’t finish it', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry', 'Tea']);
  const [{ _id }] = (await phone.read()).orders;
  expect(heldIn(await read(_id))).toEqual(['Curry']);
  expectError(await cook(_id, 'Curry'), 409, 'ITEM_HELD');
  expect((await fire(_id, 'mains')).status).toBe(200);
  expect((await cook(_id, 'Curry')).status).toBe(200);
});

test('a guest fires no dessert before the mains, but all that is held', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry', 'Kulfi']);
  const ask = (...courses: string[]) => phone.call('POST', '/fire', { courses });
  expect(await ask('desserts')).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  expect(heldIn((await phone.read()).orders[0]).toSorted()).toEqual(['Curry', 'Kulfi']);
  expect((await ask('desserts', 'mains')).status).toBe(200);
  expect((await ask('mains')).status).toBe(200);
});

test('when the last guest leaves and a course is held, the staff are called', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry']);
  await phone.call('POST', `/guests/${phone.guestId}`, { admit: false });
  const { body } = await office('GET', `/sittings/${phone.sittingId}`);
  expect(body.calls).toMatchObject([{ kind: 'waiter' }]);
  const other = await tableWith(thali, store, ['Soup']);
  await other.call('POST', `/guests/${other.guestId}`, { admit: false });
  expect((await office('GET', `/sittings/${other.sittingId}`)).body.calls).toEqual([]);
});

test('to fire again changes nothing, and the timeline says once who did', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry', 'Kulfi']);
  const [{ _id }] = (await phone.read()).orders;
  const [first] = await Promise.all([fire(_id, 'mains'), fire(_id, 'mains')]);
  expect(first.status).toBe(200);
  const told = await read(_id);
  expect(heldIn(told)).toEqual(['Kulfi']);
  expect(eventsOf(told.timeline)).toMatchObject([{ item: 'Mains', by: 'STAFF person' }]);
});

test('what is fired is fired at the whole table, and a later round follows its courses', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry'], ['Soup', 'Curry']);
  const [one, two] = (await phone.read()).orders;
  expect([heldIn(one), heldIn(two)]).toEqual([['Curry'], ['Curry']]);
  await fire(two._id, 'mains');
  await order(phone, ['Curry', 'Soup']);
  expect((await phone.read()).orders.map(heldIn)).toEqual([[], [], []]);
});

test('a dish that is added to a running order waits for its course', async () => {
  const phone = await tableWith(thali, store, ['Soup']);
  const [{ _id }] = (await phone.read()).orders;
  const add = { kind: 'add', itemID: store.items['Curry'], value: 100, quantity: 1 };
  expect((await office('POST', `/orders/${_id}/edit`, { changes: [add] })).status).toBe(200);
  expect(heldIn(await read(_id))).toEqual(['Curry']);
});

test('takeaway is cooked at once, and so is everything while courses are off', async () => {
  const take = (more: object) => {
    const lines = ['Soup', 'Curry'].map((item) => ({ item, value: '100.00' }));
    return office('POST', '/orders', orderBody(store, { lines, amount: 200, more }));
  };
  const { body: away } = await take({ orderType: 'Takeaway', address: 'ASAP' });
  expect(heldIn(await read(away._id))).toEqual([]);
  await patchStore(thali, store, { courses: { ...store.settings, isOn: false } });
  const { body: here } = await take({ table: { iden: await addTable(thali, store), idel: 'Table' } });
  expect(heldIn(await read(here._id))).toEqual([]);
  await patchStore(thali, store, { courses: store.settings });
  const { body: again } = await take({ table: { iden: await addTable(thali, store), idel: 'Table' } });
  expect(heldIn(await read(again._id))).toEqual(['Curry']);
});

test('what a tablet took without the line is cooked at once: its kitchen has it on paper', async () => {
  const ravi = await addTestPerson(thali, store, { role: 'MANAGER' });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
  const { now } = thali.clock;
  const lines = ['Soup', 'Curry'].map((item) => ({ item, value: '100.00' }));
  const table = { iden: await addTable(thali, store), idel: 'Table' };
  const taken = await thali.call('POST', `/api/stores/${store.storeId}/orders`, {
    body: orderBody(store, { lines, amount: 200, more: { table } }),
    headers: {
      cookie,
      'idempotency-key': ownIdAt(now - HOUR, 'abcdef012345'),
      'menu-revision': '999',
      'made-at': new Date(now - HOUR).toISOString(),
      'sent-at': new Date(now).toISOString(),
    },
  });
  expect(taken.status, taken.text).toBe(201);
  expect(heldIn(await read(taken.body._id))).toEqual([]);
});

test('a guest is asked once the starters are made, and fires the mains', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry']);
  const held = [{ _id: 'mains', name: 'Mains' }];
  const [{ _id }] = (await phone.read()).orders;
  expect((await phone.read()).courses).toEqual({ held, isServed: false });
  await cook(_id, 'Soup');
  expect((await phone.read()).courses).toEqual({ held, isServed: true });
  const fired = await phone.call('POST', '/fire', { courses: ['mains'] });
  expect([fired.status, fired.body.courses]).toEqual([200, undefined]);
  expect((await phone.call('POST', '/fire', { courses: ['mains'] })).status).toBe(200);
  expect(eventsOf((await read(_id)).timeline)).toMatchObject([{ item: 'Mains', byGuest: true }]);
});

test('who was not let in fires nothing, and nobody does once the table is closed', async () => {
  const iden = await addTable(thali, store);
  const phone = await sitDown(thali, store, iden);
  await order(phone, ['Soup', 'Curry']);
  const stranger = await sitDown(thali, store, iden);
  expectError(await stranger.call('POST', '/fire', { courses: ['mains'] }), 403, 'NOT_ADMITTED');
  const closing = { cooking: 'cancel', reason: 'They left' };
  await office('POST', `/sittings/${phone.sittingId}/close`, closing, store.token);
  expectError(await phone.call('POST', '/fire', { courses: ['mains'] }), 409, 'SITTING_CLOSED');
  const [{ _id }] = (await phone.read()).orders;
  expect((await fire(_id, 'mains')).status).toBe(200);
  expect(eventsOf((await read(_id)).timeline)).toEqual([]);
});

test('nobody hands over what is held: it would be billed and never cooked', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry']);
  const [{ _id }] = (await phone.read()).orders;
  const handOver = () => office('POST', `/orders/${_id}/state`, { from: 1, to: 4 }, store.token);
  expectError(await handOver(), 409, 'ITEM_HELD');
  await fire(_id, 'mains');
  expect((await handOver()).status).toBe(200);
});

test('clearing a table that is refused fires nothing', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry', 'Kulfi']);
  expectError(await office('POST', `/sittings/${phone.sittingId}/close`, {}), 403, 'FORBIDDEN');
  const [{ _id }] = (await phone.read()).orders;
  expect(heldIn(await read(_id)).toSorted()).toEqual(['Curry', 'Kulfi']);
});

test('guests who leave while it is still to come get it at once', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry', 'Kulfi']);
  const keep = { cooking: 'keep', reason: 'Later' };
  await office('POST', `/sittings/${phone.sittingId}/close`, keep, store.token);
  const [{ _id }] = (await phone.read()).orders;
  expect(heldIn(await read(_id))).toEqual([]);
});

test('what goes to a bill of its own stays held or fired there', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry', 'Kulfi']);
  const [{ _id }] = (await phone.read()).orders;
  await fire(_id, 'mains');
  const firedAt = thali.clock.now;
  thali.clock.advance(MINUTE);
  const { items } = await read(_id);
  const lines = items.flatMap(({ _id: id, itemLabel }: Item) => (itemLabel === 'Soup' ? [] : [id]));
  const split = await office('POST', `/sittings/${phone.sittingId}/split`, { lines }, store.token);
  expect(split.status, split.text).toBe(200);
  const { body } = await office('GET', '/orders');
  const hasThem = (order: { items: Item[] }) => order.items.some(({ _id: id }) => lines.includes(id));
  const own = body.orders.find(hasThem);
  expect([heldIn(own), Date.parse(own.cooksFrom)]).toEqual([['Kulfi'], firedAt]);
  expectError(await cook(own._id, 'Kulfi'), 409, 'ITEM_HELD');
  expect((await cook(own._id, 'Curry')).status).toBe(200);
});

test('the floor says what a table waits for, and a late order is none that was promised', async () => {
  const phone = await tableWith(thali, store, ['Soup', 'Curry']);
  const [{ _id }] = (await phone.read()).orders;
  const courses = async () => {
    const { body } = await office('GET', '/floor');
    const at = (table: { sitting: { _id: string } | null }) => table.sitting?._id === phone.sittingId;
    return body.tables.find(at).sitting.courses;
  };
  expect(await courses()).toMatchObject({ held: [{ name: 'Mains' }], isServed: false, since: null });
  expect((await read(_id)).estimate).not.toBeNull();
  await cook(_id, 'Soup');
  expect(await courses()).toMatchObject({ isServed: true, since: expect.any(String) });
  expect((await read(_id)).estimate).toBeNull();
  await fire(_id, 'mains');
  const told = await read(_id);
  expect([await courses(), told.estimate === null]).toEqual([undefined, false]);
  expect(told.cooksFrom).toBe(eventsOf(told.timeline).map((event) => (event as { at?: string }).at)[0]);
});

test('starters that are handed over count as carried', async () => {
  const phone = await tableWith(thali, store, ['Soup'], ['Curry']);
  const [starters] = (await phone.read()).orders;
  await moveOrder(thali, store, starters._id, { from: 1, to: 4 });
  const told = expect.objectContaining({ isServed: true, since: new Date(thali.clock.now).toISOString() });
  const { body: floor } = await office('GET', '/floor');
  const tables: { sitting: { _id: string; courses?: object } | null }[] = floor.tables;
  expect(tables.find(({ sitting }) => sitting?._id === phone.sittingId)?.sitting?.courses).toEqual(told);
  expect((await office('GET', `/sittings/${phone.sittingId}`)).body.courses).toEqual(told);
});
