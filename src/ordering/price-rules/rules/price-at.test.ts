import { describe, expect, test } from 'vitest';
import type { ChannelName } from '#ordering/channels/rules/channel.ts';
import type { Item } from '#ordering/menu/rules/menu.ts';
import { aCategory, aGroup, aMenu, anItem, anOption } from '#testing/rules/builders.ts';
import { aRule as priceRule } from '#testing/rules/price-rules.ts';
import { menusPricedAt, type PriceMoment, priceAt } from './price-at.ts';
import { type RuleHow, type RuleNow, rulesAt } from './price-rule.ts';

const tenOff: RuleHow = { kind: 'percent', percent: -1_000 };

const aRule = (...rule: Parameters<typeof priceRule>): RuleNow => ({ ...priceRule(...rule), ends: null });
const category = aCategory([], { id: 'drinks' });
const at = (rules: RuleNow[], some: Partial<PriceMoment> = {}): PriceMoment => ({
  rules,
  type: null,
  area: null,
  ...some,
});
const lassi = anItem('lassi', {
  groups: [
    aGroup('Extras', [anOption('Cream', 20_00), anOption('Plain')], { maxSelection: 2 }),
    aGroup('Size', [anOption('Small', 80_00), anOption('Large', 120_00)], { required: true }),
  ],
});
const pricesOf = ({ groups }: Item) => groups.map(({ options }) => options.map(({ price }) => price));

describe('how a rule changes prices', () => {
  test.each<[string, RuleHow, number[][]]>([
    [
      'a percentage off, of extras too',
      tenOff,
      [
        [18_00, 0],
        [72_00, 108_00],
      ],
    ],
    [
      'a percentage on',
      { kind: 'percent', percent: 550 },
      [
        [21_10, 0],
        [84_40, 126_60],
      ],
    ],
    [
      'an amount off, of what the dish has its price from',
      { kind: 'amount', amount: -15_00 },
      [
        [20_00, 0],
        [65_00, 105_00],
      ],
    ],
    [
      'an amount on',
      { kind: 'amount', amount: 15_00 },
      [
        [20_00, 0],
        [95_00, 135_00],
      ],
    ],
    [
      'an amount that would make it free leaves its price',
      { kind: 'amount', amount: -80_00 },
      [
        [20_00, 0],
        [80_00, 40_00],
      ],
    ],
    [
      'a list of prices, and others as they are',
      { kind: 'list', prices: [{ itemId: 'lassi', optionId: 'option-Small', price: 49_00 }] },
      [
        [20_00, 0],
        [49_00, 120_00],
      ],
    ],
  ])('%s', (_, how, prices) => {
    const priced = priceAt({ item: lassi, category }, at([aRule('a', { how })]));
    expect(pricesOf(priced)).toEqual(prices);
    expect(priced.priced?.usual).toBe(lassi.groups);
  });

  test('a percentage rounds half up', () => {
    const cheap = anItem('toffee', { groups: [aGroup('Price', [anOption('One', 1_05)])] });
    const half = aRule('half', { how: { kind: 'percent', percent: -5_000 } });
    expect(pricesOf(priceAt({ item: cheap, category }, at([half])))).toEqual([[53]]);
  });

  test('a dish of options that can be left out has its amount off the first of them', () => {
    const { groups } = lassi;
    const open = { ...lassi, groups: groups.map((group) => ({ ...group, required: false })) };
    const rule = aRule('a', { how: { kind: 'amount', amount: -5_00 } });
    expect(pricesOf(priceAt({ item: open, category }, at([rule])))).toEqual([
      [15_00, 0],
      [80_00, 120_00],
    ]);
  });
});

describe('which rule decides', () => {
  const decides = (rules: RuleNow[], some: Partial<PriceMoment> = {}) =>
    priceAt({ item: lassi, category }, at(rules, some)).priced?.rule.id ?? null;

  test('without one, a dish is the menu’s own', () => {
    expect(priceAt({ item: lassi, category }, at([]))).toBe(lassi);
  });
  test.each<[string, RuleNow[], Partial<PriceMoment>, string | null]>([
    ['the first of two', [aRule('a'), aRule('b')], {}, 'a'],
    ['that of its order type', [aRule('a', { when: { types: ['t1'] } }), aRule('b')], { type: 't1' }, 'a'],
    ['none of another order type', [aRule('a', { when: { types: ['t1'] } })], { type: 't2' }, null],
    ['none of an order type before there is one', [aRule('a', { when: { types: ['t1'] } })], {}, null],
    ['that of the area', [aRule('a', { when: { areas: ['AC hall'] } })], { area: 'AC hall' }, 'a'],
    ['none of an area where there is no table', [aRule('a', { when: { areas: ['AC hall'] } })], {}, null],
    ['that of its category', [aRule('a', { what: { categories: ['drinks'], items: [] } })], {}, 'a'],
    ['none of another category', [aRule('a', { what: { categories: ['mains'], items: [] } })], {}, null],
    ['that of the dish', [aRule('a', { what: { categories: ['mains'], items: ['lassi'] } })], {}, 'a'],
    [
      'none that lists other dishes',
      [aRule('a', { how: { kind: 'list', prices: [{ itemId: 'x', optionId: 'y', price: 1 }] } })],
      {},
      null,
    ],
  ])('%s', (_, rules, some, expected) => {
    expect(decides(rules, some)).toBe(expected);
  });
});

describe('rulesAt', () => {
  const happy = aRule('happy', { when: { start: 960, end: 1140 } });
  const kiosk = aRule('staff', { when: { channel: 'staff' } });
  const FOUR = Date.parse('2026-11-20T16:00:00Z');
  test('leaves out those of other hours and of another channel, and says when the others end', () => {
    const rules = [happy, kiosk, aRule('always')];
    const now = (at: number, channel: ChannelName) =>
      rulesAt(rules, 'UTC', { at, channel }).map(({ id, ends }) => [id, ends]);
    expect(now(FOUR, 'guest')).toEqual([
      ['happy', 1140],
      ['always', null],
    ]);
    expect(now(FOUR - 1, 'staff')).toEqual([
      ['staff', null],
      ['always', null],
    ]);
  });
});

test('menus are priced dish by dish, and are themselves where no rule holds', () => {
  const menus = [aMenu([aCategory([anItem('a')], { id: 'x' }), aCategory([anItem('b')], { id: 'y' })])];
  expect(menusPricedAt(menus, at([]))).toBe(menus);
  const priced = menusPricedAt(menus, at([aRule('r', { what: { categories: ['y'], items: [] } })]));
  const items = priced.flatMap(({ categories }) => categories.flatMap((one) => one.items));
  expect(items.map((item) => item.priced?.rule.label)).toEqual([undefined, 'Rule r']);
});
