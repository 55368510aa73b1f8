import { expect, test } from 'vitest';
import { itemView } from '#testing/rules/catalogues.ts';
import { VEG_CHOICES, vegChoiceOf, withVegChoice } from './veg-choice.ts';

test.each(VEG_CHOICES)('a dish marked as %s says so, whatever it said before', (choice) => {
  for (const before of VEG_CHOICES) {
    const dish = withVegChoice(withVegChoice(itemView('omelette'), before), choice);
    expect(vegChoiceOf(dish)).toBe(choice);
    expect('egg' in dish).toBe(choice === 'egg');
  }
});
