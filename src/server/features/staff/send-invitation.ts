import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOCALE, type Locale } from '#domain/api/page.ts';
import type { InvitationView, SentInvitation } from '#domain/api/staff.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import { sendEmail } from '../../platform/mail/send-email.ts';
import { findStore } from '../stores/find-store.ts';
import { writeInvitationEmail } from './invitation-email.ts';

const PATIENCE_MS = 8_000;

/** Sends after COMMIT. An email that fails or takes too long is no failure, because the answer has the link. */
export async function sendInvitation(
  ctx: StoreCtx,
  invitation: InvitationView,
  token: string,
  language: Locale = DEFAULT_LOCALE,
): Promise<SentInvitation> {
  const { origin, brand } = ctx.site;
  const { onError } = ctx.services;
  const { name: storeName } = await findStore(ctx.db, ctx.storeId);
  const { email: to, role, invitedBy: inviter } = invitation;
  const link = `${origin}/auth/invitation#token=${token}`;
  const email = writeInvitationEmail(language, { product: brand.name, storeName, inviter, role, link });
  const sending = sendEmail(ctx.services, 'invitation', to, () => email).catch((error: unknown) => {
    onError(error);
    return false;
  });
  const isSent = await Promise.race([sending, sleep(PATIENCE_MS, false, { ref: false })]);
  return { invitation, link, isSent };
}
