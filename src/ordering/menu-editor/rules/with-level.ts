import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import type { LevelField } from '#ordering/menu/rules/diets/diet.ts';

/** A dish with another level. Undefined: nothing is said, and the field is left out. */
export function withLevel(item: ItemView, field: LevelField, level: number | undefined): ItemView {
  const { [field]: _, ...rest } = item;
  return { ...rest, ...(level !== undefined && { [field]: level }) } as ItemView;
}
