import type { LevelField, LevelWords, MarkField } from '../../../rules/diets/diet.ts';

/** Marks and levels of a dish, by the words in which the office says them. */
export const factsEn = {
  notSaid: 'Not said',
  fields: {
    jain: { name: 'Jain', hint: 'No onion, no garlic, no root vegetables.' },
    spice: { name: 'How spicy', levels: ['Not spicy', 'Mild', 'Medium', 'Hot'] },
  } satisfies Record<MarkField, { name: string; hint: string }> & {
    [Field in LevelField]: { name: string; levels: LevelWords[Field] };
  },
};
