import { randomBytes } from 'node:crypto';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import { joinStore } from '#restaurant/access/server/membership.ts';
import { createAccount } from '#restaurant/accounts/server/create-account.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import type { Answer } from './call.ts';
import type { TestApp } from './test-app.ts';

/** The program, wherever it runs. Accounts are confirmed if its database is accessible. */
export type Api = Pick<TestApp, 'call'> & Partial<Pick<TestApp, 'verify'>>;

export interface TestStore {
  storeId: string;
  slug: string;
  token: string;
  /** Item ids by label. */
  items: Record<string, string>;
}

type Access = Pick<TestStore, 'storeId' | 'token'>;

/** The password of all accounts made here. */
export const PASSWORD = 'a plain long one';
export const unique = () => randomBytes(6).toString('hex');

/** An item with one group of one option, which is always chosen. */
export function simpleItem(label: string, value: number, more: object = {}) {
  const configs = [
    { label: 'Portion', maxSelection: 1, required: true, contents: [{ label: 'Regular', value }] },
  ];
  return { label, configs, ...more };
}

/** One menu with one category of these items, and an unconditional order type. */
export function catalogueOf(items: object[], { category = {}, menu = {}, orderTypes }: CatalogueParts = {}) {
  return {
    orderConfigs: orderTypes ?? [{ label: 'Dine-In', active: true }],
    menus: [{ label: 'Menu', ...menu, categories: [{ label: 'Dishes', ...category, items }] }],
  };
}

interface CatalogueParts {
  category?: object;
  menu?: object;
  orderTypes?: object[];
}

/** A new owner with a store that has this catalogue. */
export async function createTestStore(thali: Api, catalogue?: object): Promise<TestStore> {
  const email = `owner-${unique()}@thali.example`;
  const body = { name: 'Asha Rao', email, password: PASSWORD, storeName: `Test ${unique()}` };
  const { body: signed } = await thali.call('POST', '/tenant/api/menu/signup/', { body });
  await thali.verify?.(email);
  const [{ _id: storeId, slug }] = signed.stores;
  const store = { storeId, slug, token: signed.token as string, items: {} };
  return catalogue ? replaceCatalogue(thali, store, catalogue) : store;
}

/** A store that sells tea for 20. */
export const teaStore = (thali: Api, parts: CatalogueParts = {}, tea: object = {}): Promise<TestStore> =>
  createTestStore(thali, catalogueOf([simpleItem('Tea', 20, tea)], parts));

export async function replaceCatalogue(thali: Api, store: TestStore, catalogue: object): Promise<TestStore> {
  const url = `/api/stores/${store.storeId}/catalogue`;
  const { body: present } = await thali.call('GET /api/stores/:storeId/catalogue', {
    params: store,
    token: store.token,
  });
  const headers = { 'if-match': `"${present.revision}"` };
  const answer = await thali.call('PUT', url, { body: catalogue, token: store.token, headers });
  if (answer.status !== 200) throw new Error(`The catalogue was refused: ${answer.text}`);
  return { ...store, items: itemIds(answer) };
}

type Labelled = { _id: string; label: string };
type MenuBody = { categories: { items: Labelled[] }[] };

function itemIds({ body }: Answer): Record<string, string> {
  const items = (body.menus as MenuBody[]).flatMap((menu) =>
    menu.categories.flatMap((category) => category.items),
  );
  return Object.fromEntries(items.map(({ label, _id }) => [label, _id]));
}

/** Adds a member with that role. Answers the address to sign in with. */
export async function addMember(
  thali: Desk,
  { storeId }: Pick<Access, 'storeId'>,
  role: Role,
): Promise<string> {
  const email = `${role.toLowerCase()}-${unique()}@thali.example`;
  await hire(thali, storeId, { name: `${role} person`, email, role });
  return email;
}

/** Adds a member with PASSWORD and a confirmed address, without emails. */
export async function hire(
  { services }: Desk,
  storeId: string,
  { role, password = PASSWORD, ...person }: Colleague,
): Promise<void> {
  const ctx = createContext(services, { kind: 'system' });
  const passwordHash = await services.passwords.hash(password, 'a test');
  await withTransaction(ctx, async (tx) => {
    const id = await createAccount(tx, { ...person, passwordHash, verifiedAt: new Date(ctx.now) });
    await joinStore(tx, id, storeId, role);
  });
}

type Desk = Pick<TestApp, 'services'>;

interface Colleague {
  name: string;
  email: string;
  role: Role;
  password?: string;
}

export async function logIn(thali: Api, email: string): Promise<string> {
  const { body } = await thali.call('POST /tenant/api/login', { body: { email, password: PASSWORD } });
  return body.token;
}

/** Adds a member with that role, signed in. */
export async function addTestStaff(thali: TestApp, store: Access, role: Role): Promise<string> {
  return logIn(thali, await addMember(thali, store, role));
}

export interface OrderParts {
  lines: {
    item: string;
    value: number | string;
    quantity?: number;
    configs?: object[];
    remarks?: string | null;
  }[];
  amount: number;
  more?: object;
}

export const TEA: OrderParts = { lines: [{ item: 'Tea', value: '20.00' }], amount: 20 };

/** The body of an order as a client sends it. */
export function orderBody(store: TestStore, { lines, amount, more = {} }: OrderParts) {
  return {
    currency: 'INR',
    address: 'orderType' in more && more.orderType === 'Pickup' ? 'ASAP' : 'Table 4',
    amount,
    orderType: 'Dine-In',
    items: lines.map(({ item, value, quantity = 1, configs = [], remarks }) => ({
      itemID: store.items[item] ?? item,
      itemLabel: item,
      value,
      quantity,
      configs,
      ...(remarks === undefined ? {} : { remarks }),
    })),
    ...more,
  };
}

export function postOrder(
  thali: Api,
  store: TestStore,
  parts: OrderParts,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = orderBody(store, parts);
  return thali.call('POST', `/order/create/web/${store.storeId}`, { body, headers });
}

export async function placeTestOrder(
  thali: Api,
  store: TestStore,
  parts: OrderParts,
): Promise<Answer['body']> {
  const answer = await postOrder(thali, store, parts);
  if (answer.status !== 201) throw new Error(`The order was refused: ${answer.text}`);
  return answer.body;
}

/** Acts as the owner of the token, like the other changes. */
export function moveOrder(
  thali: Api,
  { storeId, token }: Access,
  orderId: string,
  body: { from: unknown; to: unknown; reason?: unknown },
): Promise<Answer> {
  return thali.call('POST', `/api/stores/${storeId}/orders/${orderId}/state`, { body, token });
}

export function patchStore(thali: Api, { storeId, token }: Access, body: object): Promise<Answer> {
  return thali.call('PATCH /store/api/store/:storeId', { params: { storeId }, body, token });
}

export function patchItem(
  thali: Api,
  { storeId, token, items }: TestStore,
  label: string,
  body: object,
): Promise<Answer> {
  return thali.call('PATCH', `/api/stores/${storeId}/items/${items[label]}`, { body, token });
}
