import type { Needs } from '#ordering/menu/rules/diets/needs.ts';
import { useDietTexts } from '#ordering/menu/texts/guests/diet/use-diet-texts.ts';
import { useTableTexts } from './use-table-texts.ts';

/** "No nuts · Jain". */
export function useNeedsWords(): (needs: Needs) => string {
  const { needs: t } = useTableTexts();
  const diet = useDietTexts();
  return ({ avoid, eats, spice }) =>
    [
      ...avoid.map((allergen) => diet.without(diet.allergens[allergen])),
      ...(eats === null ? [] : [t.diets[eats]]),
      ...(spice === null ? [] : [diet.upTo[spice]]),
    ].join(' · ');
}
