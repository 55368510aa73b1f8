import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { menuTime as menuTimeView, olderStorePage as olderView, storePage } from '#domain/api/store.ts';
import { storeModel } from '#domain/api/store-model.ts';
import { AppError } from '#domain/errors.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { sendCached } from '../../platform/http/cached-body.ts';
import type { App } from '../../platform/http/schemas.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { storeModelBody } from './store-model.ts';
import { menuPage, menuTime, olderStorePage, storePageAt } from './store-page.ts';

const slug = z.object({ slug: z.string().max(256) });
const menuId = z.object({ menuId: z.string().max(256) });
const storeId = z.object({ storeId: z.string().max(256) });

/** What customers read. */
export function menuRoutes(app: App, services: Services): void {
  const tags = ['Menus'];
  /** Who reads it is remembered: a code that is then asked for without a store's name is meant for this one. */
  const pageFor = async (request: FastifyRequest, slug: string, minute: number | null) => {
    const page = await storePageAt(guestContext(services), slug, minute);
    const shelved = await services.shelf.getBySlug(slug);
    if (shelved) services.recentStores.note(visitorOf(request), shelved);
    return page;
  };
  app.get(
    '/profile/web/:slug/:time',
    {
      schema: {
        tags,
        operationId: 'readStorePage',
        summary: 'A store with the menus that are active at a local time such as 19-30',
        params: slug.extend({ time: z.string().max(20) }),
        response: { 200: storePage },
      },
    },
    async (request, reply) =>
      sendCached(request, reply, await pageFor(request, request.params.slug, readTime(request.params.time))),
  );
  app.get(
    '/restaurant/api/store/web/:slug',
    {
      schema: {
        tags,
        operationId: 'readStorePageNow',
        summary: "The same, at the store's present local time",
        params: slug,
        response: { 200: storePage },
      },
    },
    async (request, reply) => sendCached(request, reply, await pageFor(request, request.params.slug, null)),
  );
  app.get(
    '/api/store-pages/:slug',
    {
      schema: {
        tags,
        operationId: 'readStoreModel',
        summary: 'What the store page shows at this moment: the same, and whether the store takes orders',
        params: slug,
        response: { 200: storeModel },
      },
    },
    async (request, reply) =>
      sendCached(request, reply, await storeModelBody(guestContext(services), request.params.slug)),
  );
  app.get(
    '/restaurant/api/menu/:menuId',
    {
      schema: {
        tags,
        operationId: 'readMenu',
        summary: 'The same, with one menu',
        params: menuId,
        response: { 200: storePage },
      },
    },
    async (request, reply) =>
      sendCached(request, reply, await menuPage(guestContext(services), request.params.menuId)),
  );
  app.get(
    '/restaurant/api/menu/time/:menuId',
    {
      schema: {
        tags,
        operationId: 'readMenuTime',
        summary: 'When a menu is served',
        params: menuId,
        response: { 200: menuTimeView },
      },
    },
    async (request) => menuTime(guestContext(services), request.params.menuId),
  );
  app.get(
    '/store/api/store/retrieve/:storeId',
    {
      schema: {
        tags,
        operationId: 'readStoreOlder',
        summary: 'The older, simpler form of a store and its items',
        params: storeId,
        response: { 200: olderView },
      },
    },
    async (request, reply) =>
      sendCached(request, reply, await olderStorePage(guestContext(services), request.params.storeId)),
  );
}

function readTime(text: string): number {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  const [hours, minutes] = [Number(match?.[1] ?? 24), Number(match?.[2] ?? 60)];
  if (hours > 23 || minutes > 59) throw new AppError('BAD_TIME');
  return hours * 60 + minutes;
}
