import type { Given } from '#calls/contract.ts';
import { DEFAULT_ESTIMATE } from '#kitchen/promise/rules/estimate.ts';
import { pickupInstant } from '#kitchen/promise/rules/pickup.ts';
import { dueOf, priceOf, roundOffForNext } from '#money/bills/rules/balance.ts';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import { labelsOnly } from '#ordering/menu/rules/translations.ts';
import { soldCatalogue } from '#ordering/menu/wire/sold-catalogue.ts';
import type { PlaceOrderBody, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { chargesView, discountsView, newLineView, rateView } from '#ordering/orders/wire/order-parts-view.ts';
import { orderRequestOf } from '#ordering/placing/rules/order-request.ts';
import { orderedLine } from '#ordering/placing/rules/ordered-line.ts';
import type { DecidedOrder } from '#ordering/placing/rules/place-order.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import { type Minor, parseHundredths, toNumber } from '#platform/money/rules/money.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import type { ChargedRound } from '#tables/sittings/rules/fixed-charges.ts';
import { asSold, decideLate } from './late-orders.ts';
import { partIdOf } from './own-ids.ts';
import { soldHere } from './sold-here.ts';

export interface MadeHere {
  /** The id of the command, which its order gets. */
  id: string;
  at: number;
  body: PlaceOrderBody;
  own: { orderNo: number; tabletLetter: string };
  /** Of an order that is paid at once. */
  sale?: Pick<Given<'POST /api/stores/:storeId/sales'>['body'], 'paid' | 'discount'>;
  /** Of a round: its table so far. */
  round?: RoundHere;
  /** The name of the person. */
  by: string;
}

/** What decides about the next round of a table, and which one of which sitting it is. */
export interface RoundHere {
  sitting: NonNullable<StaffOrderView['sitting']>;
  before: readonly (ChargedRound & { roundOff: Minor | null })[];
  held: readonly OrderDiscount[];
}

interface Known {
  catalogue: CatalogueView;
  profile: StoreForStaff;
}

/** An order that a tablet takes without the line, decided and shown as the server will. */
export function orderMadeHere(made: MadeHere, { catalogue, profile }: Known): StaffOrderView {
  const { id, at, body, own, round } = made;
  const { timeZone, currency } = profile;
  const request = orderRequestOf(body);
  const channel = CHANNELS.staff;
  const store = { timeZone, paused: false, pausedUntil: null, openingHours: null };
  const decided = decideLate(request, asSold(soldCatalogue(catalogue, profile)), {
    ...soldHere(profile, { at, channel: channel.name, table: body.table?.iden }),
    channel,
    store,
    estimate: DEFAULT_ESTIMATE,
    held: round?.held ?? [],
    ...(round && round.before.length > 0 && { round }),
  });
  const { orderType } = decided;
  const { form } = request;
  const lines = decided.lines.map((line, place) => ({
    ...orderedLine(line, null),
    id: partIdOf(id, place),
    discarded: false,
  }));
  const discounts = [...(round?.held ?? []), ...discountOfSale(made)];
  const priced = priceCart(lines, orderType.charges, discounts);
  const pickup =
    form.hasTable || orderType.kind !== 'pickup' ? null : pickupInstant(form.address, timeZone, at);
  const types = labelsOnly(orderType.translations);
  const { slug, name, logo } = profile;
  return {
    _id: id,
    slug: '',
    ...own,
    profileID: profile._id,
    channel: channel.name,
    items: lines.map(newLineView),
    user: form.contact,
    address: form.address,
    remarks: form.remarks,
    createdAt: new Date(at).toISOString(),
    amount: toNumber(priced.grandTotal),
    state: orderType.initialState,
    orderType: orderType.label,
    orderKind: orderType.kind,
    ...(types ? { orderTypeTranslations: types } : {}),
    charges: chargesView(priced),
    rates: orderType.charges.map(rateView),
    ...discountsView(priced, { isForGuest: false }),
    table: body.table ? { iden: body.table.iden, idel: body.table.idel ?? '' } : null,
    ...moneyOf(made, decided, priced.grandTotal, profile),
    ready: false,
    estimate: null,
    ...(pickup === null ? {} : { pickupAt: new Date(pickup).toISOString() }),
    ...(round ? { sitting: round.sitting } : {}),
    store: { name, slug, logo, currency, timeZone },
  };
}

function discountOfSale({ id, sale, by }: MadeHere): OrderDiscount[] {
  const { discount } = sale ?? {};
  if (!discount) return [];
  const given = { id: partIdOf(id, 0), line: null, reason: discount.reason, by };
  const percent = discount.percent === undefined ? null : parseHundredths(discount.percent);
  return percent === null
    ? [{ ...given, kind: 'amount', amount: parseHundredths(discount.amount) ?? 0 }]
    : [{ ...given, kind: 'percent', percent }];
}

/** A sale is paid, all of it; any other order is not. */
function moneyOf(
  { at, sale, by, round }: MadeHere,
  { orderType }: DecidedOrder,
  amount: Minor,
  { isRounding }: Pick<StoreForStaff, 'isRounding'>,
): Pick<StaffOrderView, 'payment' | 'money' | 'timeline'> {
  const roundOff = roundOffForNext(round?.before ?? [], amount, isRounding === true);
  const state = orderType.initialState;
  const unpaid = { state, amount, roundOff, paid: 0, refunded: 0 };
  const price = priceOf(unpaid);
  const when = new Date(at).toISOString();
  const placed = { at: when, what: 'placed' as const, state, amount: toNumber(amount), by };
  const money = { ...(roundOff === null ? {} : { roundOff: toNumber(roundOff) }), claim: null, upi: null };
  if (!sale || price === 0)
    return {
      payment: { state: sale ? 'paid' : 'unpaid', method: sale?.paid.method ?? orderType.paymentMethod },
      money: { ...money, due: toNumber(dueOf(unpaid)) },
      timeline: [placed],
    };
  const { method } = sale.paid;
  const sum = toNumber(price);
  return {
    payment: { state: 'paid', method, paid: sum, refunded: 0, onItsWay: 0, owed: 0 },
    money: { ...money, due: 0 },
    timeline: [placed, { at: when, what: 'paid', method, amount: sum, by }],
  };
}
