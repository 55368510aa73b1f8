import * as z from 'zod/mini';
import { anyId, maybe } from '#platform/calls/wire/primitives.ts';

export const otpSent = z.object({ challengeId: z.string(), resendIn: z.number() });
export const sendOtpBody = z.optional(z.nullable(z.strictObject({ profileID: maybe(anyId) })));

export const otpOutbox = z.object({
  codes: z.array(
    z.object({ phone: z.string(), code: z.string(), sentAt: z.string(), expiresAt: z.string() }),
  ),
});
