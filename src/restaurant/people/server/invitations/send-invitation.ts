import type { OfStore } from '#platform/context/server/context.ts';
import { DEFAULT_LANGUAGE, type OfficeLanguage } from '#platform/language/rules/languages.ts';
import { trySendEmail } from '#platform/mail/server/send-email.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { InvitationView, SentInvitation } from '../../wire/staff.ts';
import { writeInvitationEmail } from './invitation-email.ts';

/** Sends after COMMIT. The answer has the link, too. */
export async function sendInvitation(
  ctx: OfStore,
  invitation: InvitationView,
  token: string,
  language: OfficeLanguage = DEFAULT_LANGUAGE,
): Promise<SentInvitation> {
  const { origin, brand } = ctx.site;
  const { name: storeName } = await findStore(ctx.db, ctx.storeId);
  const { email: to, role, handsOver, invitedBy: inviter } = invitation;
  const { name: product } = brand;
  const link = `${origin}/auth/invitation#token=${token}`;
  const invited = { product, storeName, inviter, role, handsOver, link };
  const email = writeInvitationEmail(language, invited);
  const isSent = await trySendEmail(ctx, 'invitation', to, () => email);
  return { invitation, link, isSent };
}
