import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { SCOPE_NAMES } from '#programs/keys/rules/scopes.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { ROLES } from '#restaurant/people/rules/permissions.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { addTestPerson, admitTestTablet, PIN, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { type Scene, setScene } from '#testing/server/scene.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import {
  addMember,
  logIn,
  PASSWORD,
  placeTestOrder,
  TEA,
  type TestStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';

export const STRANGER = "another store's owner";
export const OPERATOR = 'an operator';
export const TABLET = 'a manager with a PIN at a tablet';

export interface Caller {
  headers(): Promise<Record<string, string>>;
}

export interface World extends Scene {
  thali: TestApp;
  otherStore: TestStore;
  picture: Buffer;
  /** Who signs in at the tablet. */
  manager: { accountId: string; pin: string };
  newOrder(orderType?: string): Promise<{ id: string; slug: string; lineId: string }>;
  /** With a key that has every scope. */
  program: Caller;
  /** All callers, by the name that a failing test shows. */
  actors: Record<string, Caller>;
  /** The addresses, with PASSWORD, of callers with a valid account. */
  emailOf: Record<string, string>;
  /** Replaces a caller whose account the request would spoil. Null if the caller has none. */
  standInFor(actor: string): Promise<string | null>;
}

/** A store with a member of each role, and all callers who have no part in it. */
export async function makeWorld(thali: TestApp): Promise<World> {
  const { store, params } = await setScene(thali);
  const otherStore = await teaStore(thali);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00ab55' } })
    .png()
    .toBuffer();
  const uploaded = await thali.call('POST', `/api/stores/${store.storeId}/images`, {
    body: picture,
    token: store.token,
    headers: { 'content-type': 'image/png' },
  });
  const accountId = await addTestPerson(thali, store, { name: 'Meera', role: 'MANAGER' });
  const tablet = await admitTestTablet(thali, store);
  const emailOf: World['emailOf'] = { [STRANGER]: await addMember(thali, otherStore, 'OWNER') };
  for (const role of ROLES) emailOf[role] = await addMember(thali, store, role);
  const signedUp = Object.entries(emailOf).map(([name, email]) => [
    name,
    signedIn(() => logIn(thali, email)),
  ]);
  return {
    thali,
    store,
    otherStore,
    params: { ...params, name: String(uploaded.body.url).split('/').at(-1) ?? '' },
    picture,
    manager: { accountId, pin: PIN },
    newOrder: (orderType = 'Dine-In') => newOrder(thali, store, orderType),
    emailOf,
    program: signedIn(() => makeTestKey(thali, store, [...SCOPE_NAMES]), 'Bearer'),
    async standInFor(actor) {
      if (actor === STRANGER || actor === OPERATOR) return addMember(thali, otherStore, 'OWNER');
      const role = ROLES.find((known) => known === actor);
      return role ? addMember(thali, store, role) : null;
    },
    actors: {
      nobody: { headers: async () => ({}) },
      ...Object.fromEntries(signedUp),
      // Anew each time, since a call may have ended the turn.
      [TABLET]: { headers: async () => ({ cookie: await startTestTurn(thali, tablet, accountId) }) },
      [OPERATOR]: signedIn(() => signInOperator(thali)),
      'a disabled owner': signedIn(await disabledOwner(thali, store)),
      'a garbage token': signedIn(async () => randomBytes(32).toString('base64url')),
      'a garbage cookie': { headers: async () => ({ cookie: `thali_session=${unique().repeat(3)}` }) },
      'a token with another scheme': signedIn(() => logIn(thali, emailOf['OWNER'] ?? ''), 'Bearer'),
    },
  };
}

function signedIn(token: () => Promise<string>, scheme = 'token'): Caller {
  let known: Promise<string> | null = null;
  return {
    async headers() {
      known ??= token();
      return { authorization: `${scheme} ${await known}` };
    },
  };
}

/** A browser's cookie as it is sent back. */
export async function startBrowser(thali: TestApp, email = ''): Promise<string> {
  const { headers } = await thali.call('POST /api/session', { body: { email, password: PASSWORD } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Signed in while the account was still valid. */
async function disabledOwner(thali: TestApp, store: TestStore): Promise<() => Promise<string>> {
  const email = await addMember(thali, store, 'OWNER');
  const token = await logIn(thali, email);
  const { body } = await thali.call('GET /api/session', { token });
  await thali.database.pool.query('update accounts set disabled_at = now() where id = $1', [
    body.account._id,
  ]);
  return async () => token;
}

async function newOrder(thali: TestApp, store: TestStore, orderType: string) {
  const placed = await placeTestOrder(thali, store, { ...TEA, more: { orderType } });
  const { body } = await thali.call('GET /order/status/:slug', { params: placed });
  return { id: placed._id as string, slug: placed.slug as string, lineId: body.items?.[0]?._id as string };
}
