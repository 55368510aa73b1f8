import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import type { FactField } from '#ordering/menu/rules/diets/diet.ts';

/** A dish of which another fact is said. Undefined: nothing is said, and the field is left out. */
export function withFact(item: ItemView, field: FactField, fact: number | true | undefined): ItemView {
  const { [field]: _, ...rest } = item;
  return { ...rest, ...(fact !== undefined && { [field]: fact }) } as ItemView;
}
