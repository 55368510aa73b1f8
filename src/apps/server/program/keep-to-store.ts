import type { FastifyReply } from 'fastify';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { STATUS, sendError } from '#platform/http/server/error-mapper.ts';
import type { Sites } from '#platform/site/server/sites.ts';
import { LEGAL_PAGES, legalLink } from '#restaurant/brand/rules/brand.ts';
import { customerPolicy } from '../pages/page-policy.ts';
import { unknownHostPage } from '../pages/plain-pages.ts';
import { HTML_TYPE } from '../pages/render-page.ts';
import { wantsPage } from '../pages/routes.ts';

const UNKNOWN = new AppError('HOST_UNKNOWN');

/** What the host of a store answers besides the calls of guests. Everything else is the program's own. */
const OPEN = new Set([
  '/',
  '/:slug',
  '/:slug/t/:iden',
  '/t/:iden',
  '/:slug/book',
  '/:slug/book/:reservationId',
  '/:slug/line',
  '/:slug/tokens',
  '/:slug/table',
  '/:slug/stories',
  '/:slug/stories/:story',
  '/:slug/stories/feed.xml',
  '/stories',
  '/stories/:story',
  '/stories/feed.xml',
  '/menu/:menuId',
  '/menu/order/:orderId',
  '/place-order',
  '/orders',
  '/order',
  '/status/:slug',
  '/status/:slug/bill',
  '/thankyou',
  '/thankyou/cancel',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/embed.js',
  '/images/stores/:slug/:name',
  ...LEGAL_PAGES.map((name) => legalLink(name, 'text')),
]);
/** Whoever asks these names the process, by any host, and no site is read from the database. */
const OF_THE_PROCESS: readonly unknown[] = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/internal/tls-allowed',
  '/internal/place',
];
const OPEN_CALLS = ['/images/', '/payments/', '/healthz', '/readyz'];

/**
 * Decides by its host where a request is. On the host of a store there are that store's pages and the calls of guests:
 * nobody signs in, and no session is read or set. On a host that is nobody's here, there is nothing.
 */
export function keepToStore(app: App, sites: Sites): void {
  app.decorateRequest('site', null as never);
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    const site = OF_THE_PROCESS.includes(url) ? sites.main() : await sites.at(request.hostname);
    request.site = site ?? sites.main();
    if (site === null)
      return wantsPage(request) ? sendUnknownHost(reply) : sendError(UNKNOWN, request, reply);
    if (request.site.store === null || url === undefined || isOpen(url, config.call)) return undefined;
    reply.callNotFound();
    return reply;
  });
}

function isOpen(url: string, call: Endpoint | undefined): boolean {
  if (!call) return OPEN.has(url) || (url.startsWith('/assets/') && !url.startsWith('/assets/office/'));
  return call.access === 'guest' || OPEN_CALLS.some((begin) => call.url.startsWith(begin));
}

function sendUnknownHost(reply: FastifyReply): FastifyReply {
  const { html, styles } = unknownHostPage();
  return reply
    .code(STATUS.HOST_UNKNOWN)
    .header('content-security-policy', customerPolicy({ styles, scripts: [] }, []))
    .type(HTML_TYPE)
    .send(html);
}
