import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Taxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { addLines } from '#ordering/menu-lines/rules/add-lines.ts';
import { parseLines } from '#ordering/menu-lines/rules/parse-lines.ts';

/** Adds the dishes that are typed and not saved yet, for the phone. The same text gives the same ids, so that nothing on it jumps. */
export function withTypedDishes(catalogue: CatalogueView, text: string, taxes: Taxes): CatalogueView {
  const lines = parseLines(text, true);
  if (lines.every(({ is }) => is !== 'dish')) return catalogue;
  let made = 0;
  return addLines(catalogue, lines, { taxes, newId: () => `typed-${++made}` });
}
