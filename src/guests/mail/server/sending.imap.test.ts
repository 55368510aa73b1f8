import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import type { DraftView } from '../wire/mail.ts';
import { ADDRESS, letter } from './testing/letter.ts';
import { useMailScene } from './testing/mail-scene.ts';

const { thali, world, connected, work, workUntil } = await useMailScene();
afterEach(() => {
  world.sent.length = 0;
  world.smtp.onLetter = (done) => done();
  world.smtp.refused.clear();
});

const ask = (store: TestStore, method: string, path: string, body?: unknown) =>
  thali.call(method, `/api/mail/${store.storeId}${path}`, { token: store.token, body });
const DRAFT = { to: ['asha@thali.example'], cc: [], subject: 'Your table', text: 'At eight.', answers: null };

async function send(store: TestStore, more: object = {}, id: string = randomUUID()): Promise<string> {
  const { status } = await ask(store, 'POST', `/drafts/${id}/send`, { ...DRAFT, ...more });
  expect(status).toBe(200);
  return id;
}
const drafts = async (store: TestStore): Promise<DraftView[]> =>
  (await ask(store, 'GET', '/drafts')).body.drafts;
const inSent = async (store: TestStore) =>
  (await ask(store, 'GET', '/letters?list=sent')).body.letters.map(
    ({ subject }: { subject: string }) => subject,
  );
const later = async (ms = MINUTE) => {
  thali.clock.advance(ms);
  await work();
};

test('an answer leaves after ten seconds, in its thread, with one copy among the sent ones', async () => {
  const { store, login } = await connected();
  const id = 'first@thali.example';
  await world.elsewhere(login, (imap) =>
    imap.append('INBOX', letter({ id, head: 'References: <root@x.in>\r\n' })),
  );
  await work();
  const [{ _id: answers }] = (await ask(store, 'GET', '/letters')).body.letters;
  await send(store, { answers, cc: ['dev@thali.example'], subject: 'Re: A table' });
  await later(9_000);
  expect([world.sent, (await drafts(store))[0]?.state]).toEqual([[], 'waiting']);
  await later(2_000);
  const [sent] = world.sent;
  expect(sent).toMatchObject({ from: ADDRESS, to: ['asha@thali.example', 'dev@thali.example'] });
  expect(sent?.source).toContain(`In-Reply-To: <${id}>`);
  expect(sent?.source).toContain(`References: <root@x.in> <${id}>`);
  expect(sent?.source).toMatch(/Message-ID: <[0-9a-f-]{36}@chai\.example>/);
  expect(sent?.source).toContain('From: Chai House <hello@chai.example>');
  await later();
  expect([world.sent.length, await inSent(store), await drafts(store)]).toEqual([1, ['Re: A table'], []]);
  expect((await ask(store, 'GET', `/letters/${answers}`)).body.thread).toMatchObject([
    { subject: 'Re: A table' },
  ]);
});

test('files go with the letter that is forwarded, or it does not leave', async () => {
  const { store, login } = await connected();
  const head = 'Content-Type: multipart/mixed; boundary=b\r\n';
  const pdf = Buffer.from('%PDF-1.4 menu').toString('base64');
  const text = `--b\r\nContent-Type: text/plain\r\n\r\nSee it\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="menu.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n--b--`;
  await world.elsewhere(login, (imap) => imap.append('INBOX', letter({ head, text })));
  await work();
  const [{ _id: forwards }] = (await ask(store, 'GET', '/letters')).body.letters;
  await send(store, { forwards });
  await later();
  expect(world.sent[0]?.source).toContain('filename=menu.pdf');
  expect(world.sent[0]?.source).toContain(pdf);
  expect(await inSent(store)).toEqual(['Your table']);
  const [copy] = (await ask(store, 'GET', '/letters?list=sent')).body.letters;
  expect(copy).toMatchObject({ hasFiles: true });

  await send(store, { forwards: randomUUID() });
  await later(6 * MINUTE);
  expect([world.sent.length, (await drafts(store))[0]]).toMatchObject([
    1,
    { state: 'failed', reason: 'The forwarded files are not in the mailbox' },
  ]);
});

test('a letter that is taken back is not sent', async () => {
  const { store } = await connected();
  const id = await send(store);
  expect((await ask(store, 'POST', `/drafts/${id}/undo`, {})).status).toBe(200);
  await later();
  expect([world.sent, (await drafts(store))[0]?.state]).toEqual([[], 'draft']);
});

test('a server that wants it later gets it later, and one that refuses it is quoted', async () => {
  const { store } = await connected();
  const answers = [421, 250, 554];
  world.smtp.onLetter = (done) => {
    const responseCode = answers.shift() ?? 250;
    if (responseCode === 250) done();
    else done(Object.assign(new Error('Not like this'), { responseCode }));
  };
  await send(store);
  await later();
  expect((await drafts(store))[0]).toMatchObject({
    state: 'waiting',
    reason: expect.stringContaining('Not like this'),
  });
  await later(2 * MINUTE);
  expect([await drafts(store), await inSent(store)]).toEqual([[], ['Your table']]);
  await send(store);
  await later(6 * MINUTE);
  expect((await drafts(store))[0]).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('Not like this'),
  });
});

test('readers whose addresses are refused are named, and get it alone when it is sent again', async () => {
  const { store } = await connected();
  world.smtp.refused.add('gone@thali.example');
  const id = await send(store, { cc: ['gone@thali.example'] });
  await later();
  expect(world.sent).toMatchObject([{ to: ['asha@thali.example'] }]);
  expect(await drafts(store)).toMatchObject([
    { state: 'failed', to: ['gone@thali.example'], cc: [], refused: ['gone@thali.example'] },
  ]);
  world.smtp.refused.clear();
  await send(store, { to: ['gone@thali.example'] }, id);
  await later(6 * MINUTE);
  expect(world.sent.map(({ to }) => to)).toEqual([['asha@thali.example'], ['gone@thali.example']]);
});

test('a letter whose answer is lost may have been sent, which is said', async () => {
  const { store } = await connected();
  world.smtp.onLetter = null;
  await send(store);
  await later();
  await later(6 * MINUTE);
  expect([world.sent.length, (await drafts(store))[0]?.state]).toEqual([1, 'unknown']);
});

test('a process that is killed while it sends: nobody sends it again, and it is said', async () => {
  const { store } = await connected();
  await work();
  const id = await send(store);
  thali.clock.advance(MINUTE);
  world.smtp.onLetter = () => {};
  await workUntil(() => world.sent.length > 0);
  await later(6 * MINUTE);
  expect([world.sent.length, (await drafts(store))[0]?.state]).toEqual([1, 'unknown']);
  world.smtp.onLetter = (done) => done();
  await send(store, {}, id);
  await later(6 * MINUTE);
  const ids = world.sent.map(({ source }) => /Message-ID: (\S+)/.exec(source)?.[1]);
  expect([ids.length, new Set(ids).size, await inSent(store)]).toEqual([2, 1, ['Your table']]);
});

test('a process that is killed after it has sent: a server that keeps copies itself tells so', async () => {
  const { store, login } = await connected();
  await work();
  await send(store);
  thali.clock.advance(MINUTE);
  world.smtp.onLetter = () => {};
  await workUntil(() => world.sent.length > 0);
  await world.elsewhere(login, (imap) => imap.append('Sent', world.sent[0]?.source ?? ''));
  await later(6 * MINUTE);
  expect([world.sent.length, await drafts(store), await inSent(store)]).toEqual([1, [], ['Your table']]);
});
