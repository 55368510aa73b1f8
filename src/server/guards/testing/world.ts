import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { ROLES, type Role } from '#domain/permissions.ts';
import { disableAccount } from '../../accounts/queries.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  placeTestOrder,
  simpleItem,
  type TestStore,
} from '../../testing/test-stores.ts';

export const PASSWORD = 'five brass lamps';
export const PRICE = 120;
const DISH = 'Masala Dosa';
export const STRANGER = "another store's owner";

export interface Actor {
  headers(): Promise<Record<string, string>>;
}

export interface World {
  thali: TestApp;
  store: TestStore;
  otherStore: TestStore;
  itemId: string;
  menuId: string;
  picture: Buffer;
  pictureName: string;
  newOrder(state?: number): Promise<{ id: string; slug: string; lineId: string }>;
  /** Everybody who could ask, by the name under which a failing test shows them. */
  actors: Record<string, Actor>;
  /** With PASSWORD, of those actors that have a good account. */
  emailOf: Record<string, string>;
}

export const unique = () => randomBytes(6).toString('hex');

/** A store with one dish, somebody of each role in it, and everybody who has no business there. */
export async function makeWorld(thali: TestApp): Promise<World> {
  const catalogue = catalogueOf([simpleItem(DISH, PRICE)]);
  const store = await createTestStore(thali, catalogue);
  const otherStore = await createTestStore(thali, catalogue);
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, { token: store.token });
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00ab55' } })
    .png()
    .toBuffer();
  const uploaded = await thali.call('POST', `/api/stores/${store.storeId}/images`, {
    body: picture,
    token: store.token,
    headers: { 'content-type': 'image/png' },
  });
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
    itemId: store.items[DISH] ?? '',
    menuId: body.menus[0]._id,
    picture,
    pictureName: String(uploaded.body.url).split('/').at(-1) ?? '',
    newOrder: (state = 1) => newOrder(thali, store, state),
    emailOf,
    actors: {
      nobody: { headers: async () => ({}) },
      ...Object.fromEntries(signedUp),
      'a disabled owner': signedIn(await disabledOwner(thali, store)),
      'a garbage token': signedIn(async () => randomBytes(32).toString('base64url')),
      'a garbage cookie': { headers: async () => ({ cookie: `thali_session=${unique().repeat(3)}` }) },
      'a token with another scheme': {
        headers: async () => ({ authorization: `Bearer ${await logIn(thali, emailOf['OWNER'] ?? '')}` }),
      },
    },
  };
}

function signedIn(token: () => Promise<string>): Actor {
  let known: Promise<string> | null = null;
  return {
    async headers() {
      known ??= token();
      return { authorization: `token ${await known}` };
    },
  };
}

async function addMember(thali: TestApp, store: TestStore, role: Role): Promise<string> {
  const email = `${role.toLowerCase()}-${unique()}@thali.example`;
  const body = { name: `${role} person`, email, password: PASSWORD, role };
  const added = await thali.call('POST', `/tenant/api/staff/${store.storeId}`, { body, token: store.token });
  if (added.status !== 201) throw new Error(`Staff was refused: ${added.text}`);
  return email;
}

export async function logIn(thali: TestApp, email = ''): Promise<string> {
  const { body } = await thali.call('POST', '/tenant/api/login', { body: { email, password: PASSWORD } });
  return body.token;
}

/** The cookie that a browser gets, as it sends it back. */
export async function startBrowser(thali: TestApp, email = ''): Promise<string> {
  const { headers } = await thali.call('POST', '/api/session', { body: { email, password: PASSWORD } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Signed in while the account was still good. */
async function disabledOwner(thali: TestApp, store: TestStore): Promise<() => Promise<string>> {
  const email = await addMember(thali, store, 'OWNER');
  const token = await logIn(thali, email);
  const { body } = await thali.call('GET', '/api/session', { token });
  await disableAccount(thali.services.db, body.account._id, new Date(thali.clock.now));
  return async () => token;
}

async function newOrder(thali: TestApp, store: TestStore, state: number) {
  const placed = await placeTestOrder(thali, store, {
    lines: [{ item: DISH, value: PRICE }],
    amount: PRICE,
  });
  if (state !== 1) {
    const url = `/api/stores/${store.storeId}/orders/${placed._id}/state`;
    await thali.call('POST', url, { body: { from: 1, to: state }, token: store.token });
  }
  const { body } = await thali.call('GET', `/order/status/${placed.slug}`);
  return { id: placed._id as string, slug: placed.slug as string, lineId: body.items[0]._id as string };
}

/** The body of an order for the dish. */
export function dishOrder({ store, itemId }: World, more: object = {}) {
  const items = [{ itemID: itemId, value: PRICE, quantity: 1 }];
  return {
    url: `/order/create/web/${store.storeId}`,
    body: { orderType: 'Dine-In', address: 'Table 4', amount: PRICE, items, ...more },
  };
}
