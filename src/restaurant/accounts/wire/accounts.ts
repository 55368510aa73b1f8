import * as z from 'zod/mini';
import { OPERATOR_ROLES } from '#operators/stores/rules/roles.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { ACTING_ROLES, ROLES } from '#restaurant/people/rules/permissions.ts';

export const email = z.string().check(z.maxLength(254), z.email(formatFault('email')));
export const newPassword = text(128).check(z.minLength(8, formatFault('tooShort', { least: 8 })));
export const phone = text(20).check(z.regex(/^$|^\+?\d[\d ]{5,18}$/, formatFault('phone')));

export const signUpBody = z.strictObject({
  name: text(200, 1),
  email,
  phone: z.optional(phone),
  password: newPassword,
  storeName: text(200, 1),
  /** The token of an operator's link, where not everybody may sign up. */
  invitation: z.optional(text(200)),
});

/** Accepts any text as an address. An invalid one gets the same answer as a wrong password. */
export const logInBody = z.strictObject({
  email: text(254),
  password: text(128),
  /** From the authenticator app, or a recovery code. Only required of accounts with two-factor sign-in. */
  code: z.optional(text(20)),
});

export const role = z.enum(ROLES);
const actingRole = z.enum(ACTING_ROLES);

export const membershipView = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  role: actingRole,
});

/** Sent to old clients, which put the token into the Authorization header. */
export const signedIn = z.object({
  token: z.string(),
  roles: z.array(actingRole),
  stores: z.array(membershipView),
});

/** Sent to browsers, which hold the token in a cookie that scripts cannot read. */
export const sessionView = z.object({
  account: z.object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    verified: z.boolean(),
    /** Whether they run the program. */
    isOperator: z.optional(z.boolean()),
    operatorRole: z.optional(z.enum(OPERATOR_ROLES)),
    /** Whether their brand is the first, from which the installation is run. */
    ofFirstBrand: z.optional(z.boolean()),
  }),
  roles: z.array(actingRole),
  stores: z.array(membershipView),
  /** Where somebody has signed in with a PIN. They have this one store, and no account of their own to open. */
  tablet: z.optional(z.object({ name: z.string(), lockMinutes: z.number() })),
});

export const addStaffBody = z.strictObject({ name: text(200, 1), email, password: newPassword, role });

export const staffMemberView = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  disabled: z.boolean(),
});

export const staffList = z.object({ staff: z.array(staffMemberView) });

export type SignUpBody = z.infer<typeof signUpBody>;
export type LogInBody = z.infer<typeof logInBody>;
export type AddStaffBody = z.infer<typeof addStaffBody>;
export type SignedIn = z.infer<typeof signedIn>;
export type MembershipView = z.infer<typeof membershipView>;
export type SessionView = z.infer<typeof sessionView>;
