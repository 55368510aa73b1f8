import { hasEggAlone } from '#ordering/menu/rules/diets/diet.ts';
import type { Category, Item, Menu, OptionGroup, Tax } from '#ordering/menu/rules/menu.ts';
import { onlyTranslated } from '#ordering/menu/rules/translations.ts';
import { nullIfDefault } from '#ordering/order-types/rules/order-asks.ts';
import { kindByLabel } from '#ordering/order-types/rules/order-kind.ts';
import { type BasisPoints, type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import { parseClock } from '#platform/time/rules/clock.ts';
import type { OrderType } from '../rules/catalogue.ts';
import type { CategoryInput, GroupInput, ItemInput, MenuInput, OrderTypeInput } from './catalogue.ts';

type NewId = () => string;

/** Parses checked input. Things without an id get a new one. */
export function parseOrderTypeInput(input: OrderTypeInput, newId: NewId): OrderType {
  return {
    id: input._id ?? newId(),
    label: input.label,
    kind: input.kind ?? kindByLabel(input.label),
    active: input.active,
    otpAuthentication: input.otpAuthentication,
    otpOnOrder: input.otp_on_order,
    onlinePayment: input.online_payment === 1,
    paymentMethod: input.paymentMethod,
    initialState: input.initialOrderState,
    minimum: input.minimumOrderValue,
    charges: input.contents.map(({ value, valueType, label, taxes, translations }) => {
      const named = { label, ...onlyTranslated(translations) };
      const charge = taxes.length > 0 ? { ...named, taxes: taxes.map(parseTax) } : named;
      return valueType === 'absolute'
        ? { ...charge, kind: 'absolute', amount: value }
        : { ...charge, kind: 'percentage', rate: value };
    }),
    asks: nullIfDefault({
      name: input.askName,
      phone: input.askPhone,
      mostPortions: input.mostPortions,
      mostWithoutCode: input.mostWithoutCode,
    }),
    ...onlyTranslated(input.translations),
  };
}

export function parseMenuInput(input: MenuInput, newId: NewId): Menu {
  const { _id, activeStartTime, activeEndTime, categories, ...same } = input;
  return {
    ...same,
    id: _id ?? newId(),
    start: activeStartTime === null ? null : parseClock(activeStartTime),
    end: activeEndTime === null ? null : parseClock(activeEndTime),
    categories: categories.map((category, index) => parseCategory(category, index, newId)),
  };
}

function parseCategory(input: CategoryInput, index: number, newId: NewId): Category {
  const { _id, order, items, ...same } = input;
  return {
    ...same,
    id: _id ?? newId(),
    order: order ?? index,
    items: items.map((item, position) => parseItem(item, position, newId)),
  };
}

function parseItem(input: ItemInput, index: number, newId: NewId): Item {
  const { _id, order, until, taxes, configs, ...same } = input;
  return {
    ...same,
    id: _id ?? newId(),
    egg: hasEggAlone(input),
    order: order ?? index,
    taxes: taxes.map(parseTax),
    until: until === null ? null : Date.parse(until),
    groups: parseOptionGroups(configs, newId),
  };
}

function parseTax({ label, value }: { label: string; value: BasisPoints }): Tax {
  return { label, rate: value };
}

export function parseOptionGroups(configs: GroupInput[], newId: NewId): OptionGroup[] {
  return configs.map((group) => ({
    id: group._id ?? newId(),
    label: group.label,
    description: group.description,
    required: group.required,
    maxSelection: group.maxSelection,
    ...(group.byWeight ? { byWeight: true } : {}),
    options: group.contents.map(({ _id, label, value, added, itemID, translations }) => ({
      id: _id ?? newId(),
      label,
      price: group.maxSelection === 0 ? 0 : parseOptionPrice(value),
      text: group.maxSelection === 0 ? String(value) : null,
      added,
      ...(itemID === undefined ? {} : { itemId: itemID }),
      ...onlyTranslated(translations),
    })),
    ...onlyTranslated(group.translations),
  }));
}

/** Throws instead of returning 0, so that a price which the check has missed does not make a dish free. */
function parseOptionPrice(value: number | string): Minor {
  const price = parseHundredths(value);
  if (price === null) throw new RangeError(`Not a price: ${value}`);
  return price;
}
