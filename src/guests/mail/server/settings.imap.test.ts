import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { createMailServers } from './adapters/mail-servers.ts';
import { letter } from './testing/letter.ts';
import { useMailScene } from './testing/mail-scene.ts';

const { thali, world, connected, work } = await useMailScene();
const closed = createMailServers({ allowPrivate: false });

const WHO = { address: 'hello@chai.example', name: 'Chai House' };
const save = (store: TestStore, body: object) =>
  thali.call('PUT', `/api/mail/${store.storeId}/settings`, { token: store.token, body: { ...WHO, ...body } });
const read = async (store: TestStore, path = '') =>
  (await thali.call('GET', `/api/mail/${store.storeId}${path}`, { token: store.token })).body;

test.each([
  ['a wrong password', { password: 'wrong' }, ['imap password', 'smtp password']],
  ['a name that is not known', { imap: { host: 'nothing.invalid', port: 993 } }, ['imap name']],
  ['a port at which nobody listens', { imap: { host: 'localhost', port: 1 } }, ['imap refused']],
  ['a server without TLS', { smtp: { host: 'localhost', port: 587 } }, ['smtp tls']],
  ['a certificate of another name', { imap: { host: '127.0.0.1', port: 993 } }, ['imap tls']],
  ['a server that needs TLS to be asked for', { imap: { host: 'localhost', port: 143 } }, []],
])('%s', async (_, more, failures) => {
  const store = await teaStore(thali);
  const { status, body } = await save(store, { ...world.newLogin(), ...more });
  const found = body.failures.map(
    ({ server, fault }: { server: string; fault: string }) => `${server} ${fault}`,
  );
  expect([status, found, body.mailbox === null]).toEqual([200, failures, failures.length > 0]);
});

test.each([
  ['a private address', { host: 'localhost', port: 993 }, 'private'],
  ['a private address without a name', { host: '10.0.0.1', port: 993 }, 'private'],
  ['another port', { host: 'mail.example', port: 25 }, 'port'],
])('%s is not connected to', async (_, imap, fault) => {
  const login = { user: 'x', password: 'x', imap, smtp: { ...imap, port: imap.port === 993 ? 465 : 25 } };
  await expect(closed.withImap(login, async () => {})).rejects.toMatchObject({ fault });
  await expect(closed.trySmtp(login)).rejects.toMatchObject({ fault });
});

test('the password is never sent back, and stays with its servers alone', async () => {
  const { store, login } = await connected();
  const { password, ...others } = login;
  expect(await read(store, '/settings')).toEqual({ mailbox: { ...WHO, ...others, signature: '' } });
  expect((await save(store, { ...others, name: 'Chai' })).body).toMatchObject({
    failures: [],
    mailbox: { name: 'Chai' },
  });
  const elsewhere = await save(store, { ...others, smtp: { host: 'evil.example', port: 465 } });
  expect([elsewhere.status, elsewhere.body.details.fields]).toEqual([
    422,
    { password: 'This field is required' },
  ]);
  const { rows } = await thali.database.pool.query('select * from mailboxes where store_id = $1', [
    store.storeId,
  ]);
  expect(JSON.stringify(rows)).not.toContain(password);
});

test('disconnecting removes what was copied, and another mailbox begins anew', async () => {
  const { store, login } = await connected();
  await world.elsewhere(login, (imap) => imap.append('INBOX', letter()));
  await work();
  expect((await read(store, '/letters')).letters).toHaveLength(1);
  expect((await save(store, world.newLogin())).body.failures).toEqual([]);
  expect((await read(store, '/letters')).letters).toEqual([]);
  await save(store, login);
  await work();
  expect((await read(store, '/letters')).letters).toHaveLength(1);
  expect(
    (await thali.call('DELETE', `/api/mail/${store.storeId}/settings`, { token: store.token })).status,
  ).toBe(204);
  expect([await read(store), await read(store, '/letters')]).toMatchObject([
    { mailbox: null },
    { letters: [] },
  ]);
  const { rows } = await thali.database.pool.query('select 1 from mail_due where store_id = $1', [
    store.storeId,
  ]);
  expect(rows).toEqual([]);
});

test('a mailbox that can’t be reached says since when, is tried again, and recovers', async () => {
  const { store } = await connected();
  const change = (host: string) =>
    thali.database.pool.query('update mailboxes set imap = $2 where store_id = $1', [
      store.storeId,
      JSON.stringify({ host, port: 993 }),
    ]);
  await change('nothing.invalid');
  const since = new Date(thali.clock.now).toISOString();
  await work();
  thali.clock.advance(MINUTE);
  await work();
  expect((await read(store)).mailbox).toMatchObject({ fault: 'name', failingSince: since, readAt: null });
  await change('localhost');
  await work();
  expect((await read(store)).mailbox.fault).toBe('name');
  thali.clock.advance(2 * MINUTE);
  await work();
  expect((await read(store)).mailbox).toMatchObject({ fault: null, failingSince: null });
});

test('a mailbox that refuses the password is left alone, and its people are told once', async () => {
  const { store, login } = await connected();
  const sealed = thali.services.secrets.seal('mailbox', 'old');
  await thali.database.pool.query('update mailboxes set password_sealed = $2 where store_id = $1', [
    store.storeId,
    sealed,
  ]);
  for (let round = 0; round < 3; round++) {
    await work();
    thali.clock.advance(60 * MINUTE);
  }
  expect((await read(store)).mailbox).toMatchObject({ fault: 'password' });
  const { rows } = await thali.database.pool.query(
    'select facts, (select count(*)::int from mail_due where store_id = $1) as due from notifications where store_id = $1 and kind = $2',
    [store.storeId, 'mail'],
  );
  expect(rows).toEqual([{ facts: { news: 'failing', count: 0 }, due: 0 }]);
  await save(store, login);
  await work();
  expect((await read(store)).mailbox).toMatchObject({ fault: null });
});
