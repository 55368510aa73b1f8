import type { MembershipView } from '#domain/api/accounts.ts';
import type { JoinByInvitationBody, OpenInvitation } from '#domain/api/staff.ts';
import { AppError } from '#domain/errors.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { Network } from '../../platform/limits/network.ts';
import { joinStore } from '../access/membership.ts';
import { createAccount, refuseTaken } from '../accounts/create-account.ts';
import { hashNewPassword } from '../accounts/new-password.ts';
import { hasAccount } from '../accounts/profile.ts';
import { refuseSignUp } from '../accounts/sign-up-policy.ts';
import { findStore } from '../stores/find-store.ts';
import { readInvitationToken } from './invitation-token.ts';
import { readOpenInvitation, takeInvitation } from './queries.ts';
import { noteStaff } from './staff-log.ts';

/** For whoever holds the link; one that is wrong, used, over or taken back can't be told from the others. */
export async function readInvitation(ctx: Ctx, token: string): Promise<OpenInvitation> {
  const { storeId, tokenHash } = readInvitationToken(token);
  const found = await readOpenInvitation(ctx.db, storeId, tokenHash, new Date(ctx.now));
  if (!found) throw new AppError('INVITATION_NOT_FOUND');
  const { name: storeName } = await findStore(ctx.db, storeId);
  const { email, role, invitedBy, expiresAt } = found;
  return {
    storeName,
    role,
    invitedBy,
    email,
    hasAccount: await hasAccount(ctx, email),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Somebody without an account gets one for the address that was invited. */
export async function joinWithNewAccount(
  ctx: Ctx,
  { token, name, phone, password }: JoinByInvitationBody,
  network: Network,
): Promise<MembershipView> {
  refuseSignUp(ctx, true);
  const { email } = await readInvitation(ctx, token);
  await refuseTaken(ctx, email);
  const passwordHash = await hashNewPassword(ctx, { network }, password);
  return withTransaction(ctx, async (tx) => {
    // The address is not taken as confirmed: whoever invited holds the same link.
    const id = await createAccount(tx, { name, phone, email, passwordHash });
    return join(tx, token, { id, name });
  });
}

/** Somebody who is signed in joins as who they are, whichever address was invited. */
export function acceptInvitation(
  ctx: Ctx,
  token: string,
  account: { id: string; name: string },
): Promise<MembershipView> {
  return withTransaction(ctx, (tx) => join(tx, token, account));
}

async function join(tx: Ctx, token: string, account: { id: string; name: string }): Promise<MembershipView> {
  const { storeId, tokenHash } = readInvitationToken(token);
  const taken = await takeInvitation(tx.db, storeId, tokenHash, new Date(tx.now));
  if (!taken) throw new AppError('INVITATION_NOT_FOUND');
  const { role } = taken;
  await joinStore(tx, account.id, storeId, role);
  const { id, name: subject } = account;
  await noteStaff(tx, storeId, { what: 'joined', subject, to: role }, { kind: 'staff', id, name: subject });
  const { slug, name } = await findStore(tx.db, storeId);
  return { _id: storeId, slug, name, role };
}
