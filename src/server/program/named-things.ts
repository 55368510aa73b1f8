import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { memberOf, ownerOf } from '../features/access/access.ts';
import { findOwnSession } from '../features/access/list-sessions.ts';
import { findOwnBill } from '../features/bills/list-bills.ts';
import { findOwnPost } from '../features/blog/write-posts.ts';
import { findConversation } from '../features/chat/staff-chat.ts';
import { findTabId } from '../features/corrections/list-receipts.ts';
import { findKhata } from '../features/khatas/find-khata.ts';
import { findLetter } from '../features/mail/letters.ts';
import { findLabel } from '../features/mail/read-mailbox.ts';
import { findItem } from '../features/menus/find-items.ts';
import { findRevisionNamed } from '../features/menus/get-revision.ts';
import { findMessage } from '../features/messages/list-messages.ts';
import { findLine, findOrder, findOrderBySlug } from '../features/orders/find-order.ts';
import { findAttempt } from '../features/payments/check-payment.ts';
import { findPrinter } from '../features/printing/change-printer.ts';
import { findPrintJob } from '../features/printing/print-jobs.ts';
import { findRefund } from '../features/refunds/settle-by-hand.ts';
import { findCalendarEvent } from '../features/reservations/events.ts';
import { findBooking, findBookingStore, findReservation } from '../features/reservations/find-reservation.ts';
import { findCall } from '../features/sittings/calls.ts';
import { findSitting, findSittingBySlug, findSittingGuest } from '../features/sittings/find-sitting.ts';
import { findInvitation, findPerson } from '../features/staff/list-people.ts';
import { findStore, findStoreIdBySlug } from '../features/stores/find-store.ts';
import { requireTablet } from '../features/tablets/list-tablets.ts';
import { findStoredReceipt } from '../features/tabs/find-receipts.ts';
import { requirePart } from '../features/tabs/part-state.ts';
import { findDayToPrint } from '../features/till/print-day.ts';
import { findEntry } from '../features/till/undo-entry.ts';
import { type Ctx, guestContext, type StoreCtx } from '../platform/context/context.ts';
import type { Services } from '../platform/context/services.ts';
import { parseId, parseOrderId } from '../platform/http/parse-id.ts';

type Params = Record<string, string>;

/** What each name in an address of a store stands for. Each look-up fails if there is no such thing. */
const OF_STORE: Record<string, (ctx: StoreCtx, name: string, params: Params) => Promise<unknown>> = {
  orderId: (ctx, id) => findOrder(ctx, ctx.storeId, parseOrderId(id)),
  itemId: (ctx, id, { orderId }) =>
    orderId === undefined
      ? findItem(ctx, id)
      : findLine(ctx, { orderId: parseOrderId(orderId), lineId: parseId(id, 'ITEM_NOT_FOUND') }),
  attemptId: (ctx, id) => findAttempt(ctx, parseOrderId(id)),
  refundId: (ctx, id) => findRefund(ctx, parseOrderId(id)),
  billId: (ctx, id) => findOwnBill(ctx, parseId(id, 'BILL_NOT_FOUND')),
  revision: findRevisionNamed,
  printerId: findPrinter,
  jobId: findPrintJob,
  messageId: findMessage,
  conversationId: findConversation,
  reservationId: (ctx, id) => findReservation(ctx, ctx.storeId, id),
  eventId: findCalendarEvent,
  slug: findOwnPost,
  mailId: findLetter,
  labelId: findLabel,
  sittingId: (ctx, id) => findSitting(ctx, ctx.storeId, id),
  guestId: async (ctx, id, { sittingId = '' }) =>
    findSittingGuest(ctx, await findSitting(ctx, ctx.storeId, sittingId), id),
  partId: async (ctx, id, { sittingId = '' }) =>
    requirePart(ctx, await findSitting(ctx, ctx.storeId, sittingId), id),
  callId: async (ctx, id, { sittingId = '' }) =>
    findCall(ctx, await findSitting(ctx, ctx.storeId, sittingId), id),
  tabId: findTabId,
  receiptId: (ctx, id) => findStoredReceipt(ctx, ctx.storeId, id),
  khataId: findKhata,
  accountId: findPerson,
  tabletId: requireTablet,
  dayNumber: findDayToPrint,
  entryId: findEntry,
  invitationId: findInvitation,
};

const OF_ACCOUNT = '/api/sessions/:sessionId';
const OF_GUEST = ['/order/status/:slug', '/feedback/api/form/:orderSlug'];
const OF_SITTING = '/sittings/:slug';
const OF_BOOKING = ['/api/calendar/:storeId/book', '/api/calendar/:storeId/line'];
const OF_STORE_OF_GUESTS = ['/order/create/web/:storeId', '/sittings/web/:storeId', '/api/blog/:storeId'];
const OF_PAGE = '/profile/web/:slug';

/** Fails with a 404 if the thing in the address does not exist, for callers who may know that. */
export async function findNamedThing(services: Services, request: FastifyRequest): Promise<void> {
  const { url = '' } = request.routeOptions;
  const params = request.params as Params;
  const isBelow = (address: string) => url === address || url.startsWith(`${address}/`);
  if (request.member) {
    const last = Object.keys(params).findLast((name) => name in OF_STORE) ?? '';
    await OF_STORE[last]?.(memberOf(request), params[last] ?? '', params);
  } else if (isBelow(OF_ACCOUNT)) {
    await findOwnSession(ownerOf(request), params['sessionId'] ?? '');
  } else if (OF_GUEST.some(isBelow)) {
    await findOrderBySlug(guestContext(services), params['slug'] ?? params['orderSlug'] ?? '');
  } else if (isBelow(OF_SITTING)) {
    await findOfSitting(guestContext(services), params);
  } else if (OF_BOOKING.some(isBelow)) {
    await findOfBooking(guestContext(services), params);
  } else if (OF_STORE_OF_GUESTS.some(isBelow)) {
    await findStore(services.db, params['storeId'] ?? '');
  } else if (isBelow(OF_PAGE)) {
    const storeId = await findStoreIdBySlug(services.db, params['slug'] ?? '');
    if (storeId === null) throw new AppError('STORE_NOT_FOUND');
  }
}

async function findOfSitting(ctx: Ctx, { slug = '', guestId }: Params): Promise<unknown> {
  const sitting = await findSittingBySlug(ctx, slug);
  return guestId === undefined ? sitting : findSittingGuest(ctx, sitting, guestId);
}

function findOfBooking(ctx: Ctx, { storeId = '', reservationId }: Params): Promise<unknown> {
  return reservationId === undefined
    ? findBookingStore(ctx, storeId)
    : findBooking(ctx, storeId, reservationId);
}

/** The fault to answer: a missing thing comes before a fault of the body. */
export async function faultToAnswer(
  services: Services,
  request: FastifyRequest,
  fault: unknown,
): Promise<unknown> {
  try {
    await findNamedThing(services, request);
    return fault;
  } catch (missing) {
    return missing instanceof AppError ? missing : fault;
  }
}
