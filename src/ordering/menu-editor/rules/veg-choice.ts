import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';

/** The veg marks that a restaurant can choose for a dish, in the order in which they are offered. */
export const VEG_CHOICES = ['veg', 'egg', 'non-veg', 'none'] as const;
export type VegChoice = (typeof VEG_CHOICES)[number];

const MARKS: Record<VegChoice, Pick<ItemView, 'veg' | 'egg'>> = {
  veg: { veg: true },
  egg: { veg: false, egg: true },
  'non-veg': { veg: false },
  none: { veg: null },
};

export function vegChoiceOf({ veg, egg }: Pick<ItemView, 'veg' | 'egg'>): VegChoice {
  if (veg === null) return 'none';
  if (veg) return 'veg';
  return egg ? 'egg' : 'non-veg';
}

export function withVegChoice({ egg: _, ...item }: ItemView, choice: VegChoice): ItemView {
  return { ...item, ...MARKS[choice] };
}
