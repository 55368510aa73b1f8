import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** What is fetched is the same each time. */
function stubOffice(answered = Promise.resolve()) {
  const open = new Map<string, Map<string, Response>>();
  const written: string[] = [];
  vi.stubGlobal('caches', {
    has: async (name: string) => open.has(name),
    delete: async (name: string) => open.delete(name),
    async open(name: string) {
      const pages = open.get(name) ?? new Map<string, Response>();
      open.set(name, pages);
      return {
        keys: async () => [],
        addAll: async () => {},
        match: async (path: string) => pages.get(path)?.clone(),
        async put(path: string, page: Response) {
          pages.set(path, page);
          written.push(path);
        },
        delete: async () => {},
      };
    },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    await answered;
    const page = '<html lang="en"><head><meta name="csp-nonce" content="n"></head></html>';
    const headers = { 'content-security-policy': "style-src 'nonce-n'" };
    return path === '/app' ? new Response(page, { headers }) : new Response('');
  });
  return { open, written };
}

test('the page of an office is written once, not each time that it opens', async () => {
  const { written } = stubOffice();
  const { keepOffice } = await import('./office.ts');
  await keepOffice();
  await keepOffice();
  expect(written).toEqual(['/app']);
});

test('an office that is forgotten while it is being fetched is not kept after all', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { open } = stubOffice(answered);
  const { keepOffice, forgetOffice } = await import('./office.ts');
  const kept = keepOffice();
  const forgotten = forgetOffice();
  answer();
  await Promise.all([kept, forgotten]);
  expect([...open.keys()]).toEqual([]);
});
