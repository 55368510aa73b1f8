import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Ctx, guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { redirectHere, redirectTo } from '#platform/http/server/redirect-here.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { homeOf, type Site } from '#platform/site/server/sites.ts';
import { isWithin } from '#restaurant/domains/rules/own-domain.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import { isFrame, languageOf, linkQuery, queryOf } from '../page-request.ts';
import type { PageSite } from '../page-site.ts';
import { type Page, type PageRequest, renderMissing, renderShell } from '../render-page.ts';
import { renderStore } from './render-store.ts';

type SiteOf = (request: FastifyRequest) => PageSite;
type Send = (request: FastifyRequest, reply: FastifyReply, page: Page) => Promise<FastifyReply>;

/** Pages about a store's tables and its counter, which their script fills in. */
const RESERVING = ['/:slug/book', '/:slug/book/:reservationId'];
const ABOUT_TABLES = [...RESERVING, '/:slug/line', '/:slug/tokens'];
const TABLE = '/:slug/table';

const SLUG = /^[a-z0-9-]+$/;

/** A store's page: at `/` on its own host, else at `/{slug}`. */
export function storeRoutes(app: App, services: Services, siteOf: SiteOf, send: Send): void {
  const otherHost = otherHostIn(services);
  const render = (request: FastifyRequest, slug: string, query: z.infer<typeof linkQuery>) => {
    const { men, ...place } = query;
    const site = siteOf(request);
    const asked = {
      slug,
      men: men ?? null,
      language: languageOf(request),
      place,
      network: networkOf(request),
    };
    return renderStore(guestContext(services, site), site, asked);
  };

  app.get('/', { schema: { hide: true, querystring: linkQuery } }, async (request, reply) => {
    const home = homeOf(request.site);
    if (home === null)
      return send(request, reply, renderShell(siteOf(request), { path: '/', language: languageOf(request) }));
    const other = await otherHost(request, home);
    if (other) return redirectTo(other, reply, `/${queryOf(request)}`);
    return send(request, reply, await render(request, home, request.query));
  });

  app.get(
    '/:slug',
    { schema: { hide: true, params: z.object({ slug: z.string().max(256) }), querystring: linkQuery } },
    async (request, reply) => {
      const typed = request.params.slug;
      // Carts and visits are stored by slug, so each has one spelling.
      const slug = typed.toLowerCase();
      const home = homeOf(request.site);
      if (home === slug) return redirectHere(reply, `/${queryOf(request)}`, 308);
      if (home !== null)
        return send(
          request,
          reply,
          renderMissing(siteOf(request), { path: `/${typed}`, language: languageOf(request) }),
        );
      const isWritten = slug === typed || !SLUG.test(slug);
      if (!isWritten) return redirectHere(reply, `/${slug}${queryOf(request)}`, 301);
      const other = await otherHost(request, typed);
      if (other) return redirectTo(other, reply, `/${queryOf(request)}`);
      return send(request, reply, await render(request, typed, request.query));
    },
  );
}

/** Reservations, the line at the door and the guest's table, on the store's own host if it has one. */
export function tablePageRoutes(app: App, services: Services, siteOf: SiteOf, send: Send): void {
  const otherHost = otherHostIn(services);
  const params = z.object({ slug: z.string().max(256), reservationId: z.string().max(256).optional() });
  for (const address of [...ABOUT_TABLES, TABLE]) {
    app.get(address, { schema: { hide: true, params } }, async (request, reply) => {
      const { slug } = request.params;
      const [path = ''] = request.url.split('?');
      const asked = { path, language: languageOf(request) };
      const home = homeOf(request.site);
      if (home !== null && home !== slug) return send(request, reply, renderMissing(siteOf(request), asked));
      const other = await otherHost(request, slug);
      if (other) return redirectTo(other, reply, request.url);
      if (RESERVING.includes(address)) {
        const websites = (await services.storeHeads.getBySlug(slug))?.store.websites ?? [];
        return send(request, reply, renderShell(siteOf(request), { ...asked, websites }));
      }
      if (address !== TABLE) return send(request, reply, renderShell(siteOf(request), asked));
      const site = siteOf(request);
      return send(request, reply, await renderTable(guestContext(services, site), site, slug, asked));
    });
  }
}

/** The page of a guest's table, from which parts of its bill are paid at the store's gateway. */
async function renderTable(
  { services }: Ctx,
  site: PageSite,
  slug: string,
  asked: PageRequest,
): Promise<Page> {
  const sealed = (await services.storeCache.getBySlug(slug))?.store.gatewaySealed ?? null;
  const gateways = sealed === null ? [] : [new URL(openGateway(services.secrets, sealed).host).origin];
  return renderShell(site, asked, gateways);
}

/** A frame stays on the host that the website around it names in its policy. */
const otherHostIn = (services: Services) => async (request: FastifyRequest, slug: string) =>
  isFrame(request) ? null : findOtherHost(services, request.site, slug);

/** The host at which guests find this store, if that is another one. */
export async function findOtherHost({ sites }: Services, here: Site, slug: string): Promise<Site | null> {
  const site = await sites.of(slug);
  const isOwnDomain = ({ store, hostname }: Site) =>
    store !== null && !sites.kept(site).storeHosts.some((host) => isWithin(hostname, host));
  // A domain of its own is a right place, unless another one is the store's main domain.
  if (isOwnDomain(here) && !isOwnDomain(site)) return null;
  return site.store !== null && site.hostname !== here.hostname ? site : null;
}
