import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { getSiteMap, type SiteMap } from '../features/listings/site-map.ts';
import { guestContext } from '../platform/context/context.ts';
import type { Services } from '../platform/context/services.ts';
import { cacheBody, sendCached } from '../platform/http/cached-body.ts';
import type { App } from '../platform/http/schemas.ts';

const HIDDEN = { hide: true };
const XML_TYPE = 'application/xml; charset=utf-8';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const OWN_PAGES = ['/menu/', '/demo/', '/example/'];
const KEPT_MS = 5 * MINUTE;

/** Files for search engines: what they may read, and where it is. */
export function siteFiles(app: App, services: Services): void {
  app.get('/robots.txt', { schema: HIDDEN }, async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeRobots(request.site.origin)),
  );
  app.get(
    '/sitemap.xml',
    { schema: { ...HIDDEN, querystring: z.object({ from: z.guid().optional().catch(undefined) }) } },
    async (request, reply) => {
      const { from = null } = request.query;
      const ctx = guestContext(services, request.site);
      const { origin } = ctx.site;
      if (ctx.site.store !== null)
        return reply.type(XML_TYPE).send(write('urlset', [`<url><loc>${origin}/</loc></url>`]));
      const name = `site map ${origin} ${from}`;
      const known = services.pages.get(name, ctx.now);
      if (known) return sendCached(request, reply, known);
      const map = await getSiteMap(ctx, from);
      if (!map) throw new AppError('NOT_FOUND');
      const body = { ...cacheBody(XML_TYPE, writeSiteMap(origin, map)), validUntil: ctx.now + KEPT_MS };
      services.pages.set(name, body);
      return sendCached(request, reply, body);
    },
  );
}

/** Order pages are not listed here, because they themselves forbid indexing. */
function writeRobots(origin: string): string {
  const hidden = ['/app/', '/auth/', '/api/', '/docs/'].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${hidden}\nSitemap: ${origin}/sitemap.xml\n`;
}

function writeSiteMap(origin: string, map: SiteMap): string {
  if ('parts' in map) {
    const parts = map.parts.map((from) => `<sitemap><loc>${origin}/sitemap.xml?from=${from}</loc></sitemap>`);
    return write('sitemapindex', parts);
  }
  const paths = [
    ...(map.isFirst ? OWN_PAGES : []),
    ...map.slugs.map((slug) => `/${encodeURIComponent(slug)}`),
  ];
  return write(
    'urlset',
    paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
  );
}

function write(element: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${element}>\n`;
}
