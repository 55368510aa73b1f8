import * as z from 'zod';
import { paymentCalls } from '#domain/api/calls/payments.ts';
import type { PayAnswer } from '#domain/api/order.ts';
import { recordOf } from '#domain/api/primitives.ts';
import { AppError } from '#domain/errors.ts';
import { callbackPath, GATEWAYS, type GatewayKind, webhookPath } from '#domain/money/gateways.ts';
import { createContext, guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { leadTo } from '../../platform/http/lead-to.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { payAgain } from './pay-again.ts';
import { takeReturn } from './take-return.ts';
import { takeWebhook } from './take-webhook.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 16 * 1024;
/** Several times what any gateway sends. */
const MOST_FORM_FIELDS = 100;
const NOTICE_BYTES = 64 * 1024;
const tags = ['Payments'];
const params = z.object({ storeId: z.string().max(64) });

/** What the page of an order asks for, where it was placed while the gateway was not there. */
export function payRoutes(app: App, services: Services): void {
  app.route({
    ...paymentCalls.payOrder,
    handler: async (request): Promise<PayAnswer> => {
      const { slug } = request.params;
      const data = await payAgain(guestContext(services), { slug, network: networkOf(request) });
      return data ? { data } : {};
    },
  });
}

/** The one place that takes a form of another site: it proves itself, and no cookie of ours is looked at. */
export function paymentReturnRoutes(app: App, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => {
    // Of a field that comes twice, the last is meant.
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  for (const kind of oneOfEachPath(services)) {
    const { method } = services.payments[kind];
    app.post(
      callbackPath(kind, ':storeId'),
      {
        bodyLimit: FORM_BYTES,
        schema: {
          tags,
          operationId: `returnFrom${method}`,
          summary: `Where ${method} sends the customer back to: 303 to the page that says how it went`,
          consumes: [FORM],
          params,
          body: recordOf(z.string().max(100), z.string().max(2000), MOST_FORM_FIELDS),
        },
      },
      async (request, reply) => {
        const { landing, doubt } = await takeReturn(createContext(services, { kind: 'system' }), {
          kind,
          storeId: request.params.storeId,
          fields: request.body,
          network: networkOf(request),
        });
        if (doubt !== null) request.log.warn({ doubt }, 'A payment was not believed');
        return leadTo(reply, landing, 303);
      },
    );
  }
}

/** What gateways say by themselves, in bytes: those are what is signed. */
export function paymentNoticeRoutes(app: App, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: NOTICE_BYTES },
    async (_request: unknown, body: Buffer) => body,
  );
  for (const kind of oneOfEachPath(services)) {
    const { method, readWebhook } = services.payments[kind];
    if (!readWebhook) continue;
    app.post(
      webhookPath(kind, ':storeId'),
      {
        bodyLimit: NOTICE_BYTES,
        schema: {
          tags,
          operationId: `hearFrom${method}`,
          summary: `What ${method} tells of a payment by itself, signed: then it is asked about it`,
          params,
          response: { 200: z.object({}) },
        },
      },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
        const doubt = await takeWebhook(createContext(services, { kind: 'system' }), {
          kind,
          storeId: request.params.storeId,
          raw: request.body,
          headers: request.headers,
          network: networkOf(request),
        });
        if (doubt === null) return {};
        request.log.warn({ doubt }, 'A notice of a payment was not believed');
        throw new AppError('BAD_REQUEST');
      },
    );
  }
}

/** Both flows of Paytm call at one address. */
function oneOfEachPath({ payments }: Services): GatewayKind[] {
  const kinds = Object.keys(payments) as GatewayKind[];
  return [...new Map(kinds.toReversed().map((kind) => [GATEWAYS[kind].path, kind])).values()];
}
