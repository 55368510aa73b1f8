import { createReadStream } from 'node:fs';
import * as z from 'zod';
import { bannerOf } from '#ordering/menu/rules/menu.ts';
import { findHead } from '#ordering/menu/server/store-page/store-page.ts';
import { guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { cacheBody, sendCached } from '#platform/http/server/cached-body.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { guestLanguage } from '#platform/language/rules/languages.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { homeOf } from '#platform/site/server/sites.ts';
import { createStorePictures, type StoreLook } from '#restaurant/pictures/server/store-pictures.ts';
import { STORE_PICTURES } from '#restaurant/pictures/wire/store-pictures.ts';
import type { BuiltPages } from '../built-pages.ts';
import { officeManifest, storeManifest } from '../stores/store-manifest.ts';

const HIDDEN = { hide: true };
const MANIFEST_TYPE = 'application/manifest+json; charset=utf-8';
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
/** A worker runs under the policy that its script came with. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'";
const A_DAY_S = 86_400;

/**
 * The files that make apps of a store's page and of the office: worker, manifests, icons and preview; and the script for
 * websites.
 */
export function appFiles(app: App, services: Services, built: BuiltPages): void {
  const embed = cacheBody(SCRIPT_TYPE, built.embed);
  app.get('/embed.js', { schema: HIDDEN }, async (request, reply) => sendCached(request, reply, embed));

  const worker = cacheBody(SCRIPT_TYPE, built.worker);
  app.get('/service-worker.js', { schema: HIDDEN }, async (request, reply) => {
    reply.header('content-security-policy', WORKER_POLICY);
    const home = homeOf(request.site);
    if (home === null) return sendCached(request, reply, worker);
    const name = `worker ${home}`;
    const known = services.pages.get(name, services.clock());
    if (known) return sendCached(request, reply, known);
    const script = `self.home=${JSON.stringify(home)};${built.worker}`;
    const body = { ...cacheBody(SCRIPT_TYPE, script), validUntil: null };
    services.pages.set(name, body);
    return sendCached(request, reply, body);
  });

  app.get(
    '/manifest.webmanifest',
    {
      schema: {
        ...HIDDEN,
        querystring: z.object({ store: z.string().max(256), lang: z.string().max(20).optional() }),
      },
    },
    async (request, reply) => {
      const { lang } = request.query;
      const language = guestLanguage(lang);
      const home = homeOf(request.site);
      const { store } = await findHead(guestContext(services, request.site), request.query.store);
      const name = JSON.stringify(['manifest', store.storeId, store.revision, language, home]);
      const now = services.clock();
      const known = services.pages.get(name, now);
      if (known) return sendCached(request, reply, known);
      const manifest = storeManifest(store, built.tonesOf(store.primaryColor), language, home);
      const body = { ...cacheBody(MANIFEST_TYPE, JSON.stringify(manifest)), validUntil: null };
      services.pages.set(name, body);
      return sendCached(request, reply, body);
    },
  );

  const [ownIcon = ''] = /\/assets\/office\/[\w.-]+\.svg/.exec(built.backOfficePage) ?? [];
  app.get('/app/manifest.webmanifest', { schema: HIDDEN }, async (request, reply) =>
    sendCached(
      request,
      reply,
      cacheBody(MANIFEST_TYPE, JSON.stringify(officeManifest(request.site.brand, ownIcon))),
    ),
  );

  const pictures = createStorePictures(services.images);
  app.get(
    '/images/stores/:slug/:name',
    { schema: { ...HIDDEN, params: z.object({ slug: z.string().max(256), name: z.string().max(32) }) } },
    async (request, reply) => {
      const name = STORE_PICTURES.find((known) => known === request.params.name);
      if (!name) throw new AppError('IMAGE_NOT_FOUND');
      const look = lookOf(await findCachedStore(services, request.params.slug), built);
      const { path, key } = await pictures(look, name, async () => {
        await services.limiter.take('storePictures', networkOf(request));
        // An owner who keeps changing the look causes a drawing for every visitor.
        await services.limiter.take('picturesOfStore', look.storeId);
      });
      reply.header('etag', `"${key}"`).header('cache-control', `public, max-age=${A_DAY_S}`);
      if (request.headers['if-none-match']?.includes(`"${key}"`)) return reply.code(304).send();
      return reply.type(name.endsWith('.jpg') ? 'image/jpeg' : 'image/png').send(createReadStream(path));
    },
  );
}

async function findCachedStore({ storeCache }: Services, slug: string): Promise<CachedStore> {
  const cached = await storeCache.getBySlug(slug);
  if (!cached) throw new AppError('STORE_NOT_FOUND');
  return cached;
}

function lookOf({ store, catalogue }: CachedStore, { tonesOf }: BuiltPages): StoreLook {
  return {
    storeId: store.storeId,
    name: store.name,
    city: store.address.city,
    logo: store.logo,
    banner: bannerOf(catalogue.menus),
    tones: tonesOf(store.primaryColor),
  };
}
