import { describe, expect, test, vi } from 'vitest';
import { readEvents } from '#testing/server/event-reader.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { invitePerson } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, createTestStore, logIn, type TestStore } from '#testing/server/test-stores.ts';
import { PATIENCE_MS } from '#testing/server/wait-until.ts';
import type { Role } from '../rules/permissions.ts';

const thali = await useTestApp({ heartbeatMs: 50 });

interface Member {
  id: string;
  token: string;
  email: string;
}

const listOf = async (store: TestStore) =>
  (await thali.call('GET /api/stores/:storeId/people', { params: store, token: store.token })).body
    .people as {
    _id: string;
    email: string;
    role: Role;
    seenAt: string | null;
  }[];
const rolesOf = async (store: TestStore) => (await listOf(store)).map(({ role }) => role);

async function hire(store: TestStore, role: Role): Promise<Member> {
  const email = await addMember(thali, store, role);
  const id = (await listOf(store)).find((person) => person.email === email)?._id ?? '';
  return { id, email, token: await logIn(thali, email) };
}

const at = (store: TestStore, id: string) => `/api/stores/${store.storeId}/people/${id}`;
const change = (store: TestStore, id: string, role: string, token = store.token) =>
  thali.call('PATCH', at(store, id), { body: { role }, token });
const remove = (store: TestStore, id: string, token = store.token) =>
  thali.call('DELETE', at(store, id), { token });
const leave = (store: TestStore, token = store.token) =>
  thali.call('DELETE /api/stores/:storeId/membership', { params: store, token });
const ownerId = async (store: TestStore) => (await listOf(store))[0]?._id ?? '';

describe('changing and removing people', () => {
  test('needs a manager, and an owner for owners', async () => {
    const store = await createTestStore(thali);
    const [manager, waiter] = [await hire(store, 'MANAGER'), await hire(store, 'STAFF')];
    const owner = await ownerId(store);
    for (const answer of [
      await change(store, waiter.id, 'KITCHEN', waiter.token),
      await change(store, waiter.id, 'MANAGER', waiter.token),
      await remove(store, manager.id, waiter.token),
      await change(store, manager.id, 'OWNER', manager.token),
      await change(store, waiter.id, 'OWNER', manager.token),
      await change(store, owner, 'STAFF', manager.token),
      await remove(store, owner, manager.token),
    ])
      expectError(answer, 403, 'FORBIDDEN');
    expect(await rolesOf(store)).toEqual(['OWNER', 'MANAGER', 'STAFF']);
  });

  test('does not find members of another store', async () => {
    const [store, other] = [await createTestStore(thali), await createTestStore(thali)];
    const cook = await hire(other, 'KITCHEN');
    for (const id of [cook.id, 'nobody', '__proto__']) {
      expectError(await change(store, id, 'STAFF'), 404, 'MEMBER_NOT_FOUND');
      expectError(await remove(store, id), 404, 'MEMBER_NOT_FOUND');
    }
    expect(await rolesOf(other)).toEqual(['OWNER', 'KITCHEN']);
  });

  test('refuses an unknown role', async () => {
    const store = await createTestStore(thali);
    const cook = await hire(store, 'KITCHEN');
    expect((await change(store, cook.id, 'CHEF')).body.code).toBe('VALIDATION');
  });

  test('keeps the last owner', async () => {
    const store = await createTestStore(thali);
    await hire(store, 'MANAGER');
    const owner = await ownerId(store);
    for (const answer of [
      await change(store, owner, 'MANAGER'),
      await remove(store, owner),
      await leave(store),
    ])
      expectError(answer, 409, 'LAST_OWNER');
    expect((await change(store, owner, 'OWNER')).status).toBe(204);
  });

  test('takes effect with the next request', async () => {
    const store = await createTestStore(thali);
    const cook = await hire(store, 'KITCHEN');
    const outbox = () =>
      thali.call('GET /api/stores/:storeId/otp-outbox', { params: store, token: cook.token });
    expect((await outbox()).status).toBe(403);
    expect((await change(store, cook.id, 'STAFF')).status).toBe(204);
    expect((await outbox()).status).toBe(200);
    expect((await remove(store, cook.id)).status).toBe(204);
    expectError(await outbox(), 404, 'STORE_NOT_FOUND');
    expect((await thali.call('GET /api/session', { token: cook.token })).body.stores).toEqual([]);
    expect(await rolesOf(store)).toEqual(['OWNER']);
  });

  test('ends the open stream of a removed member', async () => {
    const store = await createTestStore(thali);
    const cook = await hire(store, 'KITCHEN');
    const url = `${await thali.listen()}/api/stores/${store.storeId}/events`;
    const stream = await readEvents(url, { token: cook.token });
    await remove(store, cook.id);
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), PATIENCE_MS);
  });
});

describe('concurrent changes', () => {
  const pairs = async (act: (store: TestStore, a: Member, b: Member) => Promise<{ status: number }>[]) => {
    for (let round = 0; round < 4; round++) {
      const store = await createTestStore(thali);
      const [a, b] = [await hire(store, 'OWNER'), await hire(store, 'OWNER')];
      expect((await leave(store)).status).toBe(204);
      const answers = await Promise.all(act(store, a, b));
      const statuses = answers.map(({ status }) => status);
      const { rows } = await thali.database.pool.query(
        `select count(*)::int as owners from memberships where store_id = $1 and role = 'OWNER'`,
        [store.storeId],
      );
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect(statuses.filter((status) => [403, 404, 409].includes(status))).toHaveLength(1);
      expect(rows[0].owners).toBe(1);
    }
  };

  test('both owners leave: one stays', () =>
    pairs((store, a, b) => [leave(store, a.token), leave(store, b.token)]));
  test('each owner removes the other: one stays', () =>
    pairs((store, a, b) => [remove(store, b.id, a.token), remove(store, a.id, b.token)]));
  test('each owner demotes the other: one stays', () =>
    pairs((store, a, b) => [change(store, b.id, 'STAFF', a.token), change(store, a.id, 'STAFF', b.token)]));
  test('both owners demote themselves: one stays', () =>
    pairs((store, a, b) => [change(store, a.id, 'STAFF', a.token), change(store, b.id, 'STAFF', b.token)]));

  test('a manager who is demoted meanwhile acts with the former role or not at all', async () => {
    const store = await createTestStore(thali);
    const [manager, cook] = [await hire(store, 'MANAGER'), await hire(store, 'KITCHEN')];
    const [lowered, lifted] = await Promise.all([
      change(store, manager.id, 'KITCHEN'),
      change(store, cook.id, 'MANAGER', manager.token),
    ]);
    expect(lowered.status).toBe(204);
    expect([204, 403]).toContain(lifted.status);
    expect((await rolesOf(store)).toSorted()).toEqual(
      lifted.status === 204 ? ['KITCHEN', 'MANAGER', 'OWNER'] : ['KITCHEN', 'KITCHEN', 'OWNER'],
    );
  });
});

describe('the list of people', () => {
  test('says when a member was last seen in this store, not in others', async () => {
    const [store, other] = [await createTestStore(thali), await createTestStore(thali)];
    const cook = await hire(store, 'KITCHEN');
    const { token } = await invitePerson(thali, other, { email: cook.email });
    await thali.call('POST /api/invitations/acceptance', { body: { token }, token: cook.token });
    const seen = async (where: TestStore) =>
      (await listOf(where)).find(({ _id }) => _id === cook.id)?.seenAt ?? null;
    expect([await seen(store), await seen(other)]).toEqual([null, null]);
    await thali.call('GET /api/stores/:storeId/orders', { params: store, token: cook.token });
    expect([await seen(store), await seen(other)]).toEqual([new Date(thali.clock.now).toISOString(), null]);
  });

  test('contains no secrets', async () => {
    const store = await createTestStore(thali);
    await invitePerson(thali, store);
    const { text } = await thali.call('GET /api/stores/:storeId/people', {
      params: store,
      token: store.token,
    });
    expect(text).not.toMatch(/argon2|password|hash/i);
  });
});

test('the log lists changes in order, with their authors', async () => {
  const store = await createTestStore(thali);
  const log = async (token = store.token) =>
    thali.call('GET', `/api/stores/${store.storeId}/people/log`, { token });
  const cook = await hire(store, 'KITCHEN');
  const { token, invitation } = await invitePerson(thali, store, { role: 'MANAGER' });
  const guest = await createTestStore(thali);
  await thali.call('POST', '/api/invitations/acceptance', { body: { token }, token: guest.token });
  await change(store, cook.id, 'KITCHEN');
  thali.clock.advance(1_000);
  await change(store, cook.id, 'STAFF');
  thali.clock.advance(1_000);
  await remove(store, cook.id);
  thali.clock.advance(1_000);
  await leave(store, guest.token);
  const { body } = await log();
  const told = body.entries.map(({ actor, what, subject, from, to }: Record<string, string>) =>
    [actor, what, subject, from, to].join(' '),
  );
  expect(told.slice(0, 3)).toEqual([
    'Asha Rao left Asha Rao MANAGER ',
    'Asha Rao removed KITCHEN person STAFF ',
    'Asha Rao changed KITCHEN person KITCHEN STAFF',
  ]);
  expect(told.slice(3).toSorted()).toEqual([
    `Asha Rao invited ${invitation.email}  MANAGER`,
    'Asha Rao joined Asha Rao  MANAGER',
  ]);
  expectError(await log(guest.token), 404, 'STORE_NOT_FOUND');
});

describe('another store', () => {
  test('needs a log-in and a name', async () => {
    expectError(await thali.call('POST /api/stores', { body: { name: 'Annexe' } }), 401, 'UNAUTHENTICATED');
    const { token } = await createTestStore(thali);
    const answer = await thali.call('POST', '/api/stores', { body: { name: '' }, token });
    expect(answer.body.code).toBe('VALIDATION');
  });

  test('belongs to its creator and is live at once', async () => {
    const cook = await hire(await createTestStore(thali), 'KITCHEN');
    thali.clock.advance(1_000);
    const { status, body } = await thali.call('POST', '/api/stores', {
      body: { name: 'Cook’s Own' },
      token: cook.token,
    });
    expect([status, body]).toEqual([
      201,
      { _id: expect.any(String), slug: expect.stringMatching(/^cook/), name: 'Cook’s Own', role: 'OWNER' },
    ]);
    const session = await thali.call('GET /api/session', { token: cook.token });
    expect(session.body.stores.map(({ role }) => role)).toEqual(['KITCHEN', 'OWNER']);
    expect((await thali.call('GET /restaurant/api/store/web/:slug', { params: body })).status).toBe(200);
  });
});

describe('the own profile', () => {
  test.each([
    ['no name', { name: '', phone: '' }, 'name'],
    ['an invalid number', { name: 'Asha', phone: 'call me' }, 'phone'],
    ['another address', { name: 'Asha', phone: '', email: 'other@thali.example' }, 'email'],
  ])('refuses %s', async (_, body, field) => {
    const { token } = await createTestStore(thali);
    const answer = await thali.call('PUT', '/api/profile', { body, token });
    expect(Object.keys(answer.body.details.fields)).toEqual([field]);
  });

  test('is what colleagues see', async () => {
    const store = await createTestStore(thali);
    const body = { name: 'Asha R. Rao', phone: '+91 98765 43210' };
    expect((await thali.call('PUT /api/profile', { body, token: store.token })).body).toMatchObject(body);
    expect((await thali.call('GET /api/profile', { token: store.token })).body).toMatchObject(body);
    expect((await listOf(store))[0]).toMatchObject(body);
  });
});
