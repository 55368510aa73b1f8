import * as z from 'zod';
import { listOwnSlugs, listPublishedSlugs } from '#guests/stories/server/read-stories.ts';
import { guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { cacheBody, sendCached } from '#platform/http/server/cached-body.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { storiesPath } from '#restaurant/listing/rules/store-url.ts';
import { getSiteMap, type SiteMap } from '#restaurant/listing/server/site-map.ts';

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
      if (ctx.site.store !== null) {
        const { storeId, slug } = ctx.site.store;
        const paths = ['/', ...storiesIn(await listOwnSlugs(ctx, storeId), { home: slug, slug })];
        return reply.type(XML_TYPE).send(writeUrls(origin, paths));
      }
      const name = `site map ${origin} ${from}`;
      const known = services.pages.get(name, ctx.now);
      if (known) return sendCached(request, reply, known);
      const map = await getSiteMap(ctx, from);
      if (!map) throw new AppError('NOT_FOUND');
      const stories =
        'parts' in map ? new Map() : await listPublishedSlugs(ctx, { from: map.start, to: map.end });
      const body = {
        ...cacheBody(XML_TYPE, writeSiteMap(origin, map, stories)),
        validUntil: ctx.now + KEPT_MS,
      };
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

function writeSiteMap(origin: string, map: SiteMap, stories: Map<string, string[]>): string {
  if ('parts' in map) {
    const parts = map.parts.map((from) => `<sitemap><loc>${origin}/sitemap.xml?from=${from}</loc></sitemap>`);
    return write('sitemapindex', parts);
  }
  const paths = [
    ...(map.isFirst ? OWN_PAGES : []),
    ...map.stores.flatMap(({ storeId, slug }) => [
      `/${encodeURIComponent(slug)}`,
      ...storiesIn(stories.get(storeId) ?? [], { home: null, slug }),
    ]),
  ];
  return writeUrls(origin, paths);
}

/** A store without stories has no list of them either. */
function storiesIn(stories: string[], { home, slug }: { home: string | null; slug: string }): string[] {
  return stories.length === 0
    ? []
    : [storiesPath(home, slug), ...stories.map((story) => storiesPath(home, slug, `/${story}`))];
}

function writeUrls(origin: string, paths: string[]): string {
  return write(
    'urlset',
    paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
  );
}

function write(element: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${element}>\n`;
}
