import { catalogueCalls } from '#domain/api/calls/catalogue.ts';
import { parseIfMatch } from '../../platform/http/if-match.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { getRevision } from './get-revision.ts';
import { listRevisions } from './list-revisions.ts';
import { restoreRevision } from './restore-revision.ts';
import { sendJson, sendSaved } from './send-saved.ts';

export function revisionRoutes(app: App): void {
  serve(app, catalogueCalls, {
    listRevisions: async (ctx, { query }) => listRevisions(ctx, query.before ?? null),
    readRevision: async (ctx, request, reply) =>
      sendJson(reply, await getRevision(ctx, request.params.revision)),
    restoreRevision: async (ctx, request, reply) => {
      const seen = parseIfMatch(request);
      return sendSaved(reply, await restoreRevision(ctx, request.params.revision, seen));
    },
  });
}
