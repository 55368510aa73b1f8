import type { FeedbackRow } from '#guests/feedback/tables.ts';
import type { OrderFeedback } from '#guests/feedback/wire/feedback.ts';
import { pickupInstant } from '#kitchen/promise/rules/pickup.ts';
import { cooksFrom } from '#ordering/courses/rules/fired-lines.ts';
import { waitsToBeFired } from '#ordering/courses/rules/pace.ts';
import { lineCourseView } from '#ordering/courses/wire/courses.ts';
import { hasNeeds } from '#ordering/menu/rules/diets/needs.ts';
import { ownOrNull } from '#ordering/menu/rules/foreign-pictures.ts';
import { kindOf } from '#ordering/order-types/rules/order-kind.ts';
import { maskPhone } from '#ordering/placing/rules/checkout.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { Audience } from '#platform/ports/server/store-feeds.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { CANCELLED, type LoggedOrderEvent, type OrderEvent, SERVED } from '../rules/order.ts';
import { guestCancelEnd } from '../rules/undoing/guest-cancel.ts';
import { isKept } from '../rules/undoing/removed-portions.ts';
import { isWaiting, readyTurns } from '../rules/whole-ready.ts';
import type { LineRow, OrderRow } from '../tables.ts';
import { describeEvent } from '../wire/describe-event.ts';
import type { OrderView, PlacedOrder, StaffOrderView } from '../wire/order.ts';
import { chargesView, discountsView, orderLineView, rateView } from '../wire/order-parts-view.ts';
import { asOf, type OrderAsOf } from './as-of.ts';
import { channelOf } from './channel-of.ts';
import { describeFeedback, describeTurn } from './describe-feedback.ts';
import { describeMoney, whoDid } from './describe-money.ts';
import { orderMoneyView } from './money-view.ts';
import { staffLines } from './staff-lines.ts';
import type { StoredOrder } from './stored-order.ts';

type StoreSummary = Pick<StoreRow, 'name' | 'slug' | 'logo' | 'upi' | 'timeZone'>;

export function placedOrderView(order: OrderRow): PlacedOrder {
  return {
    _id: order.id,
    slug: order.slug,
    orderNo: order.orderNo,
    ...(order.tabletLetter === null ? {} : { tabletLetter: order.tabletLetter }),
    amount: toNumber(order.amount),
    state: order.state,
    createdAt: order.createdAt.toISOString(),
  };
}

/** The order as it was after that entry of its log, or as it is now. */
export function orderViewForGuest(stored: StoredOrder, store: StoreSummary, seq?: number): OrderView {
  return viewFor(stored, asOf(stored, seq), store, 'guest');
}

/** The order with what only the kitchen and the floor may see. */
export function orderViewForStaff(
  stored: StoredOrder,
  store: StoreSummary,
  audience: Exclude<Audience, 'guest'>,
  seq?: number,
): StaffOrderView {
  const then = asOf(stored, seq);
  const { slug, ...view } = viewFor(stored, then, store, audience);
  const order = { ...view, channel: channelOf(stored) };
  const isKitchen = audience === 'kitchen';
  const items = staffLines(order.items, then, { isKitchen });
  const sitting = sittingOf(stored, then);
  // Whoever has the slug can open the guest's page, with the bill and what was paid.
  if (isKitchen) return { ...order, items, ...sitting };
  return { ...order, slug, items, rates: stored.order.charges.map(rateView), ...sitting };
}

/** What is over tells no needs, so that nobody keeps them longer than the table does. */
function sittingOf(
  { order, party }: StoredOrder,
  { entries, fold }: OrderAsOf,
): Pick<StaffOrderView, 'sitting'> {
  const { sittingId, round } = order;
  if (sittingId === null) return {};
  const { needs, covers, waiter } = party ?? {};
  return {
    sitting: {
      _id: sittingId,
      round: round ?? 1,
      ...leftAt(entries),
      ...(fold.state < SERVED ? wasAt(entries) : {}),
      ...(needs && fold.state < SERVED && hasNeeds(needs) ? { needs } : {}),
      ...(covers ? { covers } : {}),
      ...(waiter ? { waiter } : {}),
    },
  };
}

/** When its guests left the table, unless that was taken back. */
function leftAt(entries: readonly LoggedOrderEvent[]): { leftAt?: string } {
  const last = entries.findLast(({ event }) => event.what === 'left');
  return last?.event.what === 'left' && !last.event.isBack ? { leftAt: new Date(last.at).toISOString() } : {};
}

/** From which table it was moved last. */
function wasAt(entries: readonly LoggedOrderEvent[]): { was?: { iden: string; idel: string; at: string } } {
  const last = entries.findLast(({ event }) => event.what === 'moved');
  if (last?.event.what !== 'moved') return {};
  const { name, label } = last.event.was;
  return { was: { iden: name, idel: label, at: new Date(last.at).toISOString() } };
}

function viewFor(
  stored: StoredOrder,
  { log, entries, fold, lines }: OrderAsOf,
  store: StoreSummary,
  audience: Audience,
): OrderView {
  const { order, lines: rows, feedback } = stored;
  const { state, amount } = fold;
  const priced = priceCart(lines.filter(isKept).map(toPriceable), order.charges, fold.discounts);
  const turns = readyTurns(entries, rows);
  const isReady = isWaiting(turns, state);
  const isOver = state === SERVED || state === CANCELLED;
  const made = lines.map((line) => ({ ...line, ready: fold.ready.has(line.id) }));
  const from = cooksFrom(made, entries);
  return {
    _id: order.id,
    slug: order.slug,
    orderNo: order.orderNo,
    ...(order.tabletLetter === null ? {} : { tabletLetter: order.tabletLetter }),
    items: lines.map((line) => ({
      ...orderLineView(line, reasonOff(entries, line.id)),
      ...lineCourseView(line),
    })),
    user: {
      name: order.customerName,
      phone: audience === 'floor' ? order.customerPhone : maskPhone(order.customerPhone),
      countryCode: order.countryCode,
    },
    address: order.address,
    remarks: order.remarks,
    profileID: order.storeId,
    createdAt: order.createdAt.toISOString(),
    amount: toNumber(amount),
    state,
    orderType: order.orderType,
    orderKind: kindOf(order),
    ...(order.orderTypeTranslations ? { orderTypeTranslations: order.orderTypeTranslations } : {}),
    charges: chargesView(priced),
    ...discountsView(priced, { isForGuest: audience === 'guest' }),
    table: order.tableName === null ? null : { iden: order.tableName, idel: order.tableLabel ?? '' },
    ...orderMoneyView(order, fold, store, audience),
    timeline: log.flatMap((logged) =>
      [
        ...describeMoney(logged, audience),
        ...describeEvent(logged.event as OrderEvent, rows, {
          isForGuest: audience === 'guest',
          by: whoDid(logged, audience),
        }),
        ...describeFeedback(logged, audience),
        ...(audience === 'guest' ? describeTurn(turns.get(logged.seq)) : []),
      ].map((entry) => ({
        at: logged.at.toISOString(),
        ...entry,
      })),
    ),
    ...(feedback && audience !== 'kitchen' ? { feedback: orderFeedbackView(feedback) } : {}),
    ...pickupOf(order, store),
    ...(audience === 'guest' ? cancelUntil(stored, entries) : {}),
    ready: isReady,
    ...(from === null ? {} : { cooksFrom: new Date(from).toISOString() }),
    estimate:
      isOver || isReady || waitsToBeFired(made)
        ? null
        : { fromMinutes: order.estimateFrom, toMinutes: order.estimateTo },
    store: {
      name: store.name,
      slug: store.slug,
      logo: ownOrNull(store.logo),
      currency: order.currency,
      timeZone: store.timeZone,
    },
  };
}

function orderFeedbackView({ overall, comment, answer, answeredAt }: FeedbackRow): OrderFeedback {
  const at = answeredAt?.toISOString();
  return { overall, comment, answer: answer !== null && at ? { text: answer, at } : null };
}

/** The chosen time of collection, if the guest has chosen one. */
function pickupOf(order: OrderRow, { timeZone }: StoreSummary): { pickupAt?: string } {
  if (order.tableName !== null || kindOf(order) !== 'pickup') return {};
  const at = pickupInstant(order.address, timeZone, order.createdAt.getTime());
  return at === null ? {} : { pickupAt: new Date(at).toISOString() };
}

/** Guests can cancel for a minute after they have ordered. */
function cancelUntil(stored: StoredOrder, entries: LoggedOrderEvent[]): { cancelUntil?: string } {
  const end = guestCancelEnd({ log: entries, isOfGuest: channelOf(stored) === 'guest' });
  return end === null ? {} : { cancelUntil: new Date(end).toISOString() };
}

export function toPriceable(line: LineRow): PriceableLine {
  const { id, base, categoryDiscount, itemDiscount, taxes, configs, quantity } = line;
  return { id, base, categoryDiscount, itemDiscount, taxes, configs, quantity };
}

/** The reason given when the line was last taken off. */
function reasonOff(entries: LoggedOrderEvent[], lineId: string): string | undefined {
  const last = entries.findLast(({ event }) => event.what === 'item' && event.lineId === lineId)?.event;
  return last?.what === 'item' ? last.reason : undefined;
}
