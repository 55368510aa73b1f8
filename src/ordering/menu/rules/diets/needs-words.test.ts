import { expect, test } from 'vitest';
import { type Needs, NO_NEEDS } from './needs.ts';
import { sayAllergens, sayNeeds } from './needs-words.ts';

test.each<[Partial<Needs>, string]>([
  [{ avoid: ['nuts', 'milk'], eats: 'jain', spice: 1 }, 'Jain, no nuts, no milk, mild or less'],
  [{ spice: 0 }, 'not spicy'],
  [{ avoid: ['crustaceans'] }, 'no prawn or crab'],
])('%j', (needs, words) => {
  expect(sayNeeds({ ...NO_NEEDS, ...needs }, 'en')).toBe(words);
});

test('in Hindi', () => {
  expect(sayAllergens(['nuts', 'crustaceans'], 'hi')).toBe('मेवे, झींगा या केकड़ा');
  expect(sayNeeds({ avoid: ['nuts'], eats: 'jain', spice: null }, 'hi')).toBe('जैन, मेवे नहीं');
});
