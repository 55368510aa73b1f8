import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { MOST_STORIES_AT_ONCE } from '#guests/stories/rules/story.ts';
import { listStories } from '#guests/stories/server/read-stories.ts';
import { guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { cacheBody, sendCached } from '#platform/http/server/cached-body.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { redirectHere, redirectTo } from '#platform/http/server/redirect-here.ts';
import { languageFor } from '#platform/language/rules/store-languages.ts';
import type { StoreHead } from '#platform/ports/server/menus.ts';
import { homeOf, type Site } from '#platform/site/server/sites.ts';
import { storiesPath } from '#restaurant/listing/rules/store-url.ts';
import { languageOf, queryOf } from '../page-request.ts';
import type { PageSite } from '../page-site.ts';
import { type Page, renderClosed, renderMissing } from '../render-page.ts';
import { findOtherHost } from '../stores/store-routes.ts';
import { renderStories, renderStory } from './render-stories.ts';
import { FEED_TYPE, writeFeed } from './story-feed.ts';

type SiteOf = (request: FastifyRequest) => PageSite;
type Send = (request: FastifyRequest, reply: FastifyReply, page: Page) => Promise<FastifyReply>;
type Answer = (store: StoreHead['store']) => Promise<FastifyReply>;

const anySlug = z.string().max(256);
const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(9999).catch(1) });

/** The stories of a store: at `/stories` on its own host, else at `/{slug}/stories`. */
export function storyRoutes(app: App, services: Services, siteOf: SiteOf, send: Send): void {
  async function answerFor(
    request: FastifyRequest,
    reply: FastifyReply,
    { named, below }: { named: string | null; below: string },
    answer: Answer,
  ): Promise<FastifyReply> {
    const asked = { path: request.url, language: languageOf(request) };
    const tail = `${below}${queryOf(request)}`;
    const found = await findPlace(services, request.site, { named, tail });
    if (found === null) return send(request, reply, renderMissing(siteOf(request), asked));
    if ('lead' in found) return found.lead(reply);
    const { store } = found;
    return store.closedAt === null ? answer(store) : send(request, reply, renderClosed(asked, store.name));
  }

  const contextOf = (request: FastifyRequest) => guestContext(services, siteOf(request));

  const sendList = (request: FastifyRequest, reply: FastifyReply, named: string | null, page: number) =>
    answerFor(request, reply, { named, below: '' }, async (store) => {
      const asked = { store, language: languageFor(store, languageOf(request)), page };
      return send(request, reply, await renderStories(contextOf(request), siteOf(request), asked));
    });
  const sendStory = (request: FastifyRequest, reply: FastifyReply, named: string | null, story: string) =>
    answerFor(request, reply, { named, below: `/${encodeURIComponent(story)}` }, async (store) => {
      const asked = { store, language: languageFor(store, languageOf(request)), slug: story };
      return send(request, reply, await renderStory(contextOf(request), siteOf(request), asked));
    });
  const sendFeed = (request: FastifyRequest, reply: FastifyReply, named: string | null) =>
    answerFor(request, reply, { named, below: '/feed.xml' }, async (store) => {
      const wanted = { from: 0, most: MOST_STORIES_AT_ONCE };
      const { posts } = await listStories(contextOf(request), store.storeId, wanted);
      const { origin } = request.site;
      const feed = writeFeed({ origin, home: homeOf(request.site), store, stories: posts });
      reply.removeHeader('x-robots-tag');
      return sendCached(request, reply, cacheBody(FEED_TYPE, feed));
    });

  const list = { hide: true, querystring: pageQuery };
  app.get(
    '/:slug/stories',
    { schema: { ...list, params: z.object({ slug: anySlug }) } },
    async (request, reply) => sendList(request, reply, request.params.slug, request.query.page),
  );
  app.get('/stories', { schema: list }, async (request, reply) =>
    sendList(request, reply, null, request.query.page),
  );
  app.get(
    '/:slug/stories/:story',
    { schema: { hide: true, params: z.object({ slug: anySlug, story: anySlug }) } },
    async (request, reply) => sendStory(request, reply, request.params.slug, request.params.story),
  );
  app.get(
    '/stories/:story',
    { schema: { hide: true, params: z.object({ story: anySlug }) } },
    async (request, reply) => sendStory(request, reply, null, request.params.story),
  );
  app.get(
    '/:slug/stories/feed.xml',
    { schema: { hide: true, params: z.object({ slug: anySlug }) } },
    async (request, reply) => sendFeed(request, reply, request.params.slug),
  );
  app.get('/stories/feed.xml', { schema: { hide: true } }, async (request, reply) =>
    sendFeed(request, reply, null),
  );
}

type Place = { store: StoreHead['store'] } | { lead: (reply: FastifyReply) => FastifyReply };

/** The store whose stories are at an address, or where they are instead. Null if there is no such store here. */
async function findPlace(
  services: Services,
  site: Site,
  { named, tail }: { named: string | null; tail: string },
): Promise<Place | null> {
  const home = homeOf(site);
  const typed = named ?? home;
  const slug = typed?.toLowerCase() ?? '';
  if (typed === null || (home !== null && slug !== home)) return null;
  if (home !== null && named !== null)
    return { lead: (reply) => redirectHere(reply, storiesPath(home, home, tail), 308) };
  const head = await services.storeHeads.getBySlug(slug);
  if (!head) return null;
  if (slug !== typed) return { lead: (reply) => redirectHere(reply, storiesPath(home, slug, tail), 301) };
  const other = await findOtherHost(services, site, slug);
  if (other) return { lead: (reply) => redirectTo(other, reply, storiesPath(homeOf(other), slug, tail)) };
  return { store: head.store };
}
