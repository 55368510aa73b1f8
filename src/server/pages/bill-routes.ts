import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { billsForGuest } from '../features/bills/issue-bill.ts';
import { guestContext } from '../platform/context/context.ts';
import type { Services } from '../platform/context/services.ts';
import { redirectHere } from '../platform/http/redirect-here.ts';
import type { App } from '../platform/http/schemas.ts';
import { networkOf } from '../platform/limits/network.ts';
import { renderBills } from './bill-page.ts';
import { localeOf } from './page-request.ts';
import { findOr404, type Page, type PageSite, renderMissing } from './render-page.ts';

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
      const found = await findOr404(
        unlessTooEarly(billsForGuest(guestContext(services, request.site), slug)),
      );
      if (found === 'too early') return redirectHere(reply, `/status/${encodeURIComponent(slug)}`, 303);
      const asked = { path: `/status/${slug}/bill`, locale: localeOf(request) };
      const contents = found?.map(({ content }) => content);
      return send(
        request,
        reply,
        contents ? renderBills(slug, contents) : renderMissing(siteOf(request), asked),
      );
    },
  );
}

async function unlessTooEarly<T>(finding: Promise<T>): Promise<T | 'too early'> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BILL_UNAVAILABLE') throw error;
    return 'too early';
  }
}
