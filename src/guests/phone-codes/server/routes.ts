import { deskCalls } from '#ordering/order-desk/wire/order-desk-calls.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { visitorOf } from '#platform/limits/server/visitor.ts';
import { type Handler, serve } from '#restaurant/access/server/serve.ts';
import { otpCalls } from '../wire/otp-calls.ts';
import { getOtpOutbox } from './get-otp-outbox.ts';
import { sendOtp } from './send-otp.ts';

const send: Handler<typeof otpCalls.sendOtp> = async (ctx, request) => {
  const { countryCode, phone } = request.params;
  const storeId = request.body?.profileID || request.query.profileID || null;
  return sendOtp(ctx, { countryCode, phone, storeId, visitor: visitorOf(request) });
};

export function otpRoutes(app: App): void {
  serve(app, otpCalls, { sendOtp: send, sendOtpOlder: send });
  serve(app, deskCalls, { readOtpOutbox: getOtpOutbox });
}
