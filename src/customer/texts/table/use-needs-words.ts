import type { Needs } from '#domain/menu/needs.ts';
import { useDietTexts } from '../diet/use-diet-texts.ts';
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
