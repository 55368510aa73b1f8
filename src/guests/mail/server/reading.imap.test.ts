import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import { letter } from './testing/letter.ts';
import { useMailScene } from './testing/mail-scene.ts';

const { thali, world, connected, work, workUntil } = await useMailScene();

const list = async (store: TestStore, query: Record<string, string> = {}) => {
  const { body } = await thali.call('GET /api/mail/:storeId/letters', {
    params: store,
    token: store.token,
    query,
  });
  return body.letters;
};
const subjects = async (store: TestStore, query?: Record<string, string>) =>
  (await list(store, query)).map(({ subject }) => subject);
const change = async (store: TestStore, mailId: string, body: object) =>
  thali.call('PATCH', `/api/mail/${store.storeId}/letters/${mailId}`, { token: store.token, body });
/** A round, when it is due. */
const later = async () => {
  thali.clock.advance(5 * MINUTE);
  await work();
};

test('letters arrive, with what another program did', async () => {
  const { store, login } = await connected();
  await world.elsewhere(login, async (imap) => {
    await imap.append('INBOX', letter({ subject: 'First' }), ['\\Seen', '\\Flagged']);
    await imap.append('Junk', letter({ subject: 'Win a car' }));
    await imap.append('INBOX', letter({ subject: 'Of spring' }), [], new Date(thali.clock.now - 100 * DAY));
  });
  await work();
  expect(thali.logs.filter((line) => /Error/.test(line))).toEqual([]);
  expect(await list(store, { list: 'inbox' })).toMatchObject([
    { subject: 'First', isRead: true, isStarred: true },
  ]);
  expect(await subjects(store, { list: 'spam' })).toEqual(['Win a car']);
  await world.elsewhere(login, async (imap) => {
    await imap.append('INBOX', letter({ subject: 'Second' }));
    const lock = await imap.getMailboxLock('INBOX');
    await imap.messageFlagsRemove('1', ['\\Seen']);
    await imap.messageMove('1', 'Trash');
    lock.release();
  });
  await later();
  expect(await subjects(store, { list: 'inbox' })).toEqual(['Second']);
  expect(await list(store, { list: 'trash' })).toMatchObject([
    { subject: 'First', isRead: false, isStarred: true },
  ]);
});

test('what is done here is done in the mailbox', async () => {
  const { store, login } = await connected();
  await world.elsewhere(login, (imap) => imap.append('INBOX', letter({ subject: 'Star me' })));
  await work();
  const [one] = await list(store);
  const id = one?._id ?? '';
  expect((await change(store, id, { isRead: true, isStarred: true, isImportant: true })).status).toBe(200);
  await change(store, id, { folder: 'trash' });
  await work();
  expect(await list(store, { list: 'trash' })).toMatchObject([
    { _id: id, isStarred: true, isImportant: true },
  ]);
  await world.elsewhere(login, async (imap) => {
    const lock = await imap.getMailboxLock('Trash');
    expect(
      (await imap.fetchAll('1:*', { flags: true })).map(({ flags }) => [...(flags ?? [])].toSorted()),
    ).toEqual([['\\Flagged', '\\Seen']]);
    lock.release();
  });
  expect(
    (await thali.call('DELETE', `/api/mail/${store.storeId}/letters/${id}`, { token: store.token })).status,
  ).toBe(204);
  await work();
  expect(await list(store, { list: 'trash' })).toEqual([]);
  expect(await world.elsewhere(login, (imap) => imap.status('Trash', { messages: true }))).toMatchObject({
    messages: 0,
  });
});

test('what is archived here is archived in the mailbox, and comes back', async () => {
  const { store, login } = await connected();
  await world.elsewhere(login, (imap) => imap.append('INBOX', letter({ subject: 'Put by' })));
  await work();
  const [one] = await list(store);
  const id = one?._id ?? '';
  await change(store, id, { folder: 'archive' });
  await work();
  const inArchive = () => world.elsewhere(login, (imap) => imap.status('Archive', { messages: true }));
  expect(await inArchive()).toMatchObject({ messages: 1 });
  expect([await subjects(store, { list: 'archive' }), await subjects(store, { list: 'inbox' })]).toEqual([
    ['Put by'],
    [],
  ]);
  await change(store, id, { folder: 'inbox' });
  await later();
  expect(await inArchive()).toMatchObject({ messages: 0 });
  expect(await list(store, { list: 'inbox' })).toMatchObject([{ _id: id }]);
});

test('letters of one thread are one row, also an answer that names no letter', async () => {
  const { store, login } = await connected();
  const add = (given: Parameters<typeof letter>[0], minutes: number) =>
    world.elsewhere(login, (imap) =>
      imap.append('INBOX', letter(given), ['\\Seen'], new Date(thali.clock.now - minutes * MINUTE)),
    );
  await add({ subject: 'Table for ten', id: 'ten@x.in' }, 9);
  await work();
  await add({ subject: 'Re: Table for ten', head: 'In-Reply-To: <ten@x.in>\r\n', text: 'At nine' }, 8);
  await add({ subject: 'RE: table for ten', text: 'At ten' }, 7);
  await add({ subject: 'Re: Table for ten', from: 'Dev <dev@thali.example>', text: 'Me too' }, 6);
  await later();
  expect(await list(store)).toMatchObject([
    { subject: 'Re: Table for ten', snippet: 'Me too', inThread: 1 },
    { subject: 'RE: table for ten', inThread: 3, isRead: true },
  ]);
});

test('a folder that was made anew does not double its letters, and what is put on them stays', async () => {
  const { store, login } = await connected();
  const source = letter({ subject: 'Keep me', id: 'keep@thali.example' });
  await world.elsewhere(login, (imap) => imap.append('Junk', source));
  await work();
  const [one] = await list(store, { list: 'spam' });
  await change(store, one?._id ?? '', { isImportant: true });
  await world.elsewhere(login, async (imap) => {
    await imap.mailboxDelete('Junk');
    await imap.mailboxCreate('Junk');
    await imap.append('Junk', source);
  });
  await later();
  expect(await list(store, { list: 'spam' })).toMatchObject([{ _id: one?._id, isImportant: true }]);
});

test('what was moved here and meanwhile elsewhere is found where it is', async () => {
  const { store, login } = await connected();
  await world.elsewhere(login, (imap) => imap.append('INBOX', letter({ subject: 'Move me' })));
  await work();
  const [one] = await list(store);
  await world.elsewhere(login, async (imap) => {
    const lock = await imap.getMailboxLock('INBOX');
    await imap.messageMove('1', 'Trash');
    lock.release();
  });
  await change(store, one?._id ?? '', { folder: 'trash', isStarred: true });
  await work();
  await later();
  expect(await list(store, { list: 'trash' })).toMatchObject([{ _id: one?._id, isStarred: true }]);
  expect(await subjects(store)).toEqual([]);
});

test('files are fetched when they are opened, as downloads of their own name', async () => {
  const { store, login } = await connected();
  const pdf = Buffer.from('%PDF-1.4 menu');
  const head = 'Content-Type: multipart/mixed; boundary=b\r\n';
  const text = `--b\r\nContent-Type: text/plain\r\n\r\nSee the menu\r\n--b\r\nContent-Type: text/html; name="menu.html"\r\nContent-Disposition: attachment; filename="men'u.html"\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf.toString('base64')}\r\n--b--`;
  await world.elsewhere(login, (imap) => imap.append('INBOX', letter({ head, text })));
  await work();
  const [one] = await list(store);
  const url = `/api/mail/${store.storeId}/letters/${one?._id}`;
  const opened = await thali.call('GET', `${url}/files/0`, { token: store.token });
  expect([opened.status, opened.text]).toEqual([200, '%PDF-1.4 menu']);
  expect(opened.headers).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''men%27u.html",
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  });
  expect((await thali.call('GET', `${url}/files/1`, { token: store.token })).status).toBe(404);
  expect((await thali.call('GET', url, { token: store.token })).body.text).toBe('See the menu');
});

test('people are told of what arrives, and not of what was there before', async () => {
  const { store, login } = await connected();
  await world.elsewhere(login, (imap) => imap.append('INBOX', letter({ subject: 'Before' })));
  await work();
  await world.elsewhere(login, async (imap) => {
    for (const subject of ['One', 'Two']) await imap.append('INBOX', letter({ subject }));
    await imap.append('INBOX', letter({ subject: 'Read on a phone' }), ['\\Seen']);
    await imap.append('INBOX', letter({ subject: 'Of spring' }), [], new Date(thali.clock.now - 30 * DAY));
  });
  await later();
  await later();
  const { rows } = await thali.database.pool.query(
    `select facts from notifications where store_id = $1 and kind = 'mail'`,
    [store.storeId],
  );
  expect(rows).toEqual([{ facts: { news: 'arrived', count: 2 } }]);
});

test('a process that is killed in the middle of a large mailbox: another one reads on, and nothing comes twice', async () => {
  const { store, login } = await connected();
  await world.elsewhere(login, async (imap) => {
    for (let at = 0; at < 230; at++) await imap.append('INBOX', letter({ subject: `Letter ${at}` }));
  });
  const copied = async () => {
    const sql =
      'select count(*)::int as all, count(distinct message_id)::int as ids from mail_letters where store_id = $1';
    return (await thali.database.pool.query(sql, [store.storeId])).rows[0];
  };
  await workUntil(async () => (await copied()).all > 0);
  expect((await copied()).all).toBeLessThan(230);
  await work();
  expect((await copied()).all).toBeLessThan(230);
  await Promise.all([later(), work()]);
  expect(await copied()).toEqual({ all: 230, ids: 230 });
});
