import type { Page } from 'playwright-core';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import {
  catalogueOf,
  hire,
  orderBody,
  replaceCatalogue,
  simpleItem,
  type TestStore,
} from '../../src/testing/server/test-stores.ts';
import { signUp } from './sign-up.ts';
import type { Stage } from './stage.ts';

const DISHES: Record<string, number> = {
  'Butter naan': 50,
  'Masala dosa': 90,
  'Masala chai': 30,
  'Dal makhani': 220,
  'Chicken 65': 260,
  'Paneer momos': 180,
  'Veg biryani': 240,
  'Rogan josh': 340,
  'Gulab jamun': 80,
  'Sweet lassi': 70,
};

export type Dishes = Partial<Record<keyof typeof DISHES, number>>;

export interface Placed {
  id: string;
  slug: string;
  orderNo: number;
  amount: number;
}

/** Opens a restaurant of its own, to which staff can be added and orders placed through the API. */
export async function openKitchen(stage: Stage, name: string) {
  const { thali } = stage;
  const { store: bare, email } = await signUp(stage, name);
  const { storeId } = bare;
  const items = Object.entries(DISHES).map(([label, value]) => simpleItem(label, value));
  const orderTypes = [{ label: 'Dine-In' }, { label: 'Pickup' }];
  const store = await replaceCatalogue(thali, bare, catalogueOf(items, { orderTypes }));
  const add = async (role: Role) => {
    const member = { name: `${role} person`, email: `${role.toLowerCase()}-${email}`, role };
    await hire(thali, storeId, member);
    return member.email;
  };
  const place = async (dishes: Dishes, more: { table?: string; remarks?: string } = {}): Promise<Placed> => {
    const lines = Object.entries(dishes).map(([item, quantity = 1]) => ({
      item,
      value: DISHES[item] ?? 0,
      quantity,
    }));
    const amount = lines.reduce((sum, { value, quantity }) => sum + value * quantity, 0);
    const table = more.table === undefined ? {} : { table: { iden: more.table, idel: 'Table' } };
    const body = orderBody(store, { lines, amount, more: { ...table, remarks: more.remarks ?? '' } });
    const { status, body: answer, text } = await thali.call('POST', `/order/create/web/${storeId}`, { body });
    if (status !== 201) throw new Error(text);
    return { id: answer._id, slug: answer.slug, orderNo: answer.orderNo, amount };
  };
  return { store, email, add, place };
}

/** A station that cooks everything. */
export async function addStation({ thali }: Stage, { storeId, token }: TestStore): Promise<void> {
  const nothing = { categories: [], items: [], times: [], printers: [] };
  const body = { ...nothing, name: 'Grill', isDefault: true, minutes: null, onlyUnwatched: false };
  await thali.call('POST /api/stores/:storeId/stations', { params: { storeId }, token, body });
}

export const ticket = (page: Page, { orderNo }: Pick<Placed, 'orderNo'>) =>
  page.locator(`[data-order="${orderNo}"]`);
