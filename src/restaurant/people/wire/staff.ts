import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import { email, newPassword, phone, role } from '#restaurant/accounts/wire/accounts.ts';

/** Language of the invitation email. */
const language = z.optional(z.enum(OFFICE_LANGUAGES));

export const inviteBody = z.strictObject({ email, role, language });
export const resendBody = z.strictObject({ language });
export const roleBody = z.strictObject({ role });
/** The token is in the body, because proxies log the addresses of requests. */
export const invitationBody = z.strictObject({ token: text(200) });
export const newStoreBody = z.strictObject({ name: text(200, 1) });

/** For people without an account. The email address is the invited one. */
export const joinBody = z.strictObject({
  name: text(200, 1),
  phone: z.optional(phone),
  password: newPassword,
});

export const joinByInvitationBody = z.extend(joinBody, { token: text(200) });

export const profileBody = z.strictObject({ name: text(200, 1), phone });
export const profileView = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});

export const personView = z.object({
  _id: z.string(),
  name: z.string(),
  /** Empty for those who only sign in with a PIN. */
  email: z.string(),
  phone: z.string(),
  role,
  hasPin: z.boolean(),
  joinedAt: z.string(),
  seenAt: z.nullable(z.string()),
  disabled: z.boolean(),
});

const invitationView = z.object({
  _id: z.string(),
  email: z.string(),
  role,
  /** Whether accepting it makes its reader the only owner. */
  handsOver: z.boolean(),
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Of a hand-over: from when it can be accepted. */
  takenFrom: z.optional(z.string()),
  /** Of a hand-over: whether an owner has agreed. */
  isAgreed: z.optional(z.boolean()),
});

export const peopleView = z.object({ people: z.array(personView), invitations: z.array(invitationView) });

/** Only this answer has the link: the server keeps a hash of its token. */
export const sentInvitation = z.object({
  invitation: invitationView,
  link: z.string(),
  isSent: z.boolean(),
});

export const openInvitation = z.object({
  storeName: z.string(),
  role,
  handsOver: z.boolean(),
  invitedBy: z.string(),
  email: z.string(),
  hasAccount: z.boolean(),
  expiresAt: z.string(),
  /** Of a hand-over to which owners may still object: from when it can be accepted. */
  takenFrom: z.optional(z.string()),
});

export const STAFF_EVENTS = [
  'added',
  'invited',
  'resent',
  'revoked',
  'joined',
  'changed',
  'removed',
  'left',
  'guest-exported',
  'guest-erased',
  'feedback-answered',
  'suspended',
  'resumed',
  'planned',
  'hand-over-asked',
  'hand-over-agreed',
  'handed-over',
  'closed',
  'reopened',
  'support-allowed',
  'support-ended',
  'support-acted',
  'pin-set',
  'pin-removed',
  'tablet-admitted',
  'tablet-removed',
  'key-made',
  'key-replaced',
  'key-removed',
  'webhook-added',
  'webhook-removed',
] as const;
export type StaffEvent = (typeof STAFF_EVENTS)[number];

export const staffEntry = z.object({
  _id: z.string(),
  at: z.string(),
  actor: z.string(),
  /** Whether the actor runs the program and is no member. */
  isOperator: z.boolean(),
  what: z.enum(STAFF_EVENTS),
  subject: z.string(),
  from: z.nullable(role),
  to: z.nullable(role),
});

export const staffLogView = z.object({ entries: z.array(staffEntry) });

export type InviteBody = z.infer<typeof inviteBody>;
export type ResendBody = z.infer<typeof resendBody>;
export type JoinBody = z.infer<typeof joinBody>;
export type JoinByInvitationBody = z.infer<typeof joinByInvitationBody>;
export type ProfileBody = z.infer<typeof profileBody>;
export type ProfileView = z.infer<typeof profileView>;
export type PersonView = z.infer<typeof personView>;
export type InvitationView = z.infer<typeof invitationView>;
export type PeopleView = z.infer<typeof peopleView>;
export type SentInvitation = z.infer<typeof sentInvitation>;
export type OpenInvitation = z.infer<typeof openInvitation>;
export type StaffEntry = z.infer<typeof staffEntry>;
export type StaffLogView = z.infer<typeof staffLogView>;
