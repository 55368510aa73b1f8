import { expect, test } from 'vitest';
import { aRule } from '#testing/rules/price-rules.ts';
import { en } from '#texts/office/en.ts';
import type { PriceRule } from '../rules/price-rule.ts';
import { draftOf, faultsIn, moved, newRule, type RuleDraft, ruleOf } from './edit-price-rules.ts';

test.each<[string, PriceRule]>([
  ['a percentage off by hours', aRule('a', { when: { start: 960, end: 0, days: ['fri'] } })],
  [
    'a percentage on for an area',
    aRule('a', { how: { kind: 'percent', percent: 1_250 }, when: { areas: ['AC hall'] } }),
  ],
  [
    'an amount off some dishes',
    aRule('a', { how: { kind: 'amount', amount: -15_50 }, what: { categories: ['c'], items: ['i'] } }),
  ],
  [
    'a list of prices',
    aRule('a', { how: { kind: 'list', prices: [{ itemId: 'i', optionId: 'o', price: 49_00 }] } }),
  ],
])('%s is the same after it was opened and saved', (_, rule) => {
  expect(ruleOf(draftOf(rule))).toEqual(rule);
});

const right: RuleDraft = { ...newRule('a'), label: 'Happy hour', value: '10' };

test.each<[string, Partial<RuleDraft>, string[]]>([
  ['a whole rule', {}, []],
  ['without a name', { label: ' ' }, ['0.label']],
  ['with a time alone', { from: '16:00' }, ['0.until']],
  [
    'with its last day first',
    { when: { ...right.when, fromDay: '2026-11-20', untilDay: '2026-11-19' } },
    ['0.untilDay'],
  ],
  ['without a percentage', { value: '' }, ['0.value']],
  ['with all of it off', { value: '100' }, ['0.value']],
  ['with all of it on', { value: '100', isOff: false }, []],
  ['without an amount', { kind: 'amount', value: 'ten' }, ['0.value']],
  ['with an empty list', { kind: 'list', prices: { o: { itemId: 'i', price: '' } } }, ['0.value']],
  ['of some dishes, without one', { isOfSome: true }, ['0.what']],
])('faults of a rule %s', (_, change, expected) => {
  expect(Object.keys(faultsIn([{ ...right, ...change }], en))).toEqual(expected);
});

test('a rule moves up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});
