import type { TestApp } from '#testing/server/test-app.ts';
import { type TestStore, unique } from '#testing/server/test-stores.ts';
import type { Scope } from '../../rules/scopes.ts';

/** Answers the secret of a new key. */
export async function makeTestKey(
  thali: TestApp,
  store: TestStore,
  scopes: Scope[],
  { name = `Program ${unique()}`, days = null }: { name?: string; days?: 30 | null } = {},
): Promise<string> {
  const { body, text } = await thali.call('POST /api/stores/:storeId/keys', {
    params: store,
    token: store.token,
    body: { name, scopes, days },
  });
  if (!body?.secret) throw new Error(`No key was made: ${text}`);
  return body.secret;
}
