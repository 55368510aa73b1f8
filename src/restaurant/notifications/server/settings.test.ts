import { expect, test } from 'vitest';
import { openContent } from '#guests/messages/server/content.ts';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../rules/notifications.ts';
import type { Wish } from '../rules/settings.ts';
import { type Notice, notify } from './notify.ts';

const thali = await useTestApp();
const { pool } = thali.database;
const read = async (token: string) =>
  (await thali.call('GET /api/notifications/settings', { token })).body.settings;
const save = (token: string, kind: NotificationKind, wish: Partial<Wish>) =>
  thali.call('PUT /api/notifications/settings', {
    token,
    body: { settings: [{ kind, bell: true, push: false, email: false, ...wish }] },
  });
const tell = (store: TestStore, ...notices: Notice[]) =>
  withTransaction(createContext(thali.services, { kind: 'system' }), (tx) =>
    notify(tx, store.storeId, notices),
  );
const PLAN: Notice = { kind: 'plan', key: '1', facts: { news: 'ends' }, at: thali.clock.now };
const PRINTER: Notice = {
  kind: 'printer_failing',
  key: '1',
  facts: { printer: 'Grill' },
  at: thali.clock.now,
};

async function sent(store: TestStore) {
  const { rows } = await pool.query(
    'select template, content_sealed as sealed from messages where store_id = $1 order by id',
    [store.storeId],
  );
  return rows.map(({ template, sealed }) => ({
    template,
    ...openContent(thali.services.secrets, sealed),
  }));
}

async function accountOf({ token }: Pick<TestStore, 'token'>) {
  return (await thali.call('GET /api/session', { token })).body.account;
}

test('a person chooses for each kind that their role may know; the rest stays as it is', async () => {
  const store = await teaStore(thali);
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  const usual = { bell: true, push: false, email: false };
  expect(await read(store.token)).toEqual(
    NOTIFICATION_KINDS.map((kind) => ({ kind, ...usual, push: kind === 'table_call' })),
  );
  expect((await read(cook)).map(({ kind }) => kind)).toEqual([
    'order_placed',
    'order_cancelled',
    'printer_failing',
  ]);
  await save(store.token, 'plan', { email: true });
  const { body } = await save(store.token, 'guest_rated', { bell: false, push: true });
  expect(body.settings).toEqual(await read(store.token));
  expect(body.settings).toEqual(
    expect.arrayContaining([
      { kind: 'plan', ...usual, email: true },
      { kind: 'guest_rated', bell: false, push: true, email: false },
      { kind: 'order_placed', ...usual },
    ]),
  );
  expect((await read(cook))[0]).toEqual({ kind: 'order_placed', ...usual });
});

test('what is not wanted in the bell is archived', async () => {
  const store = await teaStore(thali);
  await save(store.token, 'plan', { bell: false });
  await tell(store, PLAN, PRINTER);
  const list = async (filter: 'unread' | 'archived') =>
    (await thali.call('GET /api/notifications', { token: store.token, query: { filter } })).body
      .notifications;
  expect((await list('unread')).map(({ kind }) => kind)).toEqual(['printer_failing']);
  expect((await list('archived')).map(({ kind }) => kind)).toEqual(['plan']);
});

test('an email goes to a confirmed address, once, with the way to the thing', async () => {
  const store = await teaStore(thali);
  const { email } = await accountOf(store);
  await pool.query('update accounts set verified_at = null where email = $1', [email]);
  await save(store.token, 'plan', { email: true });
  await tell(store, PLAN, PRINTER);
  expect(await sent(store)).toEqual([]);
  await thali.verify(email);
  await tell(store, { ...PLAN, key: '2' });
  await tell(store, { ...PLAN, key: '2' });
  expect(await sent(store)).toEqual([
    {
      template: 'notification',
      channel: 'email',
      to: email,
      subject: 'Your plan ends within a week · आपका प्लान एक हफ़्ते में ख़त्म होगा',
      text: expect.stringContaining('/app/settings/plan'),
    },
  ]);
});

test('a push goes to the devices of the person alone', async () => {
  const store = await teaStore(thali);
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  for (const token of [store.token, cook])
    await pool.query(
      `insert into push_subscriptions (store_id, id, owner_kind, owner_id, endpoint_hash, sealed, locale, created_at)
       values ($1, gen_random_uuid(), 'account', $2::uuid, $2::text, '', 'hi', now())`,
      [store.storeId, (await accountOf({ token }))._id],
    );
  await save(cook, 'printer_failing', { push: true });
  await tell(store, PLAN, PRINTER);
  expect(await sent(store)).toMatchObject([
    {
      template: 'notification',
      channel: 'push',
      notice: { title: 'Grill ने छापना बंद कर दिया', url: '/app/settings/printers' },
    },
  ]);
});
