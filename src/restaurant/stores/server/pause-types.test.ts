import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Answer } from '#testing/server/call.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  patchStore,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const expectInvalid = ({ status, body }: Answer) => expect([status, body.code]).toEqual([422, 'VALIDATION']);
const HALF_HOUR = 30 * MINUTE;
const inHalfAnHour = () => new Date(thali.clock.now + HALF_HOUR).toISOString();

interface Type {
  _id: string;
  label: string;
  active: boolean;
}

async function newStore() {
  const store = await teaStore(thali, { orderTypes: [{ label: 'Dine-In' }, { label: 'Pickup' }] });
  const types: Type[] = (await staffView(store)).orderConfigs;
  const idOf = (label: string) => types.find((type) => type.label === label)?._id as string;
  return { store, dineIn: idOf('Dine-In'), pickup: idOf('Pickup') };
}

const staffView = async ({ storeId, token }: TestStore) =>
  (await thali.call('GET /store/api/store/:storeId', { params: { storeId }, token })).body;
const order = (store: TestStore, orderType: string) =>
  postOrder(thali, store, { ...TEA, more: { orderType } });
const activeOf = (types: Type[]) => Object.fromEntries(types.map(({ label, active }) => [label, active]));

/** The store as each of the pages shows it. */
async function forGuests({ slug }: TestStore) {
  const page = (await thali.call('GET', `/restaurant/api/store/web/${slug}/`)).body;
  const model = (await thali.call('GET', `/api/store-pages/${slug}`)).body;
  const [types, same] = [activeOf(page.profile.orderConfigs), activeOf(model.page.profile.orderConfigs)];
  expect(same).toEqual(types);
  return { types, changesAt: model.changesAt };
}

test('pausing an order type needs the permission to change the store', async () => {
  const { store, pickup } = await newStore();
  const body = { pausedTypes: { [pickup]: { until: null } } };
  for (const role of ['KITCHEN', 'STAFF'] as const) {
    const token = await addTestStaff(thali, store, role);
    expectError(await patchStore(thali, { ...store, token }, body), 403, 'FORBIDDEN');
  }
  expect((await staffView(store)).pausedTypes).toEqual({});
});

test('an invalid pause is refused', async () => {
  const { store, pickup } = await newStore();
  for (const pause of [true, {}, { until: 'soon' }, { until: null, more: 1 }])
    expectInvalid(await patchStore(thali, store, { pausedTypes: { [pickup]: pause } }));
});

test('a paused order type is off for guests until its time, and then comes back by itself', async () => {
  const { store, pickup } = await newStore();
  expect((await forGuests(store)).types).toEqual({ 'Dine-In': true, Pickup: true });
  const until = inHalfAnHour();
  const answer = await patchStore(thali, store, { pausedTypes: { [pickup]: { until } } });
  expect(answer.body.pausedTypes).toEqual({ [pickup]: { until } });
  expect(activeOf(answer.body.orderConfigs)).toEqual({ 'Dine-In': true, Pickup: true });

  const paused = await forGuests(store);
  expect(paused.types).toEqual({ 'Dine-In': true, Pickup: false });
  expect(new Date(paused.changesAt).toISOString()).toBe(until);
  expectError(await order(store, 'Pickup'), 422, 'ORDER_TYPE_REQUIRED');
  expect((await order(store, 'Dine-In')).status).toBe(201);

  thali.clock.advance(HALF_HOUR);
  expect((await forGuests(store)).types).toEqual({ 'Dine-In': true, Pickup: true });
  expect((await order(store, 'Pickup')).status).toBe(201);
});

test('order types are paused and resumed separately, also by two people at once', async () => {
  const { store, dineIn, pickup } = await newStore();
  const pause = (id: string, value: object | null) =>
    patchStore(thali, store, { pausedTypes: { [id]: value } });
  await Promise.all([pause(dineIn, { until: null }), pause(pickup, { until: null })]);
  expect((await forGuests(store)).types).toEqual({ 'Dine-In': false, Pickup: false });
  await pause(dineIn, null);
  expect((await staffView(store)).pausedTypes).toEqual({ [pickup]: { until: null } });
  const { changesAt, types } = await forGuests(store);
  expect([changesAt, types]).toEqual([null, { 'Dine-In': true, Pickup: false }]);
});

test('the board’s age limits are stored as set, and invalid ones refused', async () => {
  const { store, pickup } = await newStore();
  expect((await staffView(store)).board).toEqual({ ages: {} });
  const set = (ages: object) => patchStore(thali, store, { board: { ages: { [pickup]: ages } } });
  for (const wrong of [
    { slow: 8, late: 8 },
    { slow: 0, late: 5 },
    { slow: 5, late: 241 },
    { slow: 1.5, late: 5 },
  ])
    expectInvalid(await set(wrong));
  expect((await set({ slow: 12, late: 20 })).body.board).toEqual({
    ages: { [pickup]: { slow: 12, late: 20 } },
  });
});
