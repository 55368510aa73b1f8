import { presentDiet } from '../menu/diet-view.ts';
import {
  type Category,
  type Item,
  itemStateAt,
  type Menu,
  type OptionGroup,
  type Tax,
  visibleCategories,
} from '../menu/menu.ts';
import { onlyTranslated, onlyTranslatedTags } from '../menu/translations.ts';
import { toNumber } from '../money/money.ts';
import type { OrderType } from '../store/catalogue.ts';
import type { OrderAsks } from '../store/order-asks.ts';
import { formatClock } from '../time/clock.ts';
import type { ItemView, MenuView, OrderTypeView } from './catalogue.ts';

type GroupView = ItemView['configs'][number];
type CategoryView = MenuView['categories'][number];

/** As customers get it: visible categories in order, groups without contents dropped. */
export function presentMenu(menu: Menu, now: number): MenuView {
  return menuView(menu, visibleCategories(menu), now, true);
}

/** As the back office gets it: everything, in the order in which it is kept. */
export function presentWholeMenu(menu: Menu, now: number): MenuView {
  return menuView(menu, menu.categories, now, false);
}

function menuView(menu: Menu, categories: Category[], now: number, isForCustomers: boolean): MenuView {
  return {
    _id: menu.id,
    label: menu.label,
    remarks: menu.remarks,
    primaryColor: menu.primaryColor,
    active: menu.active,
    activeStartTime: menu.start === null ? null : formatClock(menu.start),
    activeEndTime: menu.end === null ? null : formatClock(menu.end),
    pureVeg: menu.pureVeg,
    ...onlyTranslated(menu.translations),
    categories: categories.map((category) => categoryView(category, now, isForCustomers)),
  };
}

function categoryView(category: Category, now: number, isForCustomers: boolean): CategoryView {
  return {
    _id: category.id,
    label: category.label,
    image: category.image,
    discount: toNumber(category.discount),
    order: category.order,
    state: category.state,
    collapsed: category.collapsed,
    translations: category.translations,
    items: category.items.map((item) => presentItem(item, now, isForCustomers)),
  };
}

export function presentItem(item: Item, now: number, isForCustomers: boolean): ItemView {
  const groups = isForCustomers ? item.groups.filter((group) => group.options.length > 0) : item.groups;
  const until = item.until !== null && item.until > now ? new Date(item.until).toISOString() : null;
  return {
    _id: item.id,
    label: item.label,
    description: item.description,
    images: item.images,
    tags: item.tags,
    discount: toNumber(item.discount),
    order: item.order,
    taxes: item.taxes.map(presentTax),
    state: itemStateAt(item, now),
    ...(until === null ? {} : { until }),
    veg: item.veg,
    ...presentDiet(item),
    translations: item.translations,
    ...onlyTranslatedTags(item.tagTranslations),
    configs: groups.map(presentGroup),
  };
}

function presentGroup(group: OptionGroup): GroupView {
  return {
    _id: group.id,
    label: group.label,
    description: group.description,
    required: group.required,
    maxSelection: group.maxSelection,
    contents: group.options.map((option) => ({
      _id: option.id,
      label: option.label,
      value: option.text ?? toNumber(option.price),
      added: option.added,
      ...onlyTranslated(option.translations),
    })),
    ...onlyTranslated(group.translations),
  };
}

export function presentOrderType(orderType: OrderType): OrderTypeView {
  return {
    _id: orderType.id,
    label: orderType.label,
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
      // What most charges don't have, clients that don't know of it are not sent.
      ...(charge.taxes?.length ? { taxes: charge.taxes.map(presentTax) } : {}),
      ...onlyTranslated(charge.translations),
    })),
    ...(orderType.asks && presentAsks(orderType.asks)),
    ...onlyTranslated(orderType.translations),
  };
}

function presentAsks({ name, phone, mostPortions, mostWithoutCode }: OrderAsks) {
  return {
    askName: name,
    askPhone: phone,
    mostPortions,
    mostWithoutCode: mostWithoutCode === null ? null : toNumber(mostWithoutCode),
  };
}

function presentTax({ label, rate }: Tax): ItemView['taxes'][number] {
  return { label, value: toNumber(rate) };
}
