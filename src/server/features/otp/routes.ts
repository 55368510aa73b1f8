import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { otpOutbox, otpSent, sendOtpBody } from '#domain/api/otp.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { memberOf } from '../access/access.ts';
import { readOutbox } from './read-outbox.ts';
import { sendOtp } from './send-otp.ts';

/** The `code` in the address is what old clients made up; it is ignored. */
const params = z.object({
  countryCode: z.string().max(10),
  phone: z.string().max(30),
  code: z.string().max(30),
});

export function otpRoutes(app: App, services: Services): void {
  const schema = {
    tags: ['One-time codes'],
    summary: 'Sends a code that the server makes and checks',
    params,
    querystring: z.object({ profileID: z.string().max(200).optional() }),
    body: sendOtpBody,
    response: { 202: otpSent },
  };
  type Call = FastifyRequest<{
    Params: z.infer<typeof params>;
    Querystring: { profileID?: string | undefined };
    Body: z.infer<typeof sendOtpBody>;
  }>;
  const send = async (request: Call) => {
    const { countryCode, phone } = request.params;
    const storeId = request.body?.profileID || request.query.profileID || null;
    const visitor = visitorOf(request);
    return sendOtp(guestContext(services), { countryCode, phone, storeId, visitor });
  };
  app.post(
    '/order/send-otp/:countryCode/:phone/:code',
    { schema: { ...schema, operationId: 'sendOtp' } },
    async (request, reply) => reply.code(202).send(await send(request)),
  );
  app.post(
    '/restaurant/api/send-otp/:phone/:countryCode/:code',
    { schema: { ...schema, operationId: 'sendOtpOlder' } },
    async (request, reply) => reply.code(202).send(await send(request)),
  );
}

export function otpOutboxRoute(app: App): void {
  app.get(
    '/api/stores/:storeId/otp-outbox',
    {
      schema: {
        tags: ['Order desk'],
        operationId: 'readOtpOutbox',
        summary: 'Codes that no sender took, for the staff to read out',
        params: z.object({ storeId: z.string().max(64) }),
        response: { 200: otpOutbox },
      },
    },
    async (request) => readOutbox(memberOf(request)),
  );
}
