import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { catalogueCalls } from '#ordering/catalogue/wire/catalogue-calls.ts';
import { acceptJsonOnly } from '#platform/http/server/accept-json.ts';
import { type App, validatorCompiler } from '#platform/http/server/documents/schemas.ts';
import { parseIfMatch } from '#platform/http/server/if-match.ts';
import { whenOver } from '#platform/http/server/when-over.ts';
import { memberOf } from '#restaurant/access/server/access.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { getCatalogue, productsOf } from './get-catalogue.ts';
import { getRevision } from './revisions/get-revision.ts';
import { listRevisions } from './revisions/list-revisions.ts';
import { LARGE_BYTES } from './saving/large-saves.ts';
import type { SavedJson } from './saving/replace-catalogue.ts';
import { replaceCatalogue } from './saving/replace-catalogue.ts';
import { restoreRevision } from './saving/restore-revision.ts';
import { updateItem } from './update-item.ts';

export function catalogueRoutes(app: App): void {
  serve(app, catalogueCalls, {
    readCatalogue: async (ctx, _request, reply) => {
      const catalogue = await getCatalogue(ctx);
      reply.header('etag', `"${catalogue.revision}"`);
      return catalogue;
    },
    listProducts: async (ctx) => ({ products: productsOf(await getCatalogue(ctx)) }),
    updateItem: async (ctx, { params, body }) => updateItem(ctx, params.itemId, body),
    listRevisions: async (ctx, { query }) => listRevisions(ctx, query.before ?? null),
    readRevision: async (ctx, request, reply) =>
      sendJson(reply, await getRevision(ctx, request.params.revision)),
    restoreRevision: async (ctx, request, reply) => {
      const seen = parseIfMatch(request);
      return sendSaved(reply, await restoreRevision(ctx, request.params.revision, seen));
    },
  });
}

const CATALOGUE_BYTES = 8 * 1024 * 1024;
/** Menus above this count against `largeSaves`, because checking one is slow. */
const SLOW_BYTES = 1024 * 1024;

/** Has a scope of its own, because it leaves the body of a large menu as bytes. */
export function catalogueSaveRoute(app: App): void {
  acceptJsonOnly(app, LARGE_BYTES);
  app.route({
    ...catalogueCalls.replaceCatalogue,
    bodyLimit: CATALOGUE_BYTES,
    validatorCompiler: leaveBodyAsItIs,
    preParsing: async (request, reply) => {
      if (bytesOf(request) <= LARGE_BYTES) return;
      const { services, actor } = memberOf(request);
      whenOver(request, reply, services.saves.takePlace(actor.id));
    },
    handler: async (request, reply) => {
      const ctx = memberOf(request);
      const saved = await replaceCatalogue(ctx, request.body, {
        revision: parseIfMatch(request),
        dryRun: ['1', 'true'].includes(request.query.dryRun ?? ''),
        cause: request.query.cause ?? 'edit',
        isLarge: bytesOf(request) > SLOW_BYTES,
      });
      return sendSaved(reply, saved);
    },
  });
}

/** A body without a declared length counts as large. */
function bytesOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length']);
  return Number.isFinite(bytes) ? bytes : Number.POSITIVE_INFINITY;
}

/** The verb checks the body itself, because it answers with every fault at once. */
const leaveBodyAsItIs: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'body' ? (data) => ({ value: data }) : validatorCompiler(route);

function sendSaved(reply: FastifyReply, { revision, json }: SavedJson): FastifyReply {
  return sendJson(reply.header('etag', `"${revision}"`), json);
}

/** Sends text that is JSON already. */
function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Buffer.from(json));
}
