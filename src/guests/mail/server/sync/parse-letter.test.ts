import { expect, test } from 'vitest';
import { parseLetter, type RawLetter } from './parse-letter.ts';

const NOW = new Date('2026-11-20T06:30:00Z');
const parse = (source: string | Buffer, more: Partial<RawLetter> = {}, judges = '') => {
  const bytes = Buffer.from(source as string);
  return parseLetter(
    { source: bytes, size: bytes.length, receivedAt: NOW, structure: undefined, ...more },
    judges,
  );
};
const HEAD = 'From: Asha <asha@x.in>\r\nTo: us@x.in\r\nSubject: Hello\r\nMessage-ID: <1@x.in>\r\n';

test('a letter with text and HTML', async () => {
  const read = await parse(
    `${HEAD}References: <a@x.in> <b@x.in>\r\nIn-Reply-To: <b@x.in>\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n` +
      '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nA table?\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>A table?</p><script>x</script>\r\n--b--\r\n',
  );
  expect(read).toMatchObject({
    messageId: '1@x.in',
    references: ['a@x.in', 'b@x.in'],
    fromName: 'Asha',
    fromAddress: 'asha@x.in',
    to: [{ name: '', address: 'us@x.in' }],
    subject: 'Hello',
    text: 'A table?',
    snippet: 'A table?',
    isCut: false,
    receivedAt: NOW,
  });
  expect(read.html.trim()).toBe('<p>A table?</p>');
});

test('a name that turns its direction or holds signs of control is plain', async () => {
  const name = Buffer.from('Bank\u202Emoc.knab\u0000').toString('base64');
  const read = await parse(
    `From: =?utf-8?B?${name}?= <eve@evil.example>\r\nSubject: =?utf-8?Q?a=E2=80=AEb?=\r\n\r\nx`,
  );
  expect([read.fromName, read.fromAddress, read.subject]).toEqual([
    'Bank moc.knab',
    'eve@evil.example',
    'a b',
  ]);
});

test.each([
  ['unknown', 'x-nothing', 'plain'],
  ['wrong', 'utf-8', Buffer.from([0x66, 0xff, 0xfe, 0x6f])],
  ['Shift-JIS', 'shift_jis', Buffer.from([0x82, 0xb1])],
])('a charset that is %s does no harm', async (_, charset, body) => {
  const head = Buffer.from(`${HEAD}Content-Type: text/plain; charset=${charset}\r\n\r\n`);
  const read = await parse(Buffer.concat([head, Buffer.from(body as string)]));
  expect(read.text).not.toBe('');
  expect(read.text).not.toContain('\0');
});

const plain = (charset: string) => `Content-Type: text/plain${charset && `; charset=${charset}`}\r\n\r\n`;

test.each([
  ['UTF-8 that is called ASCII', plain('us-ascii'), 'utf8'],
  ['UTF-8 that is called ISO-8859-1', plain('"iso-8859-1"'), 'utf8'],
  ['UTF-8 without a name', plain(''), 'utf8'],
  ['Latin that is called UTF-8', plain('utf-8'), 'latin1'],
  ['Latin without a name', plain(''), 'latin1'],
  ['Latin without a kind', '\r\n', 'latin1'],
] as const)('%s is read', async (_, type, encoding) => {
  const read = await parse(Buffer.from(`Subject: Crème\r\n${type}Crème brûlée à 5`, encoding));
  expect([read.subject, read.text]).toEqual(['Crème', 'Crème brûlée à 5']);
});

test('encoded words and bodies under the wrong name are read too', async () => {
  const body = Buffer.from('नमस्ते').toString('base64');
  const read = await parse(
    `Subject: =?iso-8859-1?Q?caf=C3=A9?=\r\nContent-Transfer-Encoding: base64\r\n${plain('iso-8859-1')}${body}`,
  );
  expect([read.subject, read.text]).toEqual(['café', 'नमस्ते']);
});

test('a sign that was lost before stays one', async () => {
  expect((await parse(`${HEAD}${plain('utf-8')}caf\ufffd`)).text).toBe('caf\ufffd');
});

test('a nest of parts that is too deep keeps its head', async () => {
  const deep = Array.from(
    { length: 200 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  expect(await parse(`${HEAD}${deep.join('')}`)).toMatchObject({ subject: 'Hello', text: '', isCut: true });
});

test('a head without end is read as far as it is reasonable', async () => {
  const read = await parse(`${HEAD}${'X-Long: y\r\n'.repeat(80_000)}\r\nText`);
  expect(read).toMatchObject({ subject: 'Hello', isCut: true });
});

test('a letter over 10 MB keeps its head, and says so', async () => {
  const read = await parse(`${HEAD}Content-Type: text/plain\r\n\r\nHello`, { size: 11 * 1024 * 1024 });
  expect(read).toMatchObject({ subject: 'Hello', text: '', isCut: true });
});

test('a letter without an id has one that stays the same', async () => {
  const [one, two, other] = await Promise.all(
    ['a', 'a', 'b'].map((subject) => parse(`Subject: ${subject}\r\n\r\nx`)),
  );
  expect(one?.messageId).toMatch(/^none-[0-9a-f]{32}$/);
  expect(two?.messageId).toBe(one?.messageId);
  expect(other?.messageId).not.toBe(one?.messageId);
});

test('nothing at all is still a letter', async () => {
  expect(await parse('')).toMatchObject({ subject: '', fromAddress: '', text: '' });
  expect(await parse(Buffer.from([0, 1, 2, 255, 0]))).toMatchObject({ subject: '' });
});

test('the findings of a server that did not receive it are not kept', async () => {
  const source = `Authentication-Results: mx.evil.example; dmarc=pass\r\n${HEAD}\r\nx`;
  expect((await parse(source, {}, 'x.in')).verdict).toBeNull();
  expect((await parse(source, {}, 'evil.example')).verdict).toEqual({ dmarc: 'pass' });
});

test('files are named by the structure that the server tells', async () => {
  const part = (more: object) => ({
    type: 'application/pdf',
    part: '2',
    encoding: 'base64',
    size: 400,
    ...more,
  });
  const structure = {
    type: 'multipart/mixed',
    childNodes: [
      { type: 'text/plain', part: '1', size: 10 },
      part({ disposition: 'attachment', dispositionParameters: { filename: 'menu\u202Efdp.exe' } }),
      part({ part: '3', type: 'message/rfc822', childNodes: [{ type: 'text/plain', part: '3.1' }] }),
    ],
  };
  expect((await parse(`${HEAD}\r\nx`, { structure })).files).toEqual([
    { part: '2', name: 'menu fdp.exe', type: 'application/pdf', size: 300 },
    { part: '3', name: 'file-2', type: 'message/rfc822', size: 300 },
  ]);
  let nest: object = { type: 'multipart/mixed', childNodes: [] };
  for (let at = 0; at < 5_000; at++) nest = { type: 'multipart/mixed', childNodes: [nest, nest] };
  expect((await parse(`${HEAD}\r\nx`, { structure: nest as never })).files).toEqual([]);
});
