import type { LEVELS, LevelField } from '../../../rules/diets/diet.ts';

/** The levels of a dish, by the words in which the office says them. */
export const levelsEn = {
  notSaid: 'Not said',
  fields: {
    spice: { name: 'How spicy', levels: { 0: 'Not spicy', 1: 'Mild', 2: 'Medium', 3: 'Hot' } },
  } satisfies {
    [Field in LevelField]: { name: string; levels: Record<(typeof LEVELS)[Field][number], string> };
  },
};
