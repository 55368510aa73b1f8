import { describe, expect, test } from 'vitest';
import { boughtIn, comingOf, isLate, leftOf, owedTo, priceOfPack, riseOf, suggest } from './buying.ts';
import { packsText, purchaseText } from './purchase-text.ts';

const BAG = { name: 'Bag', quantity: 25_000 };
const rice = {
  _id: 'rice',
  unit: 'g' as const,
  packs: [BAG],
  par: 30_000,
  quantity: 12_000,
  reserved: 2_000,
  isGone: false,
};
const none = new Map<string, number>();

describe('what to buy', () => {
  test('is what lacks to what should be there, in whole packs', () => {
    expect(suggest([rice], { coming: none })).toEqual([{ ingredient: 'rice', packs: 1 }]);
    expect(suggest([{ ...rice, par: 36_000 }], { coming: none })).toEqual([{ ingredient: 'rice', packs: 2 }]);
  });

  test('is nothing where enough is there or on its way, and for what is no longer used', () => {
    expect(suggest([{ ...rice, quantity: 32_000 }], { coming: none })).toEqual([]);
    expect(suggest([rice], { coming: new Map([['rice', 20_000]]) })).toEqual([]);
    expect(suggest([{ ...rice, isGone: true }], { coming: none })).toEqual([]);
    expect(suggest([{ ...rice, par: null }], { coming: none })).toEqual([]);
  });

  test('is what the next week needs, where that is more', () => {
    expect(suggest([{ ...rice, par: null }], { coming: none, need: new Map([['rice', 60_000]]) })).toEqual([
      { ingredient: 'rice', packs: 2 },
    ]);
  });

  test('is in kilograms, litres and pieces without a pack', () => {
    expect(boughtIn({ unit: 'ml', packs: [] })).toEqual({ name: 'l', quantity: 1000 });
    expect(suggest([{ ...rice, packs: [], par: 10_000.5 }], { coming: none })).toEqual([
      { ingredient: 'rice', packs: 1 },
    ]);
  });
});

test('what is on its way is what was ordered less what came, until nothing more comes', () => {
  const line = { ingredient: 'rice', pack: BAG, packs: 2, received: 30_000 };
  expect(leftOf(line)).toBe(20_000);
  expect(leftOf({ ...line, received: 60_000 })).toBe(0);
  expect(comingOf([{ closedAt: null, lines: [line] }])).toEqual(new Map([['rice', 20_000]]));
  expect(comingOf([{ closedAt: '2026-11-28', lines: [line] }])).toEqual(none);
});

test('a price that rose by more than a tenth is said', () => {
  expect(riseOf(100, 110)).toBeNull();
  expect(riseOf(310, 355)).toBe(15);
  expect(riseOf(null, 500)).toBeNull();
  expect(riseOf(500, 100)).toBeNull();
});

test('what is owed is what is not paid, and late after its day', () => {
  const bill = { supplier: 'mill', amount: 100.1, dueOn: '2026-11-28', paidAt: null };
  expect(owedTo([bill, { ...bill, amount: 200.2 }, { ...bill, paidAt: '2026-11-28' }])).toEqual([
    { supplier: 'mill', amount: 300.3 },
  ]);
  expect(isLate(bill, '2026-11-28')).toBe(false);
  expect(isLate(bill, '2026-11-29')).toBe(true);
  expect(isLate({ ...bill, paidAt: '2026-12-01' }, '2026-12-02')).toBe(false);
});

test('the supplier reads who orders, and how many packs of what', () => {
  const lines = [
    { name: 'Basmati rice', unit: 'g' as const, pack: BAG, packs: 2 },
    { name: 'Milk', unit: 'ml' as const, pack: { name: 'l', quantity: 1000 }, packs: 12 },
  ];
  expect(
    purchaseText({ store: 'Udupi Tiffin', supplier: 'Sharma Traders', day: '28 Nov', lines }, 'en'),
  ).toBe(
    'Order from Udupi Tiffin for Sharma Traders, 28 Nov\n\n2 × Bag (25 kg): Basmati rice\n12 l: Milk\n\nPlease tell us if something is not available. Thank you!',
  );
  expect(purchaseText({ store: 'U', supplier: 'S', day: '28 नव॰', lines }, 'hi')).toContain('12 लीटर: Milk');
});

test('a pack that is called like a unit is not taken for it', () => {
  const pack = { name: 'kg', quantity: 25_000 };
  expect(packsText({ unit: 'g', pack, packs: 2 }, 'en')).toBe('2 × kg (25 kg)');
  expect(packsText({ unit: 'g', pack: { ...pack, quantity: 1_000 }, packs: 2 }, 'en')).toBe('2 kg');
});

test('a pack costs as much by weight as another one', () => {
  expect(priceOfPack(150_000, BAG, { name: 'Sack', quantity: 50_000 })).toBe(300_000);
  expect(priceOfPack(null, BAG, BAG)).toBeNull();
  expect(priceOfPack(150_000, { ...BAG, quantity: 0 }, BAG)).toBeNull();
});
