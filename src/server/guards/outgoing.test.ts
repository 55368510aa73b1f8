import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What a file that opens connections, or asks for the addresses of names, may be led to by people; and what prevents it. */
const DOORS: Record<string, string> = {
  'platform/http/call-outside.ts':
    'gateways, messages, pushes, pictures, proofs, webhooks: public addresses alone',
  'features/mail/adapters/mail-servers.ts':
    'mailboxes of restaurants: findAddress, so public ones and ports for mail',
  'features/health/adapters/create-surroundings.ts': 'hosts of restaurants: findAddresses, so public ones',
  'features/printing/adapters/tcp-printers.ts':
    'only where the environment allows it; LAN and printer ports, never this machine',
  'features/domains/adapters/dns-names.ts': 'asks name servers of the environment, and connects to no answer',
  'platform/mail/adapters/smtp-mailer.ts': 'the environment says where',
  'platform/s3/bucket.ts': 'the environment says where',
  'platform/tracing/export-spans.ts': 'the environment says where',
};

/** These open nothing. */
const HARMLESS = /^(type .*|isIP|isIPv4|isIPv6|BlockList|createServer)$/;
const MODULES = 'net|tls|http|https|http2|dgram|dns|dns/promises';
const IMPORT = new RegExp(String.raw`import (?!type)\{?([^;]*?)\}? from 'node:(?:${MODULES})'`, 'g');
const OTHERS = new RegExp(
  [
    String.raw`getBuiltinModule\('node:(${MODULES})'\)`,
    String.raw`import\('(node:(${MODULES})|imapflow|nodemailer(?!/lib/mail-composer)[^']*|undici|ws)'\)`,
    "import (?!type)[^;]* from '(imapflow|nodemailer|undici|ws)[^']*'",
    String.raw`(?<![.\w])(fetch|new (WebSocket|EventSource))\(`,
  ].join('|'),
);

function opensConnections(source: string): boolean {
  const imported = [...source.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(','));
  return OTHERS.test(source) || imported.some((name) => name.trim() !== '' && !HARMLESS.test(name.trim()));
}

test('connections to other machines go through few doors, which know what may not be reached', async () => {
  const root = new URL('../', import.meta.url).pathname;
  const found: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: root })) {
    if (/\.test\.ts$|testing\//.test(file)) continue;
    if (opensConnections(await readFile(root + file, 'utf8'))) found.push(file);
  }
  expect(found.toSorted()).toEqual(Object.keys(DOORS).toSorted());
});

test.each([
  "import { connect } from 'node:net';",
  "import { isIP, type Socket, lookup } from 'node:dns';",
  "import https from 'node:https';",
  "const { request } = process.getBuiltinModule('node:http');",
  "const { ImapFlow } = await import('imapflow');",
  'const answer = await fetch(url);',
])('%s opens connections', (source) => {
  expect(opensConnections(source)).toBe(true);
});

test.each([
  "import { isIP, type Socket } from 'node:net';",
  "import type { ImapFlow } from 'imapflow';",
  'imap.fetch(range)',
])('%s opens none', (source) => {
  expect(opensConnections(source)).toBe(false);
});
