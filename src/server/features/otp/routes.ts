import { deskCalls } from '#domain/api/calls/order-desk.ts';
import { otpCalls } from '#domain/api/calls/otp.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App, RouteHandler } from '../../platform/http/schemas.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { memberOf } from '../access/access.ts';
import { getOtpOutbox } from './get-otp-outbox.ts';
import { sendOtp } from './send-otp.ts';

export function otpRoutes(app: App, services: Services): void {
  const handler: RouteHandler<typeof otpCalls.sendOtp> = async (request, reply) => {
    const { countryCode, phone } = request.params;
    const storeId = request.body?.profileID || request.query.profileID || null;
    const asked = { countryCode, phone, storeId, visitor: visitorOf(request) };
    return reply.code(202).send(await sendOtp(guestContext(services), asked));
  };
  app.route({ ...otpCalls.sendOtp, handler });
  app.route({ ...otpCalls.sendOtpOlder, handler });
}

export function otpOutboxRoute(app: App): void {
  app.route({ ...deskCalls.readOtpOutbox, handler: async (request) => getOtpOutbox(memberOf(request)) });
}
