import { expect, test } from 'vitest';
import { aCategory, anItem } from '#testing/rules/builders.ts';
import { aRule } from '#testing/rules/price-rules.ts';
import { explainPrice } from './explain-price.ts';

const dish = { item: anItem('lassi'), category: aCategory([]) };
const FIVE = Date.parse('2026-11-20T17:00:00+05:30');
const ask = (at: number, area: string | null = null) => {
  const happy = aRule('happy', { when: { start: 960, end: 1140 } });
  const hall = aRule('hall', { when: { areas: ['AC hall'] }, how: { kind: 'percent', percent: 2_000 } });
  const asked = { at, area, type: null, channel: 'guest' as const };
  const { item, without } = explainPrice(dish, { rules: [happy, hall], timeZone: 'Asia/Kolkata' }, asked);
  return [item, without].map(({ priced, groups }) => [priced?.rule.id, groups[0]?.options[0]?.price]);
};

test.each([
  [
    'no rule: the menu’s price, with and without',
    FIVE + 3 * 3_600_000,
    null,
    [
      [undefined, 250_00],
      [undefined, 250_00],
    ],
  ],
  [
    'one rule: without it, the menu’s price',
    FIVE,
    null,
    [
      ['happy', 225_00],
      [undefined, 250_00],
    ],
  ],
  [
    'two rules: without the first, the second decides',
    FIVE,
    'AC hall',
    [
      ['happy', 225_00],
      ['hall', 300_00],
    ],
  ],
])('%s', (_, at, area, expected) => {
  expect(ask(at, area)).toEqual(expected);
});
