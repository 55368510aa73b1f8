import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, parseError } from './call.ts';

describe('an answer that is an error', () => {
  test.each([
    ['one of ours', 409, { code: 'STATE_CHANGED', message: 'Moved', details: { state: 3 } }, 'STATE_CHANGED'],
    ['a code that nobody knows', 418, { code: 'TEAPOT' }, 'INTERNAL'],
    ['a code that every object has', 400, { code: 'toString' }, 'INTERNAL'],
    ['no JSON', 500, null, 'INTERNAL'],
    ['a proxy whose server is away', 502, null, 'UNAVAILABLE'],
  ])('%s', (_, status, content, code) => {
    expect(parseError(status, content)).toMatchObject({ code });
  });

  test('keeps its details and its text', () => {
    const error = parseError(409, { code: 'STATE_CHANGED', message: 'Moved', details: { state: 3 } });
    expect([error.message, error.details]).toEqual(['Moved', { state: 3 }]);
  });
});

describe('an answer that can’t be read', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['broke off', '{"name":'],
    ['a Wi-Fi that asks for a password', '<html><body>Please sign in</body></html>'],
  ])('is none: %s', async (_, body) => {
    vi.stubGlobal('fetch', async () => new Response(body));
    await expect(call('GET /api/tablet')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('an empty one says that it is done', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 202 }));
    expect(await call('DELETE /api/tablet/turn')).toBeNull();
  });
});
