import * as z from 'zod';
import { createContext } from '../context.ts';
import type { App } from '../http/schemas.ts';
import type { Services } from '../services.ts';
import { takeReturn } from './take-return.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 16 * 1024;

/** The one place that takes a form of another site: it proves itself, and no cookie of ours is looked at. */
export function paymentReturnRoutes(app: App, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => {
    // Of a field that comes twice, the last is meant.
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.post(
    '/payments/paytm/callback/:storeId',
    {
      bodyLimit: FORM_BYTES,
      schema: {
        tags: ['Payments'],
        operationId: 'returnFromPaytm',
        summary: 'Where Paytm sends the customer back to: 303 to the page that says how it went',
        consumes: [FORM],
        params: z.object({ storeId: z.string().max(64) }),
        body: z.record(z.string().max(100), z.string().max(2000)),
      },
    },
    async (request, reply) => {
      const ctx = createContext(services, { kind: 'system' });
      const { storeId } = request.params;
      const { landing, doubt } = await takeReturn(ctx, {
        storeId,
        fields: request.body,
        address: request.ip,
      });
      if (doubt !== null) request.log.warn({ doubt }, 'A payment was not believed');
      return reply.redirect(landing, 303);
    },
  );
}
