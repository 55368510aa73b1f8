import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findOrderBySlug } from '#ordering/orders/server/find-order.ts';
import { guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { redirectHere, redirectTo } from '#platform/http/server/redirect-here.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { homeOf } from '#platform/site/server/sites.ts';
import { findStoresFor, parseStoreSearch } from '#restaurant/listing/server/routes.ts';
import { findTablePage } from '#tables/table-list/server/find-table.ts';
import { languageOf, linkQuery, queryOf } from '../page-request.ts';
import type { PageSite } from '../page-site.ts';
import { findOr404, type Page, renderMissing } from '../render-page.ts';
import { renderDemo, renderDirectory, renderExample, renderMenu, renderPreview } from './render-place.ts';

type SiteOf = (request: FastifyRequest) => PageSite;
type Send = (request: FastifyRequest, reply: FastifyReply, page: Page) => Promise<FastifyReply>;

const HIDDEN = { hide: true };
/** Invalid values are dropped, so that every typed address gets a page. */
const directoryQuery = z.object({
  q: z.string().max(200).catch(''),
  after: z.string().max(4000).catch(''),
});

/** Public pages that belong to no store, and those that redirect to a store or an order. */
export function placeRoutes(app: App, services: Services, siteOf: SiteOf, send: Send): void {
  app.get('/menu', { schema: { ...HIDDEN, querystring: directoryQuery } }, async (request, reply) => {
    const query = parseStoreSearch({ ...request.query, limit: '' });
    const finding = findStoresFor(guestContext(services, request.site), networkOf(request), query);
    const page = await renderDirectory(siteOf(request), query, languageOf(request), finding);
    return send(request, reply, page);
  });
  app.get('/menu/preview', { schema: HIDDEN }, async (request, reply) =>
    send(request, reply, renderPreview(siteOf(request), languageOf(request))),
  );
  app.get(
    '/menu/:menuId',
    { schema: { ...HIDDEN, params: z.object({ menuId: z.string().max(256) }), querystring: linkQuery } },
    async (request, reply) => {
      const { menuId } = request.params;
      const asked = {
        menuId,
        language: languageOf(request),
        place: request.query,
        network: networkOf(request),
        query: queryOf(request),
      };
      const page = await renderMenu(guestContext(services, request.site), siteOf(request), asked);
      if (!('location' in page)) return send(request, reply, page);
      const { site = request.site, location } = page;
      return site.origin === request.site.origin
        ? redirectHere(reply, location, 302)
        : redirectTo(site, reply, location);
    },
  );
  app.get(
    '/menu/order/:orderId',
    { schema: { ...HIDDEN, params: z.object({ orderId: z.string().max(256) }) } },
    async (request, reply) => {
      const { orderId } = request.params;
      const found = await findOr404(findOrderBySlug(guestContext(services, request.site), orderId));
      if (found) return redirectHere(reply, `/status/${encodeURIComponent(found.slug)}`, 302);
      const asked = { path: `/menu/order/${orderId}`, language: languageOf(request) };
      return send(request, reply, renderMissing(siteOf(request), asked));
    },
  );
  app.get(
    '/:slug/t/:iden',
    { schema: { ...HIDDEN, params: z.object({ slug: z.string().max(256), iden: z.string().max(60) }) } },
    async (request, reply) => sendToTable(request, reply, request.params.slug, request.params.iden),
  );
  // On a store's own host.
  app.get(
    '/t/:iden',
    { schema: { ...HIDDEN, params: z.object({ iden: z.string().max(60) }) } },
    async (request, reply) => sendToTable(request, reply, homeOf(request.site), request.params.iden),
  );
  app.get('/demo', { schema: HIDDEN }, async (request, reply) =>
    send(
      request,
      reply,
      await renderDemo(guestContext(services, request.site), siteOf(request), languageOf(request)),
    ),
  );
  app.get('/example', { schema: HIDDEN }, async (request, reply) =>
    send(
      request,
      reply,
      renderExample(guestContext(services, request.site), siteOf(request), languageOf(request)),
    ),
  );

  async function sendToTable(
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string | null,
    iden: string,
  ) {
    const home = homeOf(request.site);
    if (slug !== null && (home ?? slug) === slug)
      return redirectHere(reply, await findTablePage(guestContext(services, request.site), slug, iden), 302);
    const asked = { path: request.url, language: languageOf(request) };
    return send(request, reply, renderMissing(siteOf(request), asked));
  }
}
