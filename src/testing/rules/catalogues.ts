import * as fc from 'fast-check';
import type { DietView, ItemView, MenuView, OrderTypeView } from '#ordering/catalogue/wire/catalogue.ts';
import { checkCatalogue } from '#ordering/catalogue/wire/catalogue-faults.ts';
import { menuForStaff } from '#ordering/catalogue/wire/catalogue-view.ts';
import { parseMenuInput } from '#ordering/catalogue/wire/parse-catalogue-input.ts';
import { HIDDEN_CATEGORY, SHOWN_CATEGORY } from '#ordering/menu/rules/menu.ts';
import type { CatalogueContent } from '#ordering/menu-editor/rules/tree.ts';
import {
  aCategoryDocument,
  aDocument,
  aMenuDocument,
  categoryFields,
  type Document,
  itemFields,
  menuFields,
} from './documents.ts';
import { at } from './expecting.ts';

type GroupView = ItemView['configs'][number];
type OptionView = GroupView['contents'][number];
type CategoryView = MenuView['categories'][number];

export function optionView(_id: string, value: number | string = 120, label = _id): OptionView {
  return { _id, label, value, added: false };
}

export function groupView(_id: string, contents: OptionView[], more: Partial<GroupView> = {}): GroupView {
  return { _id, label: _id, description: '', required: true, maxSelection: 1, contents, ...more };
}

/** Costs 120 by default. */
export function itemView(_id: string, more: Partial<ItemView> = {}): ItemView {
  const rest = { description: '', images: [], tags: [], discount: 0, order: 0, taxes: [], veg: null };
  const configs = [groupView('price', [optionView('full')])];
  return { _id, label: _id, state: 'Available', translations: {}, ...rest, configs, ...more };
}

export function categoryView(_id: string, items: ItemView[], more: Partial<CategoryView> = {}): CategoryView {
  const rest = { image: null, discount: 0, order: 0, state: 1, collapsed: false, translations: {} };
  return { _id, label: _id, ...rest, items, ...more };
}

export function menuView(_id: string, categories: CategoryView[], more: Partial<MenuView> = {}): MenuView {
  const hours = { activeStartTime: null, activeEndTime: null };
  const rest = { remarks: '', primaryColor: null, active: true, pureVeg: false, ...hours };
  return { _id, label: _id, ...rest, categories, ...more };
}

export function orderTypeView(_id: string, more: Partial<OrderTypeView> = {}): OrderTypeView {
  const rest = { active: true, otpAuthentication: false, otp_on_order: false, online_payment: 0 as const };
  const money = { paymentMethod: 'Cash', initialOrderState: 1 as const, minimumOrderValue: 0, contents: [] };
  return { _id, label: _id, ...rest, ...money, ...more };
}

/** Draws from few ids, labels and values, so that two catalogues have much in common. */
const labels = fc.constantFrom('Dosa', 'Idli', 'Vada');
const ids = (letter: string, most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: most })
    .map((numbers) => numbers.map((number) => `${letter}${number}`));
const texts = fc.constantFrom(
  {},
  { hi: { label: 'डोसा', description: 'कुरकुरा' } },
  { hi: {}, ta: { description: 'x' } },
  { mr: { label: 'डोसे' } },
);
/** For entries whose translations are optional. */
const anyTexts = fc.constantFrom(
  {},
  { translations: { hi: { label: 'डोसा' } } },
  { translations: { mr: { label: 'डोसे' } } },
);
const places = fc.integer({ min: 0, max: 3 });

const options = ids('o', 3).chain((list) =>
  fc.tuple(
    ...list.map((_id) =>
      fc
        .record({ label: labels, value: fc.constantFrom(100, 120.5), added: fc.boolean(), texts: anyTexts })
        .map(({ texts, ...rest }) => ({ _id, ...rest, ...texts })),
    ),
  ),
) as fc.Arbitrary<OptionView[]>;

const configs = ids('g', 2).chain((list) =>
  fc.tuple(
    ...list.map((_id) =>
      fc.tuple(options, anyTexts).map(([contents, texts]) => groupView(_id, contents, texts)),
    ),
  ),
) as fc.Arbitrary<GroupView[]>;

/** Draws a usual thing, or the same with another value in one of its fields. Every field gets its turn. */
function variantsOf<View>(fields: Record<string, fc.Arbitrary<unknown>>, toView: (thing: Document) => View) {
  const drawn = Object.entries(fields).map(([name, values]): [string, unknown, unknown] => {
    const texts = fc.sample(values, { seed: 1, numRuns: 50 }).map((value) => JSON.stringify(value));
    const [usual = '', other = usual] = new Set(texts);
    return [name, JSON.parse(usual), JSON.parse(other)];
  });
  const usual = Object.fromEntries(drawn.map(([name, value]) => [name, value]));
  const others = drawn.map(([name, , other]) => ({ ...usual, [name]: other }));
  return fc.constantFrom(...[usual, ...others].map(toView));
}

/** Returns the menu in the form that the back office gets. */
function toMenuView(menu: Document): MenuView {
  const { catalogue } = checkCatalogue(aDocument({ menus: [menu] }));
  const read = parseMenuInput(at(catalogue?.menus ?? [], 0), () => 'new');
  return menuForStaff(read, 0);
}
const toCategoryView = (category: Document) =>
  at(toMenuView(aMenuDocument({ categories: [category] })).categories, 0);
const toItemView = (item: Document) => {
  const { state: _, until: __, ...view } = at(toCategoryView(aCategoryDocument({ items: [item] })).items, 0);
  return view;
};

const variants = fc.record({
  menu: variantsOf(menuFields, toMenuView),
  category: variantsOf(categoryFields, toCategoryView),
  item: variantsOf(itemFields, toItemView),
});

const items = fc.record({
  label: labels,
  configs,
  order: places,
  translations: texts,
  veg: fc.constantFrom(true, false, null),
  diet: fc.constantFrom<DietView>({}, { allergens: [], spice: 2 }, { allergens: ['milk'], jain: true }),
  availability: fc.constantFrom(
    { state: 'Available' },
    { state: 'Off', until: '2027-01-01T00:00:00Z' },
    { state: 'Off', until: '2028-01-01T00:00:00Z' },
  ),
});

const categories = fc.record({
  label: labels,
  image: fc.constantFrom(null, 'https://pictures.example/dosa.jpg'),
  discount: fc.constantFrom(0, 12.5),
  order: places,
  state: fc.constantFrom(SHOWN_CATEGORY, HIDDEN_CATEGORY),
  collapsed: fc.boolean(),
  translations: texts,
});

/** Draws the place of each item for all items at once, so that no id occurs twice. */
export const anyCatalogues: fc.Arbitrary<CatalogueContent> = fc
  .record({
    menus: ids('m', 2),
    categoryIds: ids('c', 3),
    drawn: fc.array(categories, { minLength: 3, maxLength: 3 }),
    items: ids('i', 5),
    seeds: fc.array(fc.tuple(fc.nat(), fc.nat(), items, labels, variants), { minLength: 5, maxLength: 5 }),
    orderTypes: ids('t', 2),
  })
  .map(({ menus, categoryIds, drawn, items: itemIds, seeds, orderTypes }) => {
    const seedOf = (index: number) => seeds[index % seeds.length] as (typeof seeds)[number];
    const isIn = <T>(list: T[], nth: number, at: number) => list.length > 0 && nth % list.length === at;
    const itemOf = (
      _id: string,
      [, , { availability, diet, ...item }, , variant]: (typeof seeds)[number],
    ) => ({
      ...variant.item,
      ...item,
      ...availability,
      ...diet,
      _id,
    });
    const categoryOf = (_id: string, at: number) => ({
      ...seedOf(at)[4].category,
      ...drawn[at],
      _id,
      items: itemIds
        .map((id, nth) => ({ id, seed: seedOf(nth) }))
        .filter(({ seed }) => isIn(categoryIds, seed[1], at))
        .map(({ id, seed }) => itemOf(id, seed)),
    });
    return {
      orderConfigs: orderTypes.map((id, at) => orderTypeView(id, { label: `${id} ${seedOf(at)[3]}` })),
      menus: menus.map((_id, menuAt) => ({
        ...seedOf(menuAt)[4].menu,
        label: _id,
        _id,
        categories: categoryIds
          .map((categoryId, at) => ({ categoryId, at }))
          .filter(({ at }) => isIn(menus, seedOf(at)[0], menuAt))
          .map(({ categoryId, at }) => categoryOf(categoryId, at)),
      })),
    };
  });
