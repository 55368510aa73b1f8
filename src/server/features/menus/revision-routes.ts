import { catalogueCalls } from '#domain/api/calls/catalogue.ts';
import { parseIfMatch } from '../../platform/http/if-match.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { getRevision } from './get-revision.ts';
import { listRevisions } from './list-revisions.ts';
import { restoreRevision } from './restore-revision.ts';
import { sendJson, sendSaved } from './send-saved.ts';

export function revisionRoutes(app: App): void {
  app.route({
    ...catalogueCalls.listRevisions,
    handler: async (request) => listRevisions(memberOf(request), request.query.before ?? null),
  });
  app.route({
    ...catalogueCalls.readRevision,
    handler: async (request, reply) =>
      sendJson(reply, await getRevision(memberOf(request), request.params.revision)),
  });
  app.route({
    ...catalogueCalls.restoreRevision,
    handler: async (request, reply) => {
      const seen = parseIfMatch(request);
      return sendSaved(reply, await restoreRevision(memberOf(request), request.params.revision, seen));
    },
  });
}
