import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { streamCallOf } from '#restaurant/access/server/stream-call.ts';
import { floorCalls, sittingCalls } from '../wire/sittings-calls.ts';
import { callStaff, takeCall, takeCallBack } from './calling/calls.ts';
import { type Changed, putLine, takeLineOut } from './carts/change-cart.ts';
import { changeSitting } from './change-sitting.ts';
import { reopenSitting } from './close-sitting.ts';
import { readFloor } from './floor/floor.ts';
import { createFollowedTables } from './floor/followed-tables.ts';
import { streamSitting } from './floor/stream-sitting.ts';
import { readSitting, requireView, viewForOneIn } from './guest-view.ts';
import { admitByStaff, admitGuest } from './joining/admit.ts';
import { passOf, tokenOf } from './joining/guest-pass.ts';
import { joinSitting } from './joining/join.ts';
import { sayNeeds } from './joining/say-needs.ts';
import { openByStaff } from './open-by-staff.ts';
import { readSittingSettings, saveSittingSettings } from './settings.ts';
import { mergeSittings } from './splitting/merge-sittings.ts';
import { moveSitting } from './splitting/move-sitting.ts';
import { splitSitting } from './splitting/split-sitting.ts';
import { readStaffSitting, staffViewOf } from './staff-view.ts';

/** Guests and staff at a table. */
export function sittingRoutes(app: App): void {
  const tables = createFollowedTables(app.services);
  const tell = ({ now, guestId }: Changed) => {
    tables.note(now);
    return requireView(now.viewFor(guestId));
  };
  serve(app, sittingCalls, {
    joinSitting: async (ctx, request) => {
      const asker = { ownToken: tokenOf(request.headers), network: networkOf(request) };
      return joinSitting(ctx, request.params.storeId, request.body, asker);
    },
    readSitting: async (ctx, request) => readSitting(ctx, passOf(request)),
    followSitting: async (ctx, request, reply) => {
      const { params, query, headers } = request;
      const token = headers['sitting-token'] ?? query.token ?? '';
      await streamSitting(ctx, { slug: params.slug, token }, streamCallOf(request, reply), tables);
    },
    admitGuest: async (ctx, request) => {
      await admitGuest(ctx, passOf(request), request.params.guestId, request.body);
      return readSitting(ctx, passOf(request));
    },
    putSittingLine: async (ctx, request) => {
      const { params, body } = request;
      const known = tables.known(params.slug);
      return tell(await putLine(ctx, passOf(request), { ...params, body, known }));
    },
    deleteSittingLine: async (ctx, request) => {
      const { params } = request;
      const known = tables.known(params.slug);
      return tell(await takeLineOut(ctx, passOf(request), { ...params, known }));
    },
    saySittingNeeds: async (ctx, request) => {
      await sayNeeds(ctx, passOf(request), request.body);
      return viewForOneIn(ctx, passOf(request));
    },
    callStaff: async (ctx, request, reply) => {
      const isNew = await callStaff(ctx, passOf(request), request.body.kind);
      return reply.code(isNew ? 201 : 200).send(await viewForOneIn(ctx, passOf(request)));
    },
    takeCallBack: async (ctx, request) => {
      await takeCallBack(ctx, passOf(request), request.params.callId);
      return viewForOneIn(ctx, passOf(request));
    },
  });
  serve(
    app,
    floorCalls,
    {
      readFloor,
      openSitting: async (ctx, { body, headers }, reply) => {
        const key = parseKey(headers['idempotency-key']);
        const { isNew, sitting } = await openByStaff(ctx, body, key);
        return reply.code(isNew ? 201 : 200).send(sitting);
      },
      readStaffSitting: async (ctx, { params }) => readStaffSitting(ctx, params.sittingId),
      changeSitting: async (ctx, { params, body }) =>
        staffViewOf(ctx, await changeSitting(ctx, params.sittingId, body)),
      reopenSitting: async (ctx, { params }) => staffViewOf(ctx, await reopenSitting(ctx, params.sittingId)),
      moveSitting: async (ctx, { params, body }) =>
        staffViewOf(ctx, await moveSitting(ctx, params.sittingId, body.to)),
      mergeSitting: async (ctx, { params, body }) =>
        staffViewOf(ctx, await mergeSittings(ctx, params.sittingId, body.into)),
      splitSitting: async (ctx, { params, body }) =>
        staffViewOf(ctx, await splitSitting(ctx, params.sittingId, body)),
      takeSittingCall: async (ctx, { params, body }) =>
        staffViewOf(ctx, await takeCall(ctx, params, body.done)),
      admitSittingGuest: async (ctx, { params, body }) => {
        await admitByStaff(ctx, params, body.admit);
        return readStaffSitting(ctx, params.sittingId);
      },
      readSittingSettings,
      saveSittingSettings: async (ctx, { body }) => saveSittingSettings(ctx, body),
    },
    { again: (ctx, { sittingId = '' }, made) => readStaffSitting(ctx, made ?? sittingId) },
  );
}
