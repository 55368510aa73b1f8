import * as z from 'zod';
import { catalogueView } from '#domain/api/catalogue.ts';
import { revisionDetail, revisionList } from '#domain/api/revisions.ts';
import { readIfMatch } from '../../platform/http/if-match.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { listRevisions } from './list-revisions.ts';
import { readRevision } from './read-revision.ts';
import { restoreRevision } from './restore-revision.ts';
import { sendJson, sendSaved } from './send-saved.ts';

const tags = ['Catalogue'];
const store = z.object({ storeId: z.string().max(256) });
const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const one = store.extend({ revision: number });
/** All is in the address. */
const nothing = z.strictObject({}).nullish();

/** The history of a catalogue, and the way back. */
export function revisionRoutes(app: App): void {
  app.get(
    '/api/stores/:storeId/catalogue/revisions',
    {
      schema: {
        tags,
        operationId: 'listRevisions',
        summary: 'Who changed the catalogue, the latest first; ?before= the `next` of the page before',
        params: store,
        querystring: z.object({ before: number.optional() }),
        response: { 200: revisionList },
      },
    },
    async (request) => listRevisions(memberOf(request), request.query.before ?? null),
  );
  app.get(
    '/api/stores/:storeId/catalogue/revisions/:revision',
    {
      schema: {
        tags,
        operationId: 'readRevision',
        summary: 'The catalogue as it was saved then, and what that changed',
        params: one,
        response: { 200: revisionDetail },
      },
    },
    async (request, reply) => sendJson(reply, await readRevision(memberOf(request), request.params.revision)),
  );
  app.post(
    '/api/stores/:storeId/catalogue/revisions/:revision/restore',
    {
      schema: {
        tags,
        operationId: 'restoreRevision',
        summary: 'The catalogue of then again, as one new revision (If-Match); what is sold out now stays so',
        params: one,
        body: nothing,
        response: { 200: catalogueView },
      },
    },
    async (request, reply) => {
      const seen = readIfMatch(request);
      return sendSaved(reply, await restoreRevision(memberOf(request), request.params.revision, seen));
    },
  );
}
