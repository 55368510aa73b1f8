import * as z from 'zod/mini';
import { SIGN_UP_POLICIES } from '#restaurant/accounts/rules/sign-up-policy.ts';
import { email } from '#restaurant/accounts/wire/accounts.ts';

/** Who may make an account here. */
export const signUpSettings = z.strictObject({ policy: z.enum(SIGN_UP_POLICIES) });
export type SignUpSettings = z.infer<typeof signUpSettings>;

export const inviteOwnerBody = z.strictObject({ email });

const ownersInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type OwnersInvitation = z.infer<typeof ownersInvitation>;
export const ownersInvited = z.object({ invitations: z.array(ownersInvitation) });

/** Only this answer has the link: the server keeps a hash of its token. */
export const sentToOwner = z.object({ invitation: ownersInvitation, link: z.string(), isSent: z.boolean() });
export type SentToOwner = z.infer<typeof sentToOwner>;
