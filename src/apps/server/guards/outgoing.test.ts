import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverFiles } from '#testing/server/server-files.ts';

/** What a file that opens connections, or asks for the addresses of names, may be led to by people; and what prevents it. */
const DOORS: Record<string, string> = {
  'platform/http/server/outside/call-outside.ts':
    'gateways, messages, pushes, pictures, proofs, webhooks: public addresses alone',
  'guests/mail/server/adapters/mail-servers.ts':
    'mailboxes of restaurants: findAddress, so public ones and ports for mail',
  'operators/health/server/adapters/create-surroundings.ts':
    'hosts of restaurants: findAddresses, so public ones',
  'kitchen/printing/server/adapters/tcp-printers.ts':
    'only where the environment allows it; LAN and printer ports, never this machine',
  'restaurant/domains/server/adapters/dns-names.ts':
    'asks name servers of the environment, and connects to no answer',
  'platform/mail/server/adapters/smtp-mailer.ts': 'the environment says where',
  'platform/s3/server/bucket.ts': 'the environment says where',
  'platform/tracing/server/export-spans.ts': 'the environment says where',
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
  const found: string[] = [];
  for (const file of serverFiles()) {
    if (file.includes('testing/')) continue;
    if (opensConnections(await readFile(file, 'utf8'))) found.push(file);
  }
  expect(found).toEqual(
    Object.keys(DOORS)
      .map((file) => `src/${file}`)
      .toSorted(),
  );
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
