import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { APP_TOKEN_COOKIE } from '#platform/http/server/app-token.ts';
import { sendCached, sendOnce } from '#platform/http/server/cached-body.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { answerError } from '#platform/http/server/error-mapper.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { isNamedByContent } from '#platform/site/rules/built-files.ts';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import type { Brand } from '#restaurant/brand/rules/brand.ts';
import { signUpAt } from '#restaurant/sign-up/server/sign-up-policy.ts';
import { billPageRoute } from './bills/bill-routes.ts';
import { invoicePages } from './bills/invoice-routes.ts';
import { backOfficePolicy, PHOTO_WORKER_POLICY } from './page-policy.ts';
import { isFrame, languageOf } from './page-request.ts';
import { type PageSite, pageSiteAt, type WebOptions } from './page-site.ts';
import { placeRoutes } from './places/place-routes.ts';
import { type Page, renderMissing, renderOrder, renderShell } from './render-page.ts';
import { appFiles } from './site/app-files.ts';
import { brandPages } from './site/brand-routes.ts';
import { siteFiles } from './site/site-files.ts';
import { storeRoutes, tablePageRoutes } from './stores/store-routes.ts';
import { storyRoutes } from './stories/story-routes.ts';

const pageSiteOf =
  (options: WebOptions) =>
  ({ site, server }: FastifyRequest): PageSite =>
    pageSiteAt(site, server.services, options);

const HIDDEN = { hide: true };
const SHELLS = ['/place-order', '/orders', '/thankyou', '/thankyou/cancel'];
const OFFICE = ['/auth/*', '/app', '/app/*', '/operator', '/operator/*'];
/** Pages that read more than one row from the database each time. */
const READING = [
  '/order',
  '/status/:slug',
  '/menu/order/:orderId',
  '/:slug/t/:iden',
  '/t/:iden',
  '/:slug/stories',
  '/:slug/stories/:story',
  '/:slug/stories/feed.xml',
  '/stories',
  '/stories/:story',
  '/stories/feed.xml',
  '/demo',
  '/sitemap.xml',
];

/** The pages for people, in a scope of their own, so that a browser also gets a page for an invalid request. */
export async function webRoutes(app: App, services: Services, options: WebOptions): Promise<void> {
  const { built } = options;
  const siteOf = pageSiteOf(options);
  app.setErrorHandler((error, request, reply) =>
    error instanceof AppError && error.code === 'VALIDATION' && wantsPage(request)
      ? sendMissingPage(request, reply, options)
      : answerError(error, request, reply),
  );
  app.addHook('onRequest', async (request) => {
    if (READING.includes(request.routeOptions.url ?? ''))
      await services.limiter.take('pages', networkOf(request));
  });
  await staticFiles(app, built.customer, '/assets/');
  await staticFiles(app, built.backOffice, '/assets/office/');

  const send = (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    if (options.appToken) {
      const secure = request.site.origin.startsWith('https:');
      const inFrame = secure && isFrame(request) ? OF_FRAME : {};
      reply.setCookie(APP_TOKEN_COOKIE, options.appToken, { ...COOKIE, secure, ...inFrame });
    }
    return sendPage(request, reply, page);
  };
  siteFiles(app, services);
  appFiles(app, services, built);
  placeRoutes(app, services, siteOf, send);
  billPageRoute(app, services, siteOf, send);
  brandPages(app, services, siteOf, send);
  invoicePages(app, services, siteOf, send);
  storeRoutes(app, services, siteOf, send);
  tablePageRoutes(app, services, siteOf, send);
  storyRoutes(app, services, siteOf, send);
  for (const path of SHELLS) {
    app.get(path, { schema: HIDDEN }, async (request, reply) =>
      send(request, reply, renderShell(siteOf(request), { path, language: languageOf(request) })),
    );
  }
  app.get(
    '/order',
    { schema: { ...HIDDEN, querystring: z.object({ s: z.string().max(256).optional().catch(undefined) }) } },
    async (request, reply) => {
      const asked = { path: '/order', language: languageOf(request) };
      const { s } = request.query;
      const site = siteOf(request);
      const page = s
        ? await renderOrder(guestContext(services, site), site, s, asked)
        : renderMissing(site, asked);
      return send(request, reply, page);
    },
  );
  app.get(
    '/status/:slug',
    { schema: { ...HIDDEN, params: z.object({ slug: z.string().max(256) }) } },
    async (request, reply) => {
      const { slug } = request.params;
      const asked = { path: `/status/${slug}`, language: languageOf(request) };
      const site = siteOf(request);
      return send(request, reply, await renderOrder(guestContext(services, site), site, slug, asked));
    },
  );
  for (const path of OFFICE) {
    app.get(path, { schema: HIDDEN }, async ({ site }, reply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .header('content-security-policy', backOfficePolicy(nonce))
        .type('text/html; charset=utf-8')
        .send(
          withIcon(built.backOfficePage, site.brand.icon)
            .replace('__SIGN_UP__', signUpAt(services, site))
            .replaceAll('__NONCE__', nonce)
            .replaceAll('__PRODUCT__', () => escapeHtml(site.brand.name))
            .replace('__BRAND__', () => escapeHtml(JSON.stringify(officeBrandOf(site.brand)))),
        );
    });
  }
}

function withIcon(page: string, icon: string): string {
  if (icon === '') return page;
  return page.replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${icon}" type="image/png">`);
}

/** Whatever the office shows of it. From whom emails come is nobody's business. */
const officeBrandOf = ({ footer: _, sender: __, translations: ___, ...shown }: Brand) => shown;

/** The page for browsers at an unknown address. Programs get the error. */
export function sendMissingPage(request: FastifyRequest, reply: FastifyReply, options: WebOptions) {
  const path = request.url.split('?')[0] ?? '/';
  const site = pageSiteOf(options)(request);
  return sendPage(request, reply, renderMissing(site, { path, language: languageOf(request) }));
}

export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && String(headers.accept).includes('text/html');
}

const COOKIE = { path: '/', httpOnly: true, sameSite: 'strict' } as const;
/** In the frame of a restaurant's own website, and only there. */
const OF_FRAME = { sameSite: 'none', partitioned: true } as const;

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const { status, policy, isPublic, isShell = false, body } = page;
  reply.code(status).header('content-security-policy', policy);
  if (!isPublic && !isShell) return sendOnce(request, reply, body);
  if (isPublic) reply.removeHeader('x-robots-tag');
  return sendCached(request, reply, body);
}

const A_YEAR_S = 31_536_000;

async function staticFiles(app: App, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.json', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isFixed = isNamedByContent(path.replace(/\.(br|gz)$/, ''));
      reply.header('cache-control', isFixed ? `public, max-age=${A_YEAR_S}, immutable` : 'no-cache');
      if (/[\\/]photo-worker-[^\\/]+$/.test(path))
        reply.header('content-security-policy', PHOTO_WORKER_POLICY);
    },
  });
}
