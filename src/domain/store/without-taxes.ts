import type { Catalogue } from './catalogue.ts';

/** The catalogue of a store that must not collect tax, whatever its dishes and charges say. */
export function withoutTaxes({ orderTypes, menus }: Catalogue): Catalogue {
  return {
    orderTypes: orderTypes.map((type) => ({
      ...type,
      charges: type.charges.map((charge) => ({ ...charge, taxes: [] })),
    })),
    menus: menus.map((menu) => ({
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => ({ ...item, taxes: [] })),
      })),
    })),
  };
}
