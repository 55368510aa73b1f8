import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('an office that is forgotten while it is being fetched is not kept after all', async () => {
  const open = new Set<string>();
  vi.stubGlobal('caches', {
    has: async (name: string) => open.has(name),
    delete: async (name: string) => open.delete(name),
    async open(name: string) {
      open.add(name);
      return { keys: async () => [], addAll: async () => {}, put: async () => {}, delete: async () => {} };
    },
  });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string) => {
    await answered;
    const page = '<html lang="en"><head><meta name="csp-nonce" content="n"></head></html>';
    const headers = { 'content-security-policy': "style-src 'nonce-n'" };
    return path === '/app' ? new Response(page, { headers }) : new Response('');
  });
  const { keepOffice, forgetOffice } = await import('./office.ts');
  const kept = keepOffice();
  const forgotten = forgetOffice();
  answer();
  await Promise.all([kept, forgotten]);
  expect([...open]).toEqual([]);
});
