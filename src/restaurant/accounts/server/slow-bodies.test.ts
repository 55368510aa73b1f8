import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, logIn, PASSWORD, teaStore, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const origin = await thali.listen();

/** Sends the head of a call, and the body after something else has happened. */
async function sendSlowly(
  [method, path]: readonly [string, string],
  token: string,
  body: object,
  meanwhile: () => Promise<unknown>,
) {
  const bytes = JSON.stringify(body);
  const call = request(origin + path, {
    method,
    headers: {
      authorization: `token ${token}`,
      'content-type': 'application/json',
      'content-length': bytes.length,
    },
  });
  call.write(bytes.slice(0, 1));
  await sleep(200);
  await meanwhile();
  await sleep(1_000);
  call.end(bytes.slice(1));
  const [answer] = await once(call, 'response');
  return [answer.statusCode, JSON.parse(await text(answer)).code];
}

const setUp = async () => {
  const store = await teaStore(thali);
  const email = await addMember(thali, store, 'OWNER');
  return { store, token: await logIn(thali, email), email };
};

const UPI = { upi: { vpa: 'thief@okaxis', name: 'Thief' } };

test('a member who is removed while the body arrives changes nothing', async () => {
  const { store, token, email } = await setUp();
  const remove = () =>
    thali.database.pool.query(
      'delete from memberships where store_id = $1 and account_id = (select id from accounts where email = $2)',
      [store.storeId, email],
    );
  const path = ['PATCH', `/store/api/store/${store.storeId}/`] as const;
  expect(await sendSlowly(path, token, UPI, remove)).toEqual([404, 'STORE_NOT_FOUND']);
});

test('a member whose role changes while the body arrives is refused', async () => {
  const { store, token, email } = await setUp();
  const demote = () =>
    thali.database.pool.query(
      `update memberships set role = 'KITCHEN' where store_id = $1 and account_id = (select id from accounts where email = $2)`,
      [store.storeId, email],
    );
  const path = ['PATCH', `/store/api/store/${store.storeId}/`] as const;
  expect(await sendSlowly(path, token, UPI, demote)).toEqual([403, 'FORBIDDEN']);
});

test('a session that ends while the body arrives changes no account', async () => {
  const { token } = await setUp();
  const leave = () => thali.call('DELETE /api/session', { token });
  const body = { email: `${unique()}@thali.example`, password: PASSWORD };
  const answer = await sendSlowly(['POST', '/api/account/email'], token, body, leave);
  expect(answer).toEqual([401, 'UNAUTHENTICATED']);
});
