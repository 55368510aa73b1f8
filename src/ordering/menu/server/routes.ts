import type { FastifyRequest } from 'fastify';
import { guestContext } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sendCached } from '#platform/http/server/cached-body.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { visitorOf } from '#platform/limits/server/visitor.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { streamCallOf } from '#restaurant/access/server/stream-call.ts';
import { menuCalls } from '../wire/menus-calls.ts';
import { storeModelBody } from './store-page/store-model.ts';
import { findHead, menuPage, menuTime, olderStorePage, storePageAt } from './store-page/store-page.ts';
import { streamPage } from './store-page/stream-page.ts';

export function menuRoutes(app: App): void {
  const { services } = app;
  /** Records the visitor, because a code requested without a store's name is for the store they read last. */
  const pageFor = async (request: FastifyRequest, slug: string, minute: number | null) => {
    const ctx = guestContext(services, request.site);
    const head = await findHead(ctx, slug);
    const page = await storePageAt(ctx, head, minute);
    services.recentStores.record(visitorOf(request), head);
    return page;
  };
  serve(app, menuCalls, {
    readStorePage: async (_ctx, request, reply) =>
      sendCached(request, reply, await pageFor(request, request.params.slug, parseTime(request.params.time))),
    readStorePageNow: async (_ctx, request, reply) =>
      sendCached(request, reply, await pageFor(request, request.params.slug, null)),
    readStoreModel: async (ctx, request, reply) =>
      sendCached(request, reply, await storeModelBody(ctx, request.params.slug)),
    readMenu: async (ctx, request, reply) =>
      sendCached(request, reply, await menuPage(ctx, request.params.menuId)),
    readMenuTime: async (ctx, { params }) => menuTime(ctx, params.menuId),
    readStoreOlder: async (ctx, request, reply) =>
      sendCached(request, reply, await olderStorePage(ctx, request.params.storeId)),
    followPage: async (ctx, request, reply) =>
      streamPage(ctx, request.params.slug, request.query.revision, streamCallOf(request, reply)),
  });
}

function parseTime(text: string): number {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  const [hours, minutes] = [Number(match?.[1] ?? 24), Number(match?.[2] ?? 60)];
  if (hours > 23 || minutes > 59) throw new AppError('BAD_TIME');
  return hours * 60 + minutes;
}
