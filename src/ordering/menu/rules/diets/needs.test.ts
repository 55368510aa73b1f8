import { describe, expect, test } from 'vitest';
import { anItem } from '#testing/rules/builders.ts';
import type { Item } from '../menu.ts';
import { hasNeeds, type Needs, NO_NEEDS, sumOfNeeds, type Verdict, verdictOf } from './needs.ts';

const needs = (some: Partial<Needs>): Needs => ({ ...NO_NEEDS, ...some });
const verdict = (facts: Partial<Item>, some: Partial<Needs>) => verdictOf(anItem('dish', facts), needs(some));

const plain = { veg: true } as const;
const meat = { veg: false } as const;
const omelette = { veg: false, egg: true } as const;

describe('whether a dish suits those who', () => {
  test.each<[string, Partial<Needs>, Partial<Item>, Verdict]>([
    ['said nothing, also where nothing is known', {}, { veg: null, allergens: null, spice: null }, 'fine'],
    ['avoid what it has', { avoid: ['nuts', 'milk'] }, { allergens: ['soy', 'milk'] }, 'no'],
    ['avoid what it does not have', { avoid: ['nuts'] }, { allergens: ['soy'] }, 'fine'],
    ['avoid something, with none of the list', { avoid: ['nuts'] }, { allergens: [] }, 'fine'],
    ['avoid something, with unknown allergens', { avoid: ['nuts'] }, { allergens: null }, 'ask'],
    ['avoid egg, of one that is marked for egg', { avoid: ['egg'] }, { ...omelette, allergens: null }, 'no'],
    ['avoid egg, of one with a mark that does not count', { avoid: ['egg'] }, { egg: true }, 'ask'],
    ['eat veg, of a vegetarian one', { eats: 'veg' }, plain, 'fine'],
    ['eat veg, of one with meat', { eats: 'veg' }, meat, 'no'],
    ['eat veg, of one with egg', { eats: 'veg' }, omelette, 'no'],
    ['eat veg, of one without a mark', { eats: 'veg' }, { veg: null }, 'ask'],
    ['eat veg and egg, of a vegetarian one', { eats: 'egg' }, plain, 'fine'],
    ['eat veg and egg, of one with egg', { eats: 'egg' }, omelette, 'fine'],
    ['eat veg and egg, of one with meat', { eats: 'egg' }, meat, 'no'],
    ['eat veg and egg, of one without a mark', { eats: 'egg' }, { veg: null }, 'ask'],
    ['eat Jain, of a Jain one', { eats: 'jain' }, { veg: true, jain: true }, 'fine'],
    ['eat Jain, of a vegetarian one', { eats: 'jain' }, plain, 'ask'],
    ['eat Jain, of one with meat, whatever else is marked', { eats: 'jain' }, { ...meat, jain: true }, 'no'],
    ['eat Jain, of one with egg', { eats: 'jain' }, omelette, 'no'],
    ['eat Jain, of one without a veg mark', { eats: 'jain' }, { veg: null, jain: true }, 'ask'],
    ['eat mild, of a mild one', { spice: 1 }, { spice: 1 }, 'fine'],
    ['eat mild, of one that is not spicy', { spice: 1 }, { spice: 0 }, 'fine'],
    ['eat mild, of a hotter one', { spice: 1 }, { spice: 2 }, 'no'],
    ['eat mild, of one without a level', { spice: 1 }, { spice: null }, 'ask'],
  ])('%s', (_, some, facts, expected) => {
    expect(verdict(facts, some)).toBe(expected);
  });

  test('have several needs: the worst counts', () => {
    const all = { avoid: ['nuts'], eats: 'veg', spice: 1 } as const;
    const some: Partial<Needs> = { ...all, avoid: [...all.avoid] };
    expect(verdict({ veg: true, allergens: [], spice: 0 }, some)).toBe('fine');
    expect(verdict({ veg: true, allergens: null, spice: 0 }, some)).toBe('ask');
    expect(verdict({ veg: true, allergens: null, spice: 3 }, some)).toBe('no');
    expect(verdict({ veg: null, allergens: ['nuts'], spice: 0 }, some)).toBe('no');
  });
});

describe('the sum of a table', () => {
  test('has every allergen once, the strictest diet and the mildest level', () => {
    const said = [
      needs({ avoid: ['soy', 'nuts'], eats: 'egg', spice: 2 }),
      needs({ avoid: ['nuts', 'milk'], eats: 'jain' }),
      needs({ eats: 'veg', spice: 1 }),
    ];
    const sum: Needs = { avoid: ['milk', 'nuts', 'soy'], eats: 'jain', spice: 1 };
    expect(sumOfNeeds(said)).toEqual(sum);
    expect(sumOfNeeds(said.toReversed())).toEqual(sum);
  });

  test('is nothing where nobody said anything', () => {
    expect(sumOfNeeds([])).toEqual(NO_NEEDS);
    expect(hasNeeds(NO_NEEDS)).toBe(false);
    expect(hasNeeds(sumOfNeeds([needs({ spice: 0 })]))).toBe(true);
  });
});
