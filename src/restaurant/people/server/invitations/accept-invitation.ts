import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { handOverState, takenFrom } from '#restaurant/access/rules/standing.ts';
import { joinStore } from '#restaurant/access/server/membership.ts';
import { createAccount, refuseSignUp, refuseTaken } from '#restaurant/accounts/server/create-account.ts';
import { hashNewPassword } from '#restaurant/accounts/server/passwords/hash-password.ts';
import { hasAccount } from '#restaurant/accounts/server/profile.ts';
import type { MembershipView } from '#restaurant/accounts/wire/accounts.ts';
import { findStore, findStoreIfAny } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { JoinByInvitationBody, OpenInvitation } from '../../wire/staff.ts';
import { type NewOwner, takeOver } from '../hand-over.ts';
import { selectOpenInvitation, updateInvitationAccepted } from '../queries.ts';
import { appendStaffLog } from '../staff-log.ts';
import { parseInvitationToken } from './invitation-token.ts';

/** For the holder of the link. A wrong, used, expired and revoked link get the same answer. */
export async function getInvitation(ctx: Ctx, token: string): Promise<OpenInvitation> {
  const { storeId, tokenHash } = parseInvitationToken(token);
  const found = await selectOpenInvitation(ctx.db, storeId, tokenHash, new Date(ctx.now));
  if (!found) throw new AppError('INVITATION_NOT_FOUND');
  const { name: storeName } = await findHere(ctx, storeId);
  const { email, role, handsOver, invitedBy, expiresAt } = found;
  const isWaiting = handsOver && handOverState(found, ctx.now) === 'waiting';
  return {
    storeName,
    role,
    handsOver,
    invitedBy,
    email,
    hasAccount: await hasAccount(ctx, email),
    expiresAt: expiresAt.toISOString(),
    ...(isWaiting && { takenFrom: takenFrom(found).toISOString() }),
  };
}

/** A link leads nowhere at the address of another brand. */
async function findHere({ db, site }: Ctx, storeId: string): Promise<StoreRow> {
  const store = await findStoreIfAny(db, storeId);
  if (store?.brandId !== site.brandId) throw new AppError('INVITATION_NOT_FOUND');
  return store;
}

/** Creates an account for the invited address. */
export async function joinWithNewAccount(
  ctx: Ctx,
  { token, name, phone, password }: JoinByInvitationBody,
  network: Network,
): Promise<MembershipView> {
  refuseSignUp(ctx, true);
  const { email, handsOver } = await getInvitation(ctx, token);
  await refuseTaken(ctx, email);
  const passwordHash = await hashNewPassword(ctx, { network }, password);
  // Before the lock: the invitation is taken inside, and the unique address decides.
  const joined = await withTransaction(ctx, async (tx) => {
    // The link of a hand-over went to that address alone. Of other invitations the inviter has the same link.
    const verifiedAt = handsOver ? new Date(tx.now) : null;
    const id = await createAccount(tx, {
      name,
      phone,
      email,
      passwordHash,
      ...(verifiedAt && { verifiedAt }),
    });
    return join(tx, token, { id, name, email, verifiedAt });
  });
  return welcome(joined);
}

/** A signed-in person joins with their own account, whichever address was invited, unless it is to own the store. */
export async function acceptInvitation(ctx: Ctx, token: string, account: NewOwner): Promise<MembershipView> {
  return welcome(await withTransaction(ctx, (tx) => join(tx, token, account)));
}

interface Joined {
  member: MembershipView;
  /** Where the store was handed over: what tells both sides. */
  tell: (() => Promise<void>) | null;
}

async function welcome({ member, tell }: Joined): Promise<MembershipView> {
  await tell?.();
  return member;
}

async function join(tx: Ctx, token: string, account: NewOwner): Promise<Joined> {
  const { storeId, tokenHash } = parseInvitationToken(token);
  await findHere(tx, storeId);
  const taken = await updateInvitationAccepted(tx.db, storeId, tokenHash, new Date(tx.now));
  if (!taken) throw new AppError('INVITATION_NOT_FOUND');
  const { role, handsOver } = taken;
  const { id, name: subject } = account;
  const actor = { kind: 'staff' as const, id, name: subject };
  const tell = handsOver ? await takeOver({ ...tx, storeId }, taken, account) : null;
  if (!handsOver) {
    await joinStore(tx, id, storeId, role);
    await appendStaffLog(tx, storeId, { what: 'joined', subject, to: role }, actor);
  }
  const { slug, name } = await findStore(tx.db, storeId);
  const member = { _id: storeId, slug, name, role };
  return { member, tell };
}
