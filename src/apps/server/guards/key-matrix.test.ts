import { expect, test } from 'vitest';
import { SCOPE_NAMES, type Scope } from '#programs/keys/rules/scopes.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { OF_KEYS } from './keys-table.ts';
import { ACCESS, type Access, isOperators } from './permissions-table.ts';
import { openAsking, SERVED } from './testing/asking.ts';
import { makeWorld } from './testing/world.ts';

const thali = await useTestApp();
const world = await makeWorld(thali);
const { ask, sampleOf } = await openAsking(thali, world);
const keys = await Promise.all(
  SCOPE_NAMES.map(async (scope) => [scope, await makeTestKey(thali, world.store, [scope])] as const),
);
const guarded = Object.entries(ACCESS).filter(([, access]) => access !== 'guest' && access !== 'anybody');

function expected(name: string, access: Access, scope: Scope): string {
  const open = OF_KEYS[name];
  if (open === 'every' || open?.includes(scope)) return SERVED;
  if (access === 'account' || access === 'tablet') return '401 UNAUTHENTICATED';
  return isOperators(access) ? '404 NOT_FOUND' : '403 FORBIDDEN';
}

test.each(guarded)('%s is open to keys as their table says', async (name, access) => {
  const outcomes: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  // A refused call uses nothing up.
  const untouched = await sampleOf(name);
  for (const [scope, secret] of keys) {
    wanted[scope] = expected(name, access, scope);
    const headers = { authorization: `Bearer ${secret}` };
    outcomes[scope] = await ask(name, headers, wanted[scope] === SERVED ? null : untouched);
  }
  expect(outcomes).toEqual(wanted);
});
