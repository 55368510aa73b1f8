import type { Command } from '#calls/contract.ts';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';

/** The menu as it will be once these commands are answered: what was sold out at this tablet is so at once, the last one wins. */
export function foldCatalogue(catalogue: CatalogueView, commands: readonly Command[]): CatalogueView {
  const changes = new Map<string, { state?: string | undefined; until?: string | null | undefined }>();
  for (const { at, given } of commands)
    if (at === 'PATCH /api/stores/:storeId/items/:itemId') changes.set(`${given.params.itemId}`, given.body);
  if (changes.size === 0) return catalogue;
  const menus = catalogue.menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => {
        const change = changes.get(item._id);
        if (!change) return item;
        const { until: _, ...rest } = item;
        const { state = item.state, until = null } = change;
        return { ...rest, state, ...(until === null ? {} : { until }) };
      }),
    })),
  }));
  return { ...catalogue, menus };
}
