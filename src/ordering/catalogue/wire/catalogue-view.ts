import { hasEggAlone } from '#ordering/menu/rules/diets/diet.ts';
import {
  CATEGORY_DEFAULTS,
  type Category,
  type ComboPart,
  ITEM_DEFAULTS,
  type Item,
  itemStateAt,
  MENU_DEFAULTS,
  type Menu,
  type OptionGroup,
  type Tax,
  visibleCategories,
} from '#ordering/menu/rules/menu.ts';
import type { DishSwap } from '#ordering/menu/rules/options/swaps.ts';
import { onlyTranslated } from '#ordering/menu/rules/translations.ts';
import type { OrderAsks } from '#ordering/order-types/rules/order-asks.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { formatClock } from '#platform/time/rules/clock.ts';
import type { OrderType } from '../rules/catalogue.ts';
import type { ItemView, MenuView, OrderTypeView } from './catalogue.ts';
import { withoutDefaults } from './defaults.ts';

type GroupView = ItemView['configs'][number];
type CategoryView = MenuView['categories'][number];

/** The menu for customers: visible categories in order, without empty groups. */
export function menuForGuests(menu: Menu, now: number): MenuView {
  return menuView(menu, visibleCategories(menu), now, true);
}

/** The menu for the back office: everything, in stored order. */
export function menuForStaff(menu: Menu, now: number): MenuView {
  return menuView(menu, menu.categories, now, false);
}

function menuView(menu: Menu, shown: Category[], now: number, isForCustomers: boolean): MenuView {
  const { id, start, end, categories: _, ...same } = menu;
  return {
    _id: id,
    ...withoutDefaults(same, MENU_DEFAULTS),
    activeStartTime: start === null ? null : formatClock(start),
    activeEndTime: end === null ? null : formatClock(end),
    categories: shown.map((category) => categoryView(category, now, isForCustomers)),
  };
}

function categoryView(category: Category, now: number, isForCustomers: boolean): CategoryView {
  const { id, discount, items, ...same } = category;
  return {
    _id: id,
    ...withoutDefaults(isForCustomers ? { ...same, hsn: null } : same, CATEGORY_DEFAULTS),
    discount: toNumber(discount),
    items: items.map((item) => toItemView(item, now, isForCustomers)),
  };
}

export function toItemView(item: Item, now: number, isForCustomers: boolean): ItemView {
  const { id, discount, taxes, until, groups, priced: _, ...same } = item;
  const shown = isForCustomers ? groups.filter((group) => group.options.length > 0) : groups;
  return {
    _id: id,
    ...withoutDefaults(
      { ...same, egg: hasEggAlone(item), ...(isForCustomers ? { hsn: null } : {}) },
      ITEM_DEFAULTS,
    ),
    discount: toNumber(discount),
    taxes: taxes.map(taxView),
    state: itemStateAt(item, now),
    ...(until !== null && until > now ? { until: new Date(until).toISOString() } : {}),
    configs: shown.map((group) => groupView(group, isForCustomers)),
  };
}

export const swapView = ({ itemId, keepsVeg, groups, off = [] }: DishSwap) => ({
  itemID: itemId,
  keepsVeg,
  configs: groups.map((group) => groupView(group, false)),
  ...(off.length > 0 ? { off: [...off] } : {}),
});

function groupView(group: OptionGroup, isForCustomers: boolean): GroupView {
  return {
    _id: group.id,
    label: group.label,
    description: group.description,
    required: group.required,
    maxSelection: group.maxSelection,
    ...(group.byWeight ? { byWeight: true } : {}),
    ...(group.cut ? { cut: true } : {}),
    contents: group.options.map((option) => ({
      _id: option.id,
      label: option.label,
      value: option.text ?? toNumber(option.price),
      added: option.added,
      ...(option.itemId === undefined ? {} : { itemID: option.itemId }),
      ...(option.swap && { swap: option.swap }),
      ...(option.part && isForCustomers ? partView(option.part) : {}),
      ...onlyTranslated(option.translations),
    })),
    ...onlyTranslated(group.translations),
  };
}

const partView = ({ worth, taxes }: ComboPart) => ({ worth: toNumber(worth), taxes: taxes.map(taxView) });

export function toOrderTypeView(orderType: OrderType): OrderTypeView {
  return {
    _id: orderType.id,
    label: orderType.label,
    kind: orderType.kind,
    active: orderType.active,
    otpAuthentication: orderType.otpAuthentication,
    otp_on_order: orderType.otpOnOrder,
    online_payment: orderType.onlinePayment ? 1 : 0,
    paymentMethod: orderType.paymentMethod,
    initialOrderState: orderType.initialState,
    minimumOrderValue: toNumber(orderType.minimum),
    contents: orderType.charges.map((charge) => ({
      label: charge.label,
      value: toNumber(charge.kind === 'absolute' ? charge.amount : charge.rate),
      valueType: charge.kind,
      // Most charges have no taxes, and older clients do not know the field, so it is left out where empty.
      ...(charge.taxes?.length ? { taxes: charge.taxes.map(taxView) } : {}),
      ...onlyTranslated(charge.translations),
    })),
    ...(orderType.asks && asksView(orderType.asks)),
    ...onlyTranslated(orderType.translations),
  };
}

function asksView({ name, phone, mostPortions, mostWithoutCode }: OrderAsks) {
  return {
    askName: name,
    askPhone: phone,
    mostPortions,
    mostWithoutCode: mostWithoutCode === null ? null : toNumber(mostWithoutCode),
  };
}

function taxView({ rate, ...same }: Tax): ItemView['taxes'][number] {
  return { ...same, value: toNumber(rate) };
}
