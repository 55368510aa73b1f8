import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { findStaff as list } from '#restaurant/access/server/membership.ts';
import { refuseCommonPassword } from '#restaurant/accounts/server/passwords/hash-password.ts';
import type { AddStaffBody } from '#restaurant/accounts/wire/accounts.ts';
import { refuseRole } from './change-staff.ts';
import { invite } from './invitations/invite.ts';

export async function listStaff(ctx: StoreCtx) {
  authorise(ctx, 'staff.read');
  return list(ctx, ctx.storeId);
}

/** Invites, in the shape that older clients expect. The invited person chooses their own name and password. */
export async function addStaff(ctx: StoreCtx, { name, email, password, role }: AddStaffBody) {
  authorise(ctx, 'staff.invite');
  refuseRole(ctx, role);
  refuseCommonPassword(password);
  const { invitation } = await invite(ctx, { email, role });
  return { _id: invitation._id, name, email, role, disabled: false };
}
