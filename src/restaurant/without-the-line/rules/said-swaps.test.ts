import { expect, test } from 'vitest';
import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import { aCatalogueOf, aGroup, aLine, aMoment, anItem, anOption, aRequest } from '#testing/rules/builders.ts';
import { catchRefusal } from '#testing/rules/expecting.ts';
import { decideLate } from './late-orders.ts';
import { asSaid } from './said-swaps.ts';

const AT = aMoment({ channel: CHANNELS.staff });
const swap = { from: 'paneer', to: 'tofu' };
const NOW = aGroup('No Paneer today', [anOption('Tofu instead of Paneer', 0, { swap })]);
const own = aGroup('Price', [anOption('Regular', 250_00)]);

function sold(label: string, option: string, groups = [own, NOW]) {
  const selections = [
    { label: 'Price', contents: ['Regular'] },
    { label, contents: [option] },
  ];
  const request = aRequest([aLine('tikka', { selections })]);
  const catalogue = aCatalogueOf([anItem('tikka', { groups })]);
  return () => decideLate(request, asSaid(catalogue, request.lines), AT);
}

test.each([
  ['No Paneer today', 'Tofu instead of Paneer'],
  ['No Paneer today', 'Soya instead of Paneer'],
  ['No Fresh paneer today', 'Tofu instead of Fresh paneer'],
])('a swap stands by the names that it was sold with: %s, %s', (label, option) => {
  const { chosen, priced } = sold(label, option)().lines[0] ?? {};
  expect(chosen?.[1]).toMatchObject({ group: { label }, options: [{ label: option, price: 0, swap }] });
  expect(priced?.unit).toBe(250_00);
});

test.each([
  ['No Paneer today', 'Extra spicy'],
  ['Extras', 'Tofu instead of Paneer'],
  ['No Paneer today', 'Tofu instead of Cream'],
  ['No Paneer today', 'instead of Paneer'],
])('another choice that the dish has not is refused: %s, %s', (label, option) => {
  expect(catchRefusal(sold(label, option)).code).toBe('OPTIONS_INVALID');
});

test('a swap of a dish that never had one is refused', () => {
  const refusal = catchRefusal(sold('No Paneer today', 'Tofu instead of Paneer', [own]));
  expect(refusal.code).toBe('OPTIONS_INVALID');
});
