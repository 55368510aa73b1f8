import type { MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { SHOWN_CATEGORY } from '#ordering/menu/rules/menu.ts';

export type SampleCategory = MenuView['categories'][number];
export type SampleItem = SampleCategory['items'][number];
type Group = SampleItem['configs'][number];
type Choice = [label: string, price: number];

const TAXES = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];

type Bilingual = readonly [english: string, hindi: string];

/** A dish with one price, or with the groups that it is chosen from. */
export function dish(
  picture: string,
  [label, hindiLabel]: Bilingual,
  [description, hindiDescription]: Bilingual,
  veg: boolean,
  priced: number | Group[],
  more: Partial<Pick<SampleItem, 'tags' | 'discount'>> = {},
): SampleItem {
  const id = idOf(label);
  return {
    _id: id,
    label,
    description,
    images: [picture],
    tags: [],
    discount: 0,
    order: 0,
    taxes: TAXES,
    state: 'Available',
    veg,
    translations: { hi: { label: hindiLabel, description: hindiDescription } },
    configs: typeof priced === 'number' ? [one('Price', [[label, priced]])] : priced,
    ...more,
  };
}

/** A group with exactly one choice. */
export function one(label: string, choices: Choice[]): Group {
  return group(label, choices, { required: true, maxSelection: 1 });
}

export function some(label: string, most: number, choices: Choice[]): Group {
  return group(label, choices, { required: false, maxSelection: most });
}

function group(label: string, choices: Choice[], rule: Pick<Group, 'required' | 'maxSelection'>): Group {
  return {
    _id: idOf(label),
    label,
    description: '',
    ...rule,
    contents: choices.map(([name, value], at) => ({
      _id: idOf(name),
      label: name,
      value,
      added: rule.required && at === 0,
    })),
  };
}

export function category(
  image: string,
  [label, hindi]: Bilingual,
  items: SampleItem[],
  discount = 0,
): SampleCategory {
  return {
    _id: idOf(label),
    label,
    image,
    discount,
    order: 0,
    state: SHOWN_CATEGORY,
    collapsed: false,
    translations: { hi: { label: hindi } },
    items: items.map((item, order) => ({ ...item, order })),
  };
}

function idOf(label: string): string {
  return `sample-${label.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
