import { describe, expect, test } from 'vitest';
import { aGroup, anItem, anOption } from '#testing/rules/builders.ts';
import type { OptionGroup } from './menu.ts';
import { baseOf, choicesOf, selectionsOf } from './options/choices.ts';
import { isSimple } from './options/options.ts';
import { resolveSelection } from './options/resolve-selection.ts';
import { shownOptions } from './options/shown-options.ts';
import { gramsIn, readWeight, sizeOf, weightLabel } from './weight.ts';

test.each([
  ['250 g', 250],
  ['250gm', 250],
  ['1 kg', 1000],
  ['1.25 Kg', 1250],
  ['1 किलो', 1000],
  ['0.5 g', 1],
  ['0 g', null],
  ['51 kg', null],
  ['Half', null],
  ['12 pieces', null],
  ['1 kg box', null],
])('%s is %j grams', (label, grams) => {
  expect(gramsIn(label)).toBe(grams);
});

test.each([5, 999, 1000, 1250, 50_000])('what %i grams are called is read as the same weight', (grams) => {
  expect(gramsIn(weightLabel(grams))).toBe(grams);
});

test.each([
  ['350', 350],
  ['0.35', 350],
  ['.5', 500],
  ['1.25', 1250],
  ['1,5', 1500],
  ['2 kg', 2000],
  ['1.', null],
  ['0', null],
  ['1.2505', null],
  ['60.0', null],
  ['-3', null],
])('a clerk who types %s means %j grams', (typed, grams) => {
  expect(readWeight(typed)).toBe(grams);
});

const group = (...options: OptionGroup['options']) =>
  aGroup('Size', options, { required: true, byWeight: true });
const of = (...labels: string[]) => [{ label: 'Size', contents: labels }];

describe('a dish that is sold by weight', () => {
  const katli = anItem('katli', { groups: [group(anOption('250 g', 240_00), anOption('1 kg', 900_00))] });
  const resolved = (...labels: string[]) => {
    const found = resolveSelection(katli, of(...labels));
    return 'chosen' in found ? found.base : found.faults.map(({ fault }) => fault);
  };

  test('costs what its sizes cost, and any other weight its part of the heaviest', () => {
    expect(resolved('250 g')).toBe(240_00);
    expect(resolved('350 g')).toBe(315_00);
    expect(resolved('1.333 kg')).toBe(1199_70);
  });

  test.each([
    ['no weight', 'A little', ['UNKNOWN_OPTION']],
    ['nothing', '0 g', ['UNKNOWN_OPTION']],
    ['more than the scale takes', '60 kg', ['UNKNOWN_OPTION']],
    ['a size in other letters, at the price of another weight', '0.25 kg', ['UNKNOWN_OPTION']],
    ['a size with spaces', ' 250 g ', ['UNKNOWN_OPTION']],
    ['a weight in other letters', '350g', ['UNKNOWN_OPTION']],
  ])('is not sold as %s', (_, label, faults) => {
    expect(resolved(label)).toEqual(faults);
  });

  test('is sold as the size that it is, where the scale shows one', () => {
    expect([sizeOf(group(anOption('250gm')), 250), sizeOf(group(anOption('1 kg')), 250)]).toEqual([
      ...['250gm', '250 g'],
    ]);
  });

  test('is sold in one weight, and always asks for it', () => {
    expect(resolved('250 g', '350 g')).toEqual(['TOO_MANY']);
    expect(resolved()).toEqual(['REQUIRED']);
    expect(isSimple(anItem('katli', { groups: [group(anOption('1 kg', 900_00))] }))).toBe(false);
  });

  test('keeps what was weighed, for people and for the recipe', () => {
    const found = resolveSelection(katli, of('350 g'));
    const [option] = 'chosen' in found ? (found.chosen[0]?.options ?? []) : [];
    expect(option).toMatchObject({ label: '350 g', weight: { grams: 350, of: 1000 } });
    expect(shownOptions(anItem('katli', { groups: [group(anOption('1 kg', 900_00))] }), of('350 g'))).toEqual(
      ['350 g'],
    );
  });

  test('is in the sheet with the weight that was typed', () => {
    const choices = choicesOf(katli, of('350 g'));
    expect(choices).toEqual({ Size: ['350 g'] });
    expect(baseOf(katli, choices)).toBe(315_00);
    expect(selectionsOf(katli, choices)).toEqual(of('350 g'));
  });
});

test('no weight is typed where the dish has sizes alone', () => {
  const { byWeight: _, ...sizes } = group(anOption('250 g', 240_00), anOption('1 kg', 900_00));
  expect(resolveSelection(anItem('katli', { groups: [sizes] }), of('350 g'))).toMatchObject({
    faults: [{ fault: 'UNKNOWN_OPTION' }],
  });
});
