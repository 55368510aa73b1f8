import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { memberOf, ownerOf } from '../features/access/access.ts';
import { findOwnSession } from '../features/access/list-sessions.ts';
import { findOwnBill } from '../features/bills/list-bills.ts';
import { findFeedback } from '../features/feedback/read-feedback.ts';
import { findItem } from '../features/menus/find-items.ts';
import { findRevisionNamed } from '../features/menus/get-revision.ts';
import { findMessage } from '../features/messages/list-messages.ts';
import { findLine, findOrder, findOrderBySlug } from '../features/orders/find-order.ts';
import { findAttempt } from '../features/payments/check-payment.ts';
import { findPrinter } from '../features/printing/change-printer.ts';
import { findPrintJob } from '../features/printing/print-jobs.ts';
import { findRefund } from '../features/refunds/settle-by-hand.ts';
import { findInvitation, findPerson } from '../features/staff/list-people.ts';
import { findStore, findStoreIdBySlug } from '../features/stores/find-store.ts';
import { guestContext, type StoreCtx } from '../platform/context/context.ts';
import type { Services } from '../platform/context/services.ts';
import { parseId, parseOrderId } from '../platform/http/parse-id.ts';

type Params = Record<string, string>;

/** The thing that an address is about, longer addresses first. Each look-up fails if it does not exist. */
const OF_STORE: [address: string, find: (ctx: StoreCtx, params: Params) => Promise<unknown>][] = [
  [
    'orders/:orderId/items/:itemId',
    (ctx, { orderId = '', itemId = '' }) =>
      findLine(ctx, { orderId: parseOrderId(orderId), lineId: parseId(itemId, 'ITEM_NOT_FOUND') }),
  ],
  ['orders/:orderId', (ctx, { orderId = '' }) => findOrder(ctx, ctx.storeId, parseOrderId(orderId))],
  ['feedback/:orderId', (ctx, { orderId = '' }) => findFeedback(ctx, parseOrderId(orderId))],
  ['owed/:attemptId', (ctx, { attemptId = '' }) => findAttempt(ctx, parseOrderId(attemptId))],
  ['refunds/:refundId', (ctx, { refundId = '' }) => findRefund(ctx, parseOrderId(refundId))],
  ['bills/:billId', (ctx, { billId = '' }) => findOwnBill(ctx, parseId(billId, 'BILL_NOT_FOUND'))],
  ['items/:itemId', (ctx, { itemId = '' }) => findItem(ctx, itemId)],
  ['catalogue/revisions/:revision', (ctx, { revision = '' }) => findRevisionNamed(ctx, revision)],
  ['printers/:printerId', (ctx, { printerId = '' }) => findPrinter(ctx, printerId)],
  ['print-jobs/:jobId', (ctx, { jobId = '' }) => findPrintJob(ctx, jobId)],
  ['messages/:messageId', (ctx, { messageId = '' }) => findMessage(ctx, messageId)],
  ['people/:accountId', (ctx, { accountId = '' }) => findPerson(ctx, accountId)],
  ['invitations/:invitationId', (ctx, { invitationId = '' }) => findInvitation(ctx, invitationId)],
];

const OF_ACCOUNT = '/api/sessions/:sessionId';
const OF_GUEST = ['/order/status/:slug', '/feedback/api/form/:orderSlug'];
const OF_PLACING = '/order/create/web/:storeId';
const OF_PAGE = '/profile/web/:slug';

/** Fails with a 404 if the thing in the address does not exist, for callers who may know that. */
export async function findNamedThing(services: Services, request: FastifyRequest): Promise<void> {
  const { url = '' } = request.routeOptions;
  const params = request.params as Params;
  const isBelow = (address: string) => url === address || url.startsWith(`${address}/`);
  if (request.member) {
    const [, find] = OF_STORE.find(([address]) => isBelow(`/api/stores/:storeId/${address}`)) ?? [];
    await find?.(memberOf(request), params);
  } else if (isBelow(OF_ACCOUNT)) {
    await findOwnSession(ownerOf(request), params['sessionId'] ?? '');
  } else if (OF_GUEST.some(isBelow)) {
    await findOrderBySlug(guestContext(services), params['slug'] ?? params['orderSlug'] ?? '');
  } else if (isBelow(OF_PLACING)) {
    await findStore(services.db, params['storeId'] ?? '');
  } else if (isBelow(OF_PAGE)) {
    const storeId = await findStoreIdBySlug(services.db, params['slug'] ?? '');
    if (storeId === null) throw new AppError('STORE_NOT_FOUND');
  }
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
