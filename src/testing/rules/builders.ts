import type { Catalogue, OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import {
  AVAILABLE,
  CATEGORY_DEFAULTS,
  type Category,
  ITEM_DEFAULTS,
  type Item,
  MENU_DEFAULTS,
  type Menu,
  type MenuOption,
  type OptionGroup,
} from '#ordering/menu/rules/menu.ts';
import { kindByLabel } from '#ordering/order-types/rules/order-kind.ts';
import type { CheckoutForm } from '#ordering/placing/rules/checkout.ts';
import type { OrderMoment, OrderRequest, RequestedLine } from '#ordering/placing/rules/place-order.ts';
import { USUAL_PRICES } from '#ordering/price-rules/rules/price-at.ts';
import type { PriceableLine } from '#ordering/prices/rules/price-line.ts';

export function anOption(label: string, price = 0, overrides: Partial<MenuOption> = {}): MenuOption {
  return { id: `option-${label}`, label, price, text: null, added: false, ...overrides };
}

export function aGroup(
  label: string,
  options: MenuOption[],
  overrides: Partial<OptionGroup> = {},
): OptionGroup {
  return {
    id: `group-${label}`,
    label,
    description: '',
    required: false,
    maxSelection: 1,
    options,
    ...overrides,
  };
}

/** A simple item for 250.00 by default. */
export function anItem(id: string, overrides: Partial<Item> = {}): Item {
  return {
    id,
    label: `Item ${id}`,
    description: '',
    images: [],
    tags: [],
    discount: 0,
    order: 0,
    taxes: [],
    state: AVAILABLE,
    until: null,
    veg: true,
    ...ITEM_DEFAULTS,
    groups: [aGroup('Price', [anOption('Regular', 250_00)])],
    translations: {},
    ...overrides,
  };
}

export function aCategory(items: Item[], overrides: Partial<Category> = {}): Category {
  return {
    id: 'category',
    label: 'Starters',
    image: null,
    discount: 0,
    order: 0,
    state: 1,
    collapsed: false,
    translations: {},
    ...CATEGORY_DEFAULTS,
    items,
    ...overrides,
  };
}

export function aMenu(categories: Category[], overrides: Partial<Menu> = {}): Menu {
  return {
    id: 'menu',
    label: 'All day',
    remarks: '',
    primaryColor: null,
    active: true,
    start: null,
    end: null,
    pureVeg: false,
    ...MENU_DEFAULTS,
    categories,
    ...overrides,
  };
}

export function anOrderType(overrides: Partial<OrderType> = {}): OrderType {
  return {
    id: 'order-type',
    label: 'Dine-In',
    kind: kindByLabel(overrides.label ?? 'Dine-In'),
    active: true,
    otpAuthentication: false,
    otpOnOrder: false,
    onlinePayment: false,
    paymentMethod: 'Cash',
    initialState: 1,
    minimum: 0,
    charges: [],
    asks: null,
    ...overrides,
  };
}

export function aCatalogueOf(items: Item[], orderType: Partial<OrderType> = {}): Catalogue {
  return { orderTypes: [anOrderType(orderType)], menus: [aMenu([aCategory(items)])] };
}

export function aForm(overrides: Partial<CheckoutForm> = {}): CheckoutForm {
  return {
    contact: { phone: '', name: '', countryCode: '+91' },
    address: 'Table 4',
    remarks: '',
    hasTable: false,
    ...overrides,
  };
}

export function aLine(itemId: string, overrides: Partial<RequestedLine> = {}): RequestedLine {
  return { itemId, label: `Item ${itemId}`, selections: [], quantity: 1, value: 250_00, ...overrides };
}

export function aRequest(lines: RequestedLine[], overrides: Partial<OrderRequest> = {}): OrderRequest {
  return { orderType: 'Dine-In', menuId: null, lines, amount: 250_00, form: aForm(), ...overrides };
}

export function aPriceable(base: number, overrides: Partial<PriceableLine> = {}): PriceableLine {
  return { base, categoryDiscount: 0, itemDiscount: 0, taxes: [], quantity: 1, ...overrides };
}

/** A guest orders at noon, from a store that never closes. */
export function aMoment(overrides: Partial<OrderMoment> = {}): OrderMoment {
  return {
    time: { day: '2026-11-20', minute: 720 },
    prices: USUAL_PRICES,
    now: Date.UTC(2026, 10, 20, 12),
    channel: CHANNELS.guest,
    store: { paused: false, pausedUntil: null, openingHours: null, timeZone: 'UTC' },
    estimate: { fromMinutes: 20, toMinutes: 30 },
    ...overrides,
  };
}
