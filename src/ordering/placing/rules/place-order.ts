import type { Estimate } from '#kitchen/promise/rules/estimate.ts';
import { pickupFault, pickupFormatFault, pickupInstant, untilPickup } from '#kitchen/promise/rules/pickup.ts';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { MOST_QUANTITY } from '#ordering/cart/rules/cart.ts';
import type { Catalogue, OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { Channel } from '#ordering/channels/rules/channel.ts';
import { AVAILABLE, type FoundItem, itemStateAt } from '#ordering/menu/rules/menu.ts';
import { findOnSale } from '#ordering/menu/rules/options/combo.ts';
import type { Selection } from '#ordering/menu/rules/options/options.ts';
import { type ChosenGroup, resolveSelection } from '#ordering/menu/rules/options/resolve-selection.ts';
import { isOrderable } from '#ordering/menu/rules/served.ts';
import { asksOf } from '#ordering/order-types/rules/order-asks.ts';
import { type PriceMoment, priceAt } from '#ordering/price-rules/rules/price-at.ts';
import { type PricedCart, priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge, PricedLine } from '#ordering/prices/rules/price-line.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { type FieldFault, type FieldFaults, fieldFault } from '#platform/errors/rules/field-fault.ts';
import { type Minor, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import type { Openable } from '#restaurant/opening-hours/rules/opening.ts';
import type { StoreTime } from '#restaurant/opening-hours/rules/store-hours.ts';
import { type ChargedRound, chargesOfNext } from '#tables/sittings/rules/fixed-charges.ts';
import { type CheckoutForm, checkoutFaults, meetsMinimum, minimumMessage, needsOtp } from './checkout.ts';

export interface OrderRequest {
  orderType: string;
  menuId: string | null;
  lines: RequestedLine[];
  /** The figures that the guest saw. Null if they are no valid amount. */
  amount: Minor | null;
  form: CheckoutForm;
}

export interface RequestedLine {
  itemId: string;
  label: string;
  selections: Selection[];
  quantity: number;
  /** Left out where the guest was only shown a sum. */
  value?: Minor | null;
  remarks?: string;
}

export interface DecidedLine {
  found: FoundItem;
  chosen: ChosenGroup[];
  quantity: number;
  remarks: string;
  priced: PricedLine;
}

export interface DecidedOrder {
  orderType: OrderType;
  lines: DecidedLine[];
  priced: PricedCart;
  /** When the guest gets it. */
  estimate: Estimate;
}

/** What decides which dishes there are, and at which prices. */
export interface SoldAt {
  time: StoreTime;
  now: number;
  /** The order type is that of the order. */
  prices: Omit<PriceMoment, 'type'>;
}

export interface OrderMoment extends SoldAt {
  channel: Channel;
  /** It is a round of a table, where nobody is asked who they are, nor for the minimum. `before` are the earlier ones. */
  round?: { before: readonly ChargedRound[] };
  /** What comes off at its table. The sum that was confirmed is what is left. */
  held?: readonly OrderDiscount[];
  /** Its hours, and the kitchen's time: a pickup is after it. */
  store: Openable;
  estimate: Estimate;
}

/** Prices an order and checks it against the catalogue. Throws the first reason to refuse it. */
export function decideOrder(request: OrderRequest, catalogue: Catalogue, at: OrderMoment): DecidedOrder {
  const found = catalogue.orderTypes.find(({ label, active }) => active && label === request.orderType);
  if (!found) throw new AppError('ORDER_TYPE_REQUIRED');
  const { round } = at;
  const orderType = round ? { ...found, charges: chargesOfNext(found.charges, round.before) } : found;
  refuseFaults(request, orderType, at, 0);

  const { lines, priced } = priceLines(request, catalogue, at, orderType);
  refuseChangedPrices(request, lines, priced);
  if (at.channel.hasMinimum && !round && !meetsMinimum(priced.cartValue, orderType.minimum)) {
    const details = { minimum: toNumber(orderType.minimum), cartValue: toNumber(priced.cartValue) };
    throw new AppError('MINIMUM_ORDER', details, minimumMessage(orderType.minimum));
  }
  refuseFaults(request, orderType, at, priced.grandTotal);
  return { orderType, lines, priced, estimate: estimateOf(request, orderType, at) };
}

/** The kitchen's time, or the time until the guest comes for it. */
function estimateOf({ form }: OrderRequest, { kind }: OrderType, at: OrderMoment): Estimate {
  if (form.hasTable || kind !== 'pickup') return at.estimate;
  const pickup = pickupInstant(form.address, at.store.timeZone, at.now);
  return pickup === null ? at.estimate : untilPickup(pickup, at.now);
}

function priceLines(
  request: Pick<OrderRequest, 'lines' | 'menuId'>,
  catalogue: Catalogue,
  at: SoldAt & Pick<OrderMoment, 'held'>,
  { id: type, charges }: { id: string | null; charges: Charge[] },
): { lines: DecidedLine[]; priced: PricedCart } {
  const found = findAvailable(request, catalogue, at).map((dish) => ({
    ...dish,
    item: priceAt(dish, { ...at.prices, type }),
  }));
  const resolved = resolveOptions(request.lines, found);
  const priced = priceCart(
    resolved.map(({ base, chosen, found: { category, item }, quantity }) => ({
      base,
      categoryDiscount: category.discount,
      itemDiscount: item.discount,
      taxes: item.taxes,
      configs: chosen,
      quantity,
    })),
    charges,
    at.held,
  );
  const lines = resolved.map((line, index) => ({ ...line, priced: priced.lines[index] as PricedLine }));
  return { lines, priced };
}

/** Finds and prices dishes for an order that runs already. Throws the first reason to refuse them. */
export function decideLines(
  lines: RequestedLine[],
  catalogue: Catalogue,
  at: SoldAt & { type: string | null },
): DecidedLine[] {
  const faults = quantityFaults(lines, null);
  if (Object.keys(faults).length > 0) throw fieldFault(faults);
  const decided = priceLines({ lines, menuId: null }, catalogue, at, { id: at.type, charges: [] });
  refuseChangedPrices({ lines, amount: decided.priced.grandTotal }, decided.lines, decided.priced);
  return decided.lines;
}

/** Depending on its amount, an order may need a code, and therefore a phone number. */
function refuseFaults(request: OrderRequest, orderType: OrderType, at: OrderMoment, amount: Minor): void {
  const { asksWho } = at.channel;
  const { name, phone, mostPortions } = asksOf(asksWho ? orderType : { asks: null });
  const isKnown = at.round !== undefined;
  const fields = {
    ...checkoutFaults(request.form, {
      isNameRequired: !isKnown && name === 'required',
      isPhoneRequired: !isKnown && (phone === 'required' || needsOtp(orderType, asksWho ? amount : 0)),
      pickupFault: orderType.kind === 'pickup' ? pickupRule(at) : undefined,
    }),
    ...quantityFaults(request.lines, mostPortions),
  };
  if (Object.keys(fields).length > 0) throw fieldFault(fields);
}

function pickupRule({ channel, store, ...at }: OrderMoment): (time: string) => FieldFault | null {
  return channel.keepsHours ? (time) => pickupFault(time, store, at) : pickupFormatFault;
}

/** Counts all lines of an item together, whichever options they have. */
function quantityFaults(lines: RequestedLine[], most: number | null): FieldFaults {
  const sums = new Map<string, number>();
  for (const { itemId, quantity } of lines) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  const isTooMany = [...sums.values()].some((sum) => sum > MOST_QUANTITY);
  if (isTooMany) return { items: { rule: 'tooManyOfDish', most: MOST_QUANTITY } };
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return most !== null && all > most ? { items: { rule: 'tooManyPortions', most } } : {};
}

function findAvailable(
  { lines, menuId }: Pick<OrderRequest, 'lines' | 'menuId'>,
  { menus }: Catalogue,
  { time, now }: Pick<SoldAt, 'time' | 'now'>,
): FoundItem[] {
  const searched = menuId === null ? menus : menus.filter((menu) => menu.id === menuId);
  const found = lines.map(({ itemId }) => findOnSale(searched, itemId, now, menus));
  const missing = lines.flatMap(({ itemId, label }, index) => {
    const match = found[index];
    if (match && isOrderable(match, time, now)) return [];
    const state = match ? unavailableState(itemStateAt(match.item, now)) : 'Unknown';
    return [{ itemID: itemId, itemLabel: match?.item.label ?? label, state }];
  });
  if (missing.length > 0) throw new AppError('ITEM_UNAVAILABLE', { items: missing });
  return found.filter((match) => match !== null);
}

/** An available item can still not be orderable: its category is hidden, or its menu is not served now. */
function unavailableState(state: string): string {
  return state === AVAILABLE ? 'Not served now' : state;
}

function resolveOptions(lines: RequestedLine[], found: FoundItem[]) {
  const resolved = lines.map(({ selections, quantity, remarks = '' }, index) => {
    const match = found[index] as FoundItem;
    return { found: match, quantity, remarks, ...resolveSelection(match.item, selections) };
  });
  const faulty = resolved.filter((line) => line.faults.length > 0);
  if (faulty.length > 0) {
    const items = faulty.map(({ found: { item }, faults }) => ({
      itemID: item.id,
      itemLabel: item.label,
      faults,
    }));
    throw new AppError('OPTIONS_INVALID', { items });
  }
  return resolved.filter((line) => 'chosen' in line);
}

/** Prices never change silently: the guest is shown the current figures and asked. */
function refuseChangedPrices(
  request: Pick<OrderRequest, 'lines' | 'amount'>,
  lines: DecidedLine[],
  priced: PricedCart,
): void {
  const isSame = (index: number) => {
    const shown = request.lines[index]?.value;
    return shown === undefined || shown === lines[index]?.priced.unit;
  };
  if (lines.every((_, index) => isSame(index)) && request.amount === priced.grandTotal) return;
  throw new AppError('PRICE_CHANGED', {
    amount: toNumber(priced.grandTotal),
    items: lines.map(({ found, priced: { base, unit, savings }, quantity }, index) => ({
      itemID: found.item.id,
      itemLabel: found.item.label,
      price: toDecimal(base),
      value: toDecimal(unit),
      savings: toDecimal(savings),
      quantity,
      changed: !isSame(index),
    })),
    charges: [...priced.charges, ...priced.taxes].map(({ label, amount }) => ({
      label,
      value: toNumber(amount),
    })),
  });
}
