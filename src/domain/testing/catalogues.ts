import * as fc from 'fast-check';
import type { ItemView, MenuView, OrderTypeView } from '../api/catalogue.ts';
import type { DietView } from '../menu/diet-view.ts';
import { HIDDEN_CATEGORY, SHOWN_CATEGORY } from '../menu/menu.ts';
import type { CatalogueContent } from '../menu-edit/tree.ts';

type GroupView = ItemView['configs'][number];
type OptionView = GroupView['contents'][number];
type CategoryView = MenuView['categories'][number];

/** A catalogue in the form in which it is edited. */
export function optionView(_id: string, value: number | string = 120, label = _id): OptionView {
  return { _id, label, value, added: false };
}

export function groupView(_id: string, contents: OptionView[], more: Partial<GroupView> = {}): GroupView {
  return { _id, label: _id, description: '', required: true, maxSelection: 1, contents, ...more };
}

/** Costs 120, unless told otherwise. */
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

/** Any of few ids, labels and values, so that two of them have much in common. */
const labels = fc.constantFrom('Dosa', 'Idli', 'Vada');
const ids = (letter: string, most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: most })
    .map((numbers) => numbers.map((number) => `${letter}${number}`));
const texts = fc.constantFrom({}, { hi: { label: 'डोसा' } }, { hi: {}, ta: { description: 'x' } });
/** At what is not always translated. */
const anyTexts = fc.constantFrom({}, { translations: { hi: { label: 'डोसा' } } });
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

/** Where each item is, is drawn for all of them at once: no id stands twice. */
export const anyCatalogues: fc.Arbitrary<CatalogueContent> = fc
  .record({
    menus: ids('m', 2),
    categoryIds: ids('c', 3),
    drawn: fc.array(categories, { minLength: 3, maxLength: 3 }),
    items: ids('i', 5),
    seeds: fc.array(fc.tuple(fc.nat(), fc.nat(), items, labels), { minLength: 5, maxLength: 5 }),
    orderTypes: ids('t', 2),
  })
  .map(({ menus, categoryIds, drawn, items: itemIds, seeds, orderTypes }) => {
    const seedOf = (index: number) => seeds[index % seeds.length] as (typeof seeds)[number];
    const isIn = <T>(list: T[], nth: number, at: number) => list.length > 0 && nth % list.length === at;
    return {
      orderConfigs: orderTypes.map((id, at) => orderTypeView(id, { label: `${id} ${seedOf(at)[3]}` })),
      menus: menus.map((menuId, menuAt) =>
        menuView(
          menuId,
          categoryIds
            .map((categoryId, at) => ({ categoryId, at }))
            .filter(({ at }) => isIn(menus, seedOf(at)[0], menuAt))
            .map(({ categoryId, at }) =>
              categoryView(
                categoryId,
                itemIds
                  .map((id, nth) => ({ id, seed: seedOf(nth) }))
                  .filter(({ seed }) => isIn(categoryIds, seed[1], at))
                  .map(({ id, seed: [, , { availability, diet, ...item }] }) =>
                    itemView(id, { ...item, ...availability, ...diet }),
                  ),
                drawn[at],
              ),
            ),
        ),
      ),
    };
  });
