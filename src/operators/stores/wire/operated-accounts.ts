import * as z from 'zod/mini';
import { membershipView } from '#restaurant/accounts/wire/accounts.ts';
import { OPERATOR_ROLES } from '../rules/roles.ts';

export const ACCOUNTS_AT_ONCE = 50;
/** More of one person are not listed. */
export const STORES_OF_ACCOUNT = 20;

export const operatedAccount = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  verified: z.boolean(),
  hasSecondStep: z.boolean(),
  isOperator: z.boolean(),
  createdAt: z.string(),
  stores: z.array(membershipView),
});
export type OperatedAccount = z.infer<typeof operatedAccount>;

export const operatedAccounts = z.object({
  accounts: z.array(operatedAccount),
  next: z.nullable(z.string()),
});

/** Without a role whoever is an operator keeps theirs, and a new one is an owner. */
export const operatorBody = z.strictObject({
  isOperator: z.boolean(),
  role: z.optional(z.enum(OPERATOR_ROLES)),
});
