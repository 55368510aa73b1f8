import { readDiet } from '../menu/diet-view.ts';
import type { Category, Item, Menu, OptionGroup, Tax } from '../menu/menu.ts';
import { parseHundredths } from '../money/money.ts';
import type { OrderType } from '../store/catalogue.ts';
import { type OrderAsks, USUAL_ASKS, unlessUsual } from '../store/order-asks.ts';
import { parseClock } from '../time/clock.ts';
import type { ItemView, MenuView, OrderTypeView } from './catalogue.ts';

/** From the form in which customers are sent a menu to the one that we compute with. */
export function readMenuView(view: MenuView): Menu {
  return {
    id: view._id,
    label: view.label,
    remarks: view.remarks,
    primaryColor: view.primaryColor,
    active: view.active,
    start: view.activeStartTime === null ? null : parseClock(view.activeStartTime),
    end: view.activeEndTime === null ? null : parseClock(view.activeEndTime),
    pureVeg: view.pureVeg,
    translations: view.translations,
    categories: view.categories.map(readCategory),
  };
}

function readCategory(view: MenuView['categories'][number]): Category {
  return {
    id: view._id,
    label: view.label,
    image: view.image,
    discount: hundredths(view.discount),
    order: view.order,
    state: view.state,
    collapsed: view.collapsed,
    translations: view.translations,
    items: view.items.map(readItem),
  };
}

function readItem(view: ItemView): Item {
  return {
    id: view._id,
    label: view.label,
    description: view.description,
    images: view.images,
    tags: view.tags,
    discount: hundredths(view.discount),
    order: view.order,
    taxes: view.taxes.map(readTax),
    state: view.state,
    until: view.until === undefined ? null : Date.parse(view.until),
    veg: view.veg,
    ...readDiet(view),
    translations: view.translations,
    tagTranslations: view.tagTranslations,
    groups: view.configs.map(readGroup),
  };
}

function readGroup(view: ItemView['configs'][number]): OptionGroup {
  return {
    id: view._id,
    label: view.label,
    description: view.description,
    required: view.required,
    maxSelection: view.maxSelection,
    options: view.contents.map(({ _id, label, value, added, translations }) => ({
      id: _id,
      label,
      price: typeof value === 'number' ? hundredths(value) : 0,
      text: typeof value === 'string' ? value : null,
      added,
      translations,
    })),
    translations: view.translations,
  };
}

export function readOrderTypeView(view: OrderTypeView): OrderType {
  return {
    id: view._id,
    label: view.label,
    active: view.active,
    otpAuthentication: view.otpAuthentication,
    otpOnOrder: view.otp_on_order,
    onlinePayment: view.online_payment === 1,
    paymentMethod: view.paymentMethod,
    initialState: view.initialOrderState,
    minimum: hundredths(view.minimumOrderValue),
    charges: view.contents.map(({ label, value, valueType, taxes = [], translations }) => {
      const named = { label, translations };
      const charge = taxes.length > 0 ? { ...named, taxes: taxes.map(readTax) } : named;
      return valueType === 'absolute'
        ? { ...charge, kind: 'absolute', amount: hundredths(value) }
        : { ...charge, kind: 'percentage', rate: hundredths(value) };
    }),
    asks: readAsks(view),
    translations: view.translations,
  };
}

function readTax({ label, value }: ItemView['taxes'][number]): Tax {
  return { label, rate: hundredths(value) };
}

export function readAsks({
  askName,
  askPhone,
  mostPortions,
  mostWithoutCode,
}: OrderTypeView): OrderAsks | null {
  return unlessUsual({
    name: askName ?? USUAL_ASKS.name,
    phone: askPhone ?? USUAL_ASKS.phone,
    mostPortions: mostPortions ?? null,
    mostWithoutCode: mostWithoutCode == null ? null : hundredths(mostWithoutCode),
  });
}

/** What the server sends has two decimals at most. */
function hundredths(value: number): number {
  return parseHundredths(value) ?? 0;
}
