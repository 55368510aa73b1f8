import type { VegChoice } from '#ordering/menu-editor/rules/veg-choice.ts';
import type { LineFault } from '#ordering/menu-lines/rules/parse-lines.ts';

const counted = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

export const dishLinesEn = {
  label: 'One dish on each line, with its price',
  hint: 'Type or paste them. Two prices are half and full. Dishes are veg unless their name or (nv), (egg) says otherwise.',
  headingsHint: 'A line without a price is a category.',
  placeholder: 'Masala dosa 90\nVeg biryani 180/260\nThali 240 (nv)',
  menuPlaceholder: 'Starters\nPaneer tikka 240\nChicken 65 260\nMains\nVeg biryani 180/260',
  preview: 'How they will look',
  vegMarkOf: (dish: string) => `Veg mark of ${dish}`,
  marks: { veg: 'Veg', egg: 'Egg', 'non-veg': 'Non-veg', none: 'No mark' } satisfies Record<
    VegChoice,
    string
  >,
  doubt: (figure: string) => `Is ${figure} part of the name?`,
  inName: 'Yes',
  isPrice: 'No, a price',
  none: 'Please enter at least one dish.',
  wrong: (count: number) => (count === 1 ? 'Please correct one line.' : `Please correct ${count} lines.`),
  faults: {
    name: 'The name is missing.',
    price: 'End the line with a price, such as 120 or 89.50.',
    tooLong: 'This is too long.',
  } satisfies Record<LineFault, string>,
  add: (count: number) => (count === 0 ? 'Add to menu' : `Add ${counted(count)} to menu`),
  several: 'Several at once',
  severalIn: (category: string) => `Several dishes for ${category}`,
  added: (count: number) => (count === 1 ? 'The dish is on the menu.' : `${count} dishes are on the menu.`),
};
