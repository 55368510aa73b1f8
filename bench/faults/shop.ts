import { randomBytes } from 'node:crypto';
import { toDecimal, toNumber } from '#domain/money.ts';
import { type Charge, type PriceableLine, priceCart } from '#domain/pricing.ts';
import type { Random } from './random.ts';
import { send } from './send.ts';

export interface Shop {
  storeId: string;
  token: string;
  itemIds: string[];
}

export interface Order {
  key: string;
  body: object;
}

const TAXES = [{ label: 'GST', rate: 500 }];
const DISHES: Omit<PriceableLine, 'quantity'>[] = [
  { base: 25_000, categoryDiscount: 1_000, itemDiscount: 500, taxes: TAXES },
  { base: 9_999, categoryDiscount: 1_000, itemDiscount: 3_333, taxes: [] },
  { base: 4_550, categoryDiscount: 1_000, itemDiscount: 0, taxes: TAXES },
];
const CHARGES: Charge[] = [
  { label: 'Packing', kind: 'percentage', rate: 200 },
  { label: 'Delivery', kind: 'absolute', amount: 3_000 },
];

/** A new store in which discounts, taxes and charges all have their part in a sum. */
export async function openShop(url: string): Promise<Shop> {
  const email = `owner-${randomBytes(6).toString('hex')}@thali.example`;
  const signUp = { name: 'Owner', email, password: 'five brass lamps', storeName: 'Faults' };
  const signed = await send(url, 'POST', '/tenant/api/menu/signup', { body: signUp });
  const storeId: string = signed.body.stores[0]._id;
  const token: string = signed.body.token;
  const path = `/api/stores/${storeId}/catalogue`;
  const authorization = `token ${token}`;
  const { body: present } = await send(url, 'GET', path, { headers: { authorization } });
  const items = DISHES.map(({ base, itemDiscount, taxes }, index) => ({
    label: `Dish ${index}`,
    discount: itemDiscount / 100,
    taxes: taxes.map(({ label, rate }) => ({ label, value: rate / 100 })),
    configs: [
      {
        label: 'Portion',
        maxSelection: 1,
        required: true,
        contents: [{ label: 'Regular', value: base / 100 }],
      },
    ],
  }));
  const filled = await send(url, 'PUT', path, {
    headers: { authorization, 'if-match': `"${present.revision}"` },
    body: {
      orderConfigs: [
        {
          label: 'Delivery',
          contents: [
            { label: 'Packing', value: 2, valueType: 'percentage' },
            { label: 'Delivery', value: 30, valueType: 'absolute' },
          ],
        },
      ],
      menus: [{ label: 'Menu', categories: [{ label: 'Dishes', discount: 10, items }] }],
    },
  });
  if (filled.status !== 200) throw new Error(`The catalogue was refused: ${JSON.stringify(filled.body)}`);
  const dishes: { _id: string }[] = filled.body.menus[0].categories[0].items;
  return { storeId, token, itemIds: dishes.map((dish) => dish._id) };
}

/** One to three dishes, with the figures that a client has worked out for itself. */
export function newOrder({ itemIds }: Shop, random: Random): Order {
  const from = random.below(DISHES.length);
  const chosen = Array.from({ length: 1 + random.below(3) }, (_, index) => (from + index) % DISHES.length);
  const cart = chosen.map((index) => ({
    ...(DISHES[index] as PriceableLine),
    quantity: 1 + random.below(4),
  }));
  const priced = priceCart(cart, CHARGES);
  const items = chosen.map((dish, index) => ({
    itemID: itemIds[dish],
    value: toDecimal(priced.lines[index]?.unit ?? 0),
    quantity: cart[index]?.quantity,
  }));
  const body = { orderType: 'Delivery', address: '12 MG Road', amount: toNumber(priced.grandTotal), items };
  return { key: randomBytes(12).toString('hex'), body };
}
