import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';
import { email, newPassword } from './accounts.ts';

/** The current password, so any length is accepted. */
const password = text(128);
const code = text(20);
const token = text(200);

export const changeEmailBody = z.strictObject({ email, password });
export const changePasswordBody = z.strictObject({ password, newPassword });

/** For calls that need nothing but the session. */
export const nothingBody = z.strictObject({});
export const verifyBody = z.strictObject({ token });

/** Accepts any text as an address. An invalid one gets the same answer as any other. */
export const requestResetBody = z.strictObject({ email: text(254, 1) });
export const resetPasswordBody = z.strictObject({ token, password: newPassword });

export const setUpTotpBody = z.strictObject({ password });
export const confirmTotpBody = z.strictObject({ code });
export const switchOffTotpBody = z.strictObject({ password, code });

export const ownAccountView = z.object({
  name: z.string(),
  email: z.string(),
  verified: z.boolean(),
  pendingEmail: z.nullable(z.string()),
  twoFactor: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() }),
});

/** The secret to type into the authenticator app, and the content of its QR code. */
export const totpSetupView = z.object({ secret: z.string(), uri: z.string() });

/** Only sent once: the server keeps their hashes. */
export const recoveryCodesView = z.object({ recoveryCodes: z.array(z.string()) });

export const sessionList = z.object({
  sessions: z.array(
    z.object({
      _id: z.string(),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      createdAt: z.string(),
      seenAt: z.string(),
      current: z.boolean(),
    }),
  ),
});

export type ChangeEmailBody = z.infer<typeof changeEmailBody>;
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;
export type SwitchOffTotpBody = z.infer<typeof switchOffTotpBody>;
export type OwnAccountView = z.infer<typeof ownAccountView>;
export type TotpSetupView = z.infer<typeof totpSetupView>;
export type RecoveryCodesView = z.infer<typeof recoveryCodesView>;
export type SessionList = z.infer<typeof sessionList>;
