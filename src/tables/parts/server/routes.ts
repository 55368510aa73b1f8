import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { viewForOneIn } from '#tables/sittings/server/guest-view.ts';
import { passOf } from '#tables/sittings/server/joining/guest-pass.ts';
import { readStaffSitting, staffViewOf } from '#tables/sittings/server/staff-view.ts';
import { partCalls, staffPartCalls } from '#tables/sittings/wire/sittings-calls.ts';
import { beginPart } from './begin-part.ts';
import { claimPart } from './claim-part.ts';
import { dropOwnPart, dropPart } from './drop-part.ts';
import { recordSittingPayment } from './record-payment.ts';
import { remainsOfTablePayment } from './refused-payment.ts';

/** Guests pay parts of what their table owes, and the staff record what came. */
export function partRoutes(app: App): void {
  serve(app, partCalls, {
    beginPart: async (ctx, request, reply) =>
      reply.code(201).send(await beginPart(ctx, passOf(request), request.body)),
    claimPart: async (ctx, request) => {
      const { partId } = request.params;
      await claimPart(ctx, passOf(request), { partId, utr: request.body.utr });
      return viewForOneIn(ctx, passOf(request));
    },
    dropPart: async (ctx, request) => {
      await dropOwnPart(ctx, passOf(request), request.params.partId);
      return viewForOneIn(ctx, passOf(request));
    },
  });
  serve(
    app,
    staffPartCalls,
    {
      recordSittingPayment: async (ctx, request) => {
        const key = parseKey(request.headers['idempotency-key']);
        const { params, body } = request;
        return staffViewOf(ctx, await recordSittingPayment(ctx, { ...params, key, body }));
      },
      dropSittingPart: async (ctx, { params }) => staffViewOf(ctx, await dropPart(ctx, params)),
    },
    {
      again: (ctx, { sittingId = '' }) => readStaffSitting(ctx, sittingId),
      remains: remainsOfTablePayment,
    },
  );
}
