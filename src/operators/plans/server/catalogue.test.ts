import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  logIn,
  patchStore,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
let token = await signInOperator(thali);
const byOperator = (method: string, path: string, body?: object) =>
  thali.call(method, `/api/operator/${path}`, { token, ...(body && { body }) });
const planNamed = async (name: string) =>
  (await byOperator('GET', 'plans')).body.plans.find((plan: { name: string }) => plan.name === name);
const addPlan = async (more: object = {}) => {
  const made = await byOperator('POST', 'plans', { name: `Plan ${unique()}`, ...more });
  expect(made.status).toBe(201);
  return made.body as { _id: string; name: string };
};
const putOn = (store: TestStore, plan: string) =>
  byOperator('PATCH', `stores/${store.storeId}/subscription`, { plan });
const profileOf = async (store: TestStore) =>
  (await thali.call('GET /restaurant/api/store/web/:slug', { params: store })).body;
const RULES = { newPlan: 'Pro', trialDays: 0, lastPlan: 'Free', graceDays: 14 };
const saveRules = (more: object) => byOperator('PUT', 'plan-rules', { ...RULES, ...more });

test('a restaurant begins on exactly what the rules say, and steps down to it', async () => {
  expect((await byOperator('GET', 'plan-rules')).body).toEqual(RULES);
  const [first, last] = [await addPlan(), await addPlan({ limits: { dishes: 7 } })];
  const rules = { newPlan: first.name, trialDays: 9, lastPlan: last.name, graceDays: 3 };
  expect((await saveRules(rules)).body).toEqual(rules);
  const store = await teaStore(thali);
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  const read = async () =>
    (await thali.call('GET /api/stores/:storeId/plan', { params: store, token: store.token })).body;
  const end = thali.clock.now + 9 * DAY;
  expect(await read()).toMatchObject({
    plan: first.name,
    status: 'trial',
    endDate: new Date(end).toISOString(),
    lastPlan: last.name,
    stepsDownAt: new Date(end + 3 * DAY).toISOString(),
  });
  thali.clock.advance(12 * DAY);
  token = await signInOperator(thali);
  store.token = await logIn(thali, email);
  expect(await read()).toMatchObject({ status: 'ended', stepsDownAt: null, use: { dishes: { most: 7 } } });
  expectError(await byOperator('PATCH', `plans/${last._id}`, { retired: true }), 409, 'PLAN_IN_RULES');
  await saveRules({});
});

test('rules name plans that exist, and days that can be counted', async () => {
  const gone = await addPlan();
  await byOperator('PATCH', `plans/${gone._id}`, { retired: true });
  for (const newPlan of [`No ${unique()}`, gone.name])
    expectFields(await saveRules({ newPlan }), { newPlan: expect.any(String) });
  expectFields(await saveRules({ trialDays: -1 }), { trialDays: expect.any(String) });
});

test('guests of a plan without ordering browse; with it they order again, also on an open page', async () => {
  const [plan, store] = [await addPlan({ viewOnly: true }), await teaStore(thali)];
  await putOn(store, plan.name);
  expect((await profileOf(store)).viewMode).toBe(true);
  expectError(await postOrder(thali, store, TEA), 403, 'VIEW_ONLY');
  const office = await patchStore(thali, store, { viewMode: false });
  expect(office.body).toMatchObject({ viewMode: false, viewModeByPlan: true });
  const before = office.body.revision;
  const changed = await byOperator('PATCH', `plans/${plan._id}`, { viewOnly: false });
  expect(changed.body).toMatchObject({ viewOnly: false, features: [] });
  expect(await profileOf(store)).toMatchObject({ viewMode: false });
  expect((await patchStore(thali, store, { viewMode: false })).body.revision).toBeGreaterThan(before);
  expect((await postOrder(thali, store, TEA)).status).toBe(201);
});

test('a plan has ordering unless it says otherwise, whatever else it has', async () => {
  const { name } = await addPlan({ features: ['noFooter'] });
  expect(await planNamed(name)).toMatchObject({ features: ['noFooter'], viewOnly: false });
});

test('the restaurants of a plan follow its name, and so does all that names it', async () => {
  const [plan, store] = [await addPlan({ price: 10 }), await teaStore(thali)];
  await putOn(store, plan.name);
  await saveRules({ newPlan: plan.name });
  const name = `Renamed ${unique()}`;
  expect((await byOperator('PATCH', `plans/${plan._id}`, { name })).body).toMatchObject({ name, stores: 1 });
  expect((await profileOf(store)).profile.subscriptionMode).toBe(name);
  expect((await byOperator('GET', 'plan-rules')).body.newPlan).toBe(name);
  await saveRules({});
});

test('names of plans differ by more than their case', async () => {
  const [plan, other] = [await addPlan(), await addPlan()];
  const name = plan.name.toUpperCase();
  expectFields(await byOperator('POST', 'plans', { name }), { name: expect.any(String) });
  expectFields(await byOperator('PATCH', `plans/${other._id}`, { name }), { name: expect.any(String) });
  expect((await byOperator('PATCH', `plans/${plan._id}`, { name })).body.name).toBe(name);
});

test('a retired plan keeps its restaurants, and takes no others', async () => {
  const [plan, store, other] = [await addPlan(), await teaStore(thali), await teaStore(thali)];
  await putOn(store, plan.name);
  await byOperator('PATCH', `plans/${plan._id}`, { retired: true });
  expect((await putOn(store, plan.name)).status).toBe(200);
  expectFields(await putOn(other, plan.name), { plan: expect.any(String) });
  expect((await byOperator('PATCH', `plans/${plan._id}`, { retired: false })).body.retired).toBe(false);
  expect((await putOn(other, plan.name)).status).toBe(200);
});

test('all restaurants of a plan move to another, until the day they have', async () => {
  const [plan, next] = [await addPlan(), await addPlan()];
  const stores = [await teaStore(thali), await teaStore(thali)];
  for (const store of stores) await putOn(store, plan.name);
  expect(await planNamed(plan.name)).toMatchObject({ stores: 2 });
  const replace = (by: string) => byOperator('POST', `plans/${plan._id}/replace`, { by });
  for (const by of [plan.name, `No ${unique()}`]) expectFields(await replace(by), { by: expect.any(String) });
  expect((await replace(next.name)).body).toEqual({ moved: 2 });
  expect(await planNamed(plan.name)).toMatchObject({ stores: 0, retired: true });
  for (const store of stores) expect((await profileOf(store)).profile.subscriptionMode).toBe(next.name);
});
