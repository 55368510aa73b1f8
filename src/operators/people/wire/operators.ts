import * as z from 'zod/mini';
import { OPERATOR_ROLES } from '#operators/stores/rules/roles.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { email, newPassword } from '#restaurant/accounts/wire/accounts.ts';

export const operatorRole = z.enum(OPERATOR_ROLES);

const operatorView = z.object({
  /** Of their account. */
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: operatorRole,
  since: z.string(),
  /** When a browser or program of theirs last called this brand's office. Null: they are signed out. */
  seenAt: z.nullable(z.string()),
  hasSecondStep: z.boolean(),
});
export type OperatorView = z.infer<typeof operatorView>;

const operatorInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: operatorRole,
  invitedBy: z.string(),
  expiresAt: z.string(),
});
export type OperatorInvitation = z.infer<typeof operatorInvitation>;

export const operatorsView = z.object({
  operators: z.array(operatorView),
  invitations: z.array(operatorInvitation),
});
export type OperatorsView = z.infer<typeof operatorsView>;

export const inviteOperatorBody = z.strictObject({ email, role: operatorRole });
export type InviteOperatorBody = z.infer<typeof inviteOperatorBody>;

/** The link proves the mailbox, so only the mailbox gets it; whoever invites has it where no email can be sent. */
export const sentToOperator = z.object({
  invitation: operatorInvitation,
  isSent: z.boolean(),
  link: z.optional(z.string()),
});
export type SentToOperator = z.infer<typeof sentToOperator>;

export const openOperatorInvitation = z.object({
  email: z.string(),
  role: operatorRole,
  invitedBy: z.string(),
  /** Whether they sign in with the account that they have; otherwise they choose a password. */
  hasAccount: z.boolean(),
});
export type OpenOperatorInvitation = z.infer<typeof openOperatorInvitation>;

/** For somebody without an account. */
export const newOperatorBody = z.strictObject({ name: text(200, 1), password: newPassword });
export const acceptOperatorBody = z.strictObject({
  token: text(200),
  name: z.optional(text(200, 1)),
  password: z.optional(newPassword),
});
export type AcceptOperatorBody = z.infer<typeof acceptOperatorBody>;
