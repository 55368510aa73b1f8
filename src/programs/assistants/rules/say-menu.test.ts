import { expect, test } from 'vitest';
import { menuForStaff, swapView } from '#ordering/catalogue/wire/catalogue-view.ts';
import { withSwaps } from '#ordering/menu/rules/options/swaps.ts';
import { toGuestMenu } from '#programs/v1/wire/guests.ts';
import { toApiMenu } from '#programs/v1/wire/menu.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { aCategory, aGroup, aMenu, anItem, anOption } from '#testing/rules/builders.ts';
import { sayCart, sayGuestMenu, sayMenu } from './say-menu.ts';

const tofu = anOption('Tofu instead of Paneer', 0, { swap: { from: 'paneer', to: 'tofu' } });
const swap = {
  itemId: 'tikka',
  keepsVeg: false,
  groups: [aGroup('No Paneer today', [tofu], { required: true })],
};
const byWeight = aGroup('Weight', [anOption('250 g', 100_00)], { required: true, byWeight: true });
const menus = [
  aMenu([
    aCategory([
      anItem('tikka', { veg: true, jain: true, allergens: ['milk'] }),
      anItem('barfi', { groups: [byWeight] }),
    ]),
  ]),
];
const store = {
  page: { profile: { name: 'Saffron', slug: 'saffron', currency: 'INR' }, viewMode: false },
  opening: { open: true, opensAt: null },
} as unknown as StoreModel;

test('a program is told of a dish as it is made today, not as it usually is', () => {
  const view = menus.map((menu) => menuForStaff(menu, 0));
  const catalogue = { revision: 1, menus: view, orderConfigs: [], swaps: [swapView(swap)] };
  const menu = toApiMenu(catalogue);
  const [tikka, barfi] = menu.menus[0]?.categories[0]?.dishes ?? [];
  expect(tikka?.diet).toMatchObject({ veg: null, jain: false, allergens: null });
  expect(tikka?.optionGroups.map(({ name, swap }) => [name, swap])).toEqual([
    ['Price', false],
    ['No Paneer today', true],
  ]);
  expect(barfi).toEqual(toApiMenu({ ...catalogue, swaps: [] }).menus[0]?.categories[0]?.dishes[1]);
  expect(sayMenu(menu)).toContain('No Paneer today: Tofu instead of Paneer');
});

test('a guest’s assistant reads what stands in and what is weighed, and not what goes without saying', () => {
  const said = sayGuestMenu(toGuestMenu(store, withSwaps(menus, [swap]), { link: 'https://menu.example' }));
  expect(said).toContain(
    'allergens not stated: ask the restaurant; “No Paneer today: Tofu instead of Paneer” (tell the guest, who has to agree to it)',
  );
  expect(said).toContain('Weight (choose one): 250 g ₹100');
  expect(said).not.toContain('Regular');
});

test('a cart says what its guest has yet to choose', () => {
  const line = { name: 'Tikka', options: [tofu.label], swaps: [tofu.label], quantity: 1, price: 250_00 };
  expect(sayCart({ link: '/saffron#cart=', currency: 'INR', lines: [line], total: 250_00 })).toContain(
    'Today it is “Tofu instead of Paneer”: the guest has to choose that in the cart',
  );
});
