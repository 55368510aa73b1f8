import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import * as z from 'zod';
import { catalogueInput, catalogueView, itemPatch, itemView } from '#domain/api/catalogue.ts';
import { id } from '#domain/api/primitives.ts';
import { saveCause } from '#domain/api/revisions.ts';
import { menuTime as menuTimeView, olderStorePage as olderView, storePage } from '#domain/api/store.ts';
import { storeModel } from '#domain/api/store-model.ts';
import { AppError } from '#domain/errors.ts';
import { guestContext, memberOf } from '../accounts/access.ts';
import { sendCached } from '../http/cached-body.ts';
import { readIfMatch } from '../http/if-match.ts';
import { type App, validatorCompiler } from '../http/schemas.ts';
import { visitorOf } from '../otp/recent-stores.ts';
import type { Services } from '../services.ts';
import { readWholeCatalogue } from './read-catalogue.ts';
import { replaceCatalogue } from './replace-catalogue.ts';
import { storeModelBody } from './store-model.ts';
import { menuPage, menuTime, olderStorePage, storePageAt } from './store-page.ts';
import { updateItem } from './update-item.ts';

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

const CATALOGUE_BYTES = 8 * 1024 * 1024;

/** What the back office and other programs write. */
export function catalogueRoutes(app: App): void {
  const tags = ['Catalogue'];
  app.get(
    '/api/stores/:storeId/catalogue',
    {
      schema: {
        tags,
        operationId: 'readCatalogue',
        summary: 'Everything, inactive and hidden included',
        params: storeId,
        response: { 200: catalogueView },
      },
    },
    async (request, reply) => {
      const ctx = memberOf(request);
      const catalogue = await readWholeCatalogue(ctx);
      reply.header('etag', `"${catalogue.revision}"`);
      return catalogue;
    },
  );
  app.put(
    '/api/stores/:storeId/catalogue',
    {
      bodyLimit: CATALOGUE_BYTES,
      validatorCompiler: leaveBodyAsItIs,
      schema: {
        tags,
        operationId: 'replaceCatalogue',
        summary: 'Replaces it as one revision (If-Match); ?dryRun=1 only checks',
        params: storeId,
        querystring: z.object({ dryRun: z.string().max(5).optional(), cause: z.optional(saveCause) }),
        body: catalogueInput,
        response: { 200: catalogueView },
      },
    },
    async (request, reply) => {
      const ctx = memberOf(request);
      const catalogue = await replaceCatalogue(ctx, request.body, {
        revision: readIfMatch(request),
        dryRun: ['1', 'true'].includes(request.query.dryRun ?? ''),
        cause: request.query.cause ?? 'edit',
      });
      reply.header('etag', `"${catalogue.revision}"`);
      return catalogue;
    },
  );
  app.patch(
    '/api/stores/:storeId/items/:itemId',
    {
      schema: {
        tags,
        operationId: 'updateItem',
        summary: "An item's state, for a time or for good, and its other fields",
        params: storeId.extend({ itemId: id }),
        body: itemPatch,
        response: { 200: itemView },
      },
    },
    async (request) => {
      const ctx = memberOf(request);
      return updateItem(ctx, request.params.itemId, request.body);
    },
  );
}

/** The verb checks the body itself, since it answers with every fault at once. */
const leaveBodyAsItIs: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'body' ? (data) => ({ value: data }) : validatorCompiler(route);
