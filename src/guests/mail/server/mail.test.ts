import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { sweepMail } from './sweep-mail.ts';
import { putLetter, putMailbox } from './testing/put-letter.ts';

const thali = await useTestApp({ rateLimitScale: 1 });

async function mailStore(): Promise<TestStore> {
  const store = await teaStore(thali);
  await putMailbox(thali, store.storeId);
  return store;
}
const at = (store: TestStore, path: string) => `/api/mail/${store.storeId}${path}`;
const ask = (store: TestStore, method: string, path: string, body?: unknown) =>
  thali.call(method, at(store, path), { token: store.token, body });
const subjects = async (store: TestStore, query: string): Promise<string[]> =>
  (await ask(store, 'GET', `/letters?${query}`)).body.letters.map(
    (letter: { subject: string }) => letter.subject,
  );
const DRAFT = { to: ['asha@thali.example'], cc: [], subject: 'Hello', text: 'See you', answers: null };

test('lists have what belongs there, the latest first, page by page', async () => {
  const store = await mailStore();
  const now = thali.clock.now;
  const old = await putLetter(thali, store.storeId, { subject: 'Old', at: now - DAY });
  const other = await putLetter(thali, store.storeId, { subject: 'New', at: now });
  await putLetter(thali, store.storeId, { subject: 'Sent', folder: 'sent', at: now - 2 });
  await putLetter(thali, store.storeId, { subject: 'Gone', folder: 'trash' });
  expect(await subjects(store, '')).toEqual(['New', 'Sent', 'Old']);
  expect(await subjects(store, 'list=inbox')).toEqual(['New', 'Old']);
  expect(await subjects(store, 'list=trash')).toEqual(['Gone']);
  await ask(store, 'PATCH', `/letters/${old}`, { isStarred: true });
  await ask(store, 'PATCH', `/letters/${other}`, { isImportant: true });
  expect(await subjects(store, 'list=starred')).toEqual(['Old']);
  expect(await subjects(store, 'list=important')).toEqual(['New']);
  for (let more = 0; more < 60; more++)
    await putLetter(thali, store.storeId, { subject: `${more}`, folder: 'spam', at: now });
  const first = (await ask(store, 'GET', '/letters?list=spam')).body;
  const second = (await ask(store, 'GET', `/letters?list=spam&after=${first.next}`)).body;
  const all = [...first.letters, ...second.letters].map((letter: { subject: string }) => letter.subject);
  expect([first.letters.length, second.next, new Set(all).size]).toEqual([50, null, 60]);
  expect((await ask(store, 'GET', '/letters?after=x')).status).toBe(422);
});

test('a search finds words of subject, sender and text by their beginnings, in this store alone', async () => {
  const [store, other] = [await mailStore(), await mailStore()];
  await putLetter(thali, store.storeId, {
    subject: 'Fresh fish',
    name: 'Bengal Traders',
    text: 'Rohu, पनीर',
  });
  await putLetter(thali, store.storeId, { subject: 'Rent', text: "It's 50 % more: (a & b) | !c" });
  await putLetter(thali, other.storeId, { subject: 'Fresh milk' });
  for (const [words, found] of Object.entries({
    fre: ['Fresh fish'],
    'TRADERS rohu': ['Fresh fish'],
    पनीर: ['Fresh fish'],
    'fresh milk': [],
    "it's 50": ['Rent'],
    "'' & | ! :* \\": ['Rent', 'Fresh fish'],
  }))
    expect([words, await subjects(store, `q=${encodeURIComponent(words)}`)]).toEqual([
      words,
      expect.arrayContaining(found),
    ]);
});

test('labels are put on letters, and taken off with the label', async () => {
  const store = await mailStore();
  const id = await putLetter(thali, store.storeId);
  const { body: label } = await ask(store, 'POST', '/labels', { name: ' Suppliers ' });
  expect((await ask(store, 'POST', '/labels', { name: 'Suppliers' })).body).toEqual(label);
  const labelled = await ask(store, 'PATCH', `/letters/${id}`, { labels: [label._id, randomUUID()] });
  expect(labelled.body.labels).toEqual([label._id]);
  expect(await subjects(store, `label=${label._id}`)).toEqual(['A table']);
  expect((await ask(store, 'DELETE', `/labels/${label._id}`)).status).toBe(204);
  expect((await ask(store, 'GET', `/letters/${id}`)).body.labels).toEqual([]);
  expectError(await ask(store, 'DELETE', `/labels/${label._id}`), 404, 'MAIL_NOT_FOUND');
});

test('only what is in the trash is deleted for good', async () => {
  const store = await mailStore();
  const id = await putLetter(thali, store.storeId);
  expectError(await ask(store, 'DELETE', `/letters/${id}`), 409, 'MAIL_CHANGED');
  await ask(store, 'PATCH', `/letters/${id}`, { folder: 'trash' });
  expect((await ask(store, 'DELETE', `/letters/${id}`)).status).toBe(204);
  expectError(await ask(store, 'GET', `/letters/${id}`), 404, 'MAIL_NOT_FOUND');
});

test('HTML is a page in which nothing runs, and pictures come only when they are asked for', async () => {
  const store = await mailStore();
  const html = '<p>Hi</p><img data-src="https://x.in/a.png" />';
  const id = await putLetter(thali, store.storeId, { html });
  const without = await ask(store, 'GET', `/letters/${id}/html`);
  expect(without.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  );
  expect(without.text).not.toContain(' src=');
  const shown = await ask(store, 'GET', `/letters/${id}/html?pictures=1`);
  expect(shown.headers['content-security-policy']).toContain('img-src https:;');
  expect(shown.text).toContain('<img referrerpolicy="no-referrer" src="https://x.in/a.png" />');
  expect((await ask(store, 'GET', `/letters/${id}`)).body).toMatchObject({
    hasHtml: true,
    hasPictures: true,
  });
});

test('a draft is written, sent once, and taken back until it leaves', async () => {
  const store = await mailStore();
  const draft = `/drafts/${randomUUID()}`;
  expect((await ask(store, 'PUT', draft, DRAFT)).body).toMatchObject({ state: 'draft', to: DRAFT.to });
  const sent = await ask(store, 'POST', `${draft}/send`, { ...DRAFT, text: 'Soon' });
  expect(sent.body).toMatchObject({ state: 'waiting', text: 'Soon' });
  expect((await ask(store, 'POST', `${draft}/send`, { ...DRAFT, text: 'Again' })).body).toEqual(sent.body);
  expectError(await ask(store, 'PUT', draft, DRAFT), 409, 'MAIL_CHANGED');
  expectError(await ask(store, 'DELETE', draft), 409, 'MAIL_CHANGED');
  expect((await ask(store, 'POST', `${draft}/undo`, {})).body).toMatchObject({
    state: 'draft',
    text: 'Soon',
  });
  expectError(await ask(store, 'POST', `${draft}/undo`, {}), 409, 'MAIL_CHANGED');
  expect((await ask(store, 'GET', '/drafts')).body.drafts).toHaveLength(1);
  expect((await ask(store, 'DELETE', draft)).status).toBe(204);
  expect((await ask(store, 'GET', '/drafts')).body.drafts).toEqual([]);
});

test.each([
  ['nobody to read it', { to: [] }],
  [
    'too many readers',
    {
      to: Array.from({ length: 15 }, (_, at) => `a${at}@x.in`),
      cc: Array.from({ length: 6 }, (_, at) => `b${at}@x.in`),
    },
  ],
  ['a line break in its subject', { subject: 'Hi\r\nBcc: eve@x.in' }],
  ['a line break in an address', { to: ['a@x.in\nBcc: eve@x.in'] }],
])('a letter with %s is not sent', async (_, wrong) => {
  const store = await mailStore();
  const answer = await ask(store, 'POST', `/drafts/${randomUUID()}/send`, { ...DRAFT, ...wrong });
  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
});

test('a person sends 60 letters an hour', async () => {
  const store = await mailStore();
  for (let sent = 0; sent < 60; sent++)
    expect((await ask(store, 'POST', `/drafts/${randomUUID()}/send`, DRAFT)).status).toBe(200);
  expect((await ask(store, 'POST', `/drafts/${randomUUID()}/send`, DRAFT)).status).toBe(429);
});

test('copies go after 90 days, and from trash and spam after 30', async () => {
  const store = await mailStore();
  const now = thali.clock.now;
  for (const folder of ['inbox', 'trash', 'spam'])
    for (const days of [29, 33, 89, 93])
      await putLetter(thali, store.storeId, { folder, subject: `${days}`, at: now - days * DAY + MINUTE });
  await sweepMail(createContext(thali.services, { kind: 'system' }), [store.storeId]);
  expect(await subjects(store, 'list=inbox')).toEqual(['29', '33', '89']);
  expect([await subjects(store, 'list=trash'), await subjects(store, 'list=spam')]).toEqual([['29'], ['29']]);
});
