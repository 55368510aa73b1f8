import { describe, expect, test } from 'vitest';
import type { Art } from './picture.ts';
import { isDrawable, proposePictures } from './propose.ts';
import { DISHES } from './testing/dishes.ts';

const MEATS = ['chicken', 'meat', 'fish', 'prawn', 'egg'];
const artOf = (label: string, category = '', veg: boolean | null = null) =>
  proposePictures({ label, category, veg })[0]?.art[0] as Art;

/** What a picture shows, in a few words. */
function shown(art: Art): string[] {
  if (art.draw === 'drink') return ['drink', art.vessel, ...art.garnish];
  if (art.draw === 'plate') return ['plate', art.ware, art.food, art.color, ...art.toppings];
  return ['bowl', art.ware, art.heaped === 'no' ? 'poured' : art.heaped, art.fill, ...art.toppings];
}

test('at least 300 dishes of Indian menus are known', () => {
  expect(new Set(DISHES.map(([name]) => name.toLowerCase())).size).toBeGreaterThanOrEqual(300);
});

describe('a dish is recognised by its name', () => {
  test.each(DISHES)('%s shows %s', (name, wanted) => {
    expect(shown(artOf(name))).toEqual(expect.arrayContaining(wanted.split(', ')));
  });
});

test('six different pictures are proposed, always the same', () => {
  for (const [label] of DISHES) {
    const six = proposePictures({ label, category: 'Mains', veg: null });
    expect(new Set(six.map((picture) => JSON.stringify(picture))).size).toBe(6);
    expect(proposePictures({ label, category: 'Mains', veg: null })).toEqual(six);
  }
});

test('a vegetarian dish shows no meat, whatever its name says', () => {
  for (const [label] of DISHES)
    for (const { art } of proposePictures({ label, category: 'Chicken and mutton', veg: true }))
      for (const piece of art) {
        expect(shown(piece).filter((word) => MEATS.includes(word))).toEqual([]);
        expect(piece.draw === 'plate' && ['legs', 'fish', 'omelette'].includes(piece.food)).toBe(false);
      }
});

test.each([
  ['Panner butter masla', 'Paneer butter masala'],
  ['chiken biriyani', 'Chicken biryani'],
  ['Biriyani, Chiken', 'Chicken biryani'],
  ['Daal tarka', 'Dal tadka'],
  ['Idly', 'Idli'],
  ['Murgh makhanwala', 'Chicken makhani'],
  ['Samosas', 'Samosa'],
  ['पनीर बटर मसाला', 'Paneer butter masala'],
  ['चिकन बिरयानी', 'Chicken biryani'],
  ['दाल तड़का', 'Dal tadka'],
])('%s is drawn as %s', (spelt, name) => {
  expect(artOf(spelt)).toEqual(artOf(name));
});

test.each([
  ['Sunset', 'Beverages', 'drink'],
  ['House special', 'Desserts', 'scoops'],
  ['Number seven', 'Soups', 'poured'],
  ['Number seven', 'Breads', 'flatbread'],
  ['Dragon’s breath', 'Starters', 'pieces'],
  ['Grandmother’s', 'Biryani', 'rice'],
  ['Number seven', 'Odds and ends', 'poured'],
])('%s of "%s" is a sensible %s', (label, category, wanted) => {
  expect(shown(artOf(label, category))).toContain(wanted);
});

test.each(['', ' ', '###', '🍛', '__proto__', 'constructor toString', 'x'.repeat(200)])(
  '%j has a picture too',
  (label) => {
    expect(proposePictures({ label, category: label, veg: null })).toHaveLength(6);
  },
);

test('a meat dish whose name says no meat shows the meat of its category', () => {
  expect(shown(artOf('Rogan special masala', 'Mutton', false))).toContain('meat');
  expect(shown(artOf('Special masala', 'Fish and prawn', false))).toContain('prawn');
});

test.each([
  ['Palace breakfast', 'Morning tray'],
  ['Sirke wale pyaaz', 'Raita, papad and extras'],
  ['Cutlery and napkins', 'Raita, papad and extras'],
  ['Chicken kabiraji', 'Cutlets and snacks'],
  ['Tender coconut', 'Coolers'],
])('nothing that can be drawn looks like %s', (label, category) => {
  expect(isDrawable({ label, category, veg: null })).toBe(false);
});

test('a dish that is known by its name can be drawn', () => {
  expect(isDrawable({ label: 'Dahi ke sholay', category: '', veg: true })).toBe(true);
});
