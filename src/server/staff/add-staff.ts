import type { AddStaffBody } from '#domain/api/accounts.ts';
import type { Role } from '#domain/permissions.ts';
import { joinStore, listStaff as list } from '../accounts/membership.ts';
import { hashNewPassword } from '../accounts/new-password.ts';
import { createAccount, refuseTaken } from '../accounts/sign-up.ts';
import { authorise, type StoreCtx } from '../context.ts';
import { changeStaff, refuseRole } from './change-staff.ts';
import { noteStaff } from './staff-log.ts';

export async function listStaff(ctx: StoreCtx) {
  authorise(ctx, 'staff.read');
  return list(ctx, ctx.storeId);
}

/** A new account with a first password that the manager hands over; only owners make owners. */
export async function addStaff(ctx: StoreCtx, { name, email, password, role }: AddStaffBody) {
  refuseAdding(ctx, role);
  await refuseTaken(ctx, email);
  const passwordHash = await hashNewPassword(ctx, { accountId: ctx.actor.id }, password);
  return changeStaff(ctx, async (tx) => {
    // Hashing takes a while: whoever was made less meanwhile adds nobody.
    refuseAdding(tx, role);
    const accountId = await createAccount(tx, { name, email, passwordHash });
    await joinStore(tx, accountId, tx.storeId, role);
    await noteStaff(tx, tx.storeId, { what: 'added', subject: name, to: role });
    return { _id: accountId, name, email, role, disabled: false };
  });
}

function refuseAdding(ctx: StoreCtx, role: Role): void {
  authorise(ctx, role === 'OWNER' ? 'staff.add-owner' : 'staff.add');
  refuseRole(ctx, role);
}
