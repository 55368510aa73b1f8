import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { billsForGuest } from '#money/bills/server/issuing/issue-bill.ts';
import { type Ctx, guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { redirectHere } from '#platform/http/server/redirect-here.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { findStoreIdByOrderSlug } from '#restaurant/stores/server/find-store.ts';
import { languageOf } from '../page-request.ts';
import type { PageSite } from '../page-site.ts';
import { findOr404, type Page, renderMissing } from '../render-page.ts';
import { renderBills } from './bill-page.ts';

type SiteOf = (request: FastifyRequest) => PageSite;
type Send = (request: FastifyRequest, reply: FastifyReply, page: Page) => Promise<FastifyReply>;

/** The guest's bill. Until there is one, the address redirects to the order. */
export function billPageRoute(app: App, services: Services, siteOf: SiteOf, send: Send): void {
  app.get(
    '/status/:slug/bill',
    { schema: { hide: true, params: z.object({ slug: z.string().max(256) }) } },
    async (request, reply) => {
      const { slug } = request.params;
      await services.limiter.take('billsRead', networkOf(request));
      const ctx = guestContext(services, request.site);
      const asked = { path: `/status/${slug}/bill`, language: languageOf(request) };
      if (!(await isOrderHere(ctx, slug))) return send(request, reply, renderMissing(siteOf(request), asked));
      const found = await findOr404(unlessTooEarly(billsForGuest(ctx, slug)));
      if (found === 'too early') return redirectHere(reply, `/status/${encodeURIComponent(slug)}`, 303);
      const contents = found?.map(({ content }) => content);
      return send(
        request,
        reply,
        contents ? renderBills(slug, contents) : renderMissing(siteOf(request), asked),
      );
    },
  );
}

/** On a store's own host there are its own bills alone. */
async function isOrderHere({ db, site }: Ctx, orderSlug: string): Promise<boolean> {
  return site.store === null || site.store.storeId === (await findStoreIdByOrderSlug(db, orderSlug));
}

async function unlessTooEarly<T>(finding: Promise<T>): Promise<T | 'too early'> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BILL_UNAVAILABLE') throw error;
    return 'too early';
  }
}
