import { createContext } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { FORM_BYTES, takeForms } from '#platform/http/server/documents/forms.ts';
import type { App, RouteHandler } from '#platform/http/server/documents/schemas.ts';
import { redirectHere } from '#platform/http/server/redirect-here.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import type { GatewayKind } from '../rules/gateways.ts';
import { gatewayCalls } from '../wire/gateways-calls.ts';
import { paymentCalls } from '../wire/payments-calls.ts';
import { payAgain } from './pay-again.ts';
import { takeReturn } from './take-return.ts';
import { takeWebhook } from './take-webhook.ts';

const NOTICE_BYTES = 64 * 1024;

/** Begins the payment of an order whose gateway could not be reached when it was placed. */
export function payRoutes(app: App): void {
  serve(app, paymentCalls, {
    payOrder: async (ctx, { params }) => {
      const data = await payAgain(ctx, params.slug);
      return data ? { data } : {};
    },
  });
}

/** Takes forms that gateways send through a guest's browser. They are verified by signature; cookies are ignored. */
export function paymentReturnRoutes(app: App): void {
  const { services } = app;
  takeForms(app);
  const takeFrom =
    (kind: GatewayKind): RouteHandler<typeof gatewayCalls.returnFromPaytm> =>
    async (request, reply) => {
      const { landing, doubt } = await takeReturn(createContext(services, { kind: 'system' }, request.site), {
        kind,
        storeId: request.params.storeId,
        fields: request.body,
        network: networkOf(request),
      });
      if (doubt !== null) request.log.warn({ doubt }, 'A payment was not believed');
      return redirectHere(reply, landing, 303);
    };
  const bodyLimit = FORM_BYTES;
  app.route({ ...gatewayCalls.returnFromPaytm, bodyLimit, handler: takeFrom('paytm') });
  app.route({ ...gatewayCalls.returnFromRazorpay, bodyLimit, handler: takeFrom('razorpay') });
}

/** Takes webhooks as raw bytes, since the signature covers those. */
export function paymentNoticeRoutes(app: App): void {
  const { services } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: NOTICE_BYTES },
    async (_request: unknown, body: Buffer) => body,
  );
  app.route({
    ...gatewayCalls.hearFromRazorpay,
    bodyLimit: NOTICE_BYTES,
    handler: async (request) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      const doubt = await takeWebhook(createContext(services, { kind: 'system' }, request.site), {
        kind: 'razorpay',
        storeId: request.params.storeId,
        raw: request.body,
        headers: request.headers,
        network: networkOf(request),
      });
      if (doubt === null) return {};
      request.log.warn({ doubt }, 'A notice of a payment was not believed');
      throw new AppError('BAD_REQUEST');
    },
  });
}
