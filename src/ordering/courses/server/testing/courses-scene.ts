import { addTable, type Phone, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import type { Answer } from '#testing/server/call.ts';
import {
  type Api,
  createTestStore,
  patchStore,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';

const CATEGORIES = { Starters: 'Soup', Mains: 'Curry', Desserts: 'Kulfi', Drinks: 'Tea' };
const PRICE = 100;

/** A store that serves starters, mains and desserts in this order, and drinks at once. */
export async function coursesStore(thali: Api): Promise<TestStore & { settings: object }> {
  const categories = Object.entries(CATEGORIES).map(([label, dish]) => ({
    label,
    items: [simpleItem(dish, PRICE)],
  }));
  const orderConfigs = [
    { label: 'Dine-In', active: true },
    { label: 'Takeaway', active: true, kind: 'pickup' },
  ];
  const store = await createTestStore(thali, { orderConfigs, menus: [{ label: 'Menu', categories }] });
  const { body } = await thali.call('GET /api/stores/:storeId/catalogue', {
    params: store,
    token: store.token,
  });
  const made = body.menus.flatMap((menu) => menu.categories);
  const courses = ['Starters', 'Mains', 'Desserts'].map((name) => ({
    id: name.toLowerCase(),
    name,
    categories: made.flatMap(({ label, _id }) => (label === name && _id ? [_id] : [])),
  }));
  const settings = { isOn: true, courses };
  const saved = await patchStore(thali, store, { courses: settings });
  if (saved.status !== 200) throw new Error(`The courses were refused: ${saved.text}`);
  return { ...store, settings };
}

/** A table at which these dishes are ordered, a round for each list. */
export async function tableWith(thali: Api, store: TestStore, ...rounds: string[][]): Promise<Phone> {
  const phone = await sitDown(thali, store, await addTable(thali, store));
  for (const dishes of rounds) await order(phone, dishes);
  return phone;
}

export async function order(phone: Phone, dishes: string[]): Promise<Answer['body']> {
  const lines: string[] = [];
  for (const dish of dishes) lines.push(await phone.put(dish));
  const answer = await phone.send(lines, PRICE * dishes.length);
  if (answer.status !== 201) throw new Error(`The round was refused: ${answer.text}`);
  return answer.body;
}

interface Line {
  itemLabel: string;
  held?: true;
  discarded: boolean;
}

/** The dishes of an order that nobody cooks yet. */
export const heldIn = ({ items }: { items: Line[] }): string[] =>
  items.filter(({ held, discarded }) => held && !discarded).map(({ itemLabel }) => itemLabel);
