import { expect, test } from 'vitest';
import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import { HIDDEN_CATEGORY, SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import {
  aCatalogueOf,
  aCategory,
  aLine,
  aMenu,
  aMoment,
  anItem,
  anOrderType,
  aRequest,
} from '#testing/rules/builders.ts';
import { catchRefusal } from '#testing/rules/expecting.ts';
import { asSold, decideLate } from './late-orders.ts';

const AT = aMoment({ channel: CHANNELS.staff });
const asked = aRequest([aLine('idli')]);

test('what was sold may be sold out, hidden, of another hour or of an order type that is switched off by now', () => {
  const item = anItem('idli', { state: SOLD_OUT });
  const menu = aMenu([aCategory([item], { state: HIDDEN_CATEGORY })], { active: false, start: 0, end: 60 });
  const now = { orderTypes: [anOrderType({ active: false })], menus: [menu] };
  expect(decideLate(asked, asSold(now), AT).priced.grandTotal).toBe(250_00);
});

test('what was sold in the night of a menu of some days is ordered after midnight', () => {
  const late = {
    start: 22 * 60,
    end: 2 * 60,
    days: ['fri' as const, 'sat' as const],
    fromDay: '2026-11-20',
    untilDay: '2026-11-21',
  };
  const now = { orderTypes: [anOrderType()], menus: [aMenu([aCategory([anItem('idli')])], late)] };
  expect(asSold(now).menus[0]).toMatchObject({ days: [], fromDay: null, untilDay: null });
  expect(decideLate(asked, asSold(now), AT).priced.grandTotal).toBe(250_00);
});

test('another sum than was asked then is the menu’s, and no reason to refuse', () => {
  const cheaper = { ...asked, amount: 200_00, lines: [aLine('idli', { value: 200_00 })] };
  const { priced } = decideLate(cheaper, aCatalogueOf([anItem('idli')]), AT);
  expect(priced.grandTotal).toBe(250_00);
});

test('a dish that is on no menu is refused', () => {
  const refusal = catchRefusal(() => decideLate(asked, aCatalogueOf([anItem('vada')]), AT));
  expect(refusal.code).toBe('ITEM_UNAVAILABLE');
});
