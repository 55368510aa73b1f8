import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { upTo } from '#platform/calls/wire/params.ts';
import { otpSent, sendOtpBody } from './otp.ts';

const sending = {
  summary: 'Sends a code that the server makes and checks',
  // The `code` in the address is ignored: old clients made one up themselves.
  params: z.object({ countryCode: upTo(10), phone: upTo(30), code: upTo(30) }),
  querystring: z.object({ profileID: z.optional(upTo(200)) }),
  body: sendOtpBody,
  response: { 202: otpSent },
};

export const otpCalls = endpoints('One-time codes', {
  sendOtp: {
    method: 'POST',
    url: '/order/send-otp/:countryCode/:phone/:code',
    access: 'guest',
    limits: ['codes'],
    within: ['codesOfStore', 'codesOfNetwork'],
    schema: { ...sending },
  },
  sendOtpOlder: {
    method: 'POST',
    url: '/restaurant/api/send-otp/:phone/:countryCode/:code',
    access: 'guest',
    limits: ['codes'],
    within: ['codesOfStore', 'codesOfNetwork'],
    schema: { ...sending },
  },
});
