import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverFiles } from '#testing/server/server-files.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const store = await teaStore(thali);
const origin = await thali.listen();

/** The status, and the target of the redirect as a browser reads it. The path is sent as it is. */
function lead(path: string): Promise<{ status: number; to: URL | null }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asking = request(
      { hostname, port, path, agent: false, headers: { accept: 'text/html' } },
      (answer) => {
        const { statusCode = 0, headers } = answer.resume();
        const to = headers.location === undefined ? null : URL.parse(headers.location, origin);
        answer.on('end', () => resolve({ status: statusCode, to }));
      },
    );
    asking.on('error', reject).end();
  });
}

test.each([
  '/%2FEVIL.example%2Fphish?x=1',
  '/%2f%2fEVIL.example',
  '/%5CEvil.example',
  '/%5C%5CEvil.example%5Cphish',
  '/%0d%0aX-A:b',
  '/%09%2FEVIL.example',
  '/%E2%80%A8EVIL',
  '/.%2FEVIL.example',
  '/%C4%B0stanbul',
])('%s is a 404 without a redirect', async (path) => {
  expect(await lead(path)).toEqual({ status: 404, to: null });
});

test('a slug in capitals redirects to the right one, with its query', async () => {
  const { status, to } = await lead(`/${store.slug.toUpperCase()}?iden=1&idel=T%C3%A9st`);
  expect([status, to?.href]).toEqual([301, `${origin}/${store.slug}?iden=1&idel=T%C3%A9st`]);
});

const SIGNS = ['/', '\\', '%2F', '%5C', '%0d', '%0a', '%09', '%00', '%20', '%23', '%3F', '%40', '%2e', '..'];
const WORDS = [':', '@', '?', '&men=', '%', 'A', 'Evil.example', 'status', 'menu', 'order', 'bill', 'É'];
const parts = fc.oneof(
  fc.constantFrom(...SIGNS, ...WORDS, store.slug.toUpperCase()),
  fc.string({ unit: 'binary', maxLength: 4 }).map(encodeURIComponent),
);
const oddPaths = fc.array(parts, { maxLength: 8 }).map((some) => `/${some.join('')}`);

test('no odd address redirects to another site or causes a server error', async () => {
  const property = fc.asyncProperty(oddPaths, async (path) => {
    const { status, to } = await lead(path);
    expect(status).toBeLessThan(500);
    expect(to?.origin ?? origin).toBe(origin);
  });
  await fc.assert(property);
});

const LEADS = /\.redirect\(|\b(set)?header\(\s*['"`]location|\b(headers|writeHead)\([^;]*\blocation\b/i;

test.each([
  "reply.redirect('/')",
  "reply.code(302).header('location', '/')",
  'reply.header("Location", "/")',
  'reply.header(\n  `location`,\n  path,\n)',
  "reply.raw.setHeader('location', '/')",
  'reply.headers({ location })',
  "reply.headers({\n  'x-a': tell(1),\n  'Location': '/',\n})",
  "reply.raw.writeHead(302, { location: '/' })",
])('%j counts as a redirect', (source) => {
  expect(source).toMatch(LEADS);
});

test('one file makes all redirects', () => {
  const files = serverFiles().filter(
    (file) => !file.includes('testing/') && LEADS.test(readFileSync(file, 'utf8')),
  );
  expect(files).toEqual(['src/platform/http/server/redirect-here.ts']);
});
