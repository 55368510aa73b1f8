import type { App } from '#platform/http/server/documents/schemas.ts';
import { leadTo } from '#platform/http/server/redirect-here.ts';
import { findPlace } from './find-place.ts';

/** Pages that are sent without a look at their store: their script fetches everything. */
const UNSEEN = [
  '/status/:slug',
  '/:slug/book',
  '/:slug/book/:reservationId',
  '/:slug/line',
  '/:slug/tokens',
  '/:slug/table',
];

/**
 * Leads requests for a store that has moved away to its new place. Only what was not found here is looked up, so that
 * stores that are here pay nothing for it.
 */
export function leadToPlace(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { url = '' } = request.routeOptions;
    if (reply.statusCode !== 404 && !UNSEEN.includes(url)) return payload;
    const { site, server, params } = request;
    const origin = await findPlace(server.services.db, (params ?? {}) as Record<string, string>);
    if (origin === null || origin === site.origin) return payload;
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag'])
      reply.removeHeader(name);
    leadTo(origin, reply.header('cache-control', 'no-store'), request.url);
    return '';
  });
}
