import { mayOperate } from '#operators/stores/rules/roles.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { trySendEmail } from '#platform/mail/server/send-email.ts';
import { newToken, sha256 } from '#platform/secrets/server/secrets.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findOperatorRole } from '#restaurant/access/server/find-session.ts';
import { findAccount } from '#restaurant/accounts/server/create-account.ts';
import type {
  InviteOperatorBody,
  OpenOperatorInvitation,
  OperatorInvitation,
  OperatorsView,
  SentToOperator,
} from '../wire/operators.ts';
import { lockAsOwner } from './change-operator.ts';
import { writeInvitation } from './invitation-email.ts';
import {
  deleteExpiredInvitations,
  deleteInvitation,
  type InvitationRow,
  insertInvitation,
  selectInvitation,
  selectInvitations,
  selectOperators,
} from './queries.ts';

const LIFETIME_MS = 7 * DAY;

export async function listOperators({ db, now, site }: OperatorCtx): Promise<OperatorsView> {
  const rows = await selectOperators(db, site.brandId);
  return {
    operators: rows.map(({ since, seenAt, secondStepAt, ...same }) => ({
      ...same,
      since: since.toISOString(),
      seenAt: seenAt === null ? null : new Date(seenAt).toISOString(),
      hasSecondStep: secondStepAt !== null,
    })),
    invitations: (await selectInvitations(db, site.brandId, new Date(now))).map(viewOf),
  };
}

/** A second invitation ends the first. The email goes after COMMIT, and it alone has the link, unless it can't be sent. */
export async function inviteOperator(
  ctx: OperatorCtx,
  { email: given, role }: InviteOperatorBody,
): Promise<SentToOperator> {
  const token = newToken();
  const email = given.trim();
  const { origin, brand, brandId } = ctx.site;
  const row = { invitationId: uuidV7(ctx.now), email, role, expiresAt: new Date(ctx.now + LIFETIME_MS) };
  await withTransaction(ctx, async (tx) => {
    await lockAsOwner(tx, ctx.account.id);
    const account = await findAccount(tx, email);
    if (account && (await findOperatorRole(tx, account.id))) throw new AppError('ALREADY_OPERATOR');
    await deleteInvitation(tx.db, brandId, { email });
    await insertInvitation(tx.db, { ...row, brandId, tokenHash: sha256(token), invitedBy: ctx.account.id });
  });
  const link = `${origin}/auth/operator#token=${token}`;
  const { name } = ctx.account;
  const isSent = await trySendEmail(ctx, 'invitation', email, () => writeInvitation(brand.name, name, link));
  return { invitation: viewOf({ ...row, invitedBy: name }), isSent, ...(isSent ? {} : { link }) };
}

export async function revokeInvitation(ctx: OperatorCtx, invitationId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const isOpen = isId(invitationId) && (await deleteInvitation(tx.db, tx.site.brandId, { invitationId }));
    if (!isOpen) throw new AppError('NOT_FOUND');
  });
}

/** For the holder of the link. A wrong, used, expired and revoked link get the same answer. */
export async function openInvitation(ctx: Ctx, token: string): Promise<OpenOperatorInvitation> {
  const { email, role, invitedBy } = await findInvitation(ctx, token);
  const account = await findAccount(ctx, email);
  return { email, role, invitedBy, hasAccount: account !== null && account.verifiedAt !== null };
}

/** An invitation is void once its inviter may no longer invite. */
export async function findInvitation(ctx: Ctx, token: string) {
  const found = await selectInvitation(ctx.db, ctx.site.brandId, sha256(token), new Date(ctx.now));
  if (!found || !mayOperate(found.inviterRole, 'operator.brand')) throw new AppError('INVITATION_NOT_FOUND');
  return found;
}

export async function sweepOperatorInvitations(ctx: Ctx): Promise<void> {
  await deleteExpiredInvitations(ctx.db, new Date(ctx.now));
}

function viewOf({
  invitationId: _id,
  expiresAt,
  email,
  role,
  invitedBy,
}: Omit<InvitationRow, 'inviterRole'>): OperatorInvitation {
  return { _id, email, role, invitedBy, expiresAt: expiresAt.toISOString() };
}
