import { describe, expect, test } from 'vitest';
import { settleFigure } from './figures.ts';
import { withMark } from './marks.ts';
import { type MenuLine, parseLines } from './parse-lines.ts';

/** A line in short: "Dosa 90 veg", or with sizes "Dosa Half 90 Full 120 veg". */
function short(line: MenuLine): string {
  if (line.is === 'heading') return `# ${line.label}`;
  if (line.is === 'fault') return `! ${line.fault}`;
  const sizes = line.sizes.map(({ label, price }) => [label, price / 100].filter((part) => part !== ''));
  return [line.label, ...sizes.flat(), line.veg, line.isDoubtful ? '?' : ''].join(' ').trim();
}
const read = (text: string, hasHeadings = true) => parseLines(text, hasHeadings).map(short);

test.each([
  ['Masala dosa 90', 'Masala dosa 90 veg'],
  ['1. Masala dosa - ₹90', 'Masala dosa 90 veg'],
  ['• Filter coffee ......... 40/-', 'Filter coffee 40 veg'],
  ['Filter coffee.....40', 'Filter coffee 40 veg'],
  ['Idli (2 pcs) : Rs. 45.50', 'Idli (2 pcs) 45.5 veg'],
  ['Gulab jamun 90 (2 pieces)', 'Gulab jamun (2 pieces) 90 veg'],
  ['Feast for ten 1,250', 'Feast for ten 1250 veg'],
  ['7 up 40', '7 up 40 veg'],
  ['मसाला डोसा ₹90', 'मसाला डोसा 90 veg'],
  ['Masala dosa\t90\tveg', 'Masala dosa 90 veg'],
])('%j has a name and a price', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test.each([
  ['Chicken 65 290', 'Chicken 65 290 non-veg ?'],
  ['Thali 200 (nv)', 'Thali 200 non-veg'],
  ['Thali (non-veg) 200', 'Thali 200 non-veg'],
  ['Thali 200 NV', 'Thali 200 non-veg'],
  ['Fried rice 160 [egg]', 'Fried rice 160 egg'],
  ['Masala omelette 80', 'Masala omelette 80 egg'],
  ['Eggplant fry 80', 'Eggplant fry 80 veg'],
  ['Veg keema 140', 'Veg keema 140 veg'],
  ['Veg and chicken platter 400', 'Veg and chicken platter 400 non-veg'],
  ['Fish fingers 200 (veg)', 'Fish fingers 200 veg'],
  ['Thali 200 (no mark)', 'Thali 200 none'],
  ['चिकन करी 240', 'चिकन करी 240 non-veg'],
])('%j has a veg mark', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test.each([
  ['Veg biryani 180/260', 'Veg biryani Half 180 Full 260 veg'],
  ['Veg biryani ₹180 / ₹260', 'Veg biryani Half 180 Full 260 veg'],
  ['Veg biryani half 180, full 260', 'Veg biryani Half 180 Full 260 veg'],
  ['Chicken 65: Half - 150 | Full - 290', 'Chicken 65 Half 150 Full 290 non-veg'],
  ['Farmhouse 199/349/499', 'Farmhouse Small 199 Medium 349 Large 499 veg'],
  ['वेज बिरयानी हाफ़ 180 फ़ुल 260', 'वेज बिरयानी हाफ़ 180 फ़ुल 260 veg'],
  ['Paneer tikka 220 320', 'Paneer tikka Half 220 Full 320 veg'],
  ['Paneer tikka 220, 320', 'Paneer tikka Half 220 Full 320 veg'],
  ['Paneer tikka 220,320 (veg)', 'Paneer tikka Half 220 Full 320 veg'],
  ['Paneer tikka ₹220 ₹320', 'Paneer tikka Half 220 Full 320 veg'],
  ['Farmhouse 199 349 499', 'Farmhouse Small 199 Medium 349 Large 499 veg'],
  ['Naan full 60', 'Naan full 60 veg'],
  ['Mini idli 60', 'Mini idli 60 veg'],
])('%j has sizes', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test.each([
  ['Chicken 65 190', 'Chicken 65 190 non-veg ?'],
  ['Platter 24 1200', 'Platter 24 1200 veg ?'],
  ['Platter 24: 1200', 'Platter 24 1200 veg'],
  ['7 up 40', '7 up 40 veg'],
  ['Party tray 12,500', 'Party tray 12500 veg'],
])('%j has a figure in its name, which is asked about unless a colon stands behind it', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test('a figure is settled in its line: it belongs to the name, or is a price', () => {
  const text = 'Idli 40\nPlatter 24 ₹60 (nv)';
  expect(settleFigure(text, 1, 'name')).toBe('Idli 40\nPlatter 24: ₹60 (nv)');
  const prices = settleFigure(text, 1, 'price');
  expect(read(prices)).toEqual(['Idli 40 veg', 'Platter Half 24 Full 60 non-veg']);
});

test.each([
  ['Masala dosa', '! price'],
  ['Masala dosa 0', '! price'],
  ['90', '! name'],
  [`${'x'.repeat(201)} 90`, '! tooLong'],
])('%j has a fault', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

describe('a line without a price', () => {
  test('names the category of the dishes below', () => {
    const text = 'Idli 40\n\nSTARTERS:\nSoup 90\nNon-veg mains\nThali 250\nRaita 60 (veg)';
    expect(read(text)).toEqual([
      'Idli 40 veg',
      '# STARTERS',
      'Soup 90 veg',
      '# Non-veg mains',
      'Thali 250 non-veg',
      'Raita 60 veg',
    ]);
  });

  test('lacks a price where no dish is below, where it has figures, or where all go to one category', () => {
    expect(read('Idli\nVada\nDosa 90')).toEqual(['! price', '# Vada', 'Dosa 90 veg']);
    expect(read('Gulab jamun 90 each\nDosa 90')).toEqual(['! price', 'Dosa 90 veg']);
    expect(read('Idli\nDosa 90', false)).toEqual(['! price', 'Dosa 90 veg']);
  });
});

test('a mark is written behind its line, and in place of another', () => {
  const text = 'Idli 40\r\n\nThali 200 (veg)';
  expect(parseLines(text, true).map(({ at }) => at)).toEqual([0, 2]);
  const marked = withMark(withMark(text, 2, 'non-veg'), 0, 'none');
  expect(marked).toBe('Idli 40 (no mark)\n\nThali 200 (non-veg)');
  expect(read(marked)).toEqual(['Idli 40 none', 'Thali 200 non-veg']);
});
