import type { PageModel } from '#restaurant/pages/wire/page.ts';

const DEFAULT_COLOR = '00AB55';
const HEX = /^[0-9A-Fa-f]{6}$/;

/** The chosen menu's colour, else the store's, else the site's. */
export function colorOf(model: PageModel, ofSite = ''): string {
  const color = 'color' in model ? model.color : 'menuId' in model ? storeColor(model) : null;
  return color !== null && HEX.test(color) ? color : ofSite || DEFAULT_COLOR;
}

function storeColor({ store, menuId }: Extract<PageModel, { menuId: string | null }>): string {
  const { menus } = store.page;
  const shown = menus.find((menu) => menu._id === menuId) ?? (menus.length === 1 ? menus[0] : undefined);
  return shown?.primaryColor ?? store.color;
}
