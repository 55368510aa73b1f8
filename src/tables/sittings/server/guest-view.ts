import { isSettledBy } from '#money/payments/rules/payment.ts';
import { linesAtTable } from '#ordering/courses/rules/pace.ts';
import { paceView } from '#ordering/courses/wire/courses.ts';
import { hasNeeds, type Needs } from '#ordering/menu/rules/diets/needs.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { orderViewForGuest } from '#ordering/orders/server/views.ts';
import { takesUpi } from '#ordering/placing/rules/way-to-pay.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { takesOnlinePayment } from '#restaurant/stores/server/gateway.ts';
import type { SittingPartRow } from '#tables/parts/tables.ts';
import { chargesOfNext } from '../rules/fixed-charges.ts';
import { guestSign } from '../rules/guest-sign.ts';
import { labelOfCall, offeredCalls } from '../rules/settings.ts';
import type { SittingCallRow, SittingGuestRow } from '../tables.ts';
import type { OutsideView, SittingGuestView, SittingView } from '../wire/sittings.ts';
import { cartAt, cartLineView, cartSums, type PricedLineRow, priceLines } from './carts/cart-view.ts';
import type { GuestPass } from './find-sitting.ts';
import { readSeated, type StoredSitting } from './read-stored.ts';
import { heldOf, heldView } from './rounds/add-round.ts';
import { bySentLine, guestShares, moneyOf, payingGuests, whoHad } from './rounds/money-of.ts';
import { needsIn } from './rounds/tell-rounds.ts';
import { partLink } from './splitting/part-link.ts';

type Answer = SittingView | OutsideView;

/** A sitting that was read, and how each of its guests sees it. */
export interface SeenSitting {
  stored: StoredSitting;
  viewFor: (guestId: string) => Answer;
}

/** What all guests see alike is made once, by the first who asks. */
export function seen(stored: StoredSitting, now: number): SeenSitting {
  let shared: Shared | null = null;
  return {
    stored,
    viewFor(guestId) {
      const guest = stored.guests.find(({ id }) => id === guestId);
      if (guest?.state !== 'in') return { state: guest?.state ?? 'left' };
      shared ??= sharedView(stored, now);
      return ownView(stored, shared, guestId);
    },
  };
}

export async function readSitting(ctx: Ctx, pass: GuestPass): Promise<Answer> {
  const { stored, guest } = await readSeated(ctx, pass);
  return seen(stored, ctx.now).viewFor(guest.id);
}

/** The answer to a call that only those who are in can make. */
export async function viewForOneIn(ctx: Ctx, pass: GuestPass): Promise<SittingView> {
  return requireView(await readSitting(ctx, pass));
}

export function requireView(view: Answer): SittingView {
  if ('slug' in view) return view;
  throw new AppError('NOT_ADMITTED');
}

interface Shared {
  view: Omit<SittingView, 'guests' | 'waiting' | 'sums' | 'parts'>;
  cart: PricedLineRow[];
  toPrice: Parameters<typeof cartSums>[1];
}

function sharedView(stored: StoredSitting, now: number): Shared {
  const { sitting, present, orderType, settings } = stored;
  const { store } = present;
  const isOpen = sitting.state !== 'closed';
  const cart = isOpen ? priceLines(stored.lines, present, cartAt(stored, now)) : [];
  const orders = stored.rounds.map(({ order }) => order);
  const roundOff = orders.some((order) => order.roundOff !== null) ? roundingOf(orders) : null;
  const money = moneyOf(orders);
  const held = heldOf(orders);
  const view = {
    seq: stored.seq,
    _id: sitting.id,
    slug: sitting.slug,
    table: { iden: sitting.tableName, label: sitting.tableLabel },
    state: sitting.state,
    openedAt: sitting.openedAt.toISOString(),
    ...(isOpen ? { code: sitting.code } : {}),
    lines: cart.map(cartLineView),
    ...(held.length === 0 ? {} : { discounts: held.map(heldView) }),
    orders: roundViews(stored),
    calls: stored.calls.map((call) => callView(call, stored)),
    ...(isOpen ? paceView(linesAtTable(stored.rounds)) : {}),
    ...needsOf(stored),
    total: toNumber(money.total),
    ...(roundOff === null ? {} : { roundOff: toNumber(roundOff) }),
    paid: toNumber(money.paid),
    due: toNumber(money.due),
    tips: toNumber(tipsOf(stored)),
    shares: guestShares(stored).map(({ guestId: guest, total, due }) => ({
      guest,
      total: toNumber(total),
      due: toNumber(due),
    })),
    received: receivedOf(stored),
    orderType: orderType?.label ?? '',
    currency: store.currency,
    offers: {
      calls: offeredCalls(settings),
      tips: settings.tips,
      upi: takesUpi(store),
      gateway: takesOnlinePayment(store),
    },
  };
  return {
    view,
    cart,
    toPrice: orderType && { charges: chargesOfNext(orderType.charges, orders), held },
  };
}

function ownView(stored: StoredSitting, { view, cart, toPrice }: Shared, guestId: string): SittingView {
  const isOpen = stored.sitting.state !== 'closed';
  const ownNeeds = stored.guests.find(({ id }) => id === guestId)?.needs;
  return {
    ...view,
    ...(ownNeeds ? { ownNeeds } : {}),
    guests: payingGuests(stored).map((guest) => guestView(guest, guestId)),
    waiting: isOpen ? waitingOf(stored).map((guest) => guestView(guest, guestId)) : [],
    sums: cartSums(cart, toPrice, guestId),
    parts: stored.parts.map((part) => ({
      ...partView(part),
      ...(part.guestId === guestId ? partLink(part, { ...stored, store: stored.present.store }) : {}),
    })),
  };
}

/** What those who are in do not eat, all together. */
export function needsOf({ guests }: { guests: Parameters<typeof needsIn>[0] }): { needs?: Needs } {
  const needs = needsIn(guests);
  return hasNeeds(needs) ? { needs } : {};
}

/** Receipts that are for no part and were not taken back. */
function receivedOf({ receipts }: StoredSitting): NonNullable<SittingView['received']> {
  const reversed = new Set(receipts.map(({ reverses }) => reverses));
  return receipts
    .filter(
      ({ id, partId, method, amount }) =>
        partId === null && amount > 0 && !isSettledBy(method) && !reversed.has(id),
    )
    .map(({ id, method, amount }) => ({ _id: id, method, amount: toNumber(amount) }));
}

const roundingOf = (orders: { state: number; roundOff: number | null }[]) =>
  orders.filter(({ state }) => state !== CANCELLED).reduce((sum, { roundOff }) => sum + (roundOff ?? 0), 0);

export const waitingOf = ({ guests }: StoredSitting) => guests.filter(({ state }) => state === 'waiting');

export const tipsOf = ({ receipts }: StoredSitting) => receipts.reduce((sum, { tip }) => sum + tip, 0);

export function guestView({ id, name, number }: SittingGuestRow, you: string | null): SittingGuestView {
  return { _id: id, name, number, ...guestSign(number), you: id === you };
}

/** The rounds in the view that orders have everywhere, with the guest of each line. */
export function roundViews(stored: StoredSitting): SittingView['orders'] {
  const sent = bySentLine(stored.lines);
  return stored.rounds.map((one) => ({
    ...orderViewForGuest(one, stored.present.store),
    round: one.order.round ?? 0,
    who: Object.fromEntries(one.lines.map((line) => [line.id, whoHad(line, sent)])),
  }));
}

export function callView(
  { id, kind, createdAt, takenBy }: SittingCallRow,
  { settings }: Pick<StoredSitting, 'settings'>,
): SittingView['calls'][number] {
  return {
    _id: id,
    kind,
    ...labelOfCall(settings, kind),
    at: createdAt.toISOString(),
    takenBy: takenBy && 'name' in takenBy ? takenBy.name : null,
  };
}

export function partView({ id, guestId, kind, amount, tip, state }: SittingPartRow) {
  return { _id: id, guest: guestId, kind, amount: toNumber(amount), tip: toNumber(tip), state };
}
