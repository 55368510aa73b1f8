import type { ItemView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { blankCategory, blankMenu } from '#ordering/menu-editor/rules/blank.ts';
import type { CatalogueContent } from '#ordering/menu-editor/rules/tree.ts';
import type { CategoryView } from '#ordering/menu-editor/rules/views.ts';
import { type CellFault, parseCells } from './cells.ts';
import type { Cells } from './columns.ts';
import { CATEGORY_CELLS, MENU_CELLS } from './place-cells.ts';

export interface Home {
  menu: MenuView;
  category: CategoryView;
}

type Place = Partial<Cells>;

/** Collects rows into the menus and categories of a catalogue, and makes those that are missing. */
export interface Menus {
  check(known: Home | null, cells: Place): CellFault[];
  put(item: ItemView, known: (Home & { item: ItemView }) | null, cells: Place): void;
  result(): CatalogueContent;
}

const FIRST_MENU = 'Menu';
const LONGEST = 200;
/** The place that a new dish starts from. Empty cells change nothing in it. */
const BLANK: Home = { menu: blankMenu('', ''), category: blankCategory('', '') };

export function createMenus({ orderConfigs, menus: before }: CatalogueContent, newId: () => string): Menus {
  const menus = before.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, items: [...category.items] })),
  }));
  const categoryOf = new Map(
    menus.flatMap(({ categories }) =>
      categories.flatMap((category) => category.items.map((item) => [item._id, category] as const)),
    ),
  );

  function menuFor(cells: Place, known: Home | null): MenuView {
    const label = (cells.Menu ?? '').trim() || known?.menu.label || menus[0]?.label || FIRST_MENU;
    const found = named(menus, label);
    if (found) return found;
    const made = blankMenu(newId(), label);
    menus.push(made);
    return made;
  }

  function categoryFor(cells: Place, known: Home | null): CategoryView {
    const menu = menuFor(cells, known);
    const label = (cells.Category ?? '').trim() || known?.category.label || '';
    const found = named(menu.categories, label);
    if (found) return found;
    const order = nextPlace(menu.categories);
    const made = { ...blankCategory(newId(), label), order };
    menu.categories.push(made);
    return made;
  }

  function parsePlace(now: Home, known: Home | null, cells: Place) {
    const texts = Object.entries(cells).map(([column, cell]) => [column, cell.trim()]);
    const said: Place = Object.fromEntries(texts);
    const before = known ?? BLANK;
    return {
      menu: parseCells(MENU_CELLS, said, { before: before.menu, now: now.menu, newId }),
      category: parseCells(CATEGORY_CELLS, said, { before: before.category, now: now.category, newId }),
    };
  }

  return {
    check(known, cells) {
      const faults: CellFault[] = [];
      const category = (cells.Category ?? '').trim();
      if (category === '' && !known)
        faults.push({ column: 'Category', reason: 'CATEGORY_MISSING', value: '' });
      for (const column of ['Menu', 'Category'] as const) {
        const value = cells[column] ?? '';
        if (value.trim().length > LONGEST) faults.push({ column, reason: 'TOO_LONG', value });
      }
      const { menu, category: place } = parsePlace(known ?? BLANK, known, cells);
      return [...faults, ...menu.faults, ...place.faults];
    },
    put(item, known, cells) {
      const present = categoryOf.get(item._id);
      const stays = known && isAt(known.menu, cells.Menu) && isAt(known.category, cells.Category);
      const same = stays && menus.find(({ _id }) => _id === known.menu._id);
      const menu = same || menuFor(cells, known);
      const category = (stays && present) || categoryFor(cells, known);
      const parsed = parsePlace({ menu, category }, known, cells);
      Object.assign(menu, parsed.menu.thing);
      Object.assign(category, parsed.category.thing);
      if (category === present && stays) {
        present.items = present.items.map((other) => (other._id === item._id ? item : other));
        return;
      }
      if (present) present.items = present.items.filter((other) => other._id !== item._id);
      category.items.push({ ...item, order: nextPlace(category.items) });
    },
    result: () => ({ orderConfigs, menus }),
  };
}

const plain = (text: string) => text.trim().toLowerCase();

/** True for an empty cell, which leaves the dish in its place. */
function isAt({ label }: { label: string }, cell: string | undefined): boolean {
  return cell === undefined || cell.trim() === '' || plain(cell) === plain(label);
}

function named<T extends { label: string }>(things: T[], label: string): T | undefined {
  return (
    things.find((thing) => thing.label === label) ??
    things.find((thing) => plain(thing.label) === plain(label))
  );
}

function nextPlace(things: { order: number }[]): number {
  return Math.max(-1, ...things.map(({ order }) => order)) + 1;
}
