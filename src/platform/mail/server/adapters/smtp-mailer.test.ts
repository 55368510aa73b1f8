import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Received {
  from: string;
  to: string[];
  /** As it was received. */
  source: string;
}

const received: Received[] = [];
const refused = 'nobody@thali.example';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: ({ address }, _session, done) =>
    done(address === refused ? new Error('No such mailbox') : undefined),
  onData(stream, { envelope }, done) {
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    const to = envelope.rcptTo.map(({ address }) => address);
    text(stream).then((source) => done(null, void received.push({ from, to, source })), done);
  },
});
const listening = server.listen(0, '127.0.0.1');
await once(listening, 'listening');
const address = listening.address();
const port = typeof address === 'object' && address ? address.port : 0;
const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@thali.example');

afterEach(() => void received.splice(0));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const email = { to: 'asha@thali.example', subject: 'Hello', text: 'A link:\nhttp://localhost/?token=x' };

test.each([
  ['a line break in the address', { to: 'asha@thali.example\r\nBcc: eve@evil.example' }],
  ['a line feed in the address', { to: 'asha@thali.example\nDATA' }],
  ['a line break in the subject', { subject: 'Hello\r\nBcc: eve@evil.example' }],
  ['a carriage return in the subject', { subject: 'Hello\rBcc: eve@evil.example' }],
  ['a line separator in the subject', { subject: 'Hello\u2028Bcc: eve@evil.example' }],
  ['NUL in the address', { to: 'asha@thali.example\0' }],
])('an email with %s is not sent', async (_, wrong) => {
  await expect(mailer.send({ ...email, ...wrong })).rejects.toThrow('holds a line break');
  expect(received).toEqual([]);
});

test.each([
  ['two addresses', 'asha@thali.example, eve@evil.example'],
  ['a second one in brackets', 'asha@thali.example <eve@evil.example>'],
])('an email to %s reaches no second recipient', async (_, to) => {
  await mailer.send({ ...email, to }).catch(() => {});
  expect(received.flatMap((mail) => mail.to)).not.toContain('eve@evil.example');
});

test('a mailbox that the server does not know is an error', async () => {
  await expect(mailer.send({ ...email, to: refused })).rejects.toThrow('No such mailbox');
});

test('an unreachable server is an error', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const gone = closed.address();
  closed.close();
  await once(closed, 'close');
  const nobody = createSmtpMailer(
    `smtp://127.0.0.1:${typeof gone === 'object' && gone ? gone.port : 0}`,
    'no-reply@thali.example',
  );
  await expect(nobody.send(email)).rejects.toThrow('ECONNREFUSED');
});

test('an email arrives as it was written, in whatever language', async () => {
  const subject = 'नया पासवर्ड चुनें · Choose a new password';
  await mailer.send({ ...email, subject, text: `${email.text}\n\nनमस्ते` });
  const [mail] = received;
  expect(mail).toMatchObject({ from: 'no-reply@thali.example', to: ['asha@thali.example'] });
  const [head = '', body = ''] = mail?.source.split('\r\n\r\n') ?? [];
  expect(head).toMatch(/^From: no-reply@thali\.example$/m);
  expect(head).toMatch(/^To: asha@thali\.example$/m);
  expect(decodeWords(head)).toContain(subject);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(decodeBody(head, mail?.source.slice(head.length + 4) ?? body)).toBe(`${email.text}\n\nनमस्ते`);
});

test('a file for calendars goes with its email', async () => {
  await mailer.send({ ...email, calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' });
  const source = received[0]?.source ?? '';
  expect(source).toMatch(/^Content-Type: text\/calendar; charset=utf-8; name=reservation\.ics$/m);
  expect(source).toMatch(/^Content-Disposition: attachment; filename=reservation\.ics$/m);
});

/** RFC 2047: words of UTF-8 in a head, which is folded between them. */
function decodeWords(head: string): string {
  const unfolded = head.replace(/\?=\r\n =\?/g, '?==?');
  return unfolded.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, words: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(words, 'base64').toString()
      : fromQuoted(words.replaceAll('_', ' ')),
  );
}

function decodeBody(head: string, body: string): string {
  if (/^Content-Transfer-Encoding: base64$/m.test(head))
    return Buffer.from(body, 'base64').toString().trimEnd();
  return fromQuoted(body.replace(/=\r\n/g, '')).replaceAll('\r\n', '\n').trimEnd();
}

function fromQuoted(text: string): string {
  return decodeURIComponent(text.replaceAll('%', '%25').replace(/=([0-9A-F]{2})/g, '%$1'));
}
