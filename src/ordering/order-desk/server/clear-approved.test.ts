import { expect, test } from 'vitest';
import { addTable, type Phone, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { addTestPerson, admitTestTablet, PIN, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const ravi = await addTestPerson(thali, store);
const meera = await addTestPerson(thali, store, { name: 'Meera', role: 'MANAGER' });
const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
const office = async (method: 'GET' | 'POST', path: string, body?: object) =>
  thali.call(method, `/api/stores/${store.storeId}${path}`, {
    token: store.token,
    ...(body ? { body } : {}),
  });

/** A round of so many teas that is ready. */
async function cookedRound(phone: Phone, teas: number): Promise<string> {
  const lines: string[] = [];
  for (let tea = 0; tea < teas; tea++) lines.push(await phone.put('Tea'));
  const { _id } = (await phone.send(lines, 20 * teas)).body;
  await moveOrder(thali, store, _id, { from: 1, to: 3 });
  for (const item of (await office('GET', `/orders/${_id}`)).body.items)
    await office('POST', `/orders/${_id}/items/${item._id}/ready`, { ready: true });
  return _id;
}

test('a manager who approves that a table is cleared is shown all that is cancelled, as one sum', async () => {
  const phone = await sitDown(thali, store, await addTable(thali, store));
  const ids = [await cookedRound(phone, 3), await cookedRound(phone, 1), await cookedRound(phone, 2)];
  const clear = (headers = {}) =>
    thali.call('POST', `/api/stores/${store.storeId}/sittings/${phone.sittingId}/close`, {
      body: { reason: 'They went', cooking: 'cancel' },
      headers: { cookie, ...headers },
    });
  const { status, body } = await clear();
  expect([status, body.details.act.amount]).toEqual([403, 120]);
  const { permission, act } = body.details;
  const approve = (of: object) =>
    thali.call('POST', '/api/tablet/approvals', {
      headers: { cookie },
      body: { accountId: meera, pin: PIN, permission, act: of },
    });
  const less = (await approve({ ...act, amount: 60 })).body.approval;
  expect((await clear({ approval: less })).status).toBe(403);
  const { approval } = (await approve(act)).body;
  expect((await clear({ approval })).body.state).toBe('closed');
  for (const id of ids) expect((await office('GET', `/orders/${id}`)).body.state).toBe(5);
});
