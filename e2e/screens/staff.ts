import { formatClock, minuteOfDayIn } from '#platform/time/rules/clock.ts';
import type { Visitor } from './visitor.ts';

const tokens = new Map<string, Promise<string>>();

/** One sign-in for each program. */
function tokenOf({ origin, password }: Visitor): Promise<string> {
  const signIn = async () => {
    const body = JSON.stringify({ email: 'owner@demo.example', password });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/tenant/api/login/`, { method: 'POST', headers, body });
    return ((await answer.json()) as { token: string }).token;
  };
  const token = tokens.get(origin) ?? signIn();
  tokens.set(origin, token);
  return token;
}

export async function asOwner(
  visitor: Visitor,
  method: string,
  path: string,
  body?: object,
  more: Record<string, string> = {},
) {
  const answer = await fetch(`${visitor.origin}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...more,
      authorization: `token ${await tokenOf(visitor)}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

export interface Item {
  _id: string;
  label: string;
  configs: { label: string; required: boolean; contents: { label: string }[] }[];
}

interface Menus {
  menus: { _id: string; categories: { items: Item[] }[] }[];
}

/** Reads the menus that a store serves now. */
export async function readStore({ origin }: Visitor, slug: string) {
  const answer = await fetch(`${origin}/restaurant/api/store/web/${slug}/`);
  const { profile, menus } = (await answer.json()) as Menus & { profile: { _id: string } };
  const items = menus.flatMap(({ categories }) => categories).flatMap((category) => category.items);
  return { storeId: profile._id, menus, items };
}

/** Moves an order through these states, beginning with its current one. */
export async function move(visitor: Visitor, slug: string, ...states: number[]): Promise<void> {
  const answer = await fetch(`${visitor.origin}/order/status/${slug}/`);
  const { _id, profileID } = (await answer.json()) as { _id: string; profileID: string };
  const path = `/api/stores/${profileID}/orders/${_id}/state`;
  for (const [index, to] of states.slice(1).entries())
    await asOwner(visitor, 'POST', path, { from: states[index], to });
}

/** The guest of a served order rates it with two stars. */
export async function rate({ origin }: Visitor, slug: string): Promise<void> {
  await fetch(`${origin}/feedback/api/form/${slug}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ overall: 2, comment: 'The chicken was cold' }),
  });
}

export async function rateAndAnswer(visitor: Visitor, slug: string): Promise<void> {
  await rate(visitor, slug);
  const { _id, profileID } = await (await fetch(`${visitor.origin}/order/status/${slug}/`)).json();
  const text = 'We are sorry. We have told the kitchen, and the next one is on us.';
  await asOwner(visitor, 'PUT', `/api/stores/${profileID}/feedback/${_id}/answer`, { text });
}

export function findItem(items: Item[], name: string): Item {
  const item = items.find(({ label }) => label === name);
  if (!item) throw new Error(`${name} is not on the menu`);
  return item;
}

export async function setDish(visitor: Visitor, name: string, change: object): Promise<void> {
  const { storeId, items } = await readStore(visitor, 'udupi-tiffin');
  await asOwner(visitor, 'PATCH', `/api/stores/${storeId}/items/${findItem(items, name)._id}`, change);
}

/** Makes orders to the hotel's rooms payable online, at a gateway that is never reached. */
export async function takePayments(visitor: Visitor): Promise<void> {
  const { storeId } = await readStore(visitor, 'palace-rooms');
  const gateway = { merchent_id: 'THALI00000000001', merchent_key: 'gKpu7IKaLSbkchFS' };
  await asOwner(visitor, 'PATCH', `/store/api/store/${storeId}`, { store_gateway_config: gateway });
  const path = `/api/stores/${storeId}/catalogue`;
  const { revision, orderConfigs, menus } = await asOwner(visitor, 'GET', path);
  for (const type of orderConfigs) if (type.label === 'In-Room') type.online_payment = 1;
  await asOwner(visitor, 'PUT', path, { orderConfigs, menus }, { 'if-match': `"${revision}"` });
}

/** Moves a menu with hours to later today, whenever the pictures are taken. */
export async function menuOfAnotherHour(visitor: Visitor): Promise<string> {
  const { storeId } = await readStore(visitor, 'saffron-street');
  const path = `/api/stores/${storeId}/catalogue`;
  const { revision, orderConfigs, menus } = await asOwner(visitor, 'GET', path);
  const menu = (menus as TimedMenu[]).find(({ activeStartTime }) => activeStartTime);
  if (!menu) throw new Error('No menu has hours');
  const now = minuteOfDayIn('Asia/Kolkata', Date.now());
  const inHours = (hours: number) => formatClock((now + hours * 60) % (24 * 60));
  Object.assign(menu, { activeStartTime: inHours(3), activeEndTime: inHours(7) });
  await asOwner(visitor, 'PUT', path, { orderConfigs, menus }, { 'if-match': `"${revision}"` });
  return menu._id;
}

interface TimedMenu {
  _id: string;
  activeStartTime: string | null;
  activeEndTime: string | null;
}
