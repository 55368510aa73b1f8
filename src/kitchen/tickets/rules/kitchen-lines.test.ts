import { expect, test } from 'vitest';
import { dishesOf, type KitchenLine, linesNamed, saidOptions } from './kitchen-lines.ts';

const line = { _id: 'a', itemLabel: 'Lunch', itemID: 'lunch', quantity: 2, ready: false, configs: [] };
const parts = [
  { itemID: 'thali', itemLabel: 'Thali', ready: true, translations: { hi: { label: 'थाली' } } },
  { itemID: 'lassi', itemLabel: 'Lassi', ready: false },
];
const combo = { ...line, options: ['Thali', 'Lassi', 'Extra papad'], parts } as unknown as KitchenLine;

test('the kitchen makes the dishes of a combo, each by itself', () => {
  expect(dishesOf(combo)).toMatchObject([
    { _id: 'a/0', itemID: 'thali', itemLabel: 'Thali', quantity: 2, ready: true, options: ['Extra papad'] },
    { _id: 'a/1', itemID: 'lassi', itemLabel: 'Lassi', quantity: 2, ready: false },
  ]);
  expect(dishesOf(combo)[0]?.translations).toMatchObject({ hi: { label: 'थाली' } });
  expect(dishesOf(line as unknown as KitchenLine)).toEqual([line]);
});

test('a dish of a combo says how it comes and what it is part of, in each language', () => {
  const tikka = {
    itemID: 'tikka',
    itemLabel: 'Paneer tikka',
    ready: false,
    options: ['Half', 'Medium'],
    translations: { hi: { label: 'पनीर टिक्का', options: ['आधा', 'मध्यम'] } },
  };
  const translations = { hi: { label: 'लंच', options: ['पनीर टिक्का', 'अतिरिक्त पापड़'] } };
  const options = ['Paneer tikka', 'Extra papad'];
  const lunch = { ...line, options, translations, parts: [tikka] } as unknown as KitchenLine;
  const [dish] = dishesOf(lunch);
  expect(dish).toMatchObject({
    itemLabel: 'Paneer tikka',
    options: ['Half', 'Medium', 'Extra papad'],
    translations: { hi: { label: 'पनीर टिक्का', options: ['आधा', 'मध्यम', 'अतिरिक्त पापड़'] } },
    combo: { label: 'Lunch', translations: { hi: { label: 'लंच' } } },
  });
  expect(saidOptions(lunch)).toEqual(['Paneer tikka · Half · Medium', 'Extra papad']);
});

test('an extra that is called like a dish of the combo is shown', () => {
  const configs = [
    { label: 'Drink', contents: ['Lassi'] },
    { label: 'Main', contents: ['Thali'] },
    { label: 'Extras', contents: ['Lassi'] },
  ];
  const line = { ...combo, options: ['Lassi', 'Thali', 'Lassi'], configs };
  expect(dishesOf(line).map(({ options }) => options)).toEqual([['Lassi'], ['Lassi']]);
  expect(dishesOf(line)[0]?.configs.map(({ contents }) => contents)).toEqual([[], [], ['Lassi']]);
});

test('what is marked is named by its line, and by the places of its dishes', () => {
  expect(linesNamed(['b', 'a/0', 'a/1'])).toEqual([{ lineId: 'b' }, { lineId: 'a', parts: [0, 1] }]);
});
