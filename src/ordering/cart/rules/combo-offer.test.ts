import { expect, test } from 'vitest';
import { SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { withParts } from '#ordering/prices/rules/with-parts.ts';
import { aCategory, aGroup, aMenu, anOption } from '#testing/rules/builders.ts';
import { aCombo, aDish, aPart } from '#testing/rules/combos.ts';
import type { Cart, CartEntry } from './cart.ts';
import { comboOffer, takeCombo } from './combo-offer.ts';
import { cartLines } from './priced-cart.ts';

const AT = { time: { day: '2026-11-20', minute: 720 }, now: Date.UTC(2026, 10, 20, 12) };
const thali = aDish('thali', 200_00);
const special = aDish('special', 260_00);
const lassi = aDish('lassi', 60_00);
const cola = aDish('cola', 50_00);
const lunch = aCombo('lunch', 220_00, {
  Main: [aPart('thali'), aPart('special', 40_00)],
  Drink: [aPart('lassi'), aPart('cola')],
});
const DISHES = [thali, special, lassi, cola];
const menusOf = (...combos: (typeof lunch)[]) => withParts([aMenu([aCategory([...DISHES, ...combos])])]);

const anEntry = (itemId: string, more: Partial<CartEntry> = {}): CartEntry => {
  const selections = [{ label: 'Price', contents: ['Regular'] }];
  return { itemId, label: itemId, image: null, unit: 0, quantity: 1, selections, ...more };
};
const offered = (entries: CartEntry[], menus = menusOf(lunch)) =>
  comboOffer(cartLines(entries, menus, AT), menus, AT);
const told = (offer: ReturnType<typeof offered>) =>
  offer && {
    combo: offer.combo.item.id,
    saves: offer.saves,
    chosen: offer.selections.slice(1).flatMap(({ contents }) => contents),
  };

test('what is in the cart is offered as a combo that costs less', () => {
  expect(told(offered([anEntry('lassi'), anEntry('thali')]))).toEqual({
    combo: 'lunch',
    saves: 40_00,
    chosen: ['thali', 'lassi'],
  });
});

test('the dishes that save most are taken, upcharges included; of equal ones the first of the cart', () => {
  const all = [anEntry('cola'), anEntry('thali'), anEntry('special'), anEntry('lassi')];
  expect(told(offered(all))).toMatchObject({ saves: 60_00, chosen: ['special', 'lassi'] });
  const same = menusOf(lunch, { ...lunch, id: 'supper', label: 'supper' });
  expect(told(offered([anEntry('thali'), anEntry('cola')], same))?.combo).toBe('lunch');
});

test('nothing is offered that costs as much, is not there, or needs a dish that the cart has not', () => {
  expect(offered([anEntry('thali'), anEntry('thali')])).toBeNull();
  const dear = aCombo('dear', 260_00, { Main: [aPart('thali')], Drink: [aPart('lassi')] });
  expect(offered([anEntry('thali'), anEntry('lassi')], menusOf(dear))).toBeNull();
  const out = menusOf({ ...lunch, state: SOLD_OUT });
  expect(offered([anEntry('thali'), anEntry('lassi')], out)).toBeNull();
});

test('a combo of more than four dishes is not looked for', () => {
  const of = (names: string[]) =>
    menusOf(aCombo('feast', 50_00, Object.fromEntries(names.map((name) => [name, [aPart('cola')]]))));
  const colas = [anEntry('cola', { quantity: 9 })];
  expect(told(offered(colas, of(['A', 'B', 'C', 'D'])))?.saves).toBe(150_00);
  expect(offered(colas, of(['A', 'B', 'C', 'D', 'E']))).toBeNull();
});

test('a dish with a wish or a choice of its own stays as it is', () => {
  expect(offered([anEntry('thali', { remarks: 'No onion' }), anEntry('lassi')])).toBeNull();
  const size = aGroup('Size', [anOption('Small', 200_00), anOption('Large', 250_00)], { required: true });
  const sized = { ...thali, groups: [size] };
  const menus = withParts([aMenu([aCategory([sized, lassi, lunch])])]);
  const of = (label: string) => [
    anEntry('thali', { selections: [{ label: 'Size', contents: [label] }] }),
    anEntry('lassi'),
  ];
  expect(offered(of('Large'), menus)).toBeNull();
  expect(offered(of('Small'), menus)?.saves).toBe(40_00);
});

test('two portions of one line fill two choices, and one doesn’t', () => {
  const pair = aCombo('pair', 80_00, { First: [aPart('cola')], Second: [aPart('cola'), aPart('lassi')] });
  expect(offered([anEntry('cola')], menusOf(pair))).toBeNull();
  expect(told(offered([anEntry('cola', { quantity: 2 })], menusOf(pair)))?.saves).toBe(20_00);
});

test('a dish that need not be chosen is taken only if the cart has it', () => {
  const meal = aCombo('meal', 190_00, { Main: [aPart('thali')] });
  const sweet = aGroup('Drink', [aPart('lassi', 20_00, { added: true })]);
  const menus = menusOf({ ...meal, groups: [...meal.groups, sweet] });
  expect(told(offered([anEntry('thali')], menus))).toMatchObject({ saves: 10_00, chosen: ['thali'] });
  expect(told(offered([anEntry('thali'), anEntry('lassi')], menus))?.saves).toBe(50_00);
});

test('taking it leaves the other portions, and offers the next one', () => {
  const cart: Cart<CartEntry> = {
    lines: [anEntry('thali', { quantity: 2 }), anEntry('lassi'), anEntry('cola')],
    timestamp: 1,
  };
  const first = offered(cart.lines);
  const next = first && takeCombo(cart, first, AT.now);
  expect(next?.lines.map(({ itemId, quantity, unit }) => [itemId, quantity, unit])).toEqual([
    ['thali', 1, 0],
    ['cola', 1, 0],
    ['lunch', 1, 220_00],
  ]);
  const second = offered(next?.lines ?? []);
  expect(second?.saves).toBe(30_00);
  const last = second && next && takeCombo(next, second, AT.now);
  expect(last?.lines.map(({ itemId, selections }) => [itemId, selections.at(-1)?.contents])).toEqual([
    ['lunch', ['lassi']],
    ['lunch', ['cola']],
  ]);
  expect(offered(last?.lines ?? [])).toBeNull();
});
