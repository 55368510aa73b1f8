import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { ProfileBody, ProfileView } from '#restaurant/people/wire/staff.ts';
import { selectAccount, selectAccountByEmail, updateAccount } from './queries.ts';

export async function getProfile(ctx: Ctx, accountId: string): Promise<ProfileView> {
  const account = await selectAccount(ctx.db, accountId);
  if (!account) throw new AppError('UNAUTHENTICATED');
  const { id: _id, name, email, phone } = account;
  return { _id, name, email, phone };
}

/** Changes what colleagues see of a person. */
export async function updateProfile(ctx: Ctx, accountId: string, body: ProfileBody): Promise<ProfileView> {
  await updateAccount(ctx.db, accountId, { name: body.name, phone: body.phone });
  return getProfile(ctx, accountId);
}

export async function hasAccount(ctx: Ctx, email: string): Promise<boolean> {
  return (await selectAccountByEmail(ctx.db, email)) !== null;
}

/** Whether the account's address is confirmed. */
export async function hasConfirmedAddress(ctx: Ctx, accountId: string): Promise<boolean> {
  return ((await selectAccount(ctx.db, accountId))?.verifiedAt ?? null) !== null;
}
