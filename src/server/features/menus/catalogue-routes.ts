import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import * as z from 'zod';
import { catalogueInput, catalogueView, itemPatch, itemView } from '#domain/api/catalogue.ts';
import { id } from '#domain/api/primitives.ts';
import { saveCause } from '#domain/api/revisions.ts';
import { acceptJsonOnly } from '../../platform/http/accept-json.ts';
import { readIfMatch } from '../../platform/http/if-match.ts';
import { type App, validatorCompiler } from '../../platform/http/schemas.ts';
import { whenOver } from '../../platform/http/when-over.ts';
import { memberOf } from '../access/access.ts';
import { LARGE_BYTES } from './large-saves.ts';
import { readWholeCatalogue } from './read-catalogue.ts';
import { replaceCatalogue } from './replace-catalogue.ts';
import { sendSaved } from './send-saved.ts';
import { updateItem } from './update-item.ts';

const tags = ['Catalogue'];
const storeId = z.object({ storeId: z.string().max(256) });

/** What the back office and other programs read and write. */
export function catalogueRoutes(app: App): void {
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

const CATALOGUE_BYTES = 8 * 1024 * 1024;
/** Checking one takes a processor a while. */
const SLOW_BYTES = 1024 * 1024;

/** In a scope of its own: the body of a large menu is left as bytes. */
export function catalogueSaveRoute(app: App): void {
  acceptJsonOnly(app, LARGE_BYTES);
  app.put(
    '/api/stores/:storeId/catalogue',
    {
      bodyLimit: CATALOGUE_BYTES,
      validatorCompiler: leaveBodyAsItIs,
      preParsing: async (request, reply) => {
        if (bytesOf(request) <= LARGE_BYTES) return;
        const { services, actor } = memberOf(request);
        whenOver(request, reply, services.saves.takePlace(actor.id));
      },
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
      const saved = await replaceCatalogue(ctx, request.body, {
        revision: readIfMatch(request),
        dryRun: ['1', 'true'].includes(request.query.dryRun ?? ''),
        cause: request.query.cause ?? 'edit',
        isLarge: bytesOf(request) > SLOW_BYTES,
      });
      return sendSaved(reply, saved);
    },
  );
}

/** Without a length it may be as long as it likes. */
function bytesOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length']);
  return Number.isFinite(bytes) ? bytes : Number.POSITIVE_INFINITY;
}

/** The verb checks the body itself, since it answers with every fault at once. */
const leaveBodyAsItIs: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'body' ? (data) => ({ value: data }) : validatorCompiler(route);
