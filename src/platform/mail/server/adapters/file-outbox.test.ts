import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mailer } from '#platform/ports/server/mailer.ts';
import { createFileOutbox } from './file-outbox.ts';

const email = { to: 'asha@thali.example', subject: 'नमस्ते', text: 'A link:\nhttp://localhost/?token=secret' };
const said: string[] = [];
let folder = '';
let outbox: Mailer;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'thali-outbox-')), 'outbox');
  outbox = createFileOutbox(folder, (message) => void said.push(message));
});

afterEach(async () => {
  said.splice(0);
  await rm(join(folder, '..'), { recursive: true });
});

test.each([
  ['the address', { to: 'asha@thali.example\nSubject: Pay here' }],
  ['the subject', { subject: 'Hello\r\nTo: eve@evil.example' }],
])('an email with a line break in %s is not written', async (_, wrong) => {
  await expect(outbox.send({ ...email, ...wrong })).rejects.toThrow('holds a line break');
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('an address cannot choose where the file is written', async () => {
  await outbox.send({ ...email, to: '"../../etc/passwd"@thali.example' });
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^[\dTZ.-]+-[0-9a-f]{8}\.txt$/)]);
});

test('a file for calendars lies beside its email', async () => {
  await outbox.send({ ...email, calendar: 'BEGIN:VCALENDAR' });
  const [calendar = '', text = ''] = (await readdir(folder)).toSorted();
  expect(calendar.replace(/ics$/, 'txt')).toBe(text);
  expect(await readFile(join(folder, calendar), 'utf8')).toBe('BEGIN:VCALENDAR');
});

test('only the user of the program can read an email, and the log names only the file', async () => {
  await outbox.send(email);
  await outbox.send(email);
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  const file = join(folder, names[0] ?? '');
  expect(await readFile(file, 'utf8')).toBe(
    `To: asha@thali.example\nSubject: नमस्ते\n\nA link:\nhttp://localhost/?token=secret\n`,
  );
  expect([(await stat(file)).mode & 0o077, (await stat(folder)).mode & 0o077]).toEqual([0, 0]);
  expect(said.toSorted()).toEqual(
    names.toSorted().map((name) => `Without SMTP_URL, an email waits in ${join(folder, name)}`),
  );
});
