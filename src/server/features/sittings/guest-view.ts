import type { OutsideView, SittingGuestView, SittingView } from '#domain/api/sittings.ts';
import { AppError } from '#domain/errors.ts';
import { toNumber } from '#domain/money/money.ts';
import { isSettledBy } from '#domain/money/payment.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { takesUpi } from '#domain/placing/way-to-pay.ts';
import { chargesOfNext } from '#domain/sittings/fixed-charges.ts';
import { guestSign } from '#domain/sittings/guest-sign.ts';
import { labelOfCall, offeredCalls } from '#domain/sittings/settings.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { SittingCallRow, SittingGuestRow, SittingPartRow } from '../../platform/db/schema/sittings.ts';
import { orderViewForGuest } from '../orders/views.ts';
import { takesOnlinePayment } from '../stores/gateway.ts';
import { heldOf, heldView } from './add-round.ts';
import { cartLineView, cartSums, priceLines } from './cart-view.ts';
import { findSeated, type GuestPass } from './find-sitting.ts';
import { bySentLine, guestShares, moneyOf, payingGuests, whoHad } from './money-of.ts';
import { partLink } from './part-link.ts';
import { readStored, type StoredSitting } from './read-stored.ts';

type Answer = SittingView | OutsideView;

export async function readSitting(ctx: Ctx, pass: GuestPass): Promise<Answer> {
  const { sitting, guest } = await findSeated(ctx, pass);
  return viewFor(await readStored(ctx, sitting), guest.id, ctx.now);
}

/** The answer to a call that only those who are in can make. */
export async function viewForOneIn(ctx: Ctx, pass: GuestPass): Promise<SittingView> {
  const view = await readSitting(ctx, pass);
  if ('slug' in view) return view;
  throw new AppError('NOT_ADMITTED');
}

/** The sitting as this guest sees it. */
export function viewFor(stored: StoredSitting, guestId: string, now: number): Answer {
  const guest = stored.guests.find(({ id }) => id === guestId);
  if (guest?.state !== 'in') return { state: guest?.state ?? 'left' };
  return sittingView(stored, guestId, now);
}

function sittingView(stored: StoredSitting, guestId: string, now: number): SittingView {
  const { sitting, present, orderType, settings } = stored;
  const { store } = present;
  const isOpen = sitting.state !== 'closed';
  const cart = isOpen ? priceLines(stored.lines, present, now) : [];
  const orders = stored.rounds.map(({ order }) => order);
  const roundOff = orders.some((order) => order.roundOff !== null) ? roundingOf(orders) : null;
  const money = moneyOf(orders);
  const held = heldOf(orders);
  return {
    seq: stored.seq,
    _id: sitting.id,
    slug: sitting.slug,
    table: { iden: sitting.tableName, label: sitting.tableLabel },
    state: sitting.state,
    openedAt: sitting.openedAt.toISOString(),
    ...(isOpen ? { code: sitting.code } : {}),
    guests: payingGuests(stored).map((guest) => guestView(guest, guestId)),
    waiting: isOpen ? waitingOf(stored).map((guest) => guestView(guest, guestId)) : [],
    lines: cart.map(cartLineView),
    sums: cartSums(cart, orderType && { charges: chargesOfNext(orderType.charges, orders), held }, guestId),
    ...(held.length === 0 ? {} : { discounts: held.map(heldView) }),
    orders: roundViews(stored),
    calls: stored.calls.map((call) => callView(call, stored)),
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
    parts: stored.parts.map((part) => ({
      ...partView(part),
      ...(part.guestId === guestId ? partLink(part, { ...stored, store }) : {}),
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
}

/** What came in without a part and stands. */
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

/** The rounds as orders everywhere, and who had what of them. */
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
