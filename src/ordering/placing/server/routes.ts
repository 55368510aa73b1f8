import type { FastifyRequest } from 'fastify';
import { dropPrinted } from '#kitchen/printing/server/jobs/drop-printed.ts';
import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import { deskCalls } from '#ordering/order-desk/wire/order-desk-calls.ts';
import type { PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import { orderCalls } from '#ordering/orders/wire/orders-calls.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { visitorOf } from '#platform/limits/server/visitor.ts';
import { type Handlers, serve } from '#restaurant/access/server/serve.ts';
import { passOf } from '#tables/sittings/server/joining/guest-pass.ts';
import { sittingCalls } from '#tables/sittings/wire/sittings-calls.ts';
import { type Placed, placeOrder, takeOrder } from './place-order.ts';
import { readOrder } from './read-order.ts';
import { sendLines } from './send-lines.ts';

/** Guests place orders, and the staff take them for guests. */
export function placeOrderRoutes(app: App): void {
  const guests: Handlers<typeof orderCalls> = {
    placeOrder: async (ctx, request, reply) => {
      const { storeId } = request.params;
      const { profileID = storeId } = request.body;
      if (profileID !== storeId) throw fieldFault({ profileID: { rule: 'otherStore' } });
      const placed = await place(ctx, request, storeId, request.body);
      return reply.code(statusOf(placed)).send(placed.order);
    },
    placeOrderOlder: async (ctx, request, reply) => {
      const { profileID } = request.body;
      if (profileID === undefined) throw fieldFault({ profileID: { rule: 'required' } });
      const placed = await place(ctx, request, profileID, request.body);
      return reply.code(statusOf(placed)).send(placed.order);
    },
  };
  serve(app, orderCalls, guests, asForm);
  serve(app, sittingCalls, {
    sendSittingLines: async (ctx, request, reply) => {
      const idempotencyKey = parseKey(request.headers['idempotency-key']);
      const asked = { pass: passOf(request), body: request.body, idempotencyKey, client: visitorOf(request) };
      const placed = await sendLines(ctx, asked);
      return reply.code(statusOf(placed)).send(placed.order);
    },
  });
  const staff: Handlers<typeof deskCalls> = {
    takeOrder: async (ctx, request, reply) => {
      const idempotencyKey = parseKey(request.headers['idempotency-key']);
      const placed = await takeOrder(ctx, { body: request.body, idempotencyKey });
      if (!placed.isNew) await dropPrinted(ctx, placed.order._id);
      reply.code(statusOf(placed));
      return placed.order;
    },
  };
  serve(app, deskCalls, staff, asForm);
}

const statusOf = ({ isNew }: Placed) => (isNew ? 201 : 200);

function place(ctx: Ctx, request: FastifyRequest, storeId: string, body: PlaceOrderBody): Promise<Placed> {
  const by = { storeId, channel: CHANNELS.guest, client: visitorOf(request) };
  return placeOrder(ctx, readOrder(by, body, parseKey(request.headers['idempotency-key'])));
}

const ORDER_BYTES = 256 * 1024;

const asForm = {
  bodyLimit: ORDER_BYTES,
  errorHandler: (error: unknown) => {
    throw nameAsInForm(error);
  },
};

/** Renames faults in the guest's fields as the checkout rules name them, without `user.`. */
function nameAsInForm(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'VALIDATION') return error;
  const details = Object.entries(error.details ?? {}).map(([kind, byName]) => [kind, withoutUser(byName)]);
  return new AppError('VALIDATION', Object.fromEntries(details));
}

function withoutUser(byName: unknown): unknown {
  const named = Object.entries(byName ?? {}).map(([name, value]) => [name.replace(/^user\./, ''), value]);
  return Object.fromEntries(named);
}
