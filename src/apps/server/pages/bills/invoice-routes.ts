import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findSettings, gatewayOf } from '#operators/invoices/server/invoice-settings.ts';
import { offerMandate } from '#operators/invoices/server/mandates/agree-mandate.ts';
import { beginPayment, isDue, payableAgainAt } from '#operators/invoices/server/pay-invoice.ts';
import { invoiceAt, noteAt } from '#operators/invoices/server/settling/check-invoice.ts';
import { invoiceHref } from '#operators/plans/rules/invoice.ts';
import { MANDATE_WAYS } from '#operators/plans/rules/mandate.ts';
import { guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { redirectHere } from '#platform/http/server/redirect-here.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { languageOf } from '../page-request.ts';
import type { PageSite } from '../page-site.ts';
import { findOr404, type Page, renderMissing } from '../render-page.ts';
import { INVOICE_NEWS, renderInvoice, renderNote, renderPayment } from './invoice-page.ts';

type SiteOf = (request: FastifyRequest) => PageSite;
type Send = (request: FastifyRequest, reply: FastifyReply, page: Page) => Promise<FastifyReply>;

const PAGE = invoiceHref({ storeId: ':storeId', id: ':invoiceId' });
const params = z.object({ storeId: z.string().max(64), invoiceId: z.string().max(64) });

/** What a restaurant pays for its plan: whoever has the link may read and pay it. */
export function invoicePages(app: App, services: Services, siteOf: SiteOf, send: Send): void {
  const querystring = z.object({ news: z.enum(INVOICE_NEWS).optional().catch(undefined) });
  app.get(PAGE, { schema: { hide: true, params, querystring } }, async (request, reply) => {
    const { storeId, invoiceId: id } = request.params;
    await services.limiter.take('billsRead', networkOf(request));
    const ctx = guestContext(services, request.site);
    const language = languageOf(request);
    const invoice = await invoiceAt(ctx, storeId, id);
    // Another brand has other ways to pay.
    const found = invoice?.brandId === request.site.brandId ? invoice : null;
    const note = invoice ? null : await noteAt(ctx, storeId, id);
    if (note?.brandId === request.site.brandId) return send(request, reply, renderNote(note, language));
    if (!found)
      return send(
        request,
        reply,
        renderMissing(siteOf(request), { path: invoiceHref({ storeId, id }), language }),
      );
    const settings = await findSettings(ctx);
    const account = gatewayOf(ctx, settings);
    const gateway = account && services.payments[account.kind].method;
    const offer = isDue(found) ? await offerMandate(ctx, found, account) : null;
    const news = request.query.news ?? null;
    const at = news === 'tooOften' ? await payableAgainAt(ctx, found) : null;
    const waits = at && Math.ceil((at - ctx.now) / MINUTE);
    const shown = { language, gateway, offer, upi: settings.upi, news, waits };
    return send(request, reply, renderInvoice(found, shown));
  });
  const by = z.object({ by: z.enum(MANDATE_WAYS).optional().catch(undefined) });
  app.get(`${PAGE}/pay`, { schema: { hide: true, params, querystring: by } }, async (request, reply) => {
    const { storeId, invoiceId: id } = request.params;
    await services.limiter.take('payments', networkOf(request));
    const way = request.query.by ?? null;
    const begun = beginPayment(guestContext(services, request.site), storeId, id, way);
    const answer = await findOr404(begun).catch((error: unknown) => {
      services.onError(error);
      return { outcome: 'failed' as const };
    });
    if (answer?.outcome === 'begun')
      return send(request, reply, renderPayment(answer.form, languageOf(request)));
    const isNews = answer !== null && answer.outcome !== 'none';
    return redirectHere(reply, invoiceHref({ storeId, id }) + (isNews ? `?news=${answer.outcome}` : ''), 303);
  });
}
