import type { AddStaffBody } from '#domain/api/accounts.ts';
import { fieldFault } from '#domain/errors.ts';
import { COMMON_PASSWORD, isCommonPassword } from '#domain/password.ts';
import { joinStore, listStaff as list } from '../accounts/membership.ts';
import { createAccount } from '../accounts/sign-up.ts';
import { authorise, type StoreCtx, withTransaction } from '../context.ts';
import { noteStaff } from './staff-log.ts';

export async function listStaff(ctx: StoreCtx) {
  authorise(ctx, 'staff.read');
  return list(ctx, ctx.storeId);
}

/** A new account with a first password that the manager hands over; only owners make owners. */
export async function addStaff(ctx: StoreCtx, { name, email, password, role }: AddStaffBody) {
  authorise(ctx, role === 'OWNER' ? 'staff.add-owner' : 'staff.add');
  if (isCommonPassword(password)) throw fieldFault({ password: COMMON_PASSWORD });
  const passwordHash = await ctx.services.passwords.hash(password);
  return withTransaction(ctx, async (tx) => {
    const accountId = await createAccount(tx, { name, email, passwordHash });
    await joinStore(tx, accountId, tx.storeId, role);
    await noteStaff(tx, tx.storeId, { what: 'added', subject: name, to: role });
    return { _id: accountId, name, email, role, disabled: false };
  });
}
