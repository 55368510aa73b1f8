import { randomBytes } from 'node:crypto';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge, PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { toDecimal, toNumber } from '#platform/money/rules/money.ts';
import {
  type Api,
  catalogueOf,
  createTestStore,
  orderBody,
  simpleItem,
  type TestStore,
} from '../../src/testing/server/test-stores.ts';
import type { Random } from './random.ts';

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
const labelOf = (dish: number) => `Dish ${dish}`;

/** Creates a store in which discounts, taxes and charges all contribute to an order's sum. */
export function openShop(api: Api): Promise<TestStore> {
  const items = DISHES.map(({ base, itemDiscount, taxes }, dish) =>
    simpleItem(labelOf(dish), base / 100, {
      discount: itemDiscount / 100,
      taxes: taxes.map(({ label, rate }) => ({ label, value: rate / 100 })),
    }),
  );
  const charges = [
    { label: 'Packing', value: 2, valueType: 'percentage' },
    { label: 'Delivery', value: 30, valueType: 'absolute' },
  ];
  const orderTypes = [{ label: 'Delivery', contents: charges }];
  return createTestStore(api, catalogueOf(items, { category: { discount: 10 }, orderTypes }));
}

/** Builds an order of one to three dishes, with figures computed by the client. */
export function newOrder(shop: TestStore, random: Random): Order {
  const from = random.below(DISHES.length);
  const chosen = Array.from({ length: 1 + random.below(3) }, (_, index) => (from + index) % DISHES.length);
  const cart = chosen.map((dish) => ({ ...(DISHES[dish] as PriceableLine), quantity: 1 + random.below(4) }));
  const priced = priceCart(cart, CHARGES);
  const lines = chosen.map((dish, index) => ({
    item: labelOf(dish),
    value: toDecimal(priced.lines[index]?.unit ?? 0),
    quantity: cart[index]?.quantity ?? 0,
  }));
  const more = { orderType: 'Delivery', address: '12 MG Road' };
  const body = orderBody(shop, { lines, amount: toNumber(priced.grandTotal), more });
  return { key: randomBytes(12).toString('hex'), body };
}
