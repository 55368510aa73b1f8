import { hasEggAlone } from '../menu/diet.ts';
import type { Category, Item, Menu, OptionGroup, Tax } from '../menu/menu.ts';
import { onlyTranslated } from '../menu/translations.ts';
import { type BasisPoints, type Minor, parseHundredths } from '../money/money.ts';
import type { OrderType } from '../store/catalogue.ts';
import { nullIfDefault } from '../store/order-asks.ts';
import { parseClock } from '../time/clock.ts';
import type { CategoryInput, GroupInput, ItemInput, MenuInput, OrderTypeInput } from './catalogue.ts';

type NewId = () => string;

/** From the checked wire form to the one that we compute with; whatever has no id yet gets one. */
export function readOrderType(input: OrderTypeInput, newId: NewId): OrderType {
  return {
    id: input._id ?? newId(),
    label: input.label,
    active: input.active,
    otpAuthentication: input.otpAuthentication,
    otpOnOrder: input.otp_on_order,
    onlinePayment: input.online_payment === 1,
    paymentMethod: input.paymentMethod,
    initialState: input.initialOrderState,
    minimum: input.minimumOrderValue,
    charges: input.contents.map(({ value, valueType, label, taxes, translations }) => {
      const named = { label, ...onlyTranslated(translations) };
      const charge = taxes.length > 0 ? { ...named, taxes: taxes.map(readTax) } : named;
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

export function readMenu(input: MenuInput, newId: NewId): Menu {
  const { _id, activeStartTime, activeEndTime, categories, ...same } = input;
  return {
    ...same,
    id: _id ?? newId(),
    start: activeStartTime === null ? null : parseClock(activeStartTime),
    end: activeEndTime === null ? null : parseClock(activeEndTime),
    categories: categories.map((category, index) => readCategory(category, index, newId)),
  };
}

function readCategory(input: CategoryInput, index: number, newId: NewId): Category {
  const { _id, order, items, ...same } = input;
  return {
    ...same,
    id: _id ?? newId(),
    order: order ?? index,
    items: items.map((item, position) => readItem(item, position, newId)),
  };
}

function readItem(input: ItemInput, index: number, newId: NewId): Item {
  const { _id, order, until, taxes, configs, ...same } = input;
  return {
    ...same,
    id: _id ?? newId(),
    egg: hasEggAlone(input),
    order: order ?? index,
    taxes: taxes.map(readTax),
    until: until === null ? null : Date.parse(until),
    groups: readGroups(configs, newId),
  };
}

function readTax({ label, value }: { label: string; value: BasisPoints }): Tax {
  return { label, rate: value };
}

export function readGroups(configs: GroupInput[], newId: NewId): OptionGroup[] {
  return configs.map((group) => ({
    id: group._id ?? newId(),
    label: group.label,
    description: group.description,
    required: group.required,
    maxSelection: group.maxSelection,
    options: group.contents.map(({ _id, label, value, added, translations }) => ({
      id: _id ?? newId(),
      label,
      price: group.maxSelection === 0 ? 0 : readPrice(value),
      text: group.maxSelection === 0 ? String(value) : null,
      added,
      ...onlyTranslated(translations),
    })),
    ...onlyTranslated(group.translations),
  }));
}

/** The check comes first; a price that slipped past it must not become a gift. */
function readPrice(value: number | string): Minor {
  const price = parseHundredths(value);
  if (price === null) throw new RangeError(`Not a price: ${value}`);
  return price;
}
