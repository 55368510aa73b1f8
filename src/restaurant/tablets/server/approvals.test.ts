import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { setUpSecondStep } from '#testing/server/people/test-people.ts';
import { addTestPerson, admitTestTablet, PIN, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addMember,
  addTestStaff,
  moveOrder,
  placeTestOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();

async function scene() {
  const store = await teaStore(thali);
  const ravi = await addTestPerson(thali, store);
  const meera = await addTestPerson(thali, store, { name: 'Meera', role: 'MANAGER' });
  const tablet = await admitTestTablet(thali, store);
  return { store, ravi, meera, tablet, turn: await startTestTurn(thali, tablet, ravi) };
}

type Asked = { accountId: string; pin?: string; permission?: string; act?: object };
const ask = (cookie: string, { pin = PIN, permission = 'order.cancel-served', accountId, act }: Asked) =>
  thali.call('POST', '/api/tablet/approvals', {
    headers: { cookie },
    body: { accountId, pin, permission, ...(act && { act }) },
  });
const approvalOf = async (cookie: string, asked: Asked) => (await ask(cookie, asked)).body.approval as string;

async function servedOrder(store: TestStore): Promise<string> {
  const { _id } = await placeTestOrder(thali, store, TEA);
  await moveOrder(thali, store, _id, { from: 1, to: 4 });
  return _id;
}

const cancel = ({ storeId }: TestStore, orderId: string, cookie: string, approval?: string) =>
  thali.call('POST', `/api/stores/${storeId}/orders/${orderId}/state`, {
    body: { from: 4, to: 5, reason: 'Cold' },
    headers: { cookie, ...(approval === undefined ? {} : { approval }) },
  });

/** What a manager is shown of cancelling an order of one tea. */
const cancelling = ({ storeId }: TestStore, orderId: string, more: object = {}) => ({
  on: `POST /api/stores/${storeId}/orders/${orderId}/state`,
  order: expect.any(Number),
  amount: 20,
  ...more,
});

async function actorsOf({ storeId }: TestStore) {
  const sql = 'select actor from store_log where store_id = $1 and order_id is not null order by seq';
  return (await thali.database.pool.query(sql, [storeId])).rows.map(({ actor }) => actor);
}

describe('what a role may not', () => {
  test('says at a tablet what a manager could approve, and is done once they have; the log has both', async () => {
    const { store, ravi, meera, turn } = await scene();
    const order = await servedOrder(store);
    const details = { permission: 'order.cancel-served', act: cancelling(store, order) };
    const refused = await cancel(store, order, turn);
    expectError(refused, 403, 'FORBIDDEN', { details });
    const approval = await approvalOf(turn, { accountId: meera, act: refused.body.details.act });
    expect((await cancel(store, order, turn, approval)).status).toBe(200);
    const approvedBy = { id: meera, name: 'Meera' };
    expect((await actorsOf(store)).at(-1)).toEqual({ kind: 'staff', id: ravi, name: 'Ravi', approvedBy });
  });

  test('clears a table that has not paid, with a reason', async () => {
    const { store, meera, turn } = await scene();
    const phone = await sitDown(thali, store, await addTable(thali, store));
    await phone.send([await phone.put('Tea')], 20);
    const close = (headers = {}) =>
      thali.call('POST', `/api/stores/${store.storeId}/sittings/${phone.sittingId}/close`, {
        body: { reason: 'They went' },
        headers: { cookie: turn, ...headers },
      });
    const permission = 'sitting.close-unpaid';
    const url = `/api/stores/${store.storeId}/sittings/${phone.sittingId}/close`;
    const act = { on: `POST ${url}`, table: expect.any(String), amount: 20 };
    const refused = await close();
    expectError(refused, 403, 'FORBIDDEN', { details: { permission, act } });
    const asked = { accountId: meera, permission, act: refused.body.details.act };
    const approval = await approvalOf(turn, asked);
    expect((await close({ approval })).body.state).toBe('closed');
    const sql = 'select closed_by from sittings where store_id = $1';
    const { rows } = await thali.database.pool.query(sql, [store.storeId]);
    expect(rows[0].closed_by).toMatchObject({ name: 'Ravi', approvedBy: { name: 'Meera' } });
  });

  test('says nothing of the kind to a signed-in person, or where nobody can approve it', async () => {
    const { store, turn } = await scene();
    const order = await servedOrder(store);
    const token = await addTestStaff(thali, store, 'STAFF');
    expectError(await moveOrder(thali, { ...store, token }, order, { from: 4, to: 5 }), 403, 'FORBIDDEN');
    const url = `/api/stores/${store.storeId}/reports/sales`;
    expectError(await thali.call('GET', url, { headers: { cookie: turn } }), 403, 'FORBIDDEN');
  });

  test('is not approved by whoever may not either, nor with a wrong PIN, nor by a locked tablet', async () => {
    const { store, ravi, meera, tablet, turn } = await scene();
    expectError(await ask(turn, { accountId: ravi }), 403, 'FORBIDDEN');
    expectError(await ask(turn, { accountId: meera, pin: '0000' }), 422, 'PIN_INCORRECT', {
      details: { left: 4 },
    });
    expectError(await ask(turn, { accountId: await addMemberWithoutPin(store) }), 404, 'MEMBER_NOT_FOUND');
    expectError(await ask(tablet, { accountId: meera }), 401, 'UNAUTHENTICATED');
    expect((await ask(turn, { accountId: meera, permission: 'reports.read' })).status).toBe(422);
  });

  test('is approved by a manager of whom a second step is demanded only if they have one', async () => {
    const { store, meera, turn } = await scene();
    const sql = `update stores set second_step_roles = '["MANAGER"]' where store_id = $1`;
    await thali.database.pool.query(sql, [store.storeId]);
    expectError(await ask(turn, { accountId: meera }), 403, 'SECOND_STEP_REQUIRED');
    const email = await addMember(thali, store, 'MANAGER');
    await setUpSecondStep(thali, email);
    const { body } = await thali.call('GET /api/stores/:storeId/people', {
      params: store,
      token: store.token,
    });
    const accountId = body.people.find((person) => person.email === email)?._id ?? '';
    const params = { storeId: store.storeId, accountId };
    await thali.call('PUT /api/stores/:storeId/people/:accountId/pin', {
      params,
      token: store.token,
      body: { pin: PIN },
    });
    expect((await ask(turn, { accountId })).status).toBe(201);
  });
});

/** What a refused cancelling asks a manager for. */
async function actOf(store: TestStore, orderId: string, cookie: string): Promise<object> {
  return (await cancel(store, orderId, cookie)).body.details.act;
}

async function addMemberWithoutPin(store: TestStore): Promise<string> {
  const token = await addTestStaff(thali, store, 'MANAGER');
  return (await thali.call('GET /api/session', { token })).body.account._id;
}

describe('an approval', () => {
  test('is good once, even for two calls at the same time', async () => {
    const { store, meera, turn } = await scene();
    const order = await servedOrder(store);
    const approval = await approvalOf(turn, { accountId: meera, act: await actOf(store, order, turn) });
    const answers = await Promise.all([1, 2].map(() => cancel(store, order, turn, approval)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('is good for a minute', async () => {
    const { store, meera, turn } = await scene();
    const order = await servedOrder(store);
    const approval = await approvalOf(turn, { accountId: meera, act: await actOf(store, order, turn) });
    thali.clock.advance(MINUTE);
    expect((await cancel(store, order, turn, approval)).status).toBe(403);
  });

  test('is for the act that it names, for the person who asked, at their tablet and in their store', async () => {
    const { store, meera, tablet, turn } = await scene();
    const there = await scene();
    const order = await servedOrder(store);
    const refusals = async (approvals: string[], cookie = turn) => {
      for (const approval of approvals)
        expect((await cancel(store, order, cookie, approval)).status).toBe(403);
    };
    await refusals(['', 'x'.repeat(43)]);
    const act = await actOf(store, order, turn);
    await refusals([await approvalOf(turn, { accountId: meera, permission: 'order.refund', act })]);
    await refusals([await approvalOf(turn, { accountId: meera })]);
    await refusals([await approvalOf(turn, { accountId: meera, act: { ...act, amount: 19.99 } })]);
    const other = await actOf(store, await servedOrder(store), turn);
    await refusals([await approvalOf(turn, { accountId: meera, act: other })]);
    await refusals([await approvalOf(there.turn, { accountId: there.meera, act })]);
    const ofRavi = await approvalOf(turn, { accountId: meera, act });
    const sita = await addTestPerson(thali, store, { name: 'Sita' });
    const elsewhere = await startTestTurn(thali, await admitTestTablet(thali, store, 'Bar'), sita);
    await refusals([ofRavi], elsewhere);
    await refusals([ofRavi], await startTestTurn(thali, tablet, sita));
    const token = await addTestStaff(thali, store, 'STAFF');
    const body = { from: 4, to: 5 };
    const url = `/api/stores/${store.storeId}/orders/${order}/state`;
    const signedIn = await thali.call('POST', url, { token, body, headers: { approval: ofRavi } });
    expectError(signedIn, 403, 'FORBIDDEN');
  });

  test('of a discount is for as much as the manager was shown, once', async () => {
    const { store, meera, turn } = await scene();
    const { _id } = await placeTestOrder(thali, store, TEA);
    const give = (percent: number, headers = {}) =>
      thali.call('POST', `/api/stores/${store.storeId}/orders/${_id}/edit`, {
        body: { changes: [{ kind: 'discount', percent, reason: 'Friend' }] },
        headers: { cookie: turn, ...headers },
      });
    const permission = 'order.edit-freely';
    const { act } = (await give(50)).body.details;
    expect(act).toMatchObject({ order: expect.any(Number), amount: 10 });
    const approvalFor = () => approvalOf(turn, { accountId: meera, permission, act });
    expect((await give(100, { approval: await approvalFor() })).status).toBe(403);
    const approval = await approvalFor();
    expect((await give(50, { approval })).body.amount).toBe(10);
    expect((await give(50, { approval })).status).toBe(403);
  });

  test('that was not needed is not in the log', async () => {
    const { store, ravi, meera, turn } = await scene();
    const { _id } = await placeTestOrder(thali, store, TEA);
    const approval = await approvalOf(turn, { accountId: meera });
    const body = { from: 1, to: 2 };
    const url = `/api/stores/${store.storeId}/orders/${_id}/state`;
    await thali.call('POST', url, { body, headers: { cookie: turn, approval } });
    expect((await actorsOf(store)).at(-1)).toEqual({ kind: 'staff', id: ravi, name: 'Ravi' });
  });
});
